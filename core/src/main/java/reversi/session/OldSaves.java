package reversi.session;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.MoveComments;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.VariantCode;

/**
 * Reads the lines of versions 1 and 2, in which the program kept games until 2026: one for each part, with its name and then words
 * between single spaces. Throws IllegalArgumentException, with the reason, for words that mean nothing.
 */
final class OldSaves {
    private static final int HEX_DIGITS = 4;
    private static final int MOST_DIGITS = 12;

    private final Iterator<String> lines;

    private OldSaves(Iterator<String> lines) {
        this.lines = lines;
    }

    /** The game of a text without its checksum. */
    static SavedGame read(String body, int version) {
        Iterator<String> lines = List.of(body.split("\n", -1)).iterator();
        lines.next();
        return new OldSaves(lines).game(version);
    }

    private SavedGame game(int version) {
        String code = next("variant");
        GameSetup setup = new GameSetup(
                VariantCode.read(code).orElseThrow(() -> new IllegalArgumentException("no such variant: " + code)),
                moves(next("opening")),
                seat(next("black"), version),
                seat(next("white"), version),
                time(next("time")));
        List<Move> moves = moves(next("moves"));
        List<Move> undone = moves(next("undone"));
        List<ClockTimes> history =
                words(next("history")).stream().map(OldSaves::clocks).toList();
        ClockTimes clocks = clocks(next("clocks"));
        String outcome = next("outcome");
        if (!lines.next().isEmpty() || lines.hasNext()) {
            throw new IllegalArgumentException("there are more lines than expected");
        }
        return new SavedGame(
                setup, events(setup, moves, undone, history, clocks, outcome), clocks, MoveComments.none());
    }

    /** What the clocks showed is kept of the moment before each move, and once more after the last. */
    private static List<GameEvent> events(
            GameSetup setup,
            List<Move> moves,
            List<Move> undone,
            List<ClockTimes> history,
            ClockTimes clocks,
            String outcome) {
        List<Move> all = new ArrayList<>(moves);
        all.addAll(undone);
        if (history.size() != all.size() + 1) {
            throw new IllegalArgumentException("the clocks do not fit the moves");
        }
        Transcript opened = setup.opened();
        List<GameEvent> events = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            events.add(new GameEvent.Played(opened.plies() + i + 1, all.get(i), history.get(i + 1)));
        }
        if (!undone.isEmpty()) {
            events.add(new GameEvent.TakenBack(opened.plies() + moves.size(), clocks));
        }
        if (!outcome.isEmpty()) {
            events.add(new GameEvent.Ended(outcome(outcome, GameSetup.replay(opened, moves))));
        }
        return events;
    }

    private String next(String name) {
        String line = lines.hasNext() ? lines.next() : "";
        if (!line.startsWith(name + ' ')) {
            throw new IllegalArgumentException("the line of the " + name + " is missing");
        }
        return line.substring(name.length() + 1);
    }

    private static List<Move> moves(String text) {
        return words(text).stream()
                .map(word -> word.equals("pass") ? Move.PASS : Move.at(word))
                .toList();
    }

    /** The first version knew ten levels and no times. */
    private static Seat seat(String text, int version) {
        List<String> words = List.of(text.split(" ", -1));
        String name = name(words.get(words.size() - 1));
        if (words.size() == 2 && words.get(0).equals("human")) {
            return Seat.human(name);
        }
        if (words.size() == 2 && words.get(0).equals("remote")) {
            return Seat.remote(name);
        }
        if (words.size() != version + 2 || !words.get(0).equals("computer")) {
            throw new IllegalArgumentException("no such player: " + text);
        }
        int level = number(words.get(1));
        return version == 1
                ? Seat.computer(name, level == 0 ? level : OldLevels.today(level))
                : Seat.computer(name, level, number(words.get(2)));
    }

    /** Everything in a name but plain letters and digits is a percent sign and four hex digits. */
    private static String name(String text) {
        StringBuilder name = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (sign != '%') {
                name.append(sign);
                continue;
            }
            int code = 0;
            for (int i = 0; i < HEX_DIGITS; i++) {
                at++;
                int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
                if (digit < 0) {
                    throw new IllegalArgumentException("not a name: " + text);
                }
                code = code * 16 + digit;
            }
            name.append((char) code);
        }
        return name.toString();
    }

    private static TimeControl time(String text) {
        List<String> words = List.of(text.split(" ", -1));
        return switch (words.get(0) + ' ' + words.size()) {
            case "none 1" -> TimeControl.none();
            case "per-move 2" -> TimeControl.perMove(number(words.get(1)));
            case "per-game 3" -> TimeControl.perGame(number(words.get(1)), number(words.get(2)));
            case "ladder 2" -> new TimeControl(TimeControl.Kind.LADDER, number(words.get(1)), 0);
            default -> throw new IllegalArgumentException("no such clock: " + text);
        };
    }

    private static ClockTimes clocks(String word) {
        int slash = word.indexOf('/');
        if (slash < 0) {
            throw new IllegalArgumentException("not two times: " + word);
        }
        return new ClockTimes(longNumber(word.substring(0, slash)), longNumber(word.substring(slash + 1)));
    }

    private static Result outcome(String text, Transcript moves) {
        List<String> words = words(text);
        if (words.size() != 2) {
            throw new IllegalArgumentException("no such outcome: " + text);
        }
        Ending ending =
                switch (words.get(0)) {
                    case "discs" -> Ending.DISCS;
                    case "resignation" -> Ending.RESIGNATION;
                    case "time" -> Ending.TIME;
                    case "agreed" -> Ending.AGREED_DRAW;
                    case "left" -> Ending.LEFT;
                    case "claimed" -> Ending.CLAIMED;
                    case "abandoned" -> Ending.ABANDONED;
                    default -> throw new IllegalArgumentException("no such outcome: " + text);
                };
        Optional<Disc> winner =
                switch (words.get(1)) {
                    case "black" -> Optional.of(Disc.BLACK);
                    case "white" -> Optional.of(Disc.WHITE);
                    case "draw" -> Optional.empty();
                    default -> throw new IllegalArgumentException("no such winner: " + words.get(1));
                };
        return new Result(ending, winner, moves.current().score());
    }

    static int number(String word) {
        long number = longNumber(word);
        if (number > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("too large: " + word);
        }
        return (int) number;
    }

    private static long longNumber(String word) {
        long number = 0;
        for (int i = 0; i < word.length(); i++) {
            char sign = word.charAt(i);
            if (sign < '0' || sign > '9' || word.length() > MOST_DIGITS) {
                throw new IllegalArgumentException("not a number: " + word);
            }
            number = number * 10 + (sign - '0');
        }
        if (word.isEmpty()) {
            throw new IllegalArgumentException("not a number: " + word);
        }
        return number;
    }

    /** None in an empty text. */
    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" ", -1));
    }
}
