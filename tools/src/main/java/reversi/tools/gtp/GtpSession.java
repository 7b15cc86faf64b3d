package reversi.tools.gtp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.MoveTime;
import reversi.engine.SearchObserver;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.tools.options.Strength;

/**
 * A conversation in the Go Text Protocol, version 2, about a game of Othello. A forced pass may be played or left out, and
 * is answered as {@code pass}. Squares are Othello's: no letter is left out, and row 1 is on top.
 */
final class GtpSession {
    /** The name that controllers show. */
    static final String NAME = "Reversi";

    private static final Reply SYNTAX_ERROR = Reply.failed("syntax error");
    private static final Reply ILLEGAL_MOVE = Reply.failed("illegal move");

    private final Engine engine;
    private final Strength strength;
    private final String version;
    private final Map<String, Function<Request, Reply>> commands = new LinkedHashMap<>();
    private final GtpClock clock = new GtpClock();
    /** The game before each turn of the controller, the last one first: a pass that it left out belongs to the turn after it. */
    private final Deque<Transcript> undoable = new ArrayDeque<>();

    private Transcript game = Transcript.start(Variant.OTHELLO);
    private long seed;
    private boolean isOver;

    GtpSession(Engine engine, Strength strength, long seed, String version) {
        this.engine = engine;
        this.strength = strength;
        this.seed = seed;
        this.version = version;
        commands.put("protocol_version", request -> Reply.of("2"));
        commands.put("name", request -> Reply.of(NAME));
        commands.put("version", request -> Reply.of(this.version));
        commands.put("known_command", this::knownCommand);
        commands.put("list_commands", request -> Reply.of(String.join("\n", commands.keySet())));
        commands.put("quit", request -> quit());
        commands.put("list_games", request -> Reply.of("Othello"));
        commands.put("set_game", this::setGame);
        commands.put("boardsize", this::boardSize);
        commands.put("clear_board", request -> restart(game.first().variant()));
        commands.put("komi", request -> number(request.argument(0)).isPresent() ? Reply.DONE : SYNTAX_ERROR);
        commands.put("play", this::play);
        commands.put("genmove", request -> think(request, true));
        commands.put("reg_genmove", request -> think(request, false));
        commands.put("undo", request -> undo());
        commands.put("time_settings", this::timeSettings);
        commands.put("time_left", this::timeLeft);
        commands.put("showboard", request -> Reply.of("\n" + TextBoard.of(game.current())));
        commands.put("final_score", request -> finalScore());
    }

    /** What to answer to a line, as it is written; empty where the line asks nothing. */
    String answer(String line) {
        return Request.parse(line)
                .map(request -> reply(request).written(request.id()))
                .orElse("");
    }

    /** Whether the controller has said good-bye. */
    boolean isOver() {
        return isOver;
    }

    private Reply reply(Request request) {
        Function<Request, Reply> command = commands.get(request.command());
        return command == null ? Reply.failed("unknown command") : command.apply(request);
    }

    private Reply knownCommand(Request request) {
        return Reply.of(Boolean.toString(commands.containsKey(request.argument(0))));
    }

    private Reply quit() {
        isOver = true;
        return Reply.DONE;
    }

    private Reply setGame(Request request) {
        return request.argument(0).equals("othello") ? Reply.DONE : Reply.failed("unsupported game");
    }

    private Reply boardSize(Request request) {
        Optional<Double> size = number(request.argument(0));
        if (size.isEmpty()) {
            return SYNTAX_ERROR;
        }
        boolean fits = size.get() >= 4 && size.get() <= Square.MAX_SIZE && size.get() % 2 == 0;
        return fits
                ? restart(Variant.square(size.get().intValue(), Start.DIAGONAL))
                : Reply.failed("unacceptable size");
    }

    private Reply restart(Variant variant) {
        game = Transcript.start(variant);
        undoable.clear();
        return Reply.DONE;
    }

    private Reply play(Request request) {
        Optional<Disc> side = side(request.argument(0));
        String name = request.argument(1);
        Optional<Move> move = name.equals("pass")
                ? Optional.of(Move.PASS)
                : Square.parse(name).map(Move::at);
        if (side.isEmpty() || move.isEmpty()) {
            return SYNTAX_ERROR;
        }
        Transcript before = game;
        if (move.get().isPass() && game.current().isOver()) {
            undoable.push(before);
            return Reply.DONE;
        }
        if (turnTo(side.get()) && make(move.get())) {
            undoable.push(before);
            return Reply.DONE;
        }
        game = before;
        return ILLEGAL_MOVE;
    }

    /** Makes it a side's turn by a forced pass where one was left out; false where it is not its turn. */
    private boolean turnTo(Disc side) {
        if (game.current().toMove() != side && game.current().mustPass()) {
            make(Move.PASS);
        }
        return game.current().toMove() == side;
    }

    private boolean make(Move move) {
        Played played = game.current().play(move);
        if (played instanceof Played.Legal legal) {
            game = game.with(legal.turn());
            return true;
        }
        return false;
    }

