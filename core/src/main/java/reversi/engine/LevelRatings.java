package reversi.engine;

import java.util.List;
import java.util.OptionalInt;
import reversi.rules.Start;
import reversi.rules.Variant;

/**
 * Elo ratings of the levels from the tournaments in docs/engine-figures.md, rounded to tens, on a scale for each variant that begins with 300 for
 * level 1. That of the last level is a lower bound: in Othello what it is with 0.3 s per move on one core, elsewhere what the level below it has.
 */
final class LevelRatings {
    private static final List<Integer> OTHELLO =
            List.of(300, 460, 600, 760, 960, 1140, 1320, 1560, 1760, 1970, 2170, 2350, 2560, 2740, 2930, 3160, 3400);

    private static final List<Integer> ANTI =
            List.of(300, 360, 430, 490, 570, 640, 740, 880, 1100, 1240, 1580, 1840, 2170, 2300, 2420, 2570, 2570);

    private static final List<Integer> EIGHT_STARS =
            List.of(300, 490, 670, 860, 1110, 1320, 1570, 1860, 2110, 2290, 2540, 2770, 3000, 3140, 3260, 3440, 3440);

    private static final List<Integer> GRAND =
            List.of(300, 470, 640, 820, 1030, 1170, 1320, 1580, 1800, 2050, 2300, 2580, 2850, 3040, 3270, 3510, 3510);

    private static final List<Integer> PARALLEL =
            List.of(300, 460, 580, 740, 920, 1070, 1220, 1440, 1620, 1790, 1950, 2090, 2230, 2360, 2460, 2540, 2540);

    private static final List<Integer> REVERSI_1876 =
            List.of(300, 450, 560, 720, 910, 1060, 1220, 1450, 1630, 1830, 1990, 2210, 2420, 2590, 2720, 2880, 2880);

    private static final List<Integer> SMALL =
            List.of(300, 410, 530, 670, 770, 870, 950, 1080, 1180, 1290, 1360, 1420, 1480, 1540, 1590, 1630, 1630);

    private static final List<Measured> ALL = List.of(
            new Measured(Variant.OTHELLO, OTHELLO),
            new Measured(Variant.EIGHT_STARS, EIGHT_STARS),
            new Measured(Variant.square(10, Start.DIAGONAL), GRAND),
            new Measured(Variant.square(8, Start.PARALLEL), PARALLEL),
            new Measured(Variant.REVERSI_1876, REVERSI_1876),
            new Measured(Variant.ANTI, ANTI),
            new Measured(Variant.square(6, Start.DIAGONAL), SMALL));

    private LevelRatings() {}

    /** The ratings of all levels in a variant, from level 1 on. */
    private record Measured(Variant variant, List<Integer> ratings) {}

    /** The rating of a level, by its number from 1, in a variant; empty where nobody measured it. */
    static OptionalInt of(int level, Variant variant) {
        for (Measured measured : ALL) {
            if (measured.variant.equals(variant)) {
                return OptionalInt.of(measured.ratings.get(level - 1));
            }
        }
        return OptionalInt.empty();
    }
}
