package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.TournamentFormat;

class SwissPairingTest {
    /** In a field in which each group of equal points can be halved, equal points meet; later ones differ little. */
    @ParameterizedTest
    @ValueSource(ints = {4, 8, 16, 64, 128, 256})
    void equalPointsMeet(int players) {
        List<Hall> halls = new ArrayList<>();
        Hall hall = new Hall(Hall.terms(TournamentFormat.SWISS, 5), game -> 20 + game * 7 % 11, paired -> {
            Map<Long, ScoreSheet> sheets = ScoreSheet.of(halls.get(0).tournament());
            for (Pairing pairing : paired.pairings()) {
                int difference = Math.abs(sheets.get(pairing.black()).halves()
                        - sheets.get(pairing.white()).halves());
                boolean isSmall = players < 16 && paired.round() > 2;
                assertTrue(
                        difference <= (paired.round() <= 2 ? 0 : isSmall ? 8 : 2),
                        () -> paired.round() + ": " + pairing);
            }
        });
        halls.add(hall);
        for (int player = 1; player <= players; player++) {
            hall.join(player, 3_000 - player);
        }
        while (hall.tournament().rounds().size() < 5) {
            hall.settle();
            hall.tick();
        }
    }

    @Test
    void theUpperHalfMeetsTheLowerInTheFirstRound() {
        Hall hall = new Hall(Hall.terms(TournamentFormat.SWISS, 5), game -> 40, paired -> {});
        for (int player = 1; player <= 9; player++) {
            hall.join(player, 3_000 - player);
        }
        hall.settle();
        TournamentRound first = hall.tournament().rounds().get(0);
        assertEquals(List.of(9L), first.byes());
        assertEquals(
                List.of("1-5", "2-6", "3-7", "4-8"),
                first.games().stream()
                        .map(TournamentGame::pairing)
                        .map(it -> Math.min(it.black(), it.white()) + "-" + Math.max(it.black(), it.white()))
                        .toList());
    }
}
