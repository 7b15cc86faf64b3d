package reversi.tools.nboard;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.MoveValue;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.notation.Ggf;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.tools.options.Strength;

/**
 * A conversation in NBoard's protocol, version 2, about a game. What it does not understand it leaves unanswered, as the
 * protocol wants it; what is wrong it says as a status.
 */
final class NBoardSession implements AutoCloseable {
    /** The name that NBoard shows. */
    static final String NAME = "Reversi";

    private final Engine engine;
    private final Consumer<String> out;
    private final Thinking thinking;
    private final int solve;
    private Strength strength;
    private long seed;
    private Transcript game = Transcript.start(Variant.OTHELLO);
    /** What is wrong with the game that was set last or a move since; empty where all was read, and only then is anything answered about it. */
    private Optional<String> wrongGame = Optional.empty();

    private boolean isOver;

    /** A conversation whose lines go to {@code out}, from the thread that thinks too. */
    NBoardSession(Engine engine, Strength strength, long seed, Consumer<String> out) {
        this.engine = engine;
        this.strength = strength;
        this.solve = strength.level().solveEmpties();
        this.seed = seed;
        this.out = out;
        this.thinking = new Thinking(engine);
    }

    /** Handles a line of the other program; a search may continue after it returns. */
    void receive(String line) {
        String text = line.strip();
        int space = text.indexOf(' ');
        String command = space < 0 ? text : text.substring(0, space);
        String rest = space < 0 ? "" : text.substring(space + 1).strip();
        switch (command) {
            case "nboard" -> say("set myname " + NAME);
            case "set" -> set(rest);
            case "move", "go", "hint", "analyze" -> aboutGame(command, rest);
            case "ping" -> {
                thinking.stop();
                say("pong " + rest);
            }
            case "learn" -> say("learned");
            case "quit" -> {
                thinking.stop();
                isOver = true;
            }
            default -> {
                // The protocol grows: a line that is not understood is no error.
            }
        }
    }

    private void aboutGame(String command, String rest) {
        if (wrongGame.isPresent()) {
            thinking.stop();
            say(wrongGame.get());
            return;
        }
        switch (command) {
            case "move" -> move(rest);
            case "go" -> go();
            case "hint" -> hint(rest);
            default -> analyze();
        }
    }

    /** Whether the other program has said good-bye. */
    boolean isOver() {
        return isOver;
    }

    /** Waits for the answer to {@code go}, {@code hint} or {@code analyze}. */
    void await() {
        thinking.await();
    }

    @Override
    public void close() {
        thinking.close();
    }

    private void set(String what) {
        if (what.equals("game") || what.startsWith("game ")) {
            thinking.stop();
            setGame(what.substring("game".length()).strip());
        } else if (what.matches("depth [0-9]{1,3}([.,]0*)?")) {
            thinking.stop();
            int depth = Integer.parseInt(what.substring("depth ".length()).split("[.,]", 2)[0]);
            int plies = Math.max(1, Math.min(Strength.ANY_DEPTH, depth));
            strength = strength.with(plies, Math.min(solve, 2 * plies));
            say("set myname " + NAME + depth);
        }
    }

    private void setGame(String text) {
        wrongGame = Ggf.read(text)
                .fold(
                        ok -> {
                            Transcript whole = ok.game().line().transcript();
                            game = ok.passLeftOut() ? whole.upTo(whole.plies() - 1) : whole;
                            return Optional.empty();
                        },
                        failed -> Optional.of(
                                "status The game is wrong at character " + failed.offset() + ": " + failed.problem()));
        wrongGame.ifPresent(this::say);
    }

    /** Follows a move such as {@code F5/1.5/2.0}, of which only the square counts. */
    private void move(String text) {
        thinking.stop();
        String written = text.split("[/ ]", 2)[0];
        String name = written.split("[^A-Za-z0-9]", 2)[0];
        boolean pass = name.equalsIgnoreCase("pa") || name.equalsIgnoreCase("pass");
        Optional<Move> move = pass ? Optional.of(Move.PASS) : Square.parse(name).map(Move::at);
        if (move.isPresent() && !pass && game.current().mustPass()) {
            game = game.with(game.current().play(Move.PASS).orThrow());
        }
        if (move.isPresent() && game.current().play(move.get()) instanceof Played.Legal legal) {
            game = game.with(legal.turn());
        } else {
            wrongGame = Optional.of("status The move " + written + " is wrong");
            wrongGame.ifPresent(this::say);
        }
    }

