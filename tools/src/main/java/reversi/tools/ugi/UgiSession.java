package reversi.tools.ugi;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import reversi.library.Limits;
import reversi.library.Reversi;
import reversi.notation.PositionText;
import reversi.notation.TranscriptText;
import reversi.release.Release;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.rules.Variants;

/**
 * A conversation of lines, as docs/engine-protocol.md describes it. What cannot be done is said as {@code error …}, and changes
 * nothing. Lines come from one thread; answers may come from another one, which searches.
 */
final class UgiSession implements AutoCloseable {
    private final Consumer<String> out;
    private final ExecutorService thinking = Executors.newSingleThreadExecutor(UgiSession::thread);
    private int threads = 1;
    private int mebibytes = 16;
    private Reversi engine = Reversi.load();
    private Variant variant = Variant.OTHELLO;
    private Position position = Position.start(variant);
    private CountDownLatch search = new CountDownLatch(0);
    private boolean isOver;

    /** A conversation whose lines go to {@code out}. */
    UgiSession(Consumer<String> out) {
        this.out = out;
    }

    private static Thread thread(Runnable work) {
        Thread made = new Thread(work, "search");
        made.setDaemon(true);
        return made;
    }

    /** Handles a line; a search may go on after it returns. */
    void receive(String line) {
        String text = line.strip();
        int space = text.indexOf(' ');
        String command = space < 0 ? text : text.substring(0, space);
        String rest = space < 0 ? "" : text.substring(space + 1).strip();
        try {
            handle(command, rest);
        } catch (IllegalArgumentException wrong) {
            say("error " + wrong.getMessage());
        }
    }

    private void handle(String command, String rest) {
        switch (command) {
            case "" -> {}
            case "ugi" -> introduce();
            case "isready" -> say("readyok");
            case "setoption" -> set(rest);
            case "newgame" -> begin();
            case "variant" -> choose(rest);
            case "position" -> place(rest);
            case "go" -> go(Go.read(rest));
            case "stop" -> stop();
            case "quit" -> {
                stop();
                isOver = true;
            }
            default -> throw new IllegalArgumentException("unknown: " + command);
        }
    }

    private void introduce() {
        say("id name Reversi " + Release.version());
        say("option threads 1 256");
        say("option memory 1 12288");
        say("ugiok");
    }

    private void set(String option) {
        String[] words = option.split("\\s+");
        if (words.length != 2 || !words[1].matches("[0-9]{1,5}")) {
            throw new IllegalArgumentException("setoption threads or memory, and a number, not " + option);
        }
        int number = Integer.parseInt(words[1]);
        switch (words[0]) {
            case "threads" -> rebuild(number, mebibytes);
            case "memory" -> rebuild(threads, number);
            default -> throw new IllegalArgumentException("no option " + words[0]);
        }
    }

    private void rebuild(int ofThreads, int ofMebibytes) {
        Reversi next = Reversi.builder().threads(ofThreads).memory(ofMebibytes).build();
        stop();
        engine.close();
        engine = next;
        threads = ofThreads;
        mebibytes = ofMebibytes;
    }

    private void begin() {
        rebuild(threads, mebibytes);
        position = Position.start(variant);
    }

    private void choose(String name) {
        variant = Variants.read(name).orElseThrow(() -> new IllegalArgumentException("no variant " + name));
        stop();
        position = Position.start(variant);
    }

    /** {@code f5d6c3}, nothing for the start, or a board; after a board {@code moves} and moves may follow. */
    private void place(String text) {
        int word = text.indexOf("moves");
        Position first = read(word < 0 ? text : text.substring(0, word));
        TranscriptText.Read played =
                TranscriptText.read(word < 0 ? "" : text.substring(word + "moves".length()), first);
        if (played instanceof TranscriptText.Failed failed) {
            throw new IllegalArgumentException("move " + failed.ply() + ", '" + failed.token() + "'");
        }
        stop();
        position = ((TranscriptText.Ok) played).transcript().current();
    }

    private Position read(String text) {
        PositionText.Read read = PositionText.read(text.strip().equals("start") ? "" : text, variant);
        if (read instanceof PositionText.Failed failed) {
            throw new IllegalArgumentException(failed.reason());
        }
        return ((PositionText.Ok) read).position();
    }

    private void go(Go asked) {
        stop();
        if (position.isOver()) {
            say("bestmove none");
            return;
        }
        Position of = position;
        Reversi by = engine;
        Runnable work = asked.level()
                .<Runnable>map(level -> () -> say("bestmove " + by.play(of, level, asked.seed())))
                .orElseGet(() -> searching(by, of, asked.limits()));
        CountDownLatch done = new CountDownLatch(1);
        search = done;
        thinking.execute(() -> {
            try {
                work.run();
            } catch (IllegalArgumentException wrong) {
                say("error " + wrong.getMessage());
            } finally {
                done.countDown();
            }
        });
    }

    private Runnable searching(Reversi by, Position of, Limits limits) {
        return () -> say("bestmove "
                + by.analyse(of, limits, found -> say("info " + found.json())).best());
    }

    /** Ends a search, which still says its best move. */
    private void stop() {
        while (search.getCount() > 0) {
            engine.stop();
            Thread.onSpinWait();
        }
    }

    /** Whether the other program has said good-bye. */
    boolean isOver() {
        return isOver;
    }

    /** Waits for the answer to the last {@code go}. */
    void await() {
        try {
            search.await();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        stop();
        thinking.shutdown();
        engine.close();
    }

    private synchronized void say(String line) {
        out.accept(line);
    }
}
