package reversi.webtest;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import reversi.engine.Answer;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.engine.Solution;
import reversi.engine.ThinkCodec;
import reversi.engine.ThinkReply;
import reversi.engine.TimeSource;
import reversi.notation.Obf;
import reversi.parallel.ThreadHelpers;
import reversi.rules.Position;
import reversi.tools.check.BenchPositions;
import reversi.tools.options.EngineFiles;
import reversi.tools.web.WebServer;

/**
 * Prints how fast endings are solved on the JVM and in Chromium, as a Markdown table, and how fast both search the middle game:
 * {@code SpeedTable FILE.obf FROM TO}. Each position is solved in every way before the next, and nodes are counted by the second that a
 * processor worked, so that a busy machine treats all alike.
 */
public final class SpeedTable {
    private static final int LARGE_TABLE = 512;
    private static final int PATIENCE_MILLIS = 3_600_000;

    /** Solved first by everybody, so that both compilers have done their work. */
    private static final int[] WARMING = {20, 21, 22};

    /** Plies that the middle game is searched, and before that, so that both compilers have done their work. */
    private static final int MIDDLE_DEPTH = 22;

    private static final int WARMING_DEPTH = 19;

    private static final String START =
            """
            script => {
              window.engine = new Worker('engine/worker.js' + script);
              window.ask = question => new Promise((resolve, reject) => {
                window.engine.onerror = event => reject(new Error(event.message));
                window.engine.onmessage = event => {
                  if (!(event.data instanceof Int32Array)) {
                    reject(new Error(String(event.data)));
                  } else if (event.data[1] !== 2) {
                    resolve(Array.from(event.data));
                  }
                };
                window.engine.postMessage(Int32Array.from(question));
              });
            }
            """;

    private final List<Way> ways = new ArrayList<>();

    private SpeedTable() {}

