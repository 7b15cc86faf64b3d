package reversi.engine;

import java.util.List;
import java.util.OptionalInt;
import reversi.rules.Start;
import reversi.rules.Variant;

/**
 * Elo ratings of the levels from the tournaments in docs/engine.md, rounded to tens, on a scale for each variant that begins with 300 for
 * level 1. That of the last level is a lower bound: in Othello what it is with 0.3 s per move on one core, elsewhere what the level below it has.
 */
final class LevelRatings {
    private static final List<Integer> OTHELLO =
            List.of(300, 460, 590, 780, 990, 1140, 1310, 1490, 1660, 1830, 2000, 2210, 2430, 2610, 2780, 3020, 3250);

    private static final List<Integer> ANTI =
            List.of(300, 380, 410, 500, 600, 670, 750, 870, 1100, 1210, 1500, 1820, 2250, 2430, 2570, 2710, 2710);

    private static final List<Integer> EIGHT_STARS =
            List.of(300, 420, 590, 800, 1100, 1220, 1360, 1700, 1930, 2130, 2280, 2590, 2850, 3010);

    private static final List<Integer> GRAND =
            List.of(300, 490, 610, 820, 1000, 1190, 1340, 1490, 1600, 1760, 1920, 2130, 2450, 2650);

    private static final List<Integer> PARALLEL =
            List.of(300, 460, 570, 710, 880, 1000, 1190, 1380, 1520, 1670, 1780, 1920, 2080, 2210, 2270, 2380, 2380);

    private static final List<Integer> REVERSI_1876 =
            List.of(300, 450, 540, 700, 900, 1080, 1260, 1470, 1640, 1870, 1980, 2150, 2430, 2610, 2750, 2950, 2950);

    private static final List<Integer> SMALL =
            List.of(300, 450, 560, 650, 750, 830, 930, 1050, 1110, 1190, 1300, 1400, 1500, 1540, 1550, 1580, 1580);

    private static final List<Measured> ALL = List.of(
            new Measured(Variant.OTHELLO, OTHELLO),
            new Measured(Variant.EIGHT_STARS, EIGHT_STARS),
            new Measured(Variant.square(10, Start.DIAGONAL), GRAND),
            new Measured(Variant.square(8, Start.PARALLEL), PARALLEL),
            new Measured(Variant.REVERSI_1876, REVERSI_1876),
            new Measured(Variant.ANTI, ANTI),
            new Measured(Variant.square(6, Start.DIAGONAL), SMALL));

    private LevelRatings() {}

    /** The ratings of levels in a variant, from level 1 on, as far as they were measured. */
    private record Measured(Variant variant, List<Integer> ratings) {}

    /** The rating of a level, by its number from 1, in a variant; empty where nobody measured it. */
    static OptionalInt of(int level, Variant variant) {
        for (Measured measured : ALL) {
            if (measured.variant.equals(variant) && level <= measured.ratings.size()) {
                return OptionalInt.of(measured.ratings.get(level - 1));
            }
        }
        return OptionalInt.empty();
    }
}
