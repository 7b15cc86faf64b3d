package reversi.tools.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.engine.Engine;
import reversi.engine.SearchObserver;
import reversi.rules.Square;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;
import reversi.tools.CommandLineRun;
import reversi.tools.options.Shipped;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillSource;
import reversi.training.gym.DrillTask;

/** The check of the drills, and that it finds what is wrong. */
class GymCommandTest {
    @Test
    void drillsAreRight() {
        CommandLineRun run = CommandLineRun.of("gym", "check", "--drills", "20", "--seed", "4", "--threads", "1");
        assertEquals(0, run.code(), () -> run.out().toString());
        assertEquals("drills=220 wrong=0", run.lastLine());
    }

    @Test
    void theCommandIsMisused() {
        assertEquals(2, CommandLineRun.of("gym").code());
        assertEquals(2, CommandLineRun.of("gym", "check", "--drills", "0").code());
    }

    private static List<Drill> some(DrillKind kind) throws IOException {
        DrillSource source = new DrillSource(
                assertInstanceOf(PuzzleCollection.Ok.class, PuzzleReader.read(Shipped.bytes("/puzzles/puzzles.bin")))
                        .puzzles(),
                2);
        Engine engine = new Engine();
        List<Drill> drills = new ArrayList<>();
        while (drills.size() < 5) {
            source.look(kind, 1_000);
            while (source.found().isEmpty()) {
                if (!source.step()) {
                    source.question()
                            .ifPresent(question -> source.answered(engine.answer(question, SearchObserver.NONE)));
                }
            }
            drills.add(source.found().orElseThrow());
        }
        return drills;
    }

    @ParameterizedTest
    @EnumSource
    void aWrongAnswerIsFound(DrillKind kind) throws IOException {
        for (Drill drill : some(kind)) {
            assertTrue(DrillCheck.isRight(drill));
            DrillTask wrong = drill.task().accept(new Wrong());
            assertFalse(DrillCheck.isRight(new Drill(kind, wrong, drill.line(), drill.difficulty())), drill::toString);
        }
    }

    /** The same task with another answer. */
    private static final class Wrong implements DrillTask.Visitor<DrillTask> {
        @Override
        public DrillTask choice(DrillTask.Choice task) {
            int other = (task.right() + 1) % task.options().size();
            return new DrillTask.Choice(task.about(), task.options(), other);
        }

        @Override
        public DrillTask gaps(DrillTask.Gaps task) {
            List<List<Square>> gaps = new ArrayList<>(task.gaps());
            gaps.set(0, gaps.get(0).subList(1, gaps.get(0).size()));
            return new DrillTask.Gaps(gaps);
        }

        @Override
        public DrillTask spot(DrillTask.Spot task) {
            return new DrillTask.Spot(new Square(task.square().file(), 8));
        }

        @Override
        public DrillTask rebuild(DrillTask.Rebuild task) {
            return new DrillTask.Rebuild(
                    task.squares().subList(1, task.squares().size()));
        }

        @Override
        public DrillTask moves(DrillTask.Moves task) {
            Map<Square, Integer> values = new HashMap<>(task.values());
            Square best = task.right().get(0);
            values.put(best, task.best() - 2);
            return new DrillTask.Moves(values);
        }
    }
}