    /** Solves positions FROM to TO of a file; exits with 1 where a result is not the file's, or the browser searches other nodes. */
    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 3) {
            System.err.println("Usage: SpeedTable FILE.obf FROM TO");
            System.exit(2);
        }
        List<Obf.Entry> entries = read(Path.of(arguments[0]));
        int from = Integer.parseInt(arguments[1]);
        int to = Integer.parseInt(arguments[2]);
        boolean right = new SpeedTable().run(entries, from, to);
        System.exit(right ? 0 : 1);
    }

    private static List<Obf.Entry> read(Path file) throws IOException {
        if (Obf.read(Files.readString(file)) instanceof Obf.Ok ok) {
            return ok.entries();
        }
        throw new IOException(file + " is no file of positions");
    }

    private boolean run(List<Obf.Entry> entries, int from, int to) throws Exception {
        boolean right = true;
        try (RealBrowser browser = new RealBrowser(BuiltGame.browser());
                WebServer server = WebServer.start(BuiltGame.folder(), 0);
                BrowserContext window = browser.window(400, 300, 1, false);
                ThreadHelpers nobody = new ThreadHelpers(0);
                ThreadHelpers second = new ThreadHelpers(1)) {
            window.setDefaultTimeout(PATIENCE_MILLIS);
            ways.add(solver("JVM, 1 thread", nobody));
            ways.add(solver("JVM, 2 threads", second));
            ways.add(asked("JVM, as the browser asks it"));
            ways.add(worker("Chromium, 1 worker", window.newPage(), server, ""));
            ways.add(worker("Chromium, 2 workers", window.newPage(), server, "#team=2"));
            for (int number : WARMING) {
                for (Way way : ways) {
                    way.answer(toTheEnd(entries.get(number - 1).position()));
                }
            }
            ways.forEach(Way::forget);
            System.out.println("| position | score | " + heads() + " |");
            System.out.println("| --- | --- |" + " --- |".repeat(ways.size()));
            for (int number = from; number <= to; number++) {
                right &= solve(number, entries.get(number - 1));
            }
            total();
            right &= searchMiddleGame(ways.get(2), ways.get(3));
        }
        return right;
    }

    /** Compares two ways in positions of real games; answers whether they search the same nodes. */
    private static boolean searchMiddleGame(Way here, Way there) throws Exception {
        for (int depth : new int[] {WARMING_DEPTH, MIDDLE_DEPTH}) {
            here.forget();
            there.forget();
            for (Position position : BenchPositions.played()) {
                here.answer(toDepth(depth, position));
                there.answer(toDepth(depth, position));
            }
        }
        System.out.printf(
                Locale.ROOT,
                "The middle game to %d plies: %s on the JVM and %s in the browser's worker, %.2f times as many by the second; %s.%n",
                MIDDLE_DEPTH,
                here.total,
                there.total,
                there.total.speed() / here.total.speed(),
                nodes(here, there));
        return here.total.nodes == there.total.nodes;
    }

    private static String nodes(Way here, Way there) {
        return here.total.nodes == there.total.nodes ? "the nodes are the same" : "THE NODES DIFFER";
    }

    private String heads() {
        return String.join(" | ", ways.stream().map(way -> way.name).toList());
    }

    private boolean solve(int number, Obf.Entry entry) throws Exception {
        StringBuilder row =
                new StringBuilder("| " + number + " | " + entry.score().orElseThrow());
        boolean right = true;
        for (Way way : ways) {
            Solved solved = way.answer(toTheEnd(entry.position()));
            boolean same = solved.score == entry.score().orElseThrow();
            row.append(" | ").append(solved).append(same ? "" : " WRONG: " + solved.score);
            right &= same;
        }
        System.out.println(row + " |");
        return right;
    }

    private void total() {
        System.out.println("| all | | "
                + String.join(
                        " | ", ways.stream().map(way -> way.total.toString()).toList()) + " |");
        Solved here = ways.get(2).total;
        Solved there = ways.get(3).total;
        System.out.println();
        System.out.println("Nodes, seconds, and nodes by the second that one processor worked.");
        System.out.printf(
                Locale.ROOT,
                "A second of a processor sees %.2f times as many nodes in the browser's worker as on the JVM asked the same; %s.%n",
                there.speed() / here.speed(),
                nodes(ways.get(2), ways.get(3)));
        System.out.printf(
                Locale.ROOT,
                "Two threads take %.2f and two workers %.2f of the time of one.%n",
                ways.get(1).total.seconds / ways.get(0).total.seconds,
                ways.get(4).total.seconds / there.seconds);
    }

    private static Way solver(String name, ThreadHelpers helpers) throws IOException {
        Engine engine = new Engine(TimeSource.SYSTEM, LARGE_TABLE, helpers);
        engine.load(EngineFiles.weights());
        return new Way(name) {
            @Override
            Solved work(Question question) {
                Solution solution = engine.solve(Board.of(question.position()), false);
                return new Solved(solution.score(), solution.nodes(), 0, 0);
            }

            @Override
            double processor() {
                return here();
            }
        };
    }

    private static Way asked(String name) throws IOException {
        Engine engine = new Engine();
        engine.load(EngineFiles.weights());
        EngineFiles.books().forEach(engine::load);
        return new Way(name) {
            @Override
            Solved work(Question question) {
                Answer answer = engine.answer(question, SearchObserver.NONE);
                return new Solved(answer.value() / 100, answer.nodes(), 0, 0);
            }

            @Override
            double processor() {
                return here();
            }
        };
    }

    private static Way worker(String name, Page page, WebServer server, String script) {
        page.navigate(server.address() + "page.css");
        page.evaluate(START, script);
        return new Way(name) {
            @Override
            Solved work(Question question) {
                List<Integer> ints =
                        Arrays.stream(ThinkCodec.write(question)).boxed().toList();
                List<?> heard = (List<?>) page.evaluate("question => window.ask(question)", ints);
                int[] message = heard.stream()
                        .mapToInt(number -> ((Number) number).intValue())
                        .toArray();
                if (ThinkCodec.readReply(message) instanceof ThinkReply.Answered reply) {
                    return new Solved(
                            reply.answer().value() / 100, reply.answer().nodes(), 0, 0);
                }
                throw new IllegalStateException("the worker failed");
            }

            @Override
            double processor() {
                return ofBrowser();
            }
        };
    }

    /** Seconds that processors have worked for this program. */
    private static double here() {
        return ofProcess(ProcessHandle.current());
    }

    /** Seconds that processors have worked for the browser's processes, which this program has begun. */
    private static double ofBrowser() {
        return ProcessHandle.current()
                .descendants()
                .mapToDouble(SpeedTable::ofProcess)
                .sum();
    }

    private static double ofProcess(ProcessHandle process) {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L) / 1e9;
    }

    private static Question toTheEnd(Position position) {
        return question(position, Level.flawless(60, 60, Integer.MAX_VALUE));
    }

    private static Question toDepth(int depth, Position position) {
        return question(position, Level.flawless(depth, 0, Integer.MAX_VALUE));
    }

    private static Question question(Position position, Level patient) {
        return new Question(position, patient, Purpose.MOVE, 1, Question.LEVELS_OWN_TIME);
    }

    /** One of the ways of answering that are compared. */
    private abstract static class Way {
        private final String name;
        private Solved total = new Solved(0, 0, 0, 0);

        Way(String name) {
            this.name = name;
        }

        /** The score and the nodes. */
        abstract Solved work(Question question) throws Exception;

        /** Seconds that processors have worked for it so far. */
        abstract double processor();

        final Solved answer(Question question) throws Exception {
            double processor = processor();
            long begun = System.nanoTime();
            Solved solved = work(question);
            double seconds = (System.nanoTime() - begun) / 1e9;
            Solved all = new Solved(solved.score, solved.nodes, seconds, processor() - processor);
            total = total.plus(all);
            return all;
        }

        final void forget() {
            total = new Solved(0, 0, 0, 0);
        }
    }

    /** What solving took: nodes, seconds, and seconds that processors worked for it. */
    private record Solved(int score, long nodes, double seconds, double processor) {
        Solved plus(Solved other) {
            return new Solved(0, nodes + other.nodes, seconds + other.seconds, processor + other.processor);
        }

        /** Nodes a second of one processor. */
        double speed() {
            return nodes / Math.max(processor, 1e-9);
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.1f M, %.2f s, %.1f M/s", nodes / 1e6, seconds, speed() / 1e6);
        }
    }
}
