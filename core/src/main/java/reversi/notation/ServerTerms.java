package reversi.notation;

/**
 * What players on a server settle that no game here has.
 *
 * @param komi thousandths of a disc that count against Black, and for Black where they are negative
 * @param blackClock Black's clock as GGF writes it, such as {@code 1.12:00:00//02:00}; empty where {@link GameRecord#time} says all of it
 * @param whiteClock White's, empty where Black's is
 */
public record ServerTerms(int komi, String blackClock, String whiteClock) {
    private static final int MOST_KOMI = 256_000;

    /** Throws IllegalArgumentException for more komi than any board has squares. Clocks are of one line. */
    public ServerTerms {
        if (Math.abs(komi) > MOST_KOMI) {
            throw new IllegalArgumentException("no such komi: " + komi);
        }
        blackClock = Characters.line(blackClock);
        whiteClock = Characters.line(whiteClock);
    }

    /** Nothing was settled. */
    public static ServerTerms none() {
        return new ServerTerms(0, "", "");
    }

    /** The same with other clocks. */
    ServerTerms clocked(String black, String white) {
        return new ServerTerms(komi, black, white);
    }

    /** The komi of a text in discs; 0 where it says none. */
    static int readKomi(String discs) {
        return Decimals.read(discs, 3)
                .filter(komi -> Math.abs(komi) <= MOST_KOMI)
                .orElse(0);
    }

    /** The komi in discs, with its sign; empty where there is none. */
    String writtenKomi() {
        return komi == 0 ? "" : (komi > 0 ? "+" : "") + Decimals.write(komi, 3);
    }
}
