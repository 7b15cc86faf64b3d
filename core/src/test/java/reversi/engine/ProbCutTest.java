package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ProbCutTest {
    private final ProbCut probCut = new ProbCut(Family.OTHELLO);

    @Test
    void theStandInIsShallowerAndOfTheSameParity() {
        for (int deep = 3; deep <= 60; deep++) {
            int shallow = ProbCut.shallowDepth(deep);
            assertTrue(shallow >= 0 && shallow < deep, deep + " by " + shallow);
            assertEquals(deep & 1, shallow & 1);
        }
    }

    @Test
    void soIsTheOneForTheEndOfTheGame() {
        for (int empties = 4; empties <= 60; empties++) {
            int shallow = ProbCut.shallowDepthToEnd(empties);
            assertTrue(shallow >= 0 && shallow < empties, empties + " by " + shallow);
            assertEquals(empties & 1, shallow & 1);
            for (int selectivity = 1; selectivity < ProbCut.NONE; selectivity++) {
                int bold = probCut.marginToEnd(selectivity - 1, empties, shallow);
                int sure = probCut.marginToEnd(selectivity, empties, shallow);
                assertTrue(bold >= 45 && bold < sure && sure < 6_400, bold + " " + sure + " at " + empties);
            }
        }
    }

    @Test
    void whoWantsToBeSurerAsksForMore() {
        for (int empties = 4; empties <= 60; empties++) {
            for (int deep = 3; deep <= empties; deep++) {
                int shallow = ProbCut.shallowDepth(deep);
                for (int selectivity = 1; selectivity < ProbCut.NONE; selectivity++) {
                    int bold = probCut.margin(selectivity - 1, empties, deep, shallow);
                    int sure = probCut.margin(selectivity, empties, deep, shallow);
                    assertTrue(bold >= 60 && bold < sure && sure < 6_400, bold + " " + sure + " at " + empties);
                    assertTrue(ProbCut.percent(selectivity - 1) <= ProbCut.percent(selectivity));
                }
            }
        }
        assertEquals(100, ProbCut.percent(ProbCut.NONE));
    }
}
