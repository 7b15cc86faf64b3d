package reversi.notation;

import java.util.Optional;
import reversi.rules.Disc;

/**
 * Who played the game that an analysis is of.
 *
 * @param black who played Black; empty for nobody known
 * @param white who played White; empty for nobody known
 */
public record Opponents(String black, String white) {
    private static final int LONGEST = 60;

    public Opponents {
        black = SafeText.of(black, LONGEST);
        white = SafeText.of(white, LONGEST);
    }

    /** An analysis of no game, or of one whose players are not known. */
    public static Opponents unknown() {
        return new Opponents("", "");
    }

    /** Who played a game that was written down. */
    public static Opponents of(GameRecord game) {
        return new Opponents(game.black().name(), game.white().name());
    }

    /** Whether either of them is known. */
    public boolean areKnown() {
        return !black.isEmpty() || !white.isEmpty();
    }

    /** Who played a colour. */
    public String name(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /** Both in two lines. */
    public String written() {
        return black + '\n' + white;
    }

    /** What {@link #written} gave; nobody for any other text. */
    public static Opponents read(Optional<String> text) {
        String lines = text.orElse("");
        int end = lines.indexOf('\n');
        return end < 0 ? unknown() : new Opponents(lines.substring(0, end), lines.substring(end + 1));
    }
}
