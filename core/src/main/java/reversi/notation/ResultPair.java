package reversi.notation;

import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;

/** Results written as what Black and what White has of them: {@code 1-0}, {@code 1/2-1/2}, or the discs of each, as in {@code 37-27}. */
final class ResultPair {
    /** As many discs as the largest board has squares. */
    private static final int MOST = 256;

    private static final List<String> EVEN = List.of("1/2-1/2", "\u00bd-\u00bd", "0.5-0.5", "1/2");

    private ResultPair() {}

    /** Whether a word says who has won, and no more. */
    static boolean isPoints(String word) {
        return points(word).isPresent() || EVEN.contains(word);
    }

    /** Whether a word is a pair of numbers, such as no move is. */
    static boolean isCount(String word) {
        return count(word).isPresent();
    }

    /** What such a word says; empty for every other one. */
    static Optional<RecordedOutcome> outcome(String word, boolean fewestWins) {
        if (isPoints(word)) {
            return Optional.of(new RecordedOutcome(Optional.empty(), points(word), Optional.empty()));
        }
        return count(word).map(lead -> RecordedOutcome.counted(lead, fewestWins));
    }

    private static Optional<Disc> points(String word) {
        return switch (word) {
            case "1-0" -> Optional.of(Disc.BLACK);
            case "0-1" -> Optional.of(Disc.WHITE);
            default -> Optional.empty();
        };
    }

    /** By how many discs Black has more than White; empty where these are not the discs of a board. */
    private static Optional<Integer> count(String word) {
        int at = 0;
        while (at < word.length() && Characters.isDigit(word.charAt(at))) {
            at++;
        }
        boolean isPair = at < word.length() && "-:\u2013".indexOf(word.charAt(at)) >= 0;
        int black = Decimals.whole(word.substring(0, at)).orElse(MOST + 1);
        int white = isPair ? Decimals.whole(word.substring(at + 1)).orElse(MOST + 1) : MOST + 1;
        int discs = black + white;
        return discs > 1 && discs <= MOST ? Optional.of(black - white) : Optional.empty();
    }
}
