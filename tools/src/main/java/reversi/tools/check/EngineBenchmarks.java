package reversi.tools.check;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import reversi.engine.Answer;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.Features;
import reversi.engine.Level;
import reversi.engine.Perft;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Times of the engine's parts: {@code java -cp tools/target/reversi-tools.jar org.openjdk.jmh.Main EngineBenchmarks}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EngineBenchmarks {
    private static final int SOLVED = 14;

    private final Board start = Board.of(Position.start(Variant.OTHELLO));
    private final Board middle = Board.of(BenchPositions.withEmpties(30, 1).get(0));
    private final List<Position> endings = BenchPositions.withEmpties(SOLVED, 8);
    private final Perft perft = new Perft(true);
    private final Features features = new Features();
    private final int[] values = new int[Features.COUNT];
    private final Level solver = Level.flawless(1, SOLVED, Integer.MAX_VALUE);
    private int next;

    /** The legal moves of one position. */
    @Benchmark
    public long moves() {
        return middle.moves();
    }

    /** Moves and flips of the 55,092 games of seven plies. */
    @Benchmark
    public long movesAndFlips() {
        return perft.count(start, 7);
    }

    /** What the evaluation looks at in one position. */
    @Benchmark
    public int[] features() {
        features.fill(middle.player(), middle.opponent(), values);
        return values;
    }

    /** One ending of 14 empties solved exactly, by a new engine. */
    @Benchmark
    public Answer solve() {
        Position ending = endings.get(next++ % endings.size());
        Question question = new Question(ending, solver, Purpose.MOVE, 1, Question.LEVELS_OWN_TIME);
        return new Engine(() -> 0, 14).answer(question, SearchObserver.NONE);
    }
}
