package reversi.tools.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.tools.options.Tool;

/** Plays many games at once on servers of this computer and prints how they bear it. */
@Command(
        name = "load",
        description = {
            "Plays many games at once on servers of this computer, prints their delays, and looks at each game afterwards: a",
            "history is bad where no server that does one thing after the other could have answered so. The servers must run",
            "with --no-address-limits. It fails where a move is lost, a history is bad, a game stands still or never begins,",
            "and where no move is acknowledged."
        })
public final class LoadCommand extends Tool {
    private static final int MOST_GAMES = 5_000;
    private static final int MOST_ADDRESSES = 10_000;
    private static final double SLOWEST = 0.01;
    private static final int STEP = 20;
    private static final long STEP_MILLIS = 100;
    private static final long PATIENCE_MILLIS = 60_000;
    private static final long LOOK_MILLIS = 2_000;

    @Option(names = "--port", description = "Port of a server; repeat it for more nodes.")
    private List<Integer> ports = List.of(8080);

    @Option(names = "--games", description = "Games at the same time (default: ${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(names = "--think", description = "Milliseconds that a player thinks on average; 0 for as fast as can be.")
    private int thinkMillis = 1000;

    @Option(
            names = "--whims",
            description =
                    "After how many events of 100 a player offers, answers or does something else besides moves, fitting"
                            + " or not (default: ${DEFAULT-VALUE}).")
    private int whims;

    @Option(names = "--members", description = "The players register, instead of playing as guests.")
    private boolean members;

    @Option(
            names = "--tournament",
            description =
                    "The number of a tournament that they join, instead of playing in pairs; until it is over, at most"
                            + " --seconds.")
    private Optional<Long> tournament = Optional.empty();

    @Option(names = "--watchers", description = "How many watch a game each besides (default: ${DEFAULT-VALUE}).")
    private int watchers;

    @Option(names = "--seconds", description = "How long, after everybody is there.")
    private int seconds = 60;

    @Option(names = "--warm-up", description = "Seconds before that which don't count (default: ${DEFAULT-VALUE}).")
    private int warmUp = 5;

    @Option(names = "--server", description = "A command that runs a server; repeat it for more nodes.")
    private List<String> commands = List.of();

    @Option(names = "--kills", description = "How often to kill one of these servers, in turn.")
    private int kills;

    @Option(
            names = "--storm",
            description =
                    "Besides, sockets that ask again and again: \"read\" for players and the lobby, \"watch\" for the first"
                            + " games, \"lobby\" for its changes; \"echo\" to stop seeking and \"settings\" for the account's"
                            + " settings, both as one guest. Then the server may have its address limits.")
    private Optional<Storm.Kind> storm = Optional.empty();

    @Option(names = "--sockets", description = "The sockets of the storm (default: ${DEFAULT-VALUE}).")
    private int sockets = 3_000;

    @Option(names = "--addresses", description = "The addresses they come from (default: ${DEFAULT-VALUE}).")
    private int addresses = 30;

    @Option(names = "--rate", description = "What each of them asks for a second (default: ${DEFAULT-VALUE}).")
    private double rate = 5;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (games < 1
                || games > MOST_GAMES
                || watchers < 0
                || whims < 0
                || whims > 100
                || seconds < 1
                || warmUp < 0
                || (kills > 0 && commands.isEmpty())
                || sockets < 1
                || addresses < 1
                || addresses > MOST_ADDRESSES
                || !(rate >= SLOWEST)) {
            err().println("1 to " + MOST_GAMES
                    + " games, at least a second, and a --server to kill; a storm of at least a socket," + " one of "
                    + MOST_ADDRESSES + " addresses and a request in 100 s.");
            return 2;
        }
        List<ServerProcess> servers = new ArrayList<>();
        try (ClientCrowd crowd = new ClientCrowd(ports, new ClientCrowd.Manners(thinkMillis, whims, members))) {
            for (int i = 0; i < commands.size(); i++) {
                servers.add(ServerProcess.start(commands.get(i), crowd.port(i)));
            }
            return play(crowd, servers);
        } finally {
            servers.forEach(ServerProcess::close);
        }
    }

    private int play(ClientCrowd crowd, List<ServerProcess> servers) throws IOException, InterruptedException {
        if (tournament.isPresent()) {
            return playTournament(crowd, new TournamentCrowd(crowd, tournament.get(), 2 * games));
        }
        List<Duel> duels =
                IntStream.range(0, games).mapToObj(i -> new Duel(crowd, i)).toList();
        inSteps(duels, Duel::start);
        for (int i = 0; i < watchers; i++) {
            new Watcher(crowd, i).start();
        }
        if (!everybodyCame(crowd)) {
            return 1;
        }
        out().println("everybody is there, " + crowd.tally());
        out().flush();
        Optional<Storm> blowing = startStorm(crowd);
        long moves;
        try {
            moves = measure(crowd, servers, blowing);
        } finally {
            if (blowing.isPresent()) {
                blowing.get().close();
            }
        }
        return audit(crowd, moves, standingStill(duels));
    }

    private static <T> void inSteps(List<T> all, Consumer<T> start) throws InterruptedException {
        for (int i = 0; i < all.size(); i++) {
            start.accept(all.get(i));
            if (i % STEP == STEP - 1) {
                TimeUnit.MILLISECONDS.sleep(STEP_MILLIS);
            }
        }
    }

