package reversi.teach.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;

/** The words of a lesson's file that occur in several places. */
final class LessonKeywords {
    private static final int MOST_DIGITS = 4;

    private LessonKeywords() {}

    static Optional<Disc> colour(String word) {
        return switch (word) {
            case "black" -> Optional.of(Disc.BLACK);
            case "white" -> Optional.of(Disc.WHITE);
            default -> Optional.empty();
        };
    }

    /** The squares whose names stand in a text, parted by spaces; empty where something else stands there. */
    static Optional<List<Square>> squares(String text) {
        List<Square> squares = new ArrayList<>();
        for (String word : text.trim().split(" +")) {
            Optional<Square> square = Square.parse(word);
            if (square.isEmpty()) {
                return Optional.empty();
            }
            squares.add(square.get());
        }
        return Optional.of(squares);
    }

    /** A whole number, perhaps with a sign. */
    static Optional<Integer> number(String text) {
        boolean isSigned = text.startsWith("+") || text.startsWith("-");
        String digits = isSigned ? text.substring(1) : text;
        if (digits.isEmpty() || digits.length() > MOST_DIGITS) {
            return Optional.empty();
        }
        int value = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return Optional.empty();
            }
            value = 10 * value + digit;
        }
        return Optional.of(text.startsWith("-") ? -value : value);
    }
}
