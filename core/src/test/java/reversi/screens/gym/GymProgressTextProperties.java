package reversi.screens.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.platform.MemoryStore;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.rating.DayRating;
import reversi.rating.GlickoRating;
import reversi.session.SummedText;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;
import reversi.training.gym.Skill;

/** What is remembered of drills comes back from its text, no damage is taken for it, and two devices become one. */
class GymProgressTextProperties {
    @Provide
    Arbitrary<GymProgress> progress() {
        Arbitrary<Integer> ratings = Arbitraries.integers().between(100, 3_500);
        Arbitrary<List<DayRating>> curves = ratings.list().ofMaxSize(20).map(points -> {
            List<DayRating> curve = new ArrayList<>();
            points.forEach(rating -> curve.add(new DayRating(20_000 + curve.size(), rating)));
            return curve;
        });
        Arbitrary<GlickoRating> exactly = Combinators.combine(
                        Arbitraries.integers().between(100_000, 3_500_000),
                        Arbitraries.integers().between(45_000, 350_000),
                        Arbitraries.integers().between(50_000, 100_000))
                .as((rating, deviation, volatility) ->
                        new GlickoRating(rating / 1_000.0, deviation / 1_000.0, volatility / 1_000_000.0));
        Arbitrary<Skill> skills = Combinators.combine(
                        exactly, curves, Arbitraries.integers().between(0, 9_999))
                .as((rating, curve, tried) -> new Skill(rating, curve, tried, tried / 2));
        return Arbitraries.maps(Arbitraries.of(DrillKind.class), skills).map(GymProgress::new);
    }

    @Property(tries = 200)
    void itComesBack(@ForAll("progress") GymProgress progress) {
        assertEquals(Optional.of(progress), GymProgressText.read(GymProgressText.write(progress)));
    }

    @Property(tries = 300)
    void damageIsSeen(
            @ForAll("progress") GymProgress progress, @ForAll @IntRange(max = 5_000) int at, @ForAll char sign) {
        String text = GymProgressText.write(progress);
        int place = at % text.length();
        String other = text.substring(0, place) + sign + text.substring(place + 1);
        assertEquals(other.equals(text) ? Optional.of(progress) : Optional.empty(), GymProgressText.read(other));
        assertEquals(Optional.empty(), GymProgressText.read(text.substring(0, place)));
    }

    @Example
    void wrongLinesWithARightSumAreDamage() {
        for (String line : List.of(
                "COUNT",
                "NOTHING 1000000 350000 60000 0 0",
                "COUNT 1000000 350000 60000 0",
                "COUNT 1000000 350000 60000 1 2",
                "COUNT 1000000 350000 60000 2 1 20000",
                "COUNT 1000000 350000 60000 2 1 -1 1000",
                "COUNT 1000000 0 60000 2 1",
                "COUNT a 350000 60000 2 1")) {
            assertEquals(Optional.empty(), GymProgressText.read(SummedText.write("reversi-gym", 1, line + "\n")), line);
        }
        String good = "COUNT 1000000 350000 60000 2 1 20000 1000\n";
        assertTrue(
                GymProgressText.read(SummedText.write("reversi-gym", 1, good)).isPresent());
        assertEquals(Optional.empty(), GymProgressText.read(SummedText.write("reversi-gym", 2, good)));
    }

    /** From device to device and back, as often as one likes, nothing is lost and nothing counts twice. */
    @Property(tries = 100)
    void twoDevicesBecomeOne(@ForAll("progress") GymProgress one, @ForAll("progress") GymProgress other) {
        GymRepository here = new GymRepository(new MemoryStore(), result -> {});
        here.change(none -> one);
        GymRepository there = new GymRepository(new MemoryStore(), result -> {});
        there.change(none -> other);
        Portable portable = here.portable();
        there.portable().text().ifPresent(text -> {
            assertTrue(portable.join(text));
            assertTrue(portable.join(text), "a second time changes nothing");
        });
        assertEquals(one.with(other), here.now());
        for (DrillKind kind : DrillKind.values()) {
            assertEquals(
                    Math.max(one.skill(kind).tried(), other.skill(kind).tried()),
                    here.now().skill(kind).tried());
        }
    }

    @Example
    void whatIsDamagedIsSetAside() {
        MemoryStore store = new MemoryStore();
        store.write(GymRepository.NAME, "reversi-gym 9 nonsense", result -> {});
        GymRepository repository = new GymRepository(store, result -> {});
        assertEquals(GymProgress.none(), repository.now());
        assertInstanceOf(Store.Absent.class, store.read(GymRepository.NAME));
    }
}
