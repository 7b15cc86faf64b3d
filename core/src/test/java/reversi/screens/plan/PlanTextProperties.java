package reversi.screens.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import reversi.rules.Variant;
import reversi.session.SummedText;
import reversi.training.insights.Habit;
import reversi.training.plan.DayPlan;
import reversi.training.plan.ExamResult;
import reversi.training.plan.PlanProgress;
import reversi.training.plan.Step;

class PlanTextProperties {
    @Provide
    Arbitrary<PlanProgress> kept() {
        Arbitrary<Step> step = Combinators.combine(
                        Arbitraries.of(Habit.values()).map(Habit::practice),
                        Arbitraries.of(Step.Why.values()),
                        Arbitraries.integers().between(1, 10),
                        Arbitraries.integers().between(1, 10),
                        Arbitraries.integers().between(0, 10_000))
                .as(Step::new);
        Arbitrary<Long> days = Arbitraries.longs().between(0, 30_000);
        Arbitrary<DayPlan> plan =
                Combinators.combine(days, step.list().ofMaxSize(10)).as(DayPlan::new);
        Arbitrary<ExamResult> result = Combinators.combine(
                        days,
                        Arbitraries.integers().between(0, 900),
                        Arbitraries.integers().between(0, 40))
                .as(ExamResult::new);
        return Combinators.combine(
                        plan.optional(),
                        result.list().ofMaxSize(250),
                        Arbitraries.of(Variant.OTHELLO.squares()).list().ofMaxSize(39))
                .as(PlanProgress::new);
    }

    @Property(tries = 200)
    void whatIsWrittenIsRead(@ForAll("kept") PlanProgress progress) {
        assertEquals(Optional.of(progress), PlanText.read(PlanText.write(progress)));
    }

    @Property(tries = 200)
    void aDamagedTextIsNone(@ForAll("kept") PlanProgress progress, @ForAll @IntRange(min = 0, max = 20_000) int at) {
        String text = PlanText.write(progress);
        int place = at % text.length();
        char other = text.charAt(place) == 'x' ? 'y' : 'x';
        assertEquals(Optional.empty(), PlanText.read(text.substring(0, place) + other + text.substring(place + 1)));
    }

    @Property(tries = 100)
    void twoDevicesJoinInAnyOrderToTheSameTests(@ForAll("kept") PlanProgress one, @ForAll("kept") PlanProgress other) {
        List<Long> days =
                one.with(other).results().stream().map(ExamResult::day).toList();
        assertEquals(
                days, other.with(one).results().stream().map(ExamResult::day).toList());
        assertEquals(
                one.with(other).plan().map(DayPlan::day), other.with(one).plan().map(DayPlan::day));
    }

    @Example
    void wrongLinesAreSetAside() {
        for (String line : List.of(
                "step DRILL NOTHING WEAKNESS 3 10 0",
                "step DRILL COUNT",
                "step GAME COUNT BASICS 3 1 0",
                "test 1 2",
                "test 1 -2 3",
                "answer z9",
                "answer",
                "plan x",
                "other 1")) {
            String text = SummedText.write("reversi-plan", 1, "plan 3\n" + line + "\n");
            assertEquals(Optional.empty(), PlanText.read(text), line);
        }
        MemoryStore store = new MemoryStore();
        store.texts().put(PlanRepository.NAME, "no plan at all");
        PlanRepository repository = new PlanRepository(store, result -> {});
        assertEquals(PlanProgress.none(), repository.now());
        assertTrue(store.texts().containsValue("no plan at all"), "it is kept under another name");
    }
}
