package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import reversi.online.StandingRow;
import reversi.online.TournamentCard;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.screens.Context;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.tournament.TournamentPageState.Self;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The standings of a tournament, a page of them at a time; before the start, who has joined. */
final class StandingsPanel {
    private static final float HEAD = 36;

    private final Context context;
    private final Ui ui;
    private final TournamentActions actions;
    private final float room;

    /** What is shown. */
    record Shown(Optional<TournamentCard> card, Optional<TournamentNews.Standings> page, Self self) {}

    StandingsPanel(Context context, TournamentActions actions, float width) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.room = width - 2 * Theme.PAD;
    }

    Actor build(Shown shown) {
        Panel panel = ListPanels.panel(context);
        if (shown.card().isEmpty() || shown.page().isEmpty()) {
            panel.add(ui.muted(context.say("online.loading"), Type.BODY));
            return panel;
        }
        TournamentCard card = shown.card().get();
        TournamentNews.Standings page = shown.page().get();
        TournamentFormat format = card.terms().format();
        int most =
                page.rows().stream().mapToInt(row -> row.marks().size()).max().orElse(0);
        boolean isPlanned = card.phase() == TournamentPhase.PLANNED;
        StandingLine.Widths widths =
                isPlanned ? StandingLine.Widths.planned(room) : StandingLine.Widths.of(format, most, room);
        if (isPlanned) {
            panel.add(ui.text(context.texts().count("tournament.entered", page.total()), Type.TITLE))
                    .padBottom(Theme.LINE_GAP)
                    .row();
        } else if (!page.rows().isEmpty()) {
            panel.add(head(widths)).height(HEAD).row();
        }
        ListView list = new ListView(context);
        for (StandingRow row : page.rows()) {
            ListView.Row line = new ListView.Row();
            String club = TournamentWords.club(card, row);
            line.add(new StandingLine(
                            context, row, widths, shown.self().is(row.player()), () -> actions.open(row), club))
                    .growX();
            list.add(line);
        }
        if (page.rows().isEmpty()) {
            list.placeholder(context.say("tournament.nobody"), room);
        }
        panel.add(list).row();
        turning(page).ifPresent(ways -> panel.add(ways).padTop(Theme.GAP).row());
        if (!isPlanned) {
            panel.add(ui.muted(context.say("tournament.rule." + format.name()), Type.SMALL)
                            .wrap(room))
                    .padTop(Theme.BLOCK_GAP);
        }
        return panel;
    }

    private Table head(StandingLine.Widths widths) {
        Table head = new Table();
        head.left();
        head.add(ui.muted("#", Type.SMALL)).width(widths.rank());
        head.add(ui.muted(context.say("tournament.player"), Type.SMALL))
                .width(widths.name())
                .minWidth(0);
        if (widths.marks() > 0) {
            // Over few marks there is no room for the word, which rather goes than ends in dots.
            Text rounds = ui.muted(context.say("tournament.rounds"), Type.SMALL);
            head.add(rounds.naturalWidth() <= widths.marks() ? rounds : null)
                    .width(widths.marks())
                    .minWidth(0);
        }
        head.add(ui.muted(context.say("tournament.points"), Type.SMALL).align(Align.right))
                .width(widths.points())
                .minWidth(0);
        if (widths.tie() > 0) {
            head.add(ui.muted(context.say("tournament.tie"), Type.SMALL).align(Align.right))
                    .width(widths.tie())
                    .minWidth(0);
        }
        return head;
    }

    /** The ways to the lines before and after those that are seen; nothing where all are. */
    private Optional<Actor> turning(TournamentNews.Standings page) {
        boolean hasBefore = page.from() > 0;
        boolean hasAfter = page.from() + page.rows().size() < page.total();
        if (!hasBefore && !hasAfter) {
            return Optional.empty();
        }
        int from = Math.max(0, page.from());
        Table ways = new Table();
        ways.defaults().growX().uniformX();
        ways.add(turn("tournament.before", hasBefore, -1)).padRight(Theme.GAP);
        ways.add(ui.muted((from + 1) + "–" + (from + page.rows().size()), Type.SMALL)
                .align(Align.center));
        ways.add(turn("tournament.after", hasAfter, 1)).padLeft(Theme.GAP);
        return Optional.of(ways);
    }

    private Actor turn(String key, boolean isThere, int by) {
        var way = ui.secondary(context.say(key), () -> actions.turnStandings(by));
        way.setDisabled(!isThere);
        return way;
    }
}
