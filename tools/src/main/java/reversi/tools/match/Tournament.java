package reversi.tools.match;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import reversi.rules.Variant;
import reversi.tools.options.Workers;

/** Plays the games that are still missing, several at a time. */
public final class Tournament {
    private final Variant variant;
    private final MatchTimeControl control;
    private final Openings openings;
    private final long seed;
    private final BiConsumer<Pairing, FinishedGame> finished;
    private final Consumer<String> complaints;

    /**
     * A tournament that tells of each finished game, on any thread but one at a time, and why a game could not be played on.
     */
    Tournament(
            Variant variant,
            MatchTimeControl control,
            long seed,
            BiConsumer<Pairing, FinishedGame> finished,
            Consumer<String> complaints) {
        this.variant = variant;
        this.control = control;
        this.openings = variant.isStandard() ? Openings.shipped(seed) : Openings.random(variant, seed);
        this.seed = seed;
        this.finished = finished;
        this.complaints = complaints;
    }

    /** What logs of this tournament's games say about how they were played. */
    public String conditions() {
        String game = variant.isStandard() ? "" : ", variant " + variant.code();
        return "time " + control + ", seed " + seed + game;
    }

    /**
     * One opening that two contestants play with both colours.
     *
     * @param pairing the two
     * @param pair the number of the opening, from 0
     */
    public record Round(Pairing pairing, int pair) {}

    /**
     * Plays rounds in their order, this many at a time, without the games that their logs have already. Throws
     * IllegalStateException where a contestant of this program fails, which is an error in it.
     */
    public void play(List<Round> rounds, int jobs) throws InterruptedException {
        Queue<Round> queue = new ConcurrentLinkedQueue<>(rounds);
        try {
            Workers.run(jobs, Collections.nCopies(jobs, Executors.callable(() -> work(queue))));
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be played", e.getCause());
        }
    }

    private void work(Queue<Round> queue) {
        MatchReferee referee = new MatchReferee(variant, control, System::nanoTime, complaints);
        Map<String, Contender> seated = new HashMap<>();
        try {
            Round first = queue.peek();
            if (first != null) {
                tryOut(referee, first.pairing, seated);
            }
            for (Round round = queue.poll(); round != null; round = queue.poll()) {
                for (int game = 2 * round.pair; game < 2 * round.pair + 2; game++) {
                    if (!round.pairing.log().has(game)) {
                        play(referee, round.pairing, game, seated);
                    }
                }
            }
        } finally {
            seated.values().forEach(Contender::close);
        }
    }

    private void tryOut(MatchReferee referee, Pairing pairing, Map<String, Contender> seated) {
        if (control.isEqual()) {
            Contender first = seat("1 ", pairing.first(), seated);
            Contender second = seat("2 ", pairing.second(), seated);
            referee.tryOut(openings.of(0), first, second, seed);
        }
    }

    private void play(MatchReferee referee, Pairing pairing, int number, Map<String, Contender> seated) {
        // A contender that plays itself needs two instances.
        Contender first = seat("1 ", pairing.first(), seated);
        Contender second = seat("2 ", pairing.second(), seated);
        long lot = seed * 1_000_003 + number * 7919L;
        FinishedGame game = referee.play(number, openings.of(number / 2), first, second, lot);
        pairing.log().add(game);
        synchronized (this) {
            finished.accept(pairing, game);
        }
    }

    private static Contender seat(String chair, Contestant contestant, Map<String, Contender> seated) {
        return seated.computeIfAbsent(
                chair + contestant.name(), name -> contestant.open().get());
    }

    /**
     * Two contestants and their games.
     *
     * @param first has Black in the first game of each opening
     * @param second the opponent
     * @param log the games finished so far
     */
    public record Pairing(Contestant first, Contestant second, MatchLog log) {
        /** What a log of the two is called: it must not be continued under other conditions. */
        public static String title(Contestant first, Contestant second, String conditions) {
            return first.settings() + " against " + second.settings() + ", " + conditions;
        }
    }
}
