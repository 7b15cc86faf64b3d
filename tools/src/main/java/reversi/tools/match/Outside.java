package reversi.tools.match;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Square;

/** Another program as a contender: started when first needed, and restarted after a failure. */
abstract class Outside implements Contender {
    /** A program that is silent for so long beyond its time has failed. */
    private static final long PATIENCE = 10_000;

    /** Without a clock a program may think for so long. */
    private static final long LONGEST_MOVE = 600_000;

    /** A program that writes so many lines instead of an answer has failed. */
    private static final int MOST_SKIPPED = 100_000;

    /** For the end of a program that no longer listens one waits so long after each line. */
    private static final long LAST_WORDS = 3_000;

    private final Program program;
    private @Nullable Lines lines;

    Outside(Program program) {
        this.program = program;
    }

    @Override
    public void begin(long seed) throws Failure {
        if (lines == null) {
            try {
                lines = program.start();
            } catch (IOException e) {
                throw new Failure("cannot be started: " + e.getMessage());
            }
            greet();
        }
        beginGame();
    }

    /** What is said once to a program that was started. */
    abstract void greet() throws Failure;

    /** What is said before each game. */
    abstract void beginGame() throws Failure;

    /** How long to wait for a move before the program counts as failed, in milliseconds. */
    static long patience(TimeLeft time) {
        long limit = time.hasClock() ? time.millis() : time.moveMillis() > 0 ? time.moveMillis() : LONGEST_MOVE;
        return limit + PATIENCE;
    }

    void send(String line) throws Failure {
        Lines now = lines;
        if (now == null) {
            throw new Failure("is not running");
        }
        try {
            now.send(line);
        } catch (IOException e) {
            String why = ending(now);
            close();
            throw new Failure(why.isEmpty() ? "does not listen: " + e.getMessage() : why);
        }
    }

    /** Why a program that no longer listens has ended, after what it wrote last; empty where it goes on. */
    private static String ending(Lines lines) {
        int heard = 0;
        while (heard < MOST_SKIPPED && lines.receive(LAST_WORDS).isPresent()) {
            heard++;
        }
        return lines.ending();
    }

    /** The first matching line, skipping others; throws Failure after the timeout in milliseconds, or after very many others. */
    String await(Predicate<String> awaited, long millis) throws Failure {
        long end = System.nanoTime() + millis * 1_000_000;
        String why = "fell silent";
        int skipped = 0;
        for (long left = millis; left > 0; left = (end - System.nanoTime()) / 1_000_000) {
            Optional<String> line = lines == null ? Optional.empty() : lines.receive(left);
            if (line.isEmpty()) {
                why = lines == null || lines.ending().isEmpty() ? why : lines.ending();
                break;
            }
            if (awaited.test(line.get())) {
                return line.get();
            }
            if (++skipped > MOST_SKIPPED) {
                why = "writes without answering";
                break;
            }
        }
        close();
        throw new Failure(why);
    }

    /** The move of a name, in any case; throws Failure where there is none. */
    static Move named(String name) throws Failure {
        if (name.equalsIgnoreCase("pass") || name.equalsIgnoreCase("pa")) {
            return Move.PASS;
        }
        return Square.parse(name).map(Move::at).orElseThrow(() -> new Failure("made no move: " + name));
    }

    @Override
    public long processorNanos() {
        return lines == null ? 0 : lines.processorNanos();
    }

    @Override
    public void close() {
        if (lines != null) {
            lines.close();
            lines = null;
        }
    }

    /** A conversation with another program, line by line. */
    interface Lines extends AutoCloseable {
        /** Sends a line; throws IOException if the other end is closed. */
        void send(String line) throws IOException;

        /** The next line received; empty after the timeout in milliseconds or at the end of the stream. */
        Optional<String> receive(long millis);

        /** Why no line will come any more, for a person; empty while one may come. */
        String ending();

        /** Nanoseconds that processors have worked for the program and those it started; 0 where the system does not say. */
        long processorNanos();

        /** Ends the conversation and the other program. */
        @Override
        void close();
    }

    interface Program {
        /** Starts it once more; throws IOException where it cannot be started. */
        Lines start() throws IOException;
    }
}
