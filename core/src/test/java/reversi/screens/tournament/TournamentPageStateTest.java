package reversi.screens.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.StandingRow;
import reversi.online.TournamentCard;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.online.TournamentTerms;
import reversi.rules.Variant;
import reversi.screens.tournament.TournamentPageState.Self;

/** What one can do in a tournament follows from its format, how far it is, and who one is. */
class TournamentPageStateTest {
    private static final PlayerCard YOU =
            new PlayerCard(5, "you", PlayerKind.MEMBER, 1_600, 0, Presence.IDLE, Optional.empty(), 0, 0);

    private static TournamentPageState state(
            TournamentFormat format, TournamentPhase phase, int round, boolean isMember, Optional<StandingRow> own) {
        GameTerms game = new GameTerms(Variant.OTHELLO, TimeControl.perGame(180, 2), false, ColourChoice.LOT);
        TournamentTerms usual = TournamentTerms.usual("Any cup", format, game, 1_000);
        TournamentTerms terms = new TournamentTerms(
                "Any cup", format, game, usual.rounds(), usual.minutes(), 1_000, usual.seats(), true, 60, List.of());
        TournamentCard card = new TournamentCard(
                1, terms, Optional.empty(), phase, 8, round, 6, 0, 0, 0, Optional.empty(), List.of(), 1);
        TournamentPageState empty = TournamentPageState.empty();
        return new TournamentPageState(
                Optional.of(new TournamentNews.TournamentInfo(card, false, own)),
                Optional.empty(),
                Optional.empty(),
                empty.show(),
                empty.commentator(),
                new Self(Optional.of(YOU), isMember, false),
                empty.talk(),
                empty.tab(),
                empty.moment());
    }

    private static Optional<StandingRow> own(String how) {
        return how.equals("none")
                ? Optional.empty()
                : Optional.of(new StandingRow(1, YOU, 0, 0, 0, 0, List.of(), how.equals("out"), Optional.empty(), 0));
    }

    @ParameterizedTest
    @CsvSource({
        "ARENA, PLANNED, 0, none, true, false",
        "ARENA, RUNNING, 0, none, true, false",
        "ARENA, RUNNING, 0, in, false, true",
        "ARENA, RUNNING, 0, out, true, false",
        "ARENA, ENDED, 0, none, false, false",
        "ARENA, ENDED, 0, in, false, false",
        "SWISS, PLANNED, 0, none, true, false",
        "SWISS, PLANNED, 0, in, false, true",
        "SWISS, RUNNING, 3, none, true, false",
        "SWISS, RUNNING, 4, none, false, false",
        "SWISS, RUNNING, 5, out, true, false",
        "SWISS, RUNNING, 6, out, false, false",
        "ROUND_ROBIN, RUNNING, 1, none, false, false",
        "KNOCK_OUT, PLANNED, 0, none, true, false",
        "KNOCK_OUT, RUNNING, 1, out, false, false",
        "KNOCK_OUT, RUNNING, 1, in, false, true",
        "KNOCK_OUT, CANCELLED, 0, in, false, false"
    })
    void joiningAndWithdrawing(
            TournamentFormat format, TournamentPhase phase, int round, String how, boolean joins, boolean leaves) {
        TournamentPageState state = state(format, phase, round, true, own(how));
        assertEquals(joins, state.canJoin());
        assertEquals(leaves, state.canWithdraw());
        assertEquals(false, state.needsAccount());
    }

    @ParameterizedTest
    @CsvSource({"PLANNED, true", "RUNNING, true", "ENDED, false"})
    void aGuestNeedsAnAccountWhereMembersPlay(TournamentPhase phase, boolean isAsked) {
        TournamentPageState state = state(TournamentFormat.ARENA, phase, 0, false, Optional.empty());
        assertEquals(false, state.canJoin());
        assertEquals(isAsked, state.needsAccount());
    }

    @ParameterizedTest
    @CsvSource({"119, 1", "121, 15", "3600, 15", "-60, 1"})
    void timeIsExactToTheSecondOnlyShortlyBeforeTheStart(int secondsAhead, int step) {
        TournamentCard card = state(TournamentFormat.ARENA, TournamentPhase.PLANNED, 0, true, Optional.empty())
                .card()
                .orElseThrow();
        long now = 1_000 - secondsAhead * 1_000L;
        assertEquals(now - Math.floorMod(now, step * 1_000L), TournamentPageState.rounded(Optional.of(card), now));
    }
}