    /** Waits until something has happened in every game once more; returns in how many nothing does. */
    private long standingStill(List<Duel> duels) throws InterruptedException {
        Map<Duel, Long> before = duels.stream().collect(Collectors.toMap(duel -> duel, Duel::seen));
        long patience = PATIENCE_MILLIS + 4L * thinkMillis;
        for (long waited = 0; waited < patience && !before.isEmpty(); waited += STEP_MILLIS) {
            TimeUnit.MILLISECONDS.sleep(STEP_MILLIS);
            before.entrySet().removeIf(entry -> entry.getKey().seen() > entry.getValue());
        }
        return before.size();
    }

    private int playTournament(ClientCrowd crowd, TournamentCrowd all) throws InterruptedException {
        inSteps(all.players(), TablePlayer::connect);
        String last = "";
        for (long waited = 0; waited < seconds * 1_000L && !all.isOver(); waited += LOOK_MILLIS) {
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
            all.look();
            if (!last.equals(all.toString())) {
                last = all.toString();
                out().println(waited / 1_000 + "s " + last);
                out().flush();
            }
        }
        return audit(crowd, crowd.tally().acknowledged.get(), all.isOver() ? 0 : 1);
    }

    private Optional<Storm> startStorm(ClientCrowd crowd) throws IOException, InterruptedException {
        if (storm.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> token = storm.get().isSignedIn() ? Optional.of(guest(crowd)) : Optional.empty();
        Storm made = new Storm(new Storm.Plan(storm.get(), crowd.port(0), sockets, addresses, rate, token));
        made.start();
        while (!made.isComplete()) {
            TimeUnit.MILLISECONDS.sleep(STEP_MILLIS);
        }
        return Optional.of(made);
    }

    /** The token of a new guest. */
    private static String guest(ClientCrowd crowd) throws InterruptedException {
        BlockingQueue<String> tokens = new LinkedBlockingQueue<>();
        ClientMessage hello = new ClientMessage.Hello(Protocol.VERSION, "storm", Optional.empty());
        crowd.open(
                0,
                List.of(hello, new AccountRequest.Guest()),
                message -> {
                    if (message instanceof ServerMessage.SignedIn in) {
                        tokens.add(in.token());
                    }
                },
                why -> {});
        String token = tokens.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        if (token == null) {
            throw new IllegalStateException("the server lets no guest in");
        }
        return token;
    }

    /** Returns how many moves were acknowledged in the time that is measured. */
    private long measure(ClientCrowd crowd, List<ServerProcess> servers, Optional<Storm> blowing)
            throws IOException, InterruptedException {
        TimeUnit.SECONDS.sleep(warmUp);
        crowd.tally().forgetDelays();
        blowing.ifPresent(Storm::forget);
        long before = crowd.tally().acknowledged.get();
        long from = System.nanoTime();
        int parts = kills + 1;
        for (int part = 0; part < parts; part++) {
            if (part > 0) {
                servers.get(part % servers.size()).killAndRestart();
                out().println("killed and up again, " + crowd.tally());
            }
            TimeUnit.MILLISECONDS.sleep(seconds * 1000L / parts);
        }
        double lasted = (System.nanoTime() - from) / 1e9;
        long moves = crowd.tally().acknowledged.get() - before;
        print(crowd.tally(), moves, lasted);
        out().println(crowd.tally().entrances());
        blowing.ifPresent(one -> out().println(one));
        for (ServerProcess server : servers) {
            server.mostMemoryMib().ifPresent(mib -> out().println("server memory=" + mib + "MiB at most"));
        }
        return moves;
    }

    private int audit(ClientCrowd crowd, long moves, long stuck) throws InterruptedException {
        crowd.end();
        TimeUnit.SECONDS.sleep(2);
        Audit.Found found;
        try {
            found = new Audit(crowd, out()).run();
        } catch (IllegalStateException unanswered) {
            err().println("The games can't be asked for: " + unanswered.getMessage());
            return 1;
        }
        out().println(crowd.tally() + " stuck=" + stuck + " " + found);
        if (moves == 0) {
            err().println("No move was acknowledged.");
        }
        crowd.barrier().ifPresent(why -> err().println("Clients were turned away: " + why));
        return moves > 0 && crowd.barrier().isEmpty() && stuck == 0 && found.bad() == 0 ? 0 : 1;
    }

    /** Waits until the first move of every game came back; prints what is wrong where that doesn't happen. */
    private boolean everybodyCame(ClientCrowd crowd) throws InterruptedException {
        long patience = PATIENCE_MILLIS + 2L * thinkMillis;
        for (long waited = 0; crowd.tally().begun.get() < 2L * games; waited += STEP_MILLIS) {
            Optional<String> barrier = crowd.barrier();
            if (barrier.isPresent() || waited > patience) {
                err().println((2L * games - crowd.tally().begun.get()) + " of " + 2 * games
                        + " players never saw a move (" + barrier.orElse("nobody was turned away") + "): "
                        + crowd.tally());
                err().println("Does a server listen at each --port, and with --no-address-limits?");
                return false;
            }
            TimeUnit.MILLISECONDS.sleep(STEP_MILLIS);
        }
        return true;
    }

    private void print(LoadTally tally, long moves, double lasted) {
        out().printf(
                        Locale.ROOT,
                        "games=%d think=%dms moves=%d moves/s=%.0f p50=%.1fms p95=%.1fms p99=%.1fms p99.9=%.1fms max=%.1fms%n",
                        games,
                        thinkMillis,
                        moves,
                        moves / lasted,
                        tally.delay(50),
                        tally.delay(95),
                        tally.delay(99),
                        tally.delay(99.9),
                        tally.delay(100));
    }
}
