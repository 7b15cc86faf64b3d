package reversi.tools.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;

/** Moves on their way: from the mover's node to a database, and over the bus to the opponent. */
final class Simulation {
    private static final double WARM_UP_SECONDS = 1;
    private static final long LONGEST_MICROS = 3_600_000_000L;
    private static final int DIGITS = 3;

    private final Plan plan;
    private final Costs costs;
    private final Random random;
    private final Agenda agenda = new Agenda();
    private final List<Station> nodes;
    private final List<Station> databases;
    private final List<Station> buses;
    private final List<List<GroupWriter>> writers = new ArrayList<>();
    private final Histogram delays = new Histogram(LONGEST_MICROS, DIGITS);

    private Simulation(Plan plan, Costs costs, long seed) {
        this.plan = plan;
        this.costs = costs;
        this.random = new Random(seed);
        this.nodes = stations(plan.nodes(), costs.node().cores());
        this.databases = stations(plan.databases(), costs.database().cores());
        this.buses = plan.broker() ? stations(1, costs.bus().brokerCores()) : stations(plan.databases(), 1);
        for (int node = 0; node < plan.nodes(); node++) {
            List<GroupWriter> own = new ArrayList<>();
            for (int database = 0; database < plan.databases(); database++) {
                Station bus = buses.get(database % buses.size());
                own.add(new GroupWriter(agenda, databases.get(database), costs.database(), group -> tell(bus, group)));
            }
            writers.add(own);
        }
    }

    /** Simulates these seconds after a warm-up; the same seed gives the same figures. */
    static Figures run(Plan plan, Costs costs, double seconds, long seed) {
        Simulation simulation = new Simulation(plan, costs, seed);
        simulation.nextMove();
        simulation.agenda.runUntil(WARM_UP_SECONDS);
        simulation.forget();
        simulation.agenda.runUntil(WARM_UP_SECONDS + seconds);
        return simulation.figures();
    }

    private List<Station> stations(int count, int hands) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Station(agenda, hands))
                .toList();
    }

    private void forget() {
        delays.reset();
        for (List<Station> kind : List.of(nodes, databases, buses)) {
            kind.forEach(Station::forget);
        }
    }

    private Figures figures() {
        return new Figures(
                delays.getTotalCount(),
                delays.getValueAtPercentile(50) / 1e3,
                delays.getValueAtPercentile(99) / 1e3,
                highest(nodes),
                highest(databases),
                highest(buses));
    }

    private static double highest(List<Station> stations) {
        return stations.stream().mapToDouble(Station::utilisation).max().orElse(0);
    }

    /** A time that varies as waiting for the next of many independent people does. */
    private double about(double mean) {
        return -mean * Math.log(1 - random.nextDouble());
    }

    private void nextMove() {
        agenda.after(about(1 / plan.moves()), () -> {
            play(random.nextInt(plan.nodes()), random.nextInt(plan.nodes()), random.nextInt(plan.databases()));
            nextMove();
        });
    }

    private void play(int mover, int opponent, int database) {
        double begun = agenda.now();
        double work = costs.node().move() + plan.watchers() * costs.node().frame();
        Runnable seen =
                mover == opponent ? () -> see(begun) : () -> hear(nodes.get(opponent), databases.get(database), begun);
        nodes.get(mover)
                .serve(about(work), () -> writers.get(mover).get(database).write(seen));
    }

    /** A broker tells of each event; NOTIFY of a group at once, and every node, of which only the opponent's does more than read it. */
    private void tell(Station bus, List<Runnable> group) {
        if (plan.broker()) {
            group.forEach(seen -> bus.serve(
                    about(costs.bus().message()), () -> agenda.after(costs.bus().hop(), seen)));
        } else {
            double work = costs.bus().notice() + plan.nodes() * costs.bus().listener();
            bus.serve(about(work), () -> agenda.after(costs.bus().hop(), () -> group.forEach(Runnable::run)));
        }
    }

    private void hear(Station node, Station database, double begun) {
        database.serve(
                about(costs.database().read()),
                () -> node.serve(about(costs.node().hear()), () -> see(begun)));
    }

    private void see(double begun) {
        delays.recordValue(Math.min(LONGEST_MICROS, Math.round((agenda.now() - begun) * 1e6)));
    }
}
