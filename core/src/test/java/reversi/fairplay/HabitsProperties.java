package reversi.fairplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Thinking times against difficulty, and games that were given up. */
class HabitsProperties {
    private static List<TimedMove> moves(List<Integer> times) {
        List<TimedMove> moves = new ArrayList<>();
        for (int i = 0; i < times.size(); i++) {
            moves.add(new TimedMove(times.get(i), i / 10.0));
        }
        return moves;
    }

    @Property
    void onlyTheOrderOfTimesMatters(
            @ForAll @Size(min = 1, max = 30) List<@IntRange(max = 60_000) Integer> times, @ForAll long seed) {
        TimeProfile profile = TimeProfile.of(moves(times));
        assertTrue(Math.abs(profile.correlation()) <= 1 + 1e-9);
        List<Integer> slower = times.stream().map(time -> 3 * time + 7).toList();
        assertEquals(profile.correlation(), TimeProfile.of(moves(slower)).correlation(), 1e-9);
        List<TimedMove> shuffled = new ArrayList<>(moves(times));
        Collections.shuffle(shuffled, new Random(seed));
        assertEquals(profile.medianMillis(), TimeProfile.of(shuffled).medianMillis());
        assertEquals(profile.correlation(), TimeProfile.of(shuffled).correlation(), 1e-9);
    }

    @Example
    void longerWhereItIsHarderIsWhatPeopleDo() {
        assertEquals(1, TimeProfile.of(moves(List.of(1, 2, 3, 50))).correlation(), 1e-9);
        assertEquals(-1, TimeProfile.of(moves(List.of(9, 8, 3, 1))).correlation(), 1e-9);
        assertEquals(0, TimeProfile.of(moves(List.of(5, 5, 5, 5))).correlation(), "always alike");
        assertEquals(new TimeProfile(0, 0, 0), TimeProfile.of(List.of()));
        assertEquals(2, TimeProfile.of(moves(List.of(9, 1, 2))).medianMillis());
        // Ranks 0.5, 0.5, 2 against 0, 1, 2.
        assertEquals(Math.sqrt(3) / 2, TimeProfile.of(moves(List.of(4, 4, 6))).correlation(), 1e-9);
    }

    @Example
    void difficultyIsHowUndecidedPeopleAre() {
        Option best = new Option(0, 0);
        TimedMove even = TimedMove.of(new Decision(20, List.of(best, best), 0), 1200, -5);
        assertEquals(Math.log(2), even.difficulty(), 1e-9);
        assertEquals(0, even.millis(), "no clock goes backwards");
        TimedMove clear = TimedMove.of(new Decision(20, List.of(best, new Option(10, -4)), 0), 1200, 5);
        assertTrue(clear.difficulty() < 0.1);
    }

    @Example
    void pointsThatWereGivenAwayAndWonBack() {
        List<RatedResult> results = List.of(
                new RatedResult(false, 1500, 1520),
                new RatedResult(true, 1520, 1500),
                new RatedResult(true, 1500, 1480),
                new RatedResult(false, 1480, 1500),
                new RatedResult(false, 1500, 1490));
        assertEquals(new GivenUpGames(5, 2, 40, 10), GivenUpGames.of(results));
        assertEquals(new GivenUpGames(0, 0, 0, 0), GivenUpGames.of(List.of()));
        assertEquals(
                new GivenUpGames(1, 0, 0, 0), GivenUpGames.of(results.subList(0, 1)), "nothing was given up before");
    }
}
