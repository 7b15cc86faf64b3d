package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.WatchSpeed;
import reversi.screens.board.FlipTimeline;
import reversi.screens.board.Tempo;
import reversi.screens.sound.SoundName;

/** A whole game as the page plays it, without a screen. */
class LiveGameTest {
    private static final Variant SMALL = Variant.square(6, Start.DIAGONAL);

    @ParameterizedTest
    @EnumSource(Disc.class)
    void aGameAgainstTheComputerIsPlayedToItsEnd(Disc person) {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(person, SMALL, TimeControl.none()));
        fixture.playOut();
        Position last = fixture.game.session().position();
        assertTrue(last.isOver());
        assertEquals(last.count(Disc.BLACK), fixture.game.shownDiscs(Disc.BLACK));
        assertEquals(1, fixture.heard.stream().filter("ended DISCS"::equals).count());
        assertTrue(fixture.sounds.contains(SoundName.WIN)
                || fixture.sounds.contains(SoundName.LOSE)
                || fixture.sounds.contains(SoundName.DRAW));
        assertTrue(fixture.keeper.find() instanceof GameKeeper.Nothing, "a finished game is not kept");
    }

    @Test
    void everyPassIsAnnouncedOnce() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.square(4, Start.DIAGONAL), TimeControl.none()));
        for (int placed = 0; fixture.game.shownOutcome().isEmpty(); placed++) {
            fixture.settle();
            List<Square> legal = fixture.game.board().legal();
            if (!legal.isEmpty()) {
                fixture.game.choose(legal.get(3 * placed % legal.size()));
            }
        }
        long passes = fixture.game.session().transcript().turns().stream()
                .filter(turn -> turn.move().isPass())
                .count();
        assertTrue(passes > 0, "this game has a pass");
        assertEquals(
                passes,
                fixture.heard.stream().filter(line -> line.startsWith("pass")).count());
        assertEquals(
                passes, fixture.sounds.stream().filter(SoundName.PASS::equals).count());
    }

    @Test
    void theComputerThinksAtOnceButRepliesAfterTheFlipsAndAPause() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.game.choose(Square.of("d3"));
        assertEquals(1, fixture.thinker.waiting());
        fixture.thinker.answer();
        Turn first = fixture.game.session().transcript().turns().get(0);
        float quiet = FlipTimeline.of(first, Tempo.normal()).duration()
                + Tempo.normal().pause();
        fixture.run(quiet - 3 * GameFixture.FRAME);
        assertEquals(1, fixture.game.session().transcript().plies());
        fixture.run(6 * GameFixture.FRAME);
        assertEquals(2, fixture.game.session().transcript().plies());
    }

    @Test
    void legalMovesAreShownOnlyWhenAllIsStill() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        assertEquals(4, fixture.game.board().legal().size());
        fixture.person();
        assertTrue(fixture.game.board().legal().isEmpty());
        fixture.run(100);
        assertTrue(fixture.game.board().legal().isEmpty());
        fixture.settle();
        assertEquals(Optional.of(Disc.WHITE), fixture.game.board().asks());
        assertEquals(3, fixture.game.board().legal().size());
    }

    @Test
    void anIllegalSquareIsRefusedWithItsReason() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.game.choose(Square.of("a1"));
        fixture.game.choose(Square.of("d4"));
        assertEquals(List.of("refused FLIPS_NOTHING", "refused OCCUPIED"), fixture.heard);
        assertEquals(Square.of("d4"), fixture.game.board().refused());
        assertEquals(List.of(SoundName.ILLEGAL, SoundName.ILLEGAL), fixture.sounds);
        assertEquals(0, fixture.game.session().transcript().plies());
    }

    @Test
    void aSquareChosenOutOfTurnDoesNothing() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(Disc.WHITE, Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.game.choose(Square.of("d3"));
        assertEquals(List.of(), fixture.heard);
        assertEquals(0, fixture.game.session().transcript().plies());
    }

    @Test
    void undoWhileTheComputerThinksTakesBackThePersonsMoveAndTheThought() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.person();
        fixture.run(100);
        assertEquals(1, fixture.thinker.waiting());
        fixture.game.session().undo();
        assertEquals(0, fixture.thinker.waiting());
        fixture.settle();
        assertEquals(0, fixture.game.session().transcript().plies());
        assertEquals(2, fixture.game.shownDiscs(Disc.BLACK));
        assertEquals(4, fixture.game.board().legal().size());
        assertTrue(fixture.game.session().canRedo());
    }

    @Test
    void undoWhileAReplyWaitsForItsMomentDropsTheReply() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.person();
        fixture.thinker.answer();
        fixture.run(50);
        fixture.game.session().undo();
        fixture.run(3000);
        assertEquals(0, fixture.game.session().transcript().plies());
    }

    @Test
    void undoTakesBackTheReplyTooAndRedoRestoresBoth() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.person();
        fixture.thinker.answer();
        fixture.settle();
        Position after = fixture.game.session().position();
        assertEquals(2, fixture.game.session().transcript().plies());
        fixture.game.session().undo();
        fixture.settle();
        assertEquals(0, fixture.game.session().transcript().plies());
        fixture.game.session().redo();
        fixture.settle();
        assertEquals(after, fixture.game.session().position());
        assertEquals(after, fixture.game.board().animation().shown());
    }

    @Test
    void theEndCanBeUndone() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.square(4, Start.DIAGONAL), TimeControl.none()));
        fixture.playOut();
        assertTrue(fixture.game.shownOutcome().isPresent());
        fixture.game.session().undo();
        fixture.settle();
        assertTrue(fixture.game.shownOutcome().isEmpty());
        assertTrue(fixture.game.board().asks().isPresent());
    }

    @Test
    void aGameGoesOnWhereItWasLeft() {
        GameFixture fixture =
                GameFixture.begin(GameFixture.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.perGame(300, 2)));
        fixture.settle();
        fixture.person();
        fixture.thinker.answer();
        fixture.settle();
        fixture.person();
        fixture.run(40);
        Position left = fixture.game.session().position();
        fixture.game.close();
        Game saved = ((GameKeeper.Unfinished) fixture.keeper.find()).game();
        GameFixture again = GameFixture.resume(fixture.store, saved);
        assertEquals(left, again.game.session().position());
        assertEquals(left.count(Disc.BLACK), again.game.shownDiscs(Disc.BLACK));
        assertEquals(1, again.thinker.waiting(), "the computer thinks about its reply again");
        again.thinker.answer();
        again.settle();
        assertEquals(4, again.game.session().transcript().plies());
        assertTrue(again.game.session().canUndo());
    }

    @Test
    void nothingIsKeptBeforeTheFirstMove() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        assertTrue(fixture.keeper.find() instanceof GameKeeper.Nothing);
        fixture.person();
        assertTrue(fixture.keeper.find() instanceof GameKeeper.Unfinished);
    }

    @Test
    void aStoreThatCannotWriteNeverStopsTheGame() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.square(4, Start.DIAGONAL), TimeControl.none()));
        fixture.store.breakDown(Store.Result.FULL);
        fixture.playOut();
        assertTrue(fixture.game.shownOutcome().isPresent());
    }

    @Test
    void aClockThatRunsOutEndsTheGame() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.OTHELLO, TimeControl.perGame(2, 0)));
        fixture.settle();
        fixture.run(2500);
        assertEquals(Optional.of(Ending.TIME), fixture.game.session().result().map(Result::ending));
        assertTrue(fixture.heard.contains("ended TIME"));
        assertTrue(fixture.sounds.contains(SoundName.LOW_TIME));
    }

    @Test
    void clocksStandStillWhileDiscsMove() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.OTHELLO, TimeControl.perGame(60, 0)));
        fixture.settle();
        fixture.person();
        fixture.frame();
        long before = fixture.game.session().clock().millisLeft(Disc.WHITE);
        while (fixture.game.isMoving()) {
            fixture.frame();
        }
        assertEquals(before, fixture.game.session().clock().millisLeft(Disc.WHITE));
        fixture.run(1000);
        assertTrue(fixture.game.session().clock().millisLeft(Disc.WHITE) < before);
    }

    @Test
    void sixtyFramesOfASixtiethAreASecondOnTheClock() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.OTHELLO, TimeControl.perGame(60, 0)));
        fixture.settle();
        long before = fixture.game.session().clock().millisLeft(Disc.BLACK);
        for (int frame = 0; frame < 600; frame++) {
            fixture.controller.tick(1f / 60);
        }
        long gone = before - fixture.game.session().clock().millisLeft(Disc.BLACK);
        assertTrue(Math.abs(gone - 10_000) <= 2, () -> gone + " ms gone");
    }

    @Test
    void resignationEndsTheGameAndCannotBeUndone() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.game.session().resign(Disc.BLACK);
        fixture.settle();
        assertEquals(List.of("ended RESIGNATION"), fixture.heard);
        assertEquals(List.of(SoundName.LOSE), fixture.sounds);
        assertFalse(fixture.game.session().canUndo());
    }

    @Test
    void aDrawIsOfferedToTheOtherPerson() {
        GameFixture fixture = GameFixture.begin(GameFixture.two(Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.game.session().offerDraw(Disc.BLACK);
        fixture.game.session().answerDraw(Disc.WHITE, false);
        assertEquals(List.of("draw offered by BLACK", "draw declined to BLACK"), fixture.heard);
        fixture.heard.clear();
        fixture.person();
        fixture.settle();
        fixture.game.session().offerDraw(Disc.WHITE);
        fixture.game.session().answerDraw(Disc.BLACK, true);
        fixture.settle();
        assertEquals(List.of("draw offered by WHITE", "ended AGREED_DRAW"), fixture.heard);
    }

    @Test
    void aHintIsShownAndGoesWithTheMove() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.game.advice().toggleHint();
        assertTrue(fixture.game.advice().isShown());
        fixture.thinker.answer();
        assertEquals(fixture.game.board().legal().get(0), fixture.game.board().hint());
        assertEquals("+1.0", fixture.game.board().hintWords());
        fixture.person();
        assertEquals(null, fixture.game.board().hint());
        assertFalse(fixture.game.advice().isShown());
    }

    @Test
    void valuesOfAllMovesCanBeShownAndTakenAway() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.game.advice().toggleValues();
        fixture.thinker.answer();
        assertEquals(4, fixture.game.board().notes().size());
        assertEquals(
                1,
                fixture.game.board().notes().stream()
                        .filter(note -> note.isBest())
                        .count());
        fixture.game.advice().toggleValues();
        assertEquals(List.of(), fixture.game.board().notes());
    }

    @Test
    void aThinkerThatFailsIsReportedAndCanBeAskedAgain() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(Disc.WHITE, Variant.OTHELLO, TimeControl.none()));
        fixture.settle();
        fixture.thinker.fail("no engine");
        assertEquals(List.of("failed no engine"), fixture.heard);
        fixture.game.session().askAgain();
        fixture.thinker.answer();
        fixture.settle();
        assertEquals(1, fixture.game.session().transcript().plies());
    }

    @Test
    void aWatchedGamePausesAndGoesStepByStep() {
        GameFixture fixture = GameFixture.begin(GameFixture.watch(Variant.OTHELLO));
        fixture.settle();
        fixture.game.session().pause();
        assertEquals(0, fixture.thinker.waiting());
        fixture.game.session().step();
        fixture.thinker.answer();
        fixture.run(3000);
        assertEquals(1, fixture.game.session().transcript().plies());
        assertEquals(0, fixture.thinker.waiting(), "it stays paused");
        fixture.game.session().resume();
        assertEquals(1, fixture.thinker.waiting());
    }

    @Test
    void theSpeedOfAWatchedGameIsThePauseBetweenItsMoves() {
        int[] plies = new int[WatchSpeed.values().length];
        for (WatchSpeed speed : WatchSpeed.values()) {
            GameFixture fixture = GameFixture.begin(GameFixture.watch(Variant.OTHELLO));
            ((WatchedGameController) fixture.controller).setSpeed(speed);
            for (int i = 0; i < 500; i++) {
                fixture.thinker.answer();
                fixture.frame();
            }
            plies[speed.ordinal()] = fixture.game.session().transcript().plies();
        }
        assertTrue(plies[0] < plies[1] && plies[1] < plies[2]);
    }

    @Test
    void aLadderGameMovesThePersonOnTheLadderOnce() {
        GameFixture fixture = GameFixture.begin(GameFixture.versus(
                Disc.BLACK,
                Variant.OTHELLO,
                TimeControl.ladder(new GameKeeper(new MemoryStore(), (id, game, then) -> {}, result -> {}).ladder())));
        fixture.settle();
        fixture.game.session().resign(Disc.WHITE);
        fixture.settle();
        assertEquals(1, fixture.keeper.ladder().step());
        assertEquals(25, fixture.keeper.nextTime(fixture.game.session().setup()).seconds());
    }
}
