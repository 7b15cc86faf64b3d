package reversi.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.Verdict.Refusal;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Start;
import reversi.rules.Variant;

/** What players may do, and when. */
class RefereeTest {
    private static final Variant SMALL = Variant.square(4, Start.DIAGONAL);

    private Game game = game(Variant.OTHELLO, TimeControl.perGame(60, 1));

    private static Game game(Variant variant, TimeControl time) {
        return Game.start(new GameSetup(variant, Seat.human("Ann"), Seat.human("Ben"), time), 0);
    }

    private Verdict ask(Disc by, GameRequest request, long now) {
        Verdict verdict = Referee.judge(game, by, request, now, 0);
        if (verdict instanceof Verdict.Granted granted) {
            granted.events().forEach(event -> game = game.with(event, now));
        }
        return verdict;
    }

    private Verdict play(String square, long now) {
        return ask(
                game.position().toMove(), new GameRequest.Play(game.transcript().plies() + 1, Move.at(square)), now);
    }

    @Test
    void aMoveTakesItsTimeAndEarnsTheIncrement() {
        assertEquals(
                Verdict.granted(new GameEvent.Played(1, Move.at("f5"), new ClockTimes(56_000, 60_000))),
                play("f5", 5_000));
        assertEquals(new ClockTimes(56_000, 58_000), game.clockAt(7_000).shown());
    }

    @Test
    void whatBreaksTheRulesIsRefusedWithTheRule() {
        assertEquals(Verdict.illegal(Illegal.FLIPS_NOTHING), play("a1", 0));
        assertEquals(
                Verdict.illegal(Illegal.NOT_YOUR_TURN), ask(Disc.WHITE, new GameRequest.Play(1, Move.at("f5")), 0));
        assertEquals(Verdict.refused(Refusal.STALE), ask(Disc.BLACK, new GameRequest.Play(2, Move.at("f5")), 0));
    }

    @Test
    void aForcedPassFollowsAtOnceWithTheSameClocks() {
        game = game(SMALL, TimeControl.perGame(60, 1));
        for (String square : List.of("b1", "c1", "d3")) {
            play(square, 0);
        }
        Verdict.Granted granted = (Verdict.Granted) play("a1", 0);
        GameEvent.Played pass = (GameEvent.Played) granted.events().get(1);
        assertEquals(Move.PASS, pass.move());
        assertEquals(((GameEvent.Played) granted.events().get(0)).clocks(), pass.clocks());
        assertEquals(Disc.WHITE, game.position().toMove());
    }

    @Test
    void theLastDiscEndsTheGame() {
        game = game(SMALL, TimeControl.none());
        for (String square : "b1 a1 a2 c1 d1 a3 a4 d2 d3 b4 c4 d4".split(" ")) {
            play(square, 0);
        }
        assertEquals(Optional.of(Result.byDiscs(game.position())), game.result());
        assertEquals(Verdict.refused(Refusal.GAME_OVER), ask(Disc.BLACK, GameRequest.Wish.RESIGN, 0));
        assertTrue(ask(Disc.BLACK, GameRequest.Wish.UNDO, 0) instanceof Verdict.Granted, "discs can be taken back");
        assertEquals(Optional.empty(), game.result());
    }

    @Test
    void aResignedGameStaysDecided() {
        play("f5", 0);
        ask(Disc.WHITE, GameRequest.Wish.RESIGN, 0);
        assertEquals(Optional.of(Disc.BLACK), game.result().orElseThrow().winner());
        assertEquals(Verdict.refused(Refusal.NOT_NOW), ask(Disc.WHITE, GameRequest.Wish.UNDO, 0));
    }

    @Test
    void onlyWhoWaitsClaims() {
        assertEquals(Verdict.refused(Refusal.YOUR_MOVE), ask(Disc.BLACK, GameRequest.Wish.CLAIM, 0));
        ask(Disc.WHITE, GameRequest.Wish.CLAIM, 0);
        assertEquals(Ending.CLAIMED, game.result().orElseThrow().ending());
        assertEquals(Optional.of(Disc.WHITE), game.result().orElseThrow().winner());
    }

