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
            List.of(300, 460, 600, 760, 960, 1140, 1320, 1560, 1760, 1970, 2170, 2350, 2560, 2740, 2930, 3160, 3400);

    private static final List<Integer> ANTI =
            List.of(300, 380, 410, 500, 570, 630, 740, 900, 1090, 1240, 1510, 1830, 2240, 2440, 2590, 2770, 2770);

    private static final List<Integer> EIGHT_STARS =
            List.of(300, 420, 590, 800, 1100, 1220, 1360, 1700, 1930, 2130, 2280, 2590, 2850, 3010);

    private static final List<Integer> GRAND =
            List.of(300, 490, 610, 820, 1000, 1190, 1340, 1490, 1600, 1760, 1920, 2130, 2450, 2650);

    private static final List<Integer> PARALLEL =
            List.of(300, 480, 640, 820, 990, 1120, 1290, 1510, 1690, 1830, 2020, 2160, 2310, 2440, 2540, 2630, 2630);

    private static final List<Integer> REVERSI_1876 =
            List.of(300, 450, 530, 690, 860, 1000, 1110, 1350, 1480, 1670, 1820, 2010, 2210, 2420, 2550, 2690, 2690);

    private static final List<Integer> SMALL =
            List.of(300, 410, 530, 660, 770, 860, 940, 1070, 1170, 1260, 1330, 1390, 1450, 1520, 1560, 1610, 1610);

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