    private Reply think(Request request, boolean plays) {
        Optional<Disc> side = side(request.argument(0));
        if (side.isEmpty()) {
            return SYNTAX_ERROR;
        }
        Transcript before = game;
        if (game.current().isOver()) {
            if (plays) {
                undoable.push(before);
            }
            return Reply.of("pass");
        }
        if (!turnTo(side.get())) {
            return ILLEGAL_MOVE;
        }
        Move move = move(game.current());
        if (plays) {
            make(move);
            undoable.push(before);
        } else {
            game = before;
        }
        return Reply.of(move.toString());
    }

    private Move move(Position position) {
        if (position.mustPass()) {
            return Move.PASS;
        }
        Disc side = position.toMove();
        long before = System.nanoTime();
        MoveTime limit = clock.left(side).of(position.empties());
        Answer answer = engine.answer(strength.question(position, seed++, limit), SearchObserver.NONE);
        clock.used(side, (System.nanoTime() - before) / 1_000_000);
        return answer.best();
    }

    private Reply undo() {
        if (undoable.isEmpty()) {
            return Reply.failed("cannot undo");
        }
        game = undoable.pop();
        return Reply.DONE;
    }

    private Reply timeSettings(Request request) {
        List<Double> numbers = numbers(request, 0);
        if (numbers.size() != 3) {
            return SYNTAX_ERROR;
        }
        clock.set(numbers.get(0), numbers.get(1), numbers.get(2).intValue());
        return Reply.DONE;
    }

    private Reply timeLeft(Request request) {
        Optional<Disc> side = side(request.argument(0));
        List<Double> numbers = numbers(request, 1);
        if (side.isEmpty() || numbers.size() != 2) {
            return SYNTAX_ERROR;
        }
        clock.left(side.get(), numbers.get(0), numbers.get(1).intValue());
        return Reply.DONE;
    }

    private Reply finalScore() {
        if (!game.current().isOver()) {
            return Reply.failed("cannot score");
        }
        Score score = game.current().score();
        int lead = score.official(Disc.BLACK) - score.official(Disc.WHITE);
        return Reply.of(lead == 0 ? "0" : lead > 0 ? "B+" + lead : "W+" + -lead);
    }

    private static Optional<Disc> side(String name) {
        return switch (name) {
            case "b", "black" -> Optional.of(Disc.BLACK);
            case "w", "white" -> Optional.of(Disc.WHITE);
            default -> Optional.empty();
        };
    }

    /** The numbers from an argument on; none at all where one of them is not a number. */
    private static List<Double> numbers(Request request, int from) {
        List<Double> numbers = new ArrayList<>();
        for (int i = from; i < request.arguments().size(); i++) {
            Optional<Double> number = number(request.argument(i));
            if (number.isEmpty()) {
                return List.of();
            }
            numbers.add(number.get());
        }
        return numbers;
    }

    private static Optional<Double> number(String text) {
        return text.matches("-?[0-9]{1,9}(\\.[0-9]*)?") ? Optional.of(Double.parseDouble(text)) : Optional.empty();
    }

    /**
     * The answer to a request.
     *
     * @param success whether the command was carried out
     * @param text what is answered; for a failure the reason, in the protocol's words
     */
    record Reply(boolean success, String text) {
        /** Done, with nothing to say. */
        static final Reply DONE = new Reply(true, "");

        /** Done, with this answer. */
        static Reply of(String text) {
            return new Reply(true, text);
        }

        static Reply failed(String reason) {
            return new Reply(false, reason);
        }

        /** The text as the controller reads it, up to the empty line that ends it. */
        String written(String id) {
            return (success ? "=" : "?") + id + (text.isEmpty() || text.startsWith("\n") ? "" : " ") + text + "\n\n";
        }
    }

    /**
     * One line of the controller.
     *
     * @param id the number that the answer repeats; empty where there is none
     * @param command the command; empty where the line had only a number
     * @param arguments the words after it
     */
    record Request(String id, String command, List<String> arguments) {
        Request {
            arguments = List.copyOf(arguments);
        }

        /** Reads a line: control characters are dropped, a tab is a space, and all from {@code #} on is a remark. */
        static Optional<Request> parse(String line) {
            String text = line.replace('\t', ' ')
                    .replaceAll("\\p{Cntrl}", "")
                    .replaceAll("#.*", "")
                    .strip();
            if (text.isEmpty()) {
                return Optional.empty();
            }
            List<String> words = List.of(text.split(" +"));
            boolean numbered = words.get(0).matches("[0-9]+");
            String id = numbered ? words.get(0) : "";
            List<String> rest = words.subList(numbered ? 1 : 0, words.size());
            return Optional.of(
                    rest.isEmpty()
                            ? new Request(id, "", List.of())
                            : new Request(id, rest.get(0), rest.subList(1, rest.size())));
        }

        /** The argument of this index, from 0, in small letters; empty where it is missing. */
        String argument(int index) {
            return index < arguments.size() ? arguments.get(index).toLowerCase(Locale.ROOT) : "";
        }
    }
}
