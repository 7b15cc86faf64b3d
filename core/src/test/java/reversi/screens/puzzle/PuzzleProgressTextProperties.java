package reversi.screens.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
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
    /** From device to device and back, as often as one likes, nothing is lost and nothing counts twice. */
    @Property(tries = 200)
    void twoDevicesBecomeOne(@ForAll("little") PuzzleProgress one, @ForAll("little") PuzzleProgress other) {
        PuzzleProgress both = one.with(other);
        assertEquals(both, both.with(other));
        assertEquals(both, both.with(one));
        assertTrue(both.daily().containsAll(one.daily()) && both.daily().containsAll(other.daily()));
        assertTrue(both.seen().containsAll(one.seen()) && both.seen().containsAll(other.seen()));
        assertEquals(Math.max(one.tried(), other.tried()), both.tried());
        assertEquals(Math.max(one.rushBest(), other.rushBest()), both.rushBest());
        for (Repetition again : other.repetitions()) {
            assertTrue(both.repetitions().stream().anyMatch(known -> known.id() == again.id()));
        }
    }

    @Provide
    Arbitrary<PuzzleProgress> much() {
        return progress(40);
    }

    @Provide
    Arbitrary<PuzzleProgress> little() {
        return progress(5);
    }

    private static Arbitrary<PuzzleProgress> progress(int most) {
        Arbitrary<Integer> days = between(0, 29_999);
        Arbitrary<List<DayRating>> curves = between(200, 2_199)
                .list()
                .ofMaxSize(most)
                .map(ratings -> {
                    List<DayRating> curve = new ArrayList<>();
                    ratings.forEach(rating -> curve.add(new DayRating(20_000 + curve.size(), rating)));
                    return curve;
                });
        Arbitrary<Repetition> repetitions =
                Combinators.combine(Arbitraries.integers(), between(0, 4), days).as(Repetition::new);
        return Combinators.combine(
                        ratings(),
                        curves,
                        between(0, 9_998),
                        between(0, 9_998),
                        Arbitraries.integers().list().ofMaxSize(most).map(LinkedHashSet::new),
                        days.map(day -> (long) day).list().ofMaxSize(most),
                        repetitions.list().ofMaxSize(most),
                        between(0, 98))
                .as(PuzzleProgress::new);
    }

    private static Arbitrary<PuzzleRating> ratings() {
        return Combinators.combine(between(0, 3_399_999), between(0, 304_999), between(0, 39_999))
                .as((rating, deviation, volatility) -> new PuzzleRating(
                        100 + rating / 1_000.0, 45 + deviation / 1_000.0, 0.05 + volatility / 1_000_000.0));
    }

    private static Arbitrary<Integer> between(int least, int most) {
        return Arbitraries.integers().between(least, most);
    }

    private static PuzzleProgress read(String text) {
        return assertInstanceOf(PuzzleProgressText.Ok.class, PuzzleProgressText.read(text))
                .progress();
    }

    @Property(tries = 200)
    void everythingComesBack(@ForAll("much") PuzzleProgress progress) {
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
    void noDamageIsTakenForIt(
            @ForAll("little") PuzzleProgress progress,
            @ForAll @IntRange(min = 0, max = 9_999) int at,
            @ForAll char sign) {
        String text = PuzzleProgressText.write(progress);
        int place = at % text.length();
        String damaged = text.substring(0, place) + sign + text.substring(place + 1);
        PuzzleProgressText.Read read = PuzzleProgressText.read(damaged);
        assertTrue(damaged.equals(text) || read instanceof PuzzleProgressText.Damaged, damaged);
        assertInstanceOf(PuzzleProgressText.Damaged.class, PuzzleProgressText.read(text.substring(0, place)));
    }

    /** A right checksum over something senseless: never an exception. */
    @Property(tries = 200)
    void senselessNumbersAreRefused(
            @ForAll("little") PuzzleProgress progress,
            @ForAll @IntRange(min = 0, max = 9) int line,
            @ForAll String value) {
        String[] lines = PuzzleProgressText.write(progress).split("\n");
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
