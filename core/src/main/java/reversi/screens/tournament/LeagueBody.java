package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.online.LeagueDivision;
import reversi.online.PlayerCard;
import reversi.online.StandingRow;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews.LeagueInfo;
import reversi.screens.Context;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of a league below its title, in one width: the league, its divisions in a season, and who begins with the next one. */
final class LeagueBody {
    private static final float WAY = 96;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final float room;
    private final LeagueWords words;

    /** What the controls lead to. */
    interface Actions {
        /** Plays from the next season on. */
        void join();

        /** Plays no further season. */
        void leave();

        /** Shows another season. */
        void turn(int season);
    }

    LeagueBody(Context context, Actions actions, float width) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.room = width - 2 * Theme.PAD;
        this.words = new LeagueWords(context);
    }

    Actor build(LeaguePageState state) {
        Table body = ListPanels.body();
        if (state.info().isEmpty()) {
            body.add(ListPanels.saying(context, state.answer().words(context.texts(), "online.loading"), room));
            return body;
        }
        LeagueInfo info = state.info().get();
        body.add(league(info, state)).row();
        if (info.card().season() > 1) {
            body.add(seasons(info)).row();
        }
        for (LeagueDivision division : info.divisions()) {
            body.add(division(division, state)).row();
        }
        if (!info.joining().isEmpty()) {
            Panel panel = ListPanels.titled(context, context.say("league.joining"));
            List<String> all = info.joining().stream().map(PlayerCard::name).toList();
            String names = context.texts().punctuation().list(all);
            panel.add(ui.text(names, Type.BODY).wrap(room));
            body.add(panel).row();
        }
        return body;
    }

    private Actor league(LeagueInfo info, LeaguePageState state) {
        Panel panel = ListPanels.panel(context);
        panel.add(ui.text(info.card().terms().name(), Type.HEADING).wrap(room)).row();
        panel.add(ui.muted(words.facts(info.card()), Type.SMALL).wrap(room))
                .padTop(Theme.ROW_GAP)
                .row();
        String next = context.texts().get("league.next", words.next(info.card(), state.now()));
        panel.add(ui.text(next, Type.BODY_STRONG).wrap(room))
                .padTop(Theme.BLOCK_GAP)
                .row();
        panel.add(ui.muted(context.say("league.rule"), Type.SMALL).wrap(room))
                .padTop(Theme.LINE_GAP)
                .row();
        if (state.isLeaving()) {
            panel.add(ui.muted(context.say("league.leaving"), Type.SMALL).wrap(room))
                    .padTop(Theme.LINE_GAP)
                    .row();
        }
        if (state.canJoin()) {
            panel.add(ui.primary(context.say("league.join"), actions::join))
                    .height(Theme.BUTTON)
                    .padTop(Theme.CARD_PAD)
                    .row();
        }
        if (state.canLeave()) {
            panel.add(ui.secondary(context.say("league.leave"), actions::leave))
                    .height(Theme.BUTTON)
                    .padTop(Theme.CARD_PAD);
        }
        return panel;
    }

    /** The ways to the seasons before and after the one that is seen. */
    private Actor seasons(LeagueInfo info) {
        Table ways = new Table();
        ways.defaults().growX().uniformX().minWidth(0);
        ways.add(ui.text(words.season(info.season()), Type.TITLE).align(Align.center))
                .colspan(2)
                .padBottom(Theme.GAP)
                .row();
        ways.add(season(info.season() - 1, info)).height(Theme.BUTTON).padRight(Theme.GAP);
        ways.add(season(info.season() + 1, info)).height(Theme.BUTTON);
        return ways;
    }

    /** The way to a season; nothing where there is none of that number. */
    private @Nullable Actor season(int number, LeagueInfo info) {
        boolean isThere = number > 0 && number <= info.card().season();
        return isThere ? ui.secondary(words.season(number), () -> actions.turn(number)) : null;
    }

    private Actor division(LeagueDivision division, LeaguePageState state) {
        Panel panel = ListPanels.panel(context);
        Table head = new Table();
        head.add(ui.text(words.division(division.number()), Type.TITLE)).growX().minWidth(0);
        head.add(ui.small(context.say(division.over() ? "league.games" : "league.running"), () -> context.go()
                        .tournament(division.tournament())))
                .minWidth(WAY)
                .height(Theme.TOUCH);
        panel.add(head).padBottom(Theme.LINE_GAP).row();
        int most = division.rows().stream()
                .mapToInt(row -> row.marks().size())
                .max()
                .orElse(0);
        StandingLine.Widths widths = StandingLine.Widths.of(TournamentFormat.ROUND_ROBIN, most, room);
        ListView list = new ListView(context);
        for (StandingRow row : division.rows()) {
            ListView.Row line = new ListView.Row();
            line.add(new StandingLine(
                            context,
                            row,
                            widths,
                            state.isYou(row.player()),
                            () -> context.go().tournament(division.tournament()),
                            ""))
                    .growX();
            list.add(line);
        }
        panel.add(list);
        return panel;
    }
}
