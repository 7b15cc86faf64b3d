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
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.board.FlipTimeline;
import reversi.screens.board.Tempo;
import reversi.screens.sound.SoundName;

/** A whole game as the page plays it, without a screen. */
class LiveGameTest {
    private static final Variant SMALL = Variant.square(6, Start.DIAGONAL);

    @ParameterizedTest
    @EnumSource(Disc.class)
    void aGameAgainstTheComputerIsPlayedToItsEnd(Disc person) {
        Desk desk = Desk.begin(Desk.versus(person, SMALL, TimeControl.NONE));
        desk.playOut();
        Position last = desk.game.session().position();
        assertTrue(last.isOver());
        assertEquals(last.count(Disc.BLACK), desk.game.shownDiscs(Disc.BLACK));
        assertEquals(1, desk.heard.stream().filter("ended DISCS"::equals).count());
        assertTrue(desk.sounds.contains(SoundName.WIN)
                || desk.sounds.contains(SoundName.LOSE)
                || desk.sounds.contains(SoundName.DRAW));
        assertTrue(desk.keeper.find() instanceof GameKeeper.Nothing, "a finished game is not kept");
    }

    @Test
    void everyPassIsAnnouncedOnce() {
        Desk desk = Desk.begin(Desk.two(Variant.square(4, Start.DIAGONAL), TimeControl.NONE));
        for (int placed = 0; desk.game.shownOutcome().isEmpty(); placed++) {
            desk.settle();
            List<Square> legal = desk.game.board().legal();
            if (!legal.isEmpty()) {
                desk.game.choose(legal.get(3 * placed % legal.size()));
            }
        }
        long passes = desk.game.session().transcript().turns().stream()
                .filter(turn -> turn.move().isPass())
                .count();
        assertTrue(passes > 0, "this game has a pass");
        assertEquals(
                passes,
                desk.heard.stream().filter(line -> line.startsWith("pass")).count());
        assertEquals(passes, desk.sounds.stream().filter(SoundName.PASS::equals).count());
    }

