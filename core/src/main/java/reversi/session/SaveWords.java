package reversi.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/**
 * The parts of a saved game as words and back; reading throws IllegalArgumentException, with the reason, for words that
 * mean nothing. Each kind has a word of its own, so that renaming a constant in the program damages no saved game.
 */
final class SaveWords {
    private static final String PASS = "pass";
    private static final String HUMAN = "human";
    private static final String COMPUTER = "computer";
    private static final String REMOTE = "remote";
    private static final String DRAW = "draw";
    private static final int MAX_DIGITS = 12;

    private SaveWords() {}

    static String moves(List<Move> moves) {
        return String.join(" ", moves.stream().map(SaveWords::move).toList());
    }

    private static String move(Move move) {
        return move.square().map(Square::name).orElse(PASS);
    }

    static List<Move> moves(String text) {
        List<Move> moves = new ArrayList<>();
        for (String word : words(text)) {
            moves.add(word.equals(PASS) ? Move.PASS : Move.at(word));
        }
        return moves;
    }

    static String seat(Seat seat) {
        String name = SaveNames.write(seat.name());
        return switch (seat.kind()) {
            case HUMAN -> HUMAN + ' ' + name;
            case REMOTE -> REMOTE + ' ' + name;
            case COMPUTER -> COMPUTER + ' ' + seat.level() + ' ' + seat.seconds() + ' ' + name;
        };
    }

    /** The seat of a text of a version of the format: the first knew ten levels and no times. */
    static Seat seat(String text, int version) {
        int space = text.indexOf(' ');
        String kind = space < 0 ? text : text.substring(0, space);
        String rest = text.substring(space + 1);
        if (kind.equals(HUMAN)) {
            return Seat.human(SaveNames.read(rest));
        }
        if (kind.equals(REMOTE)) {
            return Seat.remote(SaveNames.read(rest));
        }
        int second = rest.indexOf(' ');
        if (!kind.equals(COMPUTER) || second < 0) {
            throw new IllegalArgumentException("no such player: " + text);
        }
        int level = number(rest.substring(0, second));
        String more = rest.substring(second + 1);
        if (version == 1) {
            return Seat.computer(SaveNames.read(more), level == 0 ? level : OldLevels.today(level));
        }
        int third = more.indexOf(' ');
        if (third < 0) {
            throw new IllegalArgumentException("no such player: " + text);
        }
        return Seat.computer(SaveNames.read(more.substring(third + 1)), level, number(more.substring(0, third)));
    }

    static String time(TimeControl time) {
        return switch (time.kind()) {
            case NONE -> "none";
            case PER_MOVE -> "per-move " + time.seconds();
            case PER_GAME -> "per-game " + time.seconds() + ' ' + time.increment();
            case LADDER -> "ladder " + time.seconds();
        };
    }

    static TimeControl time(String text) {
        List<String> words = words(text);
        String kind = words.isEmpty() ? "" : words.get(0);
        if (kind.equals("none") && words.size() == 1) {
            return TimeControl.NONE;
        }
        if (kind.equals("per-game") && words.size() == 3) {
            return TimeControl.perGame(number(words.get(1)), number(words.get(2)));
        }
        if (kind.equals("per-move") && words.size() == 2) {
            return TimeControl.perMove(number(words.get(1)));
        }
        if (kind.equals("ladder") && words.size() == 2) {
            return new TimeControl(TimeControl.Kind.LADDER, number(words.get(1)), 0);
        }
        throw new IllegalArgumentException("no such clock: " + text);
    }

    static String times(List<ClockTimes> times) {
        return String.join(
                " ",
                times.stream().map(shown -> shown.black() + "/" + shown.white()).toList());
    }

    static List<ClockTimes> times(String text) {
        List<ClockTimes> times = new ArrayList<>();
        for (String word : words(text)) {
            times.add(oneTime(word));
        }
        return times;
    }

    static ClockTimes oneTime(String word) {
        int slash = word.indexOf('/');
        if (slash < 0) {
            throw new IllegalArgumentException("not two times: " + word);
        }
        return new ClockTimes(longNumber(word.substring(0, slash)), longNumber(word.substring(slash + 1)));
    }

    static String outcome(Result outcome) {
        String reason =
                switch (outcome.ending()) {
                    case DISCS -> "discs";
                    case RESIGNATION -> "resignation";
                    case TIME -> "time";
                    case AGREED_DRAW -> "agreed";
                    case LEFT -> "left";
                    case CLAIMED -> "claimed";
                    case ABANDONED -> "abandoned";
                };
        return reason + ' ' + outcome.winner().map(SaveWords::disc).orElse(DRAW);
    }

    static Result outcome(String text, Position last) {
        List<String> words = words(text);
        if (words.size() != 2) {
            throw new IllegalArgumentException("no such outcome: " + text);
        }
        Ending reason =
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
        return new Result(reason, winner(words.get(1)), last.score());
    }

    private static Optional<Disc> winner(String word) {
        for (Disc disc : Disc.values()) {
            if (disc(disc).equals(word)) {
                return Optional.of(disc);
            }
        }
        if (!word.equals(DRAW)) {
            throw new IllegalArgumentException("no such winner: " + word);
        }
        return Optional.empty();
    }

    private static String disc(Disc disc) {
        return disc == Disc.BLACK ? "black" : "white";
    }

    static int number(String word) {
        long number = longNumber(word);
        if (number > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("too large: " + word);
        }
        return (int) number;
    }

    private static long longNumber(String word) {
        if (word.isEmpty() || word.length() > MAX_DIGITS) {
            throw new IllegalArgumentException("not a number: " + word);
        }
        long number = 0;
        for (int i = 0; i < word.length(); i++) {
            int digit = word.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                throw new IllegalArgumentException("not a number: " + word);
            }
            number = number * 10 + digit;
        }
        return number;
    }

    /** The words between single spaces; none in an empty text. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int from = 0;
        while (!text.isEmpty() && from <= text.length()) {
            int space = text.indexOf(' ', from);
            int end = space < 0 ? text.length() : space;
            words.add(text.substring(from, end));
            from = end + 1;
        }
        return words;
    }
}
