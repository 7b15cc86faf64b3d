package reversi.tools.simulate;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.tools.options.Tool;

/** Simulates a server of many nodes and says where it bends. */
@Command(
        name = "simulate",
        description = {
            "Simulates moves on a server of many nodes, event by event with measured costs, for a growing part of the players,",
            "and prints how busy what is and where it bends. It fails where that is before all of them play."
        })
public final class SimulateCommand extends Tool {
    private static final int MOST_PLAYERS = 10_000_000;
    private static final int MOST_NODES = 1_000;
    private static final List<Double> PARTS = List.of(0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0);

    /** Bytes of an event as a frame, and bytes a second for each person in the lobby, as measured. */
    private static final double FRAME_BYTES = 150;

    private static final double LOBBY_BYTES = 838;
    private static final double MEBI = 1 << 20;

    private enum Bus {
        NOTIFY,
        BROKER
    }

    @Option(names = "--players", description = "People at a game (default: ${DEFAULT-VALUE}).")
    private int players = 1_000_000;

    @Option(names = "--nodes", description = "Nodes of the server (default: ${DEFAULT-VALUE}).")
    private int nodes = 50;

    @Option(names = "--cores", description = "Processors of a node (default: ${DEFAULT-VALUE}).")
    private int cores = 2;

    @Option(names = "--databases", description = "Databases that share the games (default: ${DEFAULT-VALUE}).")
    private int databases = 4;

    @Option(names = "--database-cores", description = "Processors of a database (default: ${DEFAULT-VALUE}).")
    private int databaseCores = 8;

    @Option(names = "--bus", description = "How nodes tell each other: notify or broker (default: broker).")
    private Bus bus = Bus.BROKER;

    @Option(names = "--think", description = "Seconds between two moves of a game (default: ${DEFAULT-VALUE}).")
    private double think = 5;

    @Option(names = "--watchers", description = "How many watch a game, on average (default: ${DEFAULT-VALUE}).")
    private double watchers = 0.2;

    @Option(names = "--lobby", description = "People in the lobby for each at a game (default: ${DEFAULT-VALUE}).")
    private double lobby = 0.2;

    @Option(names = "--seconds", description = "Simulated time of each row (default: ${DEFAULT-VALUE}).")
    private int seconds = 5;

    @Option(names = "--seed", description = "Another one gives other chances (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Override
    public Integer call() {
        check(players >= 2 && players <= MOST_PLAYERS, "--players is 2 to " + MOST_PLAYERS);
        check(nodes >= 1 && nodes <= MOST_NODES, "--nodes is 1 to " + MOST_NODES);
        check(cores >= 1 && cores <= MOST_NODES, "--cores is 1 to " + MOST_NODES);
        check(databaseCores >= 1 && databaseCores <= MOST_NODES, "--database-cores is 1 to " + MOST_NODES);
        check(databases >= 1 && databases <= MOST_NODES, "--databases is 1 to " + MOST_NODES);
        check(think >= 0.1 && think <= 1e6, "--think is 0.1 to 1000000");
        check(
                watchers >= 0 && watchers <= 1e6 && lobby >= 0 && lobby <= 1e6,
                "--watchers and --lobby are 0 to 1000000");
        check(seconds >= 1 && seconds <= 600, "--seconds is 1 to 600");
        Costs costs = Costs.measured(cores, databaseCores);
        Plan plan = new Plan(players, think, watchers, nodes, databases, bus == Bus.BROKER);
        printAssumptions(costs);
        out().println("players moves/s p50-ms p99-ms nodes databases bus MB/s-a-node GiB-a-node");
        for (double part : PARTS) {
            Plan some = plan.withPlayers(Math.max(2, (int) Math.round(players * part)));
            Figures figures = Simulation.run(some, costs, seconds, seed);
            print(some, costs, figures);
            if (figures.bends()) {
                out().println("bends at " + some.players() + " players: " + figures.tightest());
                return 1;
            }
        }
        out().println("bears " + players + " players");
        return 0;
    }

    private void check(boolean holds, String rule) {
        if (!holds) {
            throw misuse(rule + ".");
        }
    }

    private void print(Plan plan, Costs costs, Figures figures) {
        double people = plan.players() * (1 + lobby + plan.watchers() / 2) / plan.nodes();
        double bytes = plan.players() * lobby / plan.nodes() * LOBBY_BYTES
                + plan.moves() / plan.nodes() * FRAME_BYTES * (2 + plan.watchers());
        out().printf(
                        Locale.ROOT,
                        "%d %.0f %.1f %.1f %.0f%% %.0f%% %.0f%% %.2f %.2f%n",
                        plan.players(),
                        plan.moves(),
                        figures.median(),
                        figures.p99(),
                        100 * figures.node(),
                        100 * figures.database(),
                        100 * figures.bus(),
                        bytes / 1e6,
                        people * costs.node().socketBytes() / MEBI / 1024);
    }

    private void printAssumptions(Costs costs) {
        Costs.Node node = costs.node();
        Costs.Database database = costs.database();
        Costs.Bus way = costs.bus();
        assumed("moves come as from many independent people, spread evenly over nodes and databases");
        assumed("work varies as such waiting does (exponentially), commits by their size");
        assumed(
                "node: a move %.0f us of a processor, hearing of one %.0f, each watcher %.0f",
                node.move(), node.hear(), node.frame());
        assumed(
                "database: a commit %.0f us of a processor, each event in it %.0f, at most 256, a read %.0f",
                database.commit(), database.event(), database.read());
        assumed(
                "a flush of the disk %.0f us and a hop of the bus %.0f, while others go on",
                database.flush(), way.hop());
        assumed(
                "bus: NOTIFY, one at a time, %.0f us and %.0f for each node; a broker's message %.0f of a processor",
                way.notice(), way.listener(), way.message());
        out().println("assumed: processors: " + node.cores() + " of a node, " + database.cores() + " of a database, "
                + way.brokerCores() + " of the broker");
        out().printf(
                        Locale.ROOT,
                        "assumed: a connection %.0f kB, a frame %.0f bytes, a person in the lobby %.0f bytes a second%n",
                        node.socketBytes() / 1e3,
                        FRAME_BYTES,
                        LOBBY_BYTES);
        assumed("not counted: the players' network, TLS, collectors' pauses, bots, beginnings and ends of games");
    }

    /** Prints what is taken for granted; times are given in seconds and shown in microseconds. */
    private void assumed(String text, Double... seconds) {
        Object[] micros = Stream.of(seconds).map(each -> each * 1e6).toArray();
        out().println("assumed: " + String.format(Locale.ROOT, text, micros));
    }
}
