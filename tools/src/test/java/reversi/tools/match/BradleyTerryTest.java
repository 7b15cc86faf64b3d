package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BradleyTerryTest {
    private static final double[] TRUE = {0, 150, 320, 500, 900};

    @Test
    void ratesTwoPlayersByTheirScore() {
        // The draw that is added makes 300 of 400 a little less.
        double[] elo = new BradleyTerry(2, List.of(meeting(1, 0, 300, 400))).elo();
        assertArrayEquals(new double[] {0, EloDifference.of(300.5 / 401)}, elo, 1e-6);
    }

    @Test
    void recoversTheRatingsBehindTheResults() {
        List<BradleyTerry.Meeting> meetings = new ArrayList<>();
        for (int player = 1; player < TRUE.length; player++) {
            for (int other = Math.max(0, player - 2); other < player; other++) {
                double points = 100_000 * EloDifference.share(TRUE[player] - TRUE[other]);
                meetings.add(meeting(player, other, (int) Math.round(points), 100_000));
            }
        }
        assertArrayEquals(TRUE, new BradleyTerry(TRUE.length, meetings).elo(), 0.5);
    }

    @Test
    void ratesAPerfectScoreFinitely() {
        double[] elo = new BradleyTerry(2, List.of(meeting(1, 0, 50, 50))).elo();
        assertEquals(EloDifference.of(50.5 / 51), elo[1], 1e-6);
    }

    @Test
    void refusesUnconnectedPlayers() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new BradleyTerry(4, List.of(meeting(0, 1, 5, 10), meeting(2, 3, 5, 10))));
    }

    @Test
    void errorMatchesTheBinomialDistribution() {
        Scale scale = Scale.of(2, List.of(meeting(1, 0, 100, 200)), 1000, 1);
        // A share of 0.5 ± 1.96 · sqrt(0.25 / 200) is 48 points of Elo either way.
        Scale.Rung second = scale.rungs().get(1);
        assertEquals(48, second.error(), 5);
        assertEquals(second.error(), second.stepError(), 1e-9);
        assertEquals(1000, second.elo(), 1e-6);
        assertEquals(new Scale.Rung(1000, 0, 0, 0), scale.rungs().get(0));
    }

    @Test
    void errorCoversTheTrueRatingsAtItsRate() {
        Random random = new Random(4);
        int covered = 0;
        for (int run = 0; run < 60; run++) {
            List<BradleyTerry.Meeting> meetings = new ArrayList<>();
            for (int player = 1; player < TRUE.length; player++) {
                List<Double> units = new ArrayList<>();
                for (int i = 0; i < 100; i++) {
                    units.add(random.nextDouble() < EloDifference.share(TRUE[player] - TRUE[player - 1]) ? 1.0 : 0.0);
                }
                meetings.add(new BradleyTerry.Meeting(player, player - 1, units));
            }
            Scale scale = Scale.of(TRUE.length, meetings, 0, run);
            Scale.Rung third = scale.rungs().get(2);
            covered += Math.abs(third.elo() - TRUE[2]) <= third.error() ? 1 : 0;
        }
        assertTrue(covered >= 52 && covered < 60, "covered " + covered + " of 60");
    }

    private static BradleyTerry.Meeting meeting(int first, int second, int won, int games) {
        List<Double> units = new ArrayList<>(Collections.nCopies(won, 1.0));
        units.addAll(Collections.nCopies(games - won, 0.0));
        return new BradleyTerry.Meeting(first, second, units);
    }
}
