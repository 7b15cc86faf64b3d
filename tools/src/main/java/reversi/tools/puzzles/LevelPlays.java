package reversi.tools.puzzles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.PatternWeights;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.engine.TimeSource;
import reversi.rules.Position;

/** How often each level finds the best move of puzzles, kept in a log so that interrupted work goes on. */
final class LevelPlays {
    /** Levels 1 to this one play. */
    static final int LEVELS = 12;

    private static final int TABLE_BITS = 12;

    private final Path log;
    private final int tries;
    private final PatternWeights weights;
    private final Map<Board, int[]> known = new HashMap<>();
    private final ThreadLocal<Engine> engines = ThreadLocal.withInitial(this::engine);

    /** Plays of so many tries a level, of which a log may know some already. */
    LevelPlays(Path log, int tries, PatternWeights weights) throws IOException {
        this.log = log;
        this.tries = tries;
        this.weights = weights;
        if (Files.exists(log)) {
            String text = Files.readString(log);
            for (String line : text.substring(0, text.lastIndexOf('\n') + 1).split("\n", -1)) {
                String[] fields = line.split(" ", -1);
                if (fields.length == 2 + LEVELS) {
                    read(fields);
                }
            }
        }
    }

    private void read(String[] fields) {
        int[] solved = new int[LEVELS];
        for (int i = 0; i < LEVELS; i++) {
            solved[i] = Integer.parseInt(fields[2 + i]);
        }
        known.put(new Board(Long.parseUnsignedLong(fields[0], 16), Long.parseUnsignedLong(fields[1], 16)), solved);
    }

    private Engine engine() {
        Engine engine = new Engine(TimeSource.SYSTEM, TABLE_BITS);
        engine.load(weights);
        return engine;
    }

    /** How often each level solved a puzzle, level 1 first. */
    int[] solved(Position position, int best) throws IOException {
        Board board = Board.of(position);
        synchronized (known) {
            Optional<int[]> before = Optional.ofNullable(known.get(board));
            if (before.isPresent()) {
                return before.get();
            }
        }
        int[] solved = new int[LEVELS];
        Engine engine = engines.get();
        for (int i = 0; i < LEVELS; i++) {
            for (int seed = 1; seed <= tries; seed++) {
                Question question = new Question(
                        position, Level.of(i + 1), Purpose.MOVE, 1_000L * i + seed, Question.LEVELS_OWN_TIME);
                Optional<Integer> chosen = engine.answer(question, SearchObserver.NONE)
                        .best()
                        .square()
                        .map(Board::index);
                solved[i] += chosen.equals(Optional.of(best)) ? 1 : 0;
            }
        }
        keep(board, solved);
        return solved;
    }

    private void keep(Board board, int[] solved) throws IOException {
        StringBuilder line = new StringBuilder();
        line.append(Long.toHexString(board.player())).append(' ').append(Long.toHexString(board.opponent()));
        for (int count : solved) {
            line.append(' ').append(count);
        }
        synchronized (known) {
            known.put(board, solved);
            Files.writeString(log, line.append('\n'), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }
}
