package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import reversi.online.TournamentFormat;
import reversi.rules.Disc;

class RoundRobinProperties {
    @Property
    void everybodyMeetsEverybodyOnceInEachCycleWithBothColoursInTurn(
            @ForAll @IntRange(min = 2, max = 32) int size, @ForAll @IntRange(min = 1, max = 2) int cycles) {
        List<Long> players = LongStream.rangeClosed(1, size).boxed().toList();
        int rounds = Schedule.rounds(Hall.terms(TournamentFormat.ROUND_ROBIN, cycles), size);
        Set<List<Long>> games = new HashSet<>();
        Map<Long, Colours.History> colours = new HashMap<>();
        for (int round = 1; round <= rounds; round++) {
            Set<Long> seated = new HashSet<>();
            for (List<Long> match : RoundRobin.round(players, round)) {
                match.forEach(player -> assertTrue(seated.add(player)));
                if (match.size() > 1) {
                    assertTrue(games.add(match));
                    take(colours, match.get(0), Disc.BLACK, cycles);
                    take(colours, match.get(1), Disc.WHITE, cycles);
                }
            }
            assertEquals(size, seated.size());
        }
        assertEquals(cycles * size * (size - 1) / 2, games.size());
        for (long one : players) {
            for (long other : players) {
                int met = (games.contains(List.of(one, other)) ? 1 : 0) + (games.contains(List.of(other, one)) ? 1 : 0);
                assertEquals(one == other ? 0 : cycles, met);
            }
        }
        int most = cycles == 2 || size % 2 == 1 ? 0 : 1;
        colours.values().forEach(history -> assertTrue(Math.abs(history.balance()) <= most));
    }

    private static void take(Map<Long, Colours.History> colours, long player, Disc side, int cycles) {
        Colours.History before = colours.getOrDefault(player, new Colours.History(0, 0));
        colours.put(player, before.after(side));
        // Only where the second cycle begins may it be three.
        assertTrue(Math.abs(before.after(side).run()) <= cycles + 1, () -> "too often in a row: " + player);
    }
}
