package reversi.tools.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import reversi.tools.CommandLineRun;

/** The simulation keeps to what is known of queues, gives the same figures again, and bends where the arithmetic says. */
class SimulationTest {
    private static final double SECONDS = 20_000;

    /** A queue with one kind of arrival and work, both exponential, and what was seen of it. */
    private static final class Queue {
        private final Agenda agenda = new Agenda();
        private final Station station;
        private final Random random;
        private final double rate;
        private double within;
        private long served;

        Queue(int hands, double rate, long seed) {
            this.station = new Station(agenda, hands);
            this.rate = rate;
            this.random = new Random(seed);
            next();
            agenda.runUntil(SECONDS);
        }

        private double about(double mean) {
            return -mean * Math.log(1 - random.nextDouble());
        }

        private void next() {
            agenda.after(about(1 / rate), () -> {
                double begun = agenda.now();
                station.serve(about(1), () -> {
                    within += agenda.now() - begun;
                    served++;
                });
                next();
            });
        }
    }

    @Property(tries = 20)
    void aQueueOfOneHandIsAsLongAsTheFormulaSays(
            @ForAll @DoubleRange(min = 0.1, max = 0.8) double load, @ForAll long seed) {
        Queue queue = new Queue(1, load, seed);
        assertEquals(load, queue.station.utilisation(), 0.06);
        assertEquals(load / (1 - load), queue.station.present(), 0.3 * load / (1 - load));
    }

    /** Little's law: who is there on average is the rate of arrival times how long each stays. */
    @Property(tries = 20)
    void littlesLawHolds(
            @ForAll @IntRange(min = 1, max = 5) int hands,
            @ForAll @DoubleRange(min = 0.1, max = 0.8) double load,
            @ForAll long seed) {
        Queue queue = new Queue(hands, load * hands, seed);
        double arrivals = queue.served / SECONDS;
        double stay = queue.within / queue.served;
        assertEquals(arrivals * stay, queue.station.present(), 0.02 * queue.station.present());
    }

    @Test
    void whatIsDueAtTheSameTimeHappensInOrder() {
        Agenda agenda = new Agenda();
        List<String> happened = new ArrayList<>();
        agenda.after(2, () -> happened.add("late"));
        agenda.after(1, () -> happened.add("first"));
        agenda.after(1, () -> agenda.after(0, () -> happened.add("last")));
        agenda.after(1, () -> happened.add("second"));
        agenda.runUntil(1);
        assertEquals(List.of("first", "second", "last"), happened);
        assertThrows(IllegalArgumentException.class, () -> agenda.after(Double.NaN, () -> {}));
    }

    private static Figures run(Plan plan, long seed) {
        return Simulation.run(plan, Costs.measured(2, 2), 2, seed);
    }

    @Test
    void theSameSeedGivesTheSameFigures() {
        Plan plan = new Plan(20_000, 5, 1, 4, 2, true);
        assertEquals(run(plan, 7), run(plan, 7));
        assertFalse(run(plan, 7).equals(run(plan, 8)));
    }

    @Test
    void everyMoveArrivesWhereNothingIsTight() {
        Figures figures = run(new Plan(10_000, 5, 0, 4, 1, true), 1);
        assertEquals(2_000, (double) figures.moves(), 200);
        assertFalse(figures.bends());
        assertTrue(figures.median() >= 2, "faster than the disk");
    }

    @Test
    void itBendsWhereItsTightestPartDoes() {
        Costs costs = Costs.measured(2, 2);
        double mostOfNode = 2 / costs.node().move();
        Figures nodes = run(new Plan((int) (1.5 * mostOfNode * 2), 1, 0, 1, 8, true), 1);
        assertTrue(nodes.bends() && nodes.tightest().startsWith("nodes"), nodes.toString());
        Figures databases = run(new Plan(400_000, 2, 0, 60, 1, true), 1);
        assertTrue(databases.bends() && databases.tightest().startsWith("databases"), databases.toString());
        Figures bus = run(new Plan(100_000, 5, 0, 60, 8, false), 1);
        assertTrue(bus.bends() && bus.tightest().startsWith("bus"), bus.toString());
        assertFalse(run(new Plan(100_000, 5, 0, 60, 8, true), 1).tightest().startsWith("bus"));
    }

    @Test
    void theCommandSaysWhatItAssumesAndWhereItBends() {
        CommandLineRun small = CommandLineRun.of("simulate", "--players", "2000", "--nodes", "2", "--seconds", "1");
        assertEquals(0, small.code());
        assertEquals("bears 2000 players", small.lastLine());
        assertTrue(small.out().get(0).startsWith("assumed: "));
        CommandLineRun large = CommandLineRun.of(
                "simulate", "--players", "400000", "--nodes", "2", "--bus", "notify", "--seconds", "1");
        assertEquals(1, large.code());
        assertTrue(large.lastLine().startsWith("bends at "), large.lastLine());
    }
}
