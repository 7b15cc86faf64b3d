package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The laws of a league's divisions, over any results, with people who come and go. */
class DivisionsProperties {
    private static List<Long> ladder(int count) {
        return LongStream.rangeClosed(1, count).boxed().toList();
    }

    private static void isWellMade(Divisions divisions, int size, Set<Long> people) {
        List<Long> all = divisions.players().stream().flatMap(List::stream).toList();
        assertEquals(people.size(), all.size(), "nobody is in two divisions");
        assertEquals(people, new HashSet<>(all), "nobody is lost, and nobody comes from nowhere");
        int last = divisions.players().size() - 1;
        for (int at = 0; at < last; at++) {
            assertEquals(size, divisions.players().get(at).size());
        }
        if (last >= 0) {
            int count = divisions.players().get(last).size();
            assertTrue(count < size + (size + 1) / 2 && (last == 0 || count >= (size + 1) / 2), count + " of " + size);
        }
    }

    /** Ten seasons with random results, some of whose players leave and others come. */
    @Property(tries = 300)
    void tenSeasonsKeepEverybodyInOnePlace(
            @ForAll @IntRange(min = Divisions.MIN_SIZE, max = Divisions.MAX_SIZE) int size,
            @ForAll @IntRange(max = 60) int count,
            @ForAll long seed) {
        Random random = new Random(seed);
        long next = count + 1L;
        Set<Long> people = new HashSet<>(ladder(count));
        Divisions divisions = Divisions.of(size, ladder(count));
        for (int season = 0; season < 10; season++) {
            isWellMade(divisions, size, people);
            List<List<Long>> results = new ArrayList<>();
            for (List<Long> division : divisions.players()) {
                List<Long> result = new ArrayList<>(division);
                Collections.shuffle(result, random);
                results.add(result);
            }
            Set<Long> gone = new HashSet<>(people);
            gone.removeIf(player -> random.nextInt(8) > 0);
            List<Long> newcomers = new ArrayList<>();
            for (int i = random.nextInt(7); i > 0; i--) {
                newcomers.add(next++);
            }
            Divisions played = new Divisions(results);
            divisions = played.next(size, gone, newcomers);
            assertEquals(divisions, played.next(size, gone, newcomers), "the same again");
            people.removeAll(gone);
            people.addAll(newcomers);
        }
    }

    /** Where nobody comes or goes, exactly the first two of each division rise and the last two fall. */
    @Property(tries = 200)
    void twoRiseAndTwoFall(
            @ForAll @IntRange(min = Divisions.MIN_SIZE, max = Divisions.MAX_SIZE) int size,
            @ForAll @IntRange(min = 2, max = 60) int count) {
        Divisions before = Divisions.of(size, ladder(count));
        List<List<Long>> after = before.next(size, Set.of(), List.of()).players();
        for (int at = 0; at < after.size(); at++) {
            List<Long> stay = before.players().get(at);
            Set<Long> expected = new HashSet<>(stay);
            if (at > 0) {
                List<Long> above = before.players().get(at - 1);
                int moved = Math.min(Divisions.MOVED, Math.min(above.size(), stay.size()) / 2);
                expected.removeAll(stay.subList(0, moved));
                expected.addAll(above.subList(above.size() - moved, above.size()));
            }
            if (at + 1 < after.size()) {
                List<Long> below = before.players().get(at + 1);
                int moved = Math.min(Divisions.MOVED, Math.min(below.size(), stay.size()) / 2);
                expected.removeAll(stay.subList(stay.size() - moved, stay.size()));
                expected.addAll(below.subList(0, moved));
            }
            assertEquals(expected, new HashSet<>(after.get(at)));
        }
    }

    @Example
    void aGapIsFilledByWhoWouldHaveFallen() {
        Divisions before = new Divisions(List.of(List.of(1L, 2L, 3L, 4L, 5L, 6L), List.of(7L, 8L, 9L, 10L, 11L, 12L)));
        assertEquals(
                List.of(List.of(1L, 2L, 3L, 4L, 7L, 8L), List.of(5L, 6L, 9L, 10L, 11L, 12L, 13L)),
                before.next(6, Set.of(), List.of(13L)).players());
        assertEquals(
                List.of(List.of(1L, 2L, 4L, 7L, 8L, 5L), List.of(6L, 9L, 10L, 11L, 12L)),
                before.next(6, Set.of(3L), List.of()).players());
    }
}
