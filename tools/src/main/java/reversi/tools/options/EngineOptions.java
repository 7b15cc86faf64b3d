package reversi.tools.options;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Family;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.engine.SearchObserver;
import reversi.engine.TimeSource;
import reversi.parallel.ThreadHelpers;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** How an engine is built, whatever it is asked: a mixin of commands. */
public final class EngineOptions {
    private static final int MARK_TABLE_BITS = 16;
    private static final int MARK_DEPTH = 8;
    private static final int MARK_FEWEST_DISCS = 12;
    private static final int MARK_PLIES_APART = 6;

    private static final int MOST_THREADS = 256;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    private int hash = 16;
    private int threads = 1;

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            converter = WeightsFile.class,
            description = "Weights of the evaluation, or 'features' for the plain one (default: those of the game).")
    private @Nullable Weights weights;

    @Option(names = "--seed", description = "The seed of what is left to chance (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--no-book",
            description = "Find every move by searching: without the book of openings that strong levels play by.")
    private boolean noBook;

    @Option(
            names = "--book",
            paramLabel = "FILE",
            converter = BooksFile.class,
            description =
                    "The book of openings that strong levels play by: book.dat of Edax, .egbk3 or .egbk2 of Egaroucid or .bin "
                            + "of this engine (default: that of the game).")
    private @Nullable Books ownBooks;

    private boolean processorClock;
    private final Map<Family, PatternWeights> others = new EnumMap<>(Family.class);
    private List<OpeningBook> books = List.of();
    private String mark = "";

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            defaultValue = "16",
            description = "Memory of an engine's table in MiB, 1 to " + Engine.MAX_MEBIBYTES
                    + " (default: ${DEFAULT-VALUE}).")
    void setHash(int mebibytes) {
        hash = asked("hash", mebibytes, Engine.MAX_MEBIBYTES);
    }

    @Option(
            names = "--threads",
            paramLabel = "<threads>",
            defaultValue = "1",
            description = "Threads that an engine thinks with, 1 to " + MOST_THREADS + " (default: ${DEFAULT-VALUE}).")
    void setThreads(int number) {
        threads = asked("threads", number, MOST_THREADS);
    }

    private int asked(String name, int number, int most) {
        try {
            return within(name, number, most);
        } catch (IllegalArgumentException wrong) {
            throw misuse("--" + wrong.getMessage() + ".", wrong);
        }
    }

    private static int within(String name, int number, int most) {
        if (number < 1 || number > most) {
            throw new IllegalArgumentException(name + " is 1 to " + most + ", not " + number);
        }
        return number;
    }

    /** A refusal as the command line's own are; IllegalArgumentException where no command line asked. */
    private RuntimeException misuse(String message, Throwable wrong) {
        CommandSpec asked = command;
        return asked == null
                ? new IllegalArgumentException(message, wrong)
                : new ParameterException(asked.commandLine(), message, wrong);
    }

    /**
     * A new engine to play with, which knows the book of openings; throws UncheckedIOException where weights or book are
     * missing.
     */
    public Engine player() {
        Engine engine = searcher(processorClock ? EngineOptions::processorMillis : TimeSource.SYSTEM);
        if (!noBook) {
            books().forEach(engine::load);
        }
        return engine;
    }

    /** A new engine that searches whatever it is asked, with a clock of choice; throws UncheckedIOException without weights. */
    public Engine searcher(TimeSource clock) {
        Engine engine = engine(clock);
        weights().learned.ifPresent(engine::load);
        return engine;
    }

    private Engine engine(TimeSource clock) {
        try {
            return new Engine(clock, hash, new ThreadHelpers(threads - 1));
        } catch (OutOfMemoryError full) {
            throw misuse("Java has no room for a table of " + hash + " MiB; more by java -Xmx" + 2 * hash + "m.", full);
        }
    }

    /** As {@link #searcher(TimeSource)}, with one thread and a table of {@code kibibytes}, 1 or more. */
    public Engine searcher(TimeSource clock, int kibibytes) {
        Engine engine = Engine.ofKibibytes(clock, kibibytes);
        weights().learned.ifPresent(engine::load);
        return engine;
    }

    /**
     * Lets an engine of these options learn what the game has learned of a variant, unless other weights were asked for; throws
     * UncheckedIOException where the weights are missing.
     */
    public void prepare(Engine engine, Variant variant) {
        Optional<Family> lacking = engine.lacking(variant);
        if (lacking.isPresent() && weights().areStandard) {
            engine.load(weights(lacking.get()));
        }
    }

    private synchronized PatternWeights weights(Family family) {
        return others.computeIfAbsent(family, missing -> {
            try {
                return EngineFiles.weights(missing);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static long processorMillis() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000;
    }

    private synchronized Weights weights() {
        Weights known = weights;
        if (known == null) {
            known = standard();
            weights = known;
        }
        return known;
    }

    private static Weights standard() {
        try {
            return new Weights(Optional.of(EngineFiles.weights()), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized List<OpeningBook> books() {
        if (ownBooks != null) {
            return ownBooks.all;
        }
        if (books.isEmpty()) {
            try {
                books = EngineFiles.books();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return books;
    }

    /**
     * These options with what {@code hash}, {@code threads}, {@code weights}, {@code book} (yes, no or a file) and {@code clock} (wall, or
     * processor for the time that a processor worked for the one thread, whatever else it did meanwhile) say in the settings, which are
     * taken.
     */
    public EngineOptions with(ContestantOptions settings) {
        Integer otherHash = settings.takeWhole("hash");
        Integer otherThreads = settings.takeWhole("threads");
        String otherWeights = settings.take("weights");
        String otherBook = settings.take("book");
        String otherClock = settings.take("clock");
        if (otherHash == null
                && otherThreads == null
                && otherWeights == null
                && otherBook == null
                && otherClock == null) {
            return this;
        }
        EngineOptions other = new EngineOptions();
        other.command = command;
        other.hash = otherHash == null ? hash : within("hash", otherHash, Engine.MAX_MEBIBYTES);
        other.threads = otherThreads == null ? threads : within("threads", otherThreads, MOST_THREADS);
        other.weights = otherWeights == null ? weights : weights(otherWeights);
        other.noBook = otherBook == null ? noBook : otherBook.equals("no");
        other.ownBooks = otherBook == null || otherBook.equals("yes") || other.noBook ? ownBooks : books(otherBook);
        other.processorClock = otherClock != null && isYes("clock", otherClock, "processor", "wall");
        if (other.processorClock && other.threads > 1) {
            throw new IllegalArgumentException("clock=processor counts the time of one thread, not " + other.threads);
        }
        other.seed = seed;
        return other;
    }

    /** These options for engines that think with one thread each. */
    public EngineOptions singleThreaded() {
        EngineOptions other = new EngineOptions();
        other.command = command;
        other.hash = hash;
        other.threads = 1;
        other.weights = weights();
        other.noBook = noBook;
        other.ownBooks = ownBooks;
        other.processorClock = processorClock;
        other.seed = seed;
        return other;
    }

    private static boolean isYes(String name, String answer, String yes, String no) {
        if (!answer.equals(yes) && !answer.equals(no)) {
            throw new IllegalArgumentException(name + "=" + yes + " or " + name + "=" + no + ", not '" + answer + "'");
        }
        return answer.equals(yes);
    }

    /** A short name for how the engine values positions and which book it knows, whatever its memory and its threads. */
    public synchronized String mark() {
        if (mark.isEmpty()) {
            Engine engine = new Engine(() -> 0, MARK_TABLE_BITS);
            weights().learned.ifPresent(engine::load);
            mark = mark(engine)
                    + (noBook
                            ? " without book"
                            : " with book of " + books().get(0).size())
                    + (processorClock ? " by the processor's time" : "");
        }
        return mark;
    }

    /** What an engine, asked for nothing else, thinks of some positions of a random game. */
    private static String mark(Engine engine) {
        Strength strength = new Strength(Strength.trial(MARK_DEPTH, 0), 0);
        Random random = new Random(1);
        Position position = Position.start(Variant.OTHELLO);
        int hash = 0;
        for (List<Move> moves = position.legalMoves(); !moves.isEmpty(); moves = position.legalMoves()) {
            int discs = 64 - position.empties();
            if (discs >= MARK_FEWEST_DISCS && discs % MARK_PLIES_APART == 0) {
                Answer answer = engine.answer(strength.question(position, 1), SearchObserver.NONE);
                hash = 31 * hash + answer.value();
            }
            Move move = moves.get(random.nextInt(moves.size()));
            position = position.play(move).orThrow().after();
        }
        return Integer.toHexString(hash);
    }

    /** Threads of one engine. */
    public int threads() {
        return threads;
    }

    /** What settles every choice left to chance. */
    public long seed() {
        return seed;
    }

    /** Weights of the evaluation; empty for the plain features. The standard ones are those of the game, for all its variants. */
    private record Weights(Optional<PatternWeights> learned, boolean areStandard) {}

    /** The books of a file, for one option. */
    private record Books(List<OpeningBook> all) {}

    private static Books books(String name) {
        try {
            return new Books(EngineFiles.anyBooks(Path.of(name)));
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read the book: " + e.getMessage(), e);
        }
    }

    private static final class BooksFile implements ITypeConverter<Books> {
        @Override
        public Books convert(String name) {
            try {
                return books(name);
            } catch (IllegalArgumentException wrong) {
                throw new TypeConversionException(String.valueOf(wrong.getMessage()));
            }
        }
    }

    private static Weights weights(String name) {
        if (name.equals("features")) {
            return new Weights(Optional.empty(), false);
        }
        try {
            return new Weights(Optional.of(EngineFiles.weights(Path.of(name))), false);
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read weights: " + e.getMessage(), e);
        }
    }

    private static final class WeightsFile implements ITypeConverter<Weights> {
        @Override
        public Weights convert(String name) {
            try {
                return weights(name);
            } catch (IllegalArgumentException wrong) {
                throw new TypeConversionException(String.valueOf(wrong.getMessage()));
            }
        }
    }
}
