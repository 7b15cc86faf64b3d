package reversi.screens.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.rating.DayRating;
import reversi.session.Checksum;
import reversi.teach.puzzle.PuzzleProgress;
import reversi.teach.puzzle.PuzzleRating;
import reversi.teach.puzzle.Repetition;

/** What is remembered of puzzles comes back from its text, and no damage is taken for it. */
class PuzzleProgressTextProperties {
    private static PuzzleProgress progress(long seed, int most) {
        Random random = new Random(seed);
        List<DayRating> curve = new ArrayList<>();
        List<Long> daily = new ArrayList<>();
        List<Repetition> again = new ArrayList<>();
        Set<Integer> seen = new LinkedHashSet<>();
        for (int i = 0; i < random.nextInt(most + 1); i++) {
            curve.add(new DayRating(20_000 + i, 200 + random.nextInt(2_000)));
            daily.add((long) random.nextInt(30_000));
            again.add(new Repetition(random.nextInt(), random.nextInt(5), random.nextInt(30_000)));
            seen.add(random.nextInt());
        }
        PuzzleRating rating = new PuzzleRating(
                100 + random.nextInt(3_400_000) / 1_000.0,
                45 + random.nextInt(305_000) / 1_000.0,
                0.05 + random.nextInt(40_000) / 1_000_000.0);
        return new PuzzleProgress(
                rating, curve, random.nextInt(9_999), random.nextInt(9_999), seen, daily, again, random.nextInt(99));
    }

    private static PuzzleProgress read(String text) {
        return assertInstanceOf(PuzzleProgressText.Ok.class, PuzzleProgressText.read(text))
                .progress();
    }

    @Property(tries = 200)
    void everythingComesBack(@ForAll long seed) {
        PuzzleProgress progress = progress(seed, 40);
        String text = PuzzleProgressText.write(progress);
        PuzzleProgress read = read(text);
        assertEquals(progress.rating().rating(), read.rating().rating(), 0.001);
        assertEquals(progress.rating().deviation(), read.rating().deviation(), 0.001);
        assertEquals(progress.rating().volatility(), read.rating().volatility(), 0.000001);
        assertEquals(text, PuzzleProgressText.write(read));
        assertEquals(progress.curve(), read.curve());
        assertEquals(progress.daily(), read.daily());
        assertEquals(progress.repetitions(), read.repetitions());
        assertEquals(List.copyOf(progress.seen()), List.copyOf(read.seen()));
    }

    @Property(tries = 200)
    void noDamageIsTakenForIt(@ForAll long seed, @ForAll @IntRange(min = 0, max = 9_999) int at, @ForAll char sign) {
        String text = PuzzleProgressText.write(progress(seed, 5));
        int place = at % text.length();
        String damaged = text.substring(0, place) + sign + text.substring(place + 1);
        PuzzleProgressText.Read read = PuzzleProgressText.read(damaged);
        assertTrue(damaged.equals(text) || read instanceof PuzzleProgressText.Damaged, damaged);
        assertInstanceOf(PuzzleProgressText.Damaged.class, PuzzleProgressText.read(text.substring(0, place)));
    }

    /** A right checksum over something senseless: never an exception. */
    @Property(tries = 200)
    void senselessNumbersAreRefused(@ForAll @IntRange(min = 0, max = 9) int line, @ForAll String value) {
        String[] lines = PuzzleProgressText.write(progress(7, 5)).split("\n");
        lines[1 + line] = lines[1 + line].replaceAll("=.*", "") + "=" + value.replace('\n', ' ');
        StringBuilder body = new StringBuilder();
        for (int i = 0; i < lines.length - 1; i++) {
            body.append(lines[i]).append('\n');
        }
        String text = body + "sum " + Checksum.of(body.toString()) + "\n";
        PuzzleProgressText.Read read = PuzzleProgressText.read(text);
        assertTrue(read instanceof PuzzleProgressText.Ok || read instanceof PuzzleProgressText.Damaged);
    }

    @Example
    void aFullMemoryIsStillRead() {
        List<DayRating> curve = new ArrayList<>();
        List<Long> daily = new ArrayList<>();
        List<Repetition> again = new ArrayList<>();
        Set<Integer> seen = new LinkedHashSet<>();
        for (int i = 0; i < 9_000; i++) {
            curve.add(new DayRating(100_000 + i, 3_000));
            daily.add(100_000L + i);
            again.add(new Repetition(-i, 4, 100_000 + i));
            seen.add(-i);
        }
        PuzzleProgress full = new PuzzleProgress(PuzzleRating.start(), curve, 9_000, 9_000, seen, daily, again, 99);
        assertEquals(
                full.seen().size(), read(PuzzleProgressText.write(full)).seen().size());
    }

    @Example
    void damageAndNewerVersionsAreSetAsideAndNothingIsOverwritten() {
        String newer = "reversi-puzzles 2\nanything=else\n";
        newer += "sum " + Checksum.of(newer) + "\n";
        assertEquals(new PuzzleProgressText.TooNew(2), PuzzleProgressText.read(newer));
        for (String text : List.of(newer, "reversi-puzzles 1\nrating=", "")) {
            MemoryStore store = new MemoryStore();
            store.write(PuzzleRepository.NAME, text, result -> {});
            PuzzleRepository repository = new PuzzleRepository(store, result -> {});
            assertEquals(PuzzleProgress.none(), repository.progress());
            repository.change(progress -> progress.rushed(3));
            assertEquals(
                    new Store.Text(text), store.read(StoredText.aside(PuzzleRepository.NAME)), "set aside: " + text);
            assertEquals(3, new PuzzleRepository(store, result -> {}).progress().rushBest());
        }
    }
}
