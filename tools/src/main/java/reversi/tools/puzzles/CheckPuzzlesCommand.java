package reversi.tools.puzzles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Board;
import reversi.rules.Square;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;
import reversi.tools.options.Shipped;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;

/** Solves the puzzles once more, by a solver that shares nothing with the one that made them. */
@Command(
        name = "check",
        description = {
            "Solves every move of the puzzles by a second solver and holds the results against the file's: the best move, its",
            "margin and the value of each other move. A line for each puzzle that is wrong, then 'puzzles=N wrong=W';",
            "exits with 1 where W is not 0."
        })
final class CheckPuzzlesCommand extends Tool {
    private static final String SHIPPED = "/puzzles/puzzles.bin";

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The file of puzzles (default: the one of the game).")
    private @Nullable Path file;

    @Option(names = "--every", description = "One of so many puzzles is checked (default: ${DEFAULT-VALUE}).")
    private int every = 1;

    @Option(
            names = "--most-empties",
            description = "Puzzles with more empties are left out (default: ${DEFAULT-VALUE}).")
    private int mostEmpties = 64;

    @Option(names = "--threads", description = "Threads (default: one for each processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    private final ThreadLocal<SecondSolver> solvers = ThreadLocal.withInitial(SecondSolver::new);
    private final AtomicInteger wrong = new AtomicInteger();
    private final AtomicInteger checked = new AtomicInteger();

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        if (every < 1 || threads < 1) {
            throw misuse("--every and --threads are 1 or more.");
        }
        if (!(PuzzleReader.read(bytes()) instanceof PuzzleCollection.Ok ok)) {
            throw misuse((file == null ? SHIPPED : file) + " has no puzzles of this version.");
        }
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int place = 0; place < ok.puzzles().size(); place += every) {
            int at = place;
            tasks.add(() -> {
                check(at, ok.puzzles().get(at));
                return null;
            });
        }
        Workers.run(threads, tasks);
        out().println("puzzles=" + checked.get() + " wrong=" + wrong.get());
        return wrong.get() == 0 ? 0 : 1;
    }

    private byte[] bytes() throws IOException {
        return file == null ? Shipped.bytes(SHIPPED) : Files.readAllBytes(file);
    }

    private void check(int place, Puzzle puzzle) {
        if (puzzle.position().empties() > mostEmpties) {
            return;
        }
        checked.incrementAndGet();
        Board board = Board.of(puzzle.position());
        boolean isRight = SecondSolver.moves(board.player(), board.opponent()) == bits(puzzle)
                && PuzzleRules.isClear(puzzle.values());
        for (int i = 0; i < puzzle.values().size() && isRight; i++) {
            long bit = 1L << Board.index(puzzle.position().placements().get(i));
            long turned = SecondSolver.turned(board.player(), board.opponent(), bit);
            isRight = solvers.get()
                    .isExactly(
                            board.opponent() & ~turned,
                            board.player() | turned | bit,
                            -puzzle.values().get(i));
        }
        if (!isRight) {
            wrong.incrementAndGet();
            out().println("puzzle " + place + " is wrong: " + puzzle.position());
        }
    }

    private static long bits(Puzzle puzzle) {
        long bits = 0;
        for (Square square : puzzle.position().placements()) {
            bits |= 1L << Board.index(square);
        }
        return bits;
    }
}
