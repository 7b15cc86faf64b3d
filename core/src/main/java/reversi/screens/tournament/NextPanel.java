package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.ClubScore;
import reversi.online.PlayerCard;
import reversi.online.StandingRow;
import reversi.online.TournamentCard;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.screens.Context;
import reversi.screens.online.ListPanels;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What comes next in a tournament, and what one can do there. */
final class NextPanel {

    private final Context context;
    private final Ui ui;
    private final TournamentActions actions;
    private final float room;
    private final boolean isNarrow;
    private final TournamentWords words;

    /**
     * What is shown.
     *
     * @param can what one can do
     * @param podium the best lines of the standings, where they are known
     */
    record Shown(Optional<TournamentCard> card, Can can, List<StandingRow> podium, long now, String trouble) {
        static Shown of(TournamentPageState state, String trouble) {
            List<StandingRow> podium = state.isPhase(TournamentPhase.ENDED)
                    ? state.standings()
                            .filter(page -> page.from() == 0)
                            .map(TournamentNews.Standings::rows)
                            .map(rows -> rows.subList(0, Math.min(3, rows.size())))
                            .orElse(List.of())
                    : List.of();
            return new Shown(state.card(), Can.of(state), podium, state.moment().now(), trouble);
        }
    }

    /** What one can do, and how many remarks one hasn't seen. */
    record Can(
            boolean isIn,
            boolean withdraw,
            boolean needsAccount,
            boolean cancel,
            boolean isAsking,
            int said,
            int unseen) {
        static Can of(TournamentPageState state) {
            return new Can(
                    state.isIn(),
                    state.canWithdraw(),
                    state.needsAccount(),
                    state.canCancel(),
                    state.self().isAsking(),
                    state.talk().said(),
                    state.talk().unseen());
        }
    }

    /** In a narrow window, whose heading has no room for it, it says what is played, too. */
    NextPanel(Context context, TournamentActions actions, float width, boolean isNarrow) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.room = width - 2 * Theme.PAD;
        this.isNarrow = isNarrow;
        this.words = new TournamentWords(context);
    }

    Actor build(Shown shown) {
        Panel panel = ListPanels.panel(context);
        if (shown.card().isEmpty()) {
            panel.add(ui.muted(shown.trouble(), Type.BODY).wrap(room));
            return panel;
        }
        TournamentCard card = shown.card().get();
        panel.add(ui.text(title(card, shown.now()), Type.TITLE).wrap(room)).row();
        for (String line : lines(card, shown)) {
            panel.add(ui.muted(line, Type.SMALL).wrap(room))
                    .padTop(Theme.ROW_GAP)
                    .row();
        }
        panel.add(ways(card, shown.can())).padTop(Theme.CARD_PAD);
        return panel;
    }

    private String title(TournamentCard card, long now) {
        return switch (card.phase()) {
            case PLANNED ->
                context.texts()
                        .get("tournament.starts", words.start(card.terms().startsAt(), now));
            case RUNNING -> words.progress(card, now);
            case ENDED ->
                words.winner(card)
                        .map(winner -> context.texts().get("tournament.won", winner))
                        .orElse(context.say("tournament.ended"));
            case CANCELLED -> context.say("tournament.cancelled");
        };
    }

    private List<String> lines(TournamentCard card, Shown shown) {
        List<String> lines = new ArrayList<>();
        if (isNarrow) {
            lines.add(words.game(card));
        }
        switch (card.phase()) {
            case PLANNED -> {
                lines.add(context.texts()
                        .get("tournament.seats", card.players(), card.terms().seats()));
                lines.add(context.say("tournament.rule." + card.terms().format().name()));
                lines.add(noShow(card));
            }
            case RUNNING -> {
                next(card).ifPresent(lines::add);
                lines.add(noShow(card));
                if (shown.can().withdraw()) {
                    lines.add(context.say("tournament.leave"));
                }
            }
            case ENDED -> lines.addAll(words.podium(shown.podium()));
            case CANCELLED -> lines.add(context.say("tournament.cancelled.words"));
        }
        if (shown.can().needsAccount()) {
            lines.add(context.say("tournament.members"));
        }
        card.host()
                .map(PlayerCard::name)
                .ifPresent(host -> lines.add(context.texts().get("tournament.host", host)));
        return lines;
    }

    private String noShow(TournamentCard card) {
        return context.texts()
                .get("tournament.no-show", words.duration(card.terms().noShow()));
    }

    /** How the next game comes about; nothing where the format says it. */
    private Optional<String> next(TournamentCard card) {
        if (card.terms().format() == TournamentFormat.ARENA) {
            return Optional.of(context.say("tournament.next.arena"));
        }
        return card.rounds() > 0 && card.round() >= card.rounds()
                ? Optional.of(context.say("tournament.next.last"))
                : Optional.of(context.texts().get("tournament.next", card.round() + 1));
    }

    private Table ways(TournamentCard card, Can can) {
        Table ways = new Table();
        ways.defaults().growX().height(Theme.BUTTON).padBottom(Theme.GAP);
        if (can.withdraw()) {
            var withdraw = ui.secondary(context.say("tournament.withdraw"), actions::withdraw);
            withdraw.setDisabled(can.isAsking());
            ways.add(withdraw).row();
        }
        if (can.needsAccount()) {
            ways.add(ui.secondary(context.say("signin.register"), actions::register))
                    .row();
        }
        String talk = context.say("chat.title");
        ways.add(ui.secondary(can.unseen() > 0 ? talk + " · " + can.unseen() : talk, actions::talk))
                .row();
        ways.add(ui.secondary(context.say("analysis.share"), actions::share)).row();
        for (ClubScore club : card.clubs()) {
            ways.add(ui.secondary(club.name(), () -> context.go().club(club.club())))
                    .row();
        }
        if (card.phase() == TournamentPhase.ENDED) {
            ways.add(ui.secondary(context.say("tournament.results"), actions::results))
                    .row();
        }
        if (can.cancel()) {
            var cancel = ui.danger(context.say("tournament.cancel"), actions::cancel);
            cancel.setDisabled(can.isAsking());
            ways.add(cancel).row();
        }
        return ways;
    }
}
