package reversi.training.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.engine.Answer;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.teach.PositionKey;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.training.plan.Exams;

/** Which drills come, of each kind. {@code reversi-tools gym check} holds their answers against a search that shares nothing with them. */
class DrillSourceTest {
    private static final PuzzleCollection PUZZLES = Drills.puzzles();
    private static final int SOME = 30;

    private static List<Drill> some(DrillKind kind, long seed) {
        DrillSource source = new DrillSource(PUZZLES, seed);
        List<Drill> drills = new ArrayList<>();
        for (int i = 0; i < SOME; i++) {
            drills.add(Drills.next(source, kind, 1_000 + 20 * i));
        }
        return drills;
    }

    @ParameterizedTest
    @EnumSource
    void theSameSeedFindsTheSameDrillsAndAnotherOneOthers(DrillKind kind) {
        assertEquals(some(kind, 7), some(kind, 7));
        assertNotEquals(some(kind, 7), some(kind, 8));
    }

    /** Drills are played on from positions of 1977 to 2012 by random moves, which might lead anywhere: nobody is to train for the test. */
    @Test
    void noneIsAPositionOfTheTest() {
        Set<Integer> asked = new HashSet<>();
        for (Puzzle puzzle : Exams.shipped().positions()) {
            asked.add(PositionKey.of(puzzle.position()).value());
        }
        DrillPositions positions = new DrillPositions(PUZZLES, new Random(1));
        int drawn = 0;
        for (DrillKind kind : DrillKind.values()) {
            for (int i = 0; i < 2_000; i++) {
                Optional<Position> next = positions.next(kind);
                drawn += next.isPresent() ? 1 : 0;
                next.ifPresent(there ->
                        assertFalse(asked.contains(PositionKey.of(there).value()), there::toString));
            }
        }
        assertTrue(drawn > 15_000, "drawn: " + drawn);
    }

    @ParameterizedTest
    @EnumSource
    void theyAreOfTheirKindAndDiffer(DrillKind kind) {
        Set<Transcript> lines = new HashSet<>();
        for (Drill drill : some(kind, 3)) {
            assertEquals(kind, drill.kind());
            int empties = drill.position().empties();
            assertTrue(empties >= kind.leastEmpties() && empties <= kind.mostEmpties(), drill::toString);
            lines.add(drill.line());
        }
        assertTrue(lines.size() > SOME * 2 / 3, () -> lines.size() + " of " + SOME);
    }

    @ParameterizedTest
    @EnumSource
    void theyAreAboutAsDifficultAsIsWanted(DrillKind kind) {
        double easy = 0;
        double hard = 0;
        DrillSource source = new DrillSource(PUZZLES, 5);
        for (int i = 0; i < SOME; i++) {
            easy += Drills.next(source, kind, 900).difficulty();
            hard += Drills.next(source, kind, 1_500).difficulty();
        }
        assertTrue(easy / SOME + 150 < hard / SOME, easy / SOME + " and " + hard / SOME);
    }

    /** Whoever always gives the same answer gains nothing. */
    @ParameterizedTest
    @EnumSource(names = {"COUNT", "SAFE_MOVES", "SWEEP", "NAME_SQUARE", "BLINDFOLD"})
    void noAnswerIsRightMuchMoreOftenThanAnother(DrillKind kind) {
        List<Integer> right = new ArrayList<>();
        DrillSource source = new DrillSource(PUZZLES, 9);
        int options = 0;
        for (int i = 0; i < 100; i++) {
            DrillTask.Choice task =
                    (DrillTask.Choice) Drills.next(source, kind, 1_200).task();
            right.add(task.right());
            options = task.options().size();
        }
        for (int place = 0; place < options; place++) {
            int at = place;
            long times = right.stream().filter(each -> each == at).count();
            assertTrue(times > 50 / options, place + " is right " + times + " times");
        }
    }

    /** The frame of a square that is not on the board, or a name twice, would be no question. */
    @Test
    void theNamesToChooseFromAreThoseOfNeighbours() {
        DrillSource source = new DrillSource(PUZZLES, 4);
        for (int i = 0; i < SOME; i++) {
            Drill drill = Drills.next(source, DrillKind.NAME_SQUARE, 700 + 30 * i);
            DrillTask.Choice task = (DrillTask.Choice) drill.task();
            List<Square> squares = drill.position().variant().squares();
            Square about = task.about().orElseThrow();
            assertEquals(4, new HashSet<>(task.options()).size());
            assertEquals(about, squares.get(task.options().get(task.right())));
            task.options().forEach(option -> assertTrue(squares.get(option).distance(about) <= 1));
        }
    }

    @Test
    void anAnswerWithoutValuesMakesNoDrillAndTheSearchGoesOn() {
        DrillSource source = new DrillSource(PUZZLES, 1);
        source.look(DrillKind.LAST_EIGHT, 1_200);
        while (source.question().isEmpty()) {
            source.step();
        }
        Position position = source.question().orElseThrow().position();
        Move move = Move.at(position.placements().get(0));
        source.answered(new Answer(move, 0, 1, 100, false, List.of(move), List.of(), 1));
        assertTrue(source.found().isEmpty());
        assertTrue(source.question().isEmpty());
        assertEquals(
                DrillKind.LAST_EIGHT,
                Drills.next(source, DrillKind.LAST_EIGHT, 1_200).kind());
    }

    @Test
    void nothingIsDoneWhileTheEngineIsAsked() {
        DrillSource source = new DrillSource(PUZZLES, 1);
        source.look(DrillKind.WIPE_OUT, 1_200);
        while (source.question().isEmpty()) {
            source.step();
        }
        Position asked = source.question().orElseThrow().position();
        assertEquals(false, source.step());
        assertEquals(asked, source.question().orElseThrow().position());
    }
}
