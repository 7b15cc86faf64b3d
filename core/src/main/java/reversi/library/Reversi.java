package reversi.library;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Family;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.TimeSource;
import reversi.parallel.ThreadHelpers;
import reversi.rules.Move;
import reversi.rules.Position;

/**
 * An engine that finds moves and values positions in every variant.
 *
 * <pre>{@code
 * try (Reversi reversi = Reversi.load()) {
 *     Position position = Position.start(Variant.OTHELLO);
 *     Analysis analysis = reversi.analyse(position, Limits.time(Duration.ofSeconds(1)).lines(3));
 *     System.out.println(analysis.best() + " wins by " + analysis.discs());
 * }
 * }</pre>
 *
 * <p>It may be used by several threads; one search goes on at a time, and whoever asks meanwhile waits. What was searched is
 * remembered, which makes the next search of the same game faster. An engine that is asked no more holds no threads.
 */
public final class Reversi implements AutoCloseable {
    private static final double HUNDREDTHS = 100.0;

    private final Engine engine;
    private final ThreadHelpers helpers;
    private final boolean loadsWeights;
    private volatile Stopping stopping = Stopping.IDLE;

    /** Whether a search goes on, and whether it was asked to end. */
    private enum Stopping {
        IDLE,
        SEARCHING,
        ASKED
    }

    private Reversi(Builder of) {
        helpers = new ThreadHelpers(of.threads - 1);
        engine = new Engine(TimeSource.SYSTEM, of.mebibytes, helpers);
        loadsWeights = of.weights == null;
        Optional.ofNullable(of.weights).ifPresent(engine::load);
        of.book.forEach(engine::load);
    }

    /**
     * An engine of one thread with 16 MiB of memory that knows the weights and the book of openings of the artifacts
     * {@code reversi-weights} and {@code reversi-book} on the class path. Without the weights it values positions by features set by
     * hand, which is a good club player's strength.
     */
    public static Reversi load() {
        return builder().build();
    }

    /** What {@link #load()} builds, to be changed. */
    public static Builder builder() {
        return new Builder();
    }

    /** The best move; throws IllegalArgumentException where the game is over. */
    public Move bestMove(Position position, Limits limits) {
        return analyse(position, limits).best();
    }

    /** The best moves and what they are worth; throws IllegalArgumentException where the game is over. */
    public Analysis analyse(Position position, Limits limits) {
        return analyse(position, limits, found -> {});
    }

    /**
     * As {@link #analyse(Position, Limits)}, and tells on the searching thread what it has found after each depth: an exception of
     * {@code progress} ends the search and is thrown on.
     */
    public synchronized Analysis analyse(Position position, Limits limits, Consumer<Analysis> progress) {
        boolean isOne = limits.lines() == 1;
        int millis = (int) Math.min(limits.time().toMillis(), Integer.MAX_VALUE);
        Level level = Level.flawless(limits.plies(), limits.solved(), millis);
        Question question = new Question(position, level, isOne ? Purpose.BEST : Purpose.ANALYSIS, 1, millis);
        return analysis(ask(question, progress, limits.lines()), limits.lines());
    }

    /**
     * The move of a player of one of the game's levels, from 1, a child's first game, to {@link #levels()}; those up to 13 err as people
     * do. Equal seeds give equal moves, unless a level runs out of its own time. Throws IllegalArgumentException where the game is over
     * or there is no such level.
     */
    public synchronized Move play(Position position, int level, long seed) {
        Question question = new Question(position, Level.of(level), Purpose.MOVE, seed, Question.LEVELS_OWN_TIME);
        return ask(question, found -> {}, 1).best();
    }

    /** The number of the strongest level. */
    public static int levels() {
        return Level.strongest().number();
    }

    /** Ends the search that goes on, which answers with the best it has found; without effect where none does. From any thread. */
    public void stop() {
        if (stopping != Stopping.IDLE) {
            stopping = Stopping.ASKED;
            engine.stop();
        }
    }

    /** Ends the threads that helped. */
    @Override
    public void close() {
        helpers.close();
    }

    private Answer ask(Question question, Consumer<Analysis> progress, int lines) {
        learn(question.position());
        stopping = Stopping.SEARCHING;
        try {
            return engine.answer(question, found -> {
                // A request that came before the search had begun is lost to the engine.
                if (stopping == Stopping.ASKED) {
                    engine.stop();
                }
                progress.accept(analysis(found, lines));
            });
        } finally {
            stopping = Stopping.IDLE;
        }
    }

    /** Loads the weights for a variant where they are on the class path and were not loaded yet. */
    private void learn(Position position) {
        Optional<Family> lacking = loadsWeights ? engine.lacking(position.variant()) : Optional.empty();
        lacking.flatMap(family -> ClassPathFile.read("engine/" + family.file()))
                .map(PatternWeights::read)
                .ifPresent(engine::load);
    }

    private static Analysis analysis(Answer answer, int most) {
        List<Line> lines = most == 1
                ? List.of(new Line(
                        answer.best(), answer.value() / HUNDREDTHS, answer.depth(), answer.exact(), answer.line()))
                : answer.values().stream().limit(most).map(Reversi::line).toList();
        return new Analysis(lines, answer.depth(), answer.confidence(), answer.nodes());
    }

    private static Line line(MoveValue value) {
        return new Line(value.move(), value.value() / HUNDREDTHS, value.depth(), value.exact(), value.line());
    }

    /** How an engine is built. */
    public static final class Builder {
        private static final int USUAL_MEBIBYTES = 16;
        private static final int MOST_THREADS = 256;

        private int threads = 1;
        private int mebibytes = USUAL_MEBIBYTES;
        private @Nullable PatternWeights weights;
        private List<OpeningBook> book = List.of();

        private Builder() {
            book = ClassPathFile.read("engine/book.bin").map(OpeningBook::read).orElse(List.of());
        }

        /** Threads that think together, 1 to 256. */
        public Builder threads(int number) {
            threads = within("threads", number, MOST_THREADS);
            return this;
        }

        /** Memory for what was searched, 1 to 12,288 MiB. */
        public Builder memory(int ofMebibytes) {
            mebibytes = within("memory in MiB", ofMebibytes, Engine.MAX_MEBIBYTES);
            return this;
        }

        private static int within(String what, int number, int most) {
            if (number < 1 || number > most) {
                throw new IllegalArgumentException(what + ": 1 to " + most + ", not " + number);
            }
            return number;
        }

        /** Weights of another place than the class path; throws IllegalArgumentException where the bytes are none for this engine. */
        public Builder weights(byte[] file) {
            weights = PatternWeights.read(file);
            return this;
        }

        /** The book of another place than the class path; throws IllegalArgumentException where the bytes are none. */
        public Builder book(byte[] file) {
            book = OpeningBook.read(file);
            return this;
        }

        /** Every move is searched for, and none taken from a book of openings. */
        public Builder withoutBook() {
            book = List.of();
            return this;
        }

        /** The engine. */
        public Reversi build() {
            return new Reversi(this);
        }
    }
}