    private void go() {
        Position position = game.current();
        if (position.isOver()) {
            return;
        }
        if (position.mustPass()) {
            thinking.stop();
            say("=== PA");
            return;
        }
        Question question = strength.question(position, seed++);
        thinking.begin(() -> {
            say("status " + NAME + " is thinking");
            long before = System.nanoTime();
            Answer answer = engine.answer(question, this::improved);
            double seconds = (System.nanoTime() - before) / 1e9;
            if (!thinking.isCancelled()) {
                if (answer.nodes() == 0) {
                    // Only the book answers without a search; how many games it knows of a move stays with it.
                    say(line("book", answer.line(), answer.value(), answer));
                }
                say(format("nodestats %d %.2f", answer.nodes(), seconds));
                say(format("=== %s/%.2f/%.2f", name(answer.best()), answer.value() / 100.0, seconds));
            }
            say("status " + NAME + " is waiting");
        });
    }

    /** Values the best moves, as many as were asked for. */
    private void hint(String number) {
        Position position = game.current();
        if (position.isOver() || position.mustPass()) {
            thinking.stop();
            return;
        }
        int count = number.matches("[0-9]{1,2}") ? Math.max(1, Integer.parseInt(number)) : 1;
        Question question = new Question(
                position,
                strength.level(),
                Purpose.VALUES,
                seed++,
                strength.question(position, 0).budgetMillis());
        thinking.begin(() -> {
            say("status " + NAME + " is analyzing");
            long before = System.nanoTime();
            Answer answer = engine.answer(question, better -> {
                stopIfCancelled();
                sayBest(better, count);
            });
            sayBest(answer, count);
            say(format("nodestats %d %.2f", answer.nodes(), (System.nanoTime() - before) / 1e9));
            say("status " + NAME + " is waiting");
        });
    }

    private void sayBest(Answer answer, int count) {
        if (thinking.isCancelled()) {
            return;
        }
        for (MoveValue valued :
                answer.values().subList(0, Math.min(count, answer.values().size()))) {
            List<Move> line = valued.move().equals(answer.best()) ? answer.line() : List.of(valued.move());
            say(line("search", line, valued.value(), answer));
        }
    }

    private void improved(Answer answer) {
        stopIfCancelled();
        if (!thinking.isCancelled()) {
            say(line("search", answer.line(), answer.value(), answer));
        }
    }

    /** A question may be stopped before it has begun: it is stopped again once it has. */
    private void stopIfCancelled() {
        if (thinking.isCancelled()) {
            engine.stop();
        }
    }

    private static String line(String kind, List<Move> line, int value, Answer answer) {
        StringBuilder moves = new StringBuilder();
        line.forEach(move -> moves.append(name(move)));
        String depth = answer.exact() ? "100%" : Integer.toString(Math.max(1, answer.depth()));
        return format("%s %s %.2f 0 %s", kind, moves, value / 100.0, depth);
    }

    /** Values every position of the game from its end on, as the side to move there sees it. */
    private void analyze() {
        Transcript analyzed = game;
        thinking.begin(() -> {
            say("status " + NAME + " is analyzing");
            for (int ply = analyzed.plies(); ply >= 0 && !thinking.isCancelled(); ply--) {
                Position position = analyzed.upTo(ply).current();
                if (!position.isOver() && !position.mustPass()) {
                    Answer answer = engine.answer(strength.question(position, seed), better -> stopIfCancelled());
                    if (!thinking.isCancelled()) {
                        say(format("analysis %d %.2f", ply, answer.value() / 100.0));
                    }
                }
            }
            say("status " + NAME + " is waiting");
        });
    }

    private static String name(Move move) {
        return move.square()
                .map(square -> square.name().toUpperCase(Locale.ROOT))
                .orElse("PA");
    }

    private static String format(String text, Object... arguments) {
        return String.format(Locale.ROOT, text, arguments);
    }

    private synchronized void say(String line) {
        out.accept(line);
    }
}
