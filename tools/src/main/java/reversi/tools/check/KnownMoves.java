package reversi.tools.check;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.engine.TimeSource;
import reversi.notation.Obf;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;

/**
 * How an engine chooses and values in positions where the exact result of every move is known: a line for each position, then
 * the averages as in {@code positions=276 best=74.3% loss=0.612 mae=2.10 within3=75.7% cpu=41}.
 *
 * <p>{@code best} is the share of positions in which a best move was chosen, {@code loss} what the chosen moves give away in
 * discs, {@code mae} by how many discs the engine's value misses the result of the best move, {@code within3} the share of
 * positions where it misses by 3 at most, and {@code cpu} milliseconds of the processor.
 */
final class KnownMoves {
    private static final double HUNDREDTHS = 100.0;
    private static final double NANOS_A_MILLI = 1e6;
    private static final double NEAR = 3;

    private final EngineOptions engines;
    private final Level level;

    /** What an engine of these options chooses with this strength: each position gets a new one. */
    KnownMoves(EngineOptions engines, Strength strength) {
        this.engines = engines;
        this.level = strength.level();
    }

    /**
     * What was chosen in one position.
     *
     * @param loss what the move gives away, in discs
     * @param error the engine's value less the result of the best move, in discs
     * @param millis milliseconds of the processor
     */
    private record Choice(int loss, double error, double millis) {
        boolean isNear() {
            return Math.abs(error) <= NEAR;
        }
    }

    /** Prints a line for each position and then the averages; throws IllegalArgumentException where not all moves are known. */
    void measure(List<Obf.Entry> positions, PrintWriter out) {
        if (positions.isEmpty()) {
            throw new IllegalArgumentException("a file of positions, not an empty one");
        }
        for (int i = 0; i < positions.size(); i++) {
            requireAllMoves(positions.get(i), i + 1);
        }
        List<Choice> choices = new ArrayList<>();
        for (Obf.Entry entry : positions) {
            choices.add(choose(choices.size() + 1, entry, out));
            out.flush();
        }
        out.println(averages(choices));
        out.flush();
    }

    private static void requireAllMoves(Obf.Entry entry, int number) {
        Set<Move> known = entry.moves().stream().map(Obf.Worth::move).collect(Collectors.toSet());
        if (entry.position().isOver() || !known.containsAll(entry.position().legalMoves())) {
            throw new IllegalArgumentException("position " + number + " does not say what each of its moves is worth");
        }
    }

    private Choice choose(int number, Obf.Entry entry, PrintWriter out) {
        Position position = entry.position();
        Engine engine = engines.searcher(engines.threads() == 1 ? KnownMoves::threadMillis : TimeSource.SYSTEM);
        Question question = new Question(position, level, Purpose.BEST, engines.seed(), level.millis());
        long before = nanos();
        Answer answer = engine.answer(question, SearchObserver.NONE);
        double millis = (nanos() - before) / NANOS_A_MILLI;
        int best = entry.score().orElseThrow();
        int worth = worth(entry, answer.best());
        double value = answer.value() / HUNDREDTHS;
        out.printf(
                Locale.ROOT,
                "%3d move=%s best=%+d loss=%d value=%+.2f depth=%d confidence=%d nodes=%d cpu=%.0f%n",
                number,
                answer.best(),
                best,
                best - worth,
                value,
                answer.depth(),
                answer.confidence(),
                answer.nodes(),
                millis);
        return new Choice(best - worth, value - best, millis);
    }

    private static int worth(Obf.Entry entry, Move chosen) {
        return entry.moves().stream()
                .filter(worth -> worth.move().equals(chosen))
                .mapToInt(Obf.Worth::discs)
                .max()
                .orElseThrow();
    }

    private static String averages(List<Choice> choices) {
        double number = choices.size();
        return String.format(
                Locale.ROOT,
                "positions=%d best=%.1f%% loss=%.3f mae=%.2f within3=%.1f%% cpu=%.0f",
                choices.size(),
                choices.stream().filter(choice -> choice.loss == 0).count() * 100 / number,
                choices.stream().mapToInt(Choice::loss).sum() / number,
                choices.stream().mapToDouble(choice -> Math.abs(choice.error)).sum() / number,
                choices.stream().filter(Choice::isNear).count() * 100 / number,
                choices.stream().mapToDouble(Choice::millis).sum() / number);
    }

    /** What processors worked for the searching thread or, where others help it, for the whole program. */
    private long nanos() {
        if (engines.threads() == 1) {
            return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        }
        return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                .getProcessCpuTime();
    }

    /** The clock of a single thread: time that others took of the processor is none of its own. */
    private static long threadMillis() {
        return (long) (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / NANOS_A_MILLI);
    }
}