    @Test
    void theComputerThinksAtOnceButRepliesAfterTheFlipsAndAPause() {
        Desk desk = Desk.begin(Desk.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.game.choose(Square.of("d3"));
        assertEquals(1, desk.thinker.waiting());
        desk.thinker.answer();
        Turn first = desk.game.session().transcript().turns().get(0);
        float quiet = FlipTimeline.of(first, Tempo.NORMAL).duration() + Tempo.NORMAL.pause();
        desk.run(quiet - 3 * Desk.FRAME);
        assertEquals(1, desk.game.session().transcript().plies());
        desk.run(6 * Desk.FRAME);
        assertEquals(2, desk.game.session().transcript().plies());
    }

    @Test
    void legalMovesAreShownOnlyWhenAllIsStill() {
        Desk desk = Desk.begin(Desk.two(Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        assertEquals(4, desk.game.board().legal().size());
        desk.person();
        assertTrue(desk.game.board().legal().isEmpty());
        desk.run(100);
        assertTrue(desk.game.board().legal().isEmpty());
        desk.settle();
        assertEquals(Optional.of(Disc.WHITE), desk.game.board().asks());
        assertEquals(3, desk.game.board().legal().size());
    }

    @Test
    void anIllegalSquareIsRefusedWithItsReason() {
        Desk desk = Desk.begin(Desk.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.game.choose(Square.of("a1"));
        desk.game.choose(Square.of("d4"));
        assertEquals(List.of("refused FLIPS_NOTHING", "refused OCCUPIED"), desk.heard);
        assertEquals(Square.of("d4"), desk.game.board().refused());
        assertEquals(List.of(SoundName.ILLEGAL, SoundName.ILLEGAL), desk.sounds);
        assertEquals(0, desk.game.session().transcript().plies());
    }

    @Test
    void aSquareChosenOutOfTurnDoesNothing() {
        Desk desk = Desk.begin(Desk.versus(Disc.WHITE, Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.game.choose(Square.of("d3"));
        assertEquals(List.of(), desk.heard);
        assertEquals(0, desk.game.session().transcript().plies());
    }

    @Test
    void undoWhileTheComputerThinksTakesBackThePersonsMoveAndTheThought() {
        Desk desk = Desk.begin(Desk.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.person();
        desk.run(100);
        assertEquals(1, desk.thinker.waiting());
        desk.game.session().undo();
        assertEquals(0, desk.thinker.waiting());
        desk.settle();
        assertEquals(0, desk.game.session().transcript().plies());
        assertEquals(2, desk.game.shownDiscs(Disc.BLACK));
        assertEquals(4, desk.game.board().legal().size());
        assertTrue(desk.game.session().canRedo());
    }

    @Test
    void undoWhileAReplyWaitsForItsMomentDropsTheReply() {
        Desk desk = Desk.begin(Desk.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.person();
        desk.thinker.answer();
        desk.run(50);
        desk.game.session().undo();
        desk.run(3000);
        assertEquals(0, desk.game.session().transcript().plies());
    }

    @Test
    void undoTakesBackTheReplyTooAndRedoRestoresBoth() {
        Desk desk = Desk.begin(Desk.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.person();
        desk.thinker.answer();
        desk.settle();
        Position after = desk.game.session().position();
        assertEquals(2, desk.game.session().transcript().plies());
        desk.game.session().undo();
        desk.settle();
        assertEquals(0, desk.game.session().transcript().plies());
        desk.game.session().redo();
        desk.settle();
        assertEquals(after, desk.game.session().position());
        assertEquals(after, desk.game.board().animation().shown());
    }

    @Test
    void theEndCanBeUndone() {
        Desk desk = Desk.begin(Desk.two(Variant.square(4, Start.DIAGONAL), TimeControl.NONE));
        desk.playOut();
        assertTrue(desk.game.shownOutcome().isPresent());
        desk.game.session().undo();
        desk.settle();
        assertTrue(desk.game.shownOutcome().isEmpty());
        assertTrue(desk.game.board().asks().isPresent());
    }

    @Test
    void aGameGoesOnWhereItWasLeft() {
        Desk desk = Desk.begin(Desk.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.perGame(300, 2)));
        desk.settle();
        desk.person();
        desk.thinker.answer();
        desk.settle();
        desk.person();
        desk.run(40);
        Position left = desk.game.session().position();
        desk.game.close();
        Game saved = ((GameKeeper.Unfinished) desk.keeper.find()).game();
        Desk again = Desk.resume(desk.store, saved);
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
        Desk desk = Desk.begin(Desk.two(Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        assertTrue(desk.keeper.find() instanceof GameKeeper.Nothing);
        desk.person();
        assertTrue(desk.keeper.find() instanceof GameKeeper.Unfinished);
    }

    @Test
    void aStoreThatCannotWriteNeverStopsTheGame() {
        Desk desk = Desk.begin(Desk.two(Variant.square(4, Start.DIAGONAL), TimeControl.NONE));
        desk.store.breakDown(Store.Result.FULL);
        desk.playOut();
        assertTrue(desk.game.shownOutcome().isPresent());
    }

    @Test
    void aClockThatRunsOutEndsTheGame() {
        Desk desk = Desk.begin(Desk.two(Variant.OTHELLO, TimeControl.perGame(2, 0)));
        desk.settle();
        desk.run(2500);
        assertEquals(Optional.of(Ending.TIME), desk.game.session().result().map(Result::ending));
        assertTrue(desk.heard.contains("ended TIME"));
        assertTrue(desk.sounds.contains(SoundName.LOW_TIME));
    }

    @Test
    void clocksStandStillWhileDiscsMove() {
        Desk desk = Desk.begin(Desk.two(Variant.OTHELLO, TimeControl.perGame(60, 0)));
        desk.settle();
        desk.person();
        desk.frame();
        long before = desk.game.session().clock().millisLeft(Disc.WHITE);
        while (desk.game.isMoving()) {
            desk.frame();
        }
        assertEquals(before, desk.game.session().clock().millisLeft(Disc.WHITE));
        desk.run(1000);
        assertTrue(desk.game.session().clock().millisLeft(Disc.WHITE) < before);
    }

    @Test
    void sixtyFramesOfASixtiethAreASecondOnTheClock() {
        Desk desk = Desk.begin(Desk.two(Variant.OTHELLO, TimeControl.perGame(60, 0)));
        desk.settle();
        long before = desk.game.session().clock().millisLeft(Disc.BLACK);
        for (int frame = 0; frame < 600; frame++) {
            desk.controller.tick(1f / 60);
        }
        long gone = before - desk.game.session().clock().millisLeft(Disc.BLACK);
        assertTrue(Math.abs(gone - 10_000) <= 2, () -> gone + " ms gone");
    }

    @Test
    void resignationEndsTheGameAndCannotBeUndone() {
        Desk desk = Desk.begin(Desk.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.game.session().resign(Disc.BLACK);
        desk.settle();
        assertEquals(List.of("ended RESIGNATION"), desk.heard);
        assertEquals(List.of(SoundName.LOSE), desk.sounds);
        assertFalse(desk.game.session().canUndo());
    }

    @Test
    void aDrawIsOfferedToTheOtherPerson() {
        Desk desk = Desk.begin(Desk.two(Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.game.session().offerDraw(Disc.BLACK);
        desk.game.session().answerDraw(Disc.WHITE, false);
        assertEquals(List.of("draw offered by BLACK", "draw declined to BLACK"), desk.heard);
        desk.heard.clear();
        desk.person();
        desk.settle();
        desk.game.session().offerDraw(Disc.WHITE);
        desk.game.session().answerDraw(Disc.BLACK, true);
        desk.settle();
        assertEquals(List.of("draw offered by WHITE", "ended AGREED_DRAW"), desk.heard);
    }

    @Test
    void aHintIsShownAndGoesWithTheMove() {
        Desk desk = Desk.begin(Desk.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.game.advice().toggleHint();
        assertTrue(desk.game.advice().isShown());
        desk.thinker.answer();
        assertEquals(desk.game.board().legal().get(0), desk.game.board().hint());
        assertEquals("+1.0", desk.game.board().hintWords());
        desk.person();
        assertEquals(null, desk.game.board().hint());
        assertFalse(desk.game.advice().isShown());
    }

    @Test
    void valuesOfAllMovesCanBeShownAndTakenAway() {
        Desk desk = Desk.begin(Desk.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.game.advice().toggleValues();
        desk.thinker.answer();
        assertEquals(4, desk.game.board().notes().size());
        assertEquals(
                1,
                desk.game.board().notes().stream().filter(note -> note.isBest()).count());
        desk.game.advice().toggleValues();
        assertEquals(List.of(), desk.game.board().notes());
    }

    @Test
    void aThinkerThatFailsIsReportedAndCanBeAskedAgain() {
        Desk desk = Desk.begin(Desk.versus(Disc.WHITE, Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        desk.thinker.fail("no engine");
        assertEquals(List.of("failed no engine"), desk.heard);
        desk.game.session().askAgain();
        desk.thinker.answer();
        desk.settle();
        assertEquals(1, desk.game.session().transcript().plies());
    }

    @Test
    void aWatchedGamePausesAndGoesStepByStep() {
        Desk desk = Desk.begin(Desk.watch(Variant.OTHELLO));
        desk.settle();
        desk.game.session().pause();
        assertEquals(0, desk.thinker.waiting());
        desk.game.session().step();
        desk.thinker.answer();
        desk.run(3000);
        assertEquals(1, desk.game.session().transcript().plies());
        assertEquals(0, desk.thinker.waiting(), "it stays paused");
        desk.game.session().resume();
        assertEquals(1, desk.thinker.waiting());
    }

    @Test
    void theSpeedOfAWatchedGameIsThePauseBetweenItsMoves() {
        int[] plies = new int[WatchSpeed.values().length];
        for (WatchSpeed speed : WatchSpeed.values()) {
            Desk desk = Desk.begin(Desk.watch(Variant.OTHELLO));
            ((WatchedGameController) desk.controller).setSpeed(speed);
            for (int i = 0; i < 500; i++) {
                desk.thinker.answer();
                desk.frame();
            }
            plies[speed.ordinal()] = desk.game.session().transcript().plies();
        }
        assertTrue(plies[0] < plies[1] && plies[1] < plies[2]);
    }

    @Test
    void aLongFlipSoundsOnceForEachRing() {
        Position row = Position.start(Variant.OTHELLO);
        Desk desk = Desk.begin(Desk.two(Variant.OTHELLO, TimeControl.NONE));
        desk.settle();
        for (Square square : List.of(Square.of("d3"), Square.of("c3"), Square.of("c4"))) {
            desk.sounds.clear();
            Turn turn = row.play(Move.at(square)).orThrow();
            row = turn.after();
            desk.game.choose(square);
            desk.settle();
            long rings =
                    turn.flipped().stream().map(square::distance).distinct().count();
            assertEquals(
                    rings, desk.sounds.stream().filter(SoundName.FLIP::equals).count());
            assertEquals(1, desk.sounds.stream().filter(SoundName.PLACE::equals).count());
        }
    }

    @Test
    void aLadderGameMovesThePersonOnTheLadderOnce() {
        Desk desk = Desk.begin(Desk.versus(
                Disc.BLACK,
                Variant.OTHELLO,
                TimeControl.ladder(new GameKeeper(new MemoryStore(), result -> {}).ladder())));
        desk.settle();
        desk.game.session().resign(Disc.WHITE);
        desk.settle();
        assertEquals(1, desk.keeper.ladder().step());
        assertEquals(25, desk.keeper.nextTime(desk.game.session().setup()).seconds());
    }
}