    @Test
    void theFlagFallsWhenTheTimeIsUsedUpAndTheGraceToo() {
        assertEquals(Optional.empty(), Referee.flag(game, 60_299, 300));
        assertEquals(Optional.of(Referee.lost(game, Disc.BLACK, Ending.TIME)), Referee.flag(game, 60_300, 300));
        Game stopped = game.stoppedFor(5_000);
        assertEquals(Optional.empty(), Referee.flag(stopped, 64_999, 0));
        assertTrue(Referee.flag(stopped, 65_000, 0).isPresent());
        assertEquals(Optional.empty(), Referee.flag(game(Variant.OTHELLO, TimeControl.none()), 1L << 50, 0));
    }

    @Test
    void noTimeRunsInAPause() {
        ask(Disc.BLACK, GameRequest.Wish.PAUSE, 4_000);
        assertEquals(Verdict.refused(Refusal.NOT_NOW), ask(Disc.WHITE, GameRequest.Wish.PAUSE, 5_000));
        assertEquals(new ClockTimes(56_000, 60_000), game.clockAt(100_000).shown());
        assertEquals(Optional.empty(), Referee.flag(game, 100_000, 0));
        assertEquals(Verdict.refused(Refusal.NOT_NOW), ask(Disc.BLACK, GameRequest.Wish.OFFER_DRAW, 100_000));
        ask(Disc.BLACK, GameRequest.Wish.RESUME, 100_000);
        assertEquals(new ClockTimes(55_000, 60_000), game.clockAt(101_000).shown());
    }

    @Test
    void aTakebackGoesToBeforeTheLastDiscOfWhoAsked() {
        assertEquals(Verdict.refused(Refusal.NOT_NOW), ask(Disc.BLACK, GameRequest.Wish.ASK_TAKEBACK, 0));
        play("f5", 0);
        play("d6", 0);
        ask(Disc.BLACK, GameRequest.Wish.ASK_TAKEBACK, 0);
        assertEquals(Verdict.refused(Refusal.NO_OFFER), ask(Disc.BLACK, GameRequest.answerTakeback(true), 0));
        assertEquals(
                Verdict.granted(new GameEvent.TakenBack(0, new ClockTimes(57_000, 60_000))),
                ask(Disc.WHITE, GameRequest.answerTakeback(true), 3_000));
        assertEquals(0, game.transcript().plies());
        assertEquals(Optional.empty(), game.takeback().open());
        assertEquals(new ClockTimes(52_000, 60_000), game.clockAt(8_000).shown(), "the clock runs on from the start");
        assertTrue(Referee.flag(game, 60_000, 0).isPresent());
    }

    private ClockTimes takenBackByBlack(long now) {
        ask(Disc.BLACK, GameRequest.Wish.ASK_TAKEBACK, now);
        ask(Disc.WHITE, GameRequest.answerTakeback(true), now);
        return game.clockAt(now).shown();
    }

    @Test
    void aTakebackTakesTheIncrementsAlongAndLeavesWhatWasUsed() {
        play("f5", 5_000);
        play("d6", 7_000);
        assertEquals(new ClockTimes(56_000, 59_000), game.clock().shown());
        assertEquals(new ClockTimes(55_000, 58_000), takenBackByBlack(7_000));
    }

    @Test
    void aTakebackNeverLeavesNothing() {
        game = game(Variant.OTHELLO, TimeControl.perGame(2, 5));
        play("f5", 1_900);
        play("d6", 1_900);
        play("c3", 5_900);
        assertEquals(new ClockTimes(6_100, 7_000), game.clockAt(5_900).shown());
        play("d3", 5_900);
        ask(Disc.BLACK, GameRequest.Wish.ASK_TAKEBACK, 11_400);
        ask(Disc.WHITE, GameRequest.answerTakeback(true), 11_400);
        assertEquals(new ClockTimes(600, 7_000), game.clockAt(11_400).shown(), "less than an increment stays as it is");
    }

    @Test
    void aTimeForEachMoveStartsAnewAfterATakeback() {
        game = game(Variant.OTHELLO, TimeControl.perMove(30));
        play("f5", 5_000);
        assertEquals(new ClockTimes(30_000, 30_000), takenBackByBlack(25_000));
    }
}
