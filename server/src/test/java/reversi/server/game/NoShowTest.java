package reversi.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Variant;

/** In a tournament whoever does not come to the game loses it, long before the clock has run out. */
class NoShowTest {
    private static final long START = 1_000_000;
    private static final long NO_SHOW = 120_000;
    private static final Optional<TournamentLink> TOURNAMENT = Optional.of(new TournamentLink(7, NO_SHOW));

    private static GameState start(TimeControl time, Optional<TournamentLink> tournament) {
        GameTerms terms = new GameTerms(Variant.OTHELLO, time, true, ColourChoice.LOT);
        SeatedAccount ann = new SeatedAccount(1, PlayerKind.MEMBER);
        SeatedAccount bert = new SeatedAccount(2, PlayerKind.MEMBER);
        return GameState.start(new GameFacts(1, terms, ann, bert, START, false, tournament));
    }

    private static GameState play(GameState state, String square, long now) {
        int ply = state.transcript().plies() + 1;
        TableRequest request = new TableRequest.Play(1, ply, Move.at(square));
        Decision decision = TableReferee.judge(state, state.position().toMove(), request, now, 0, false);
        GameState after = state;
        for (var event : assertInstanceOf(Decision.Granted.class, decision).events()) {
            after = after.with(event, now);
        }
        return after;
    }

    private static Result ending(Optional<Decision> decision) {
        return assertInstanceOf(Decision.Granted.class, decision.orElseThrow())
                .end()
                .orElseThrow();
    }

    @Test
    void eachSideHasSoLongForItsFirstMove() {
        GameState begun = start(TimeControl.perGame(600, 0), TOURNAMENT);
        assertEquals(START + NO_SHOW, begun.deadline().orElseThrow());
        GameState black = play(begun, "d3", START + 50_000);
        assertEquals(START + 50_000 + NO_SHOW, black.deadline().orElseThrow());
        GameState white = play(black, "c3", START + 60_000);
        assertEquals(
                START + 60_000 + 550_000 + GameState.MOST_LAG,
                white.deadline().orElseThrow(),
                "from here on by the clock");
        GameState elsewhere = start(TimeControl.perGame(600, 0), Optional.empty());
        assertEquals(START + 600_000 + GameState.MOST_LAG, elsewhere.deadline().orElseThrow());
    }

    @Test
    void whoDoesNotComeLosesARatedGameToo() {
        GameState begun = start(TimeControl.perGame(600, 0), TOURNAMENT);
        assertTrue(TableReferee.flag(begun, START + NO_SHOW - 1).isEmpty());
        Result lost = ending(TableReferee.flag(begun, START + NO_SHOW));
        assertEquals(Ending.TIME, lost.ending());
        assertEquals(Optional.of(Disc.WHITE), lost.winner());
        GameState black = play(begun, "d3", START + 50_000);
        assertEquals(
                Optional.of(Disc.BLACK),
                ending(TableReferee.flag(black, START + 50_000 + NO_SHOW)).winner());
    }

    @Test
    void aGameGivenUpAtOnceIsLostAndNotAborted() {
        TableRequest resign = new TableRequest.Resign(1);
        GameState begun = start(TimeControl.perGame(600, 0), TOURNAMENT);
        Result lost = ending(Optional.of(TableReferee.judge(begun, Disc.WHITE, resign, START + 1_000, 0, false)));
        assertEquals(Optional.of(Disc.BLACK), lost.winner());
        GameState elsewhere = start(TimeControl.perGame(600, 0), Optional.empty());
        assertEquals(
                Ending.ABANDONED,
                ending(Optional.of(TableReferee.judge(elsewhere, Disc.WHITE, resign, START + 1_000, 0, false)))
                        .ending());
    }

    @Test
    void aShorterClockRunsOutBefore() {
        assertEquals(
                START + 30_000 + GameState.MOST_LAG,
                start(TimeControl.perMove(30), TOURNAMENT).deadline().orElseThrow());
    }

    @Test
    void noTimeCountsInWhichNoNodeServed() {
        List<Outage> outages = List.of(new Outage(START + 5_000, START + 905_000));
        GameState begun = start(TimeControl.perGame(600, 0), TOURNAMENT).pausing(outages, Long.MAX_VALUE);
        assertEquals(START + 900_000 + NO_SHOW, begun.deadline().orElseThrow());
    }
}
