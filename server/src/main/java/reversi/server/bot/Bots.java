package reversi.server.bot;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.engine.Engine;
import reversi.engine.Family;
import reversi.engine.Helpers;
import reversi.engine.Level;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.TimeSource;
import reversi.online.ErrorCode;
import reversi.online.PlayerKind;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.server.game.Decision;
import reversi.server.game.GameState;
import reversi.server.game.TableReferee;
import reversi.server.table.Table;
import reversi.server.table.TableListener;

/**
 * Makes the bots' moves with a small pool of engines, which the addresses of the opponents take in fair turns. The node that the human opponent is connected to does it; if two nodes do, the
 * later move is refused as stale.
 */
public final class Bots implements TableListener, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Bots.class);

    /** Minimum delay before a bot moves. */
    private static final int PAUSE_MILLIS = 600;

    /** Maximum thinking time per move; shorter than on a device, since the server thinks for many. */
    private static final int MAX_MILLIS = 1_000;

    /** The least thinking time per move, however many wait. */
    private static final int MIN_MILLIS = 20;

    /** A bot uses at most 1/20 of its remaining time for a move. */
    private static final int CLOCK_SHARE = 20;

    private static final int TABLE_MEBIBYTES = 8;

    private final Map<Long, Integer> levels = new ConcurrentHashMap<>();
    private final Set<Long> thinking = ConcurrentHashMap.newKeySet();
    private final FairTurns turns = new FairTurns();
    private final LongFunction<Optional<String>> addressOf;
    private final Counter refused;
    private final ScheduledExecutorService timer;
    private final ExecutorService threads;
    private final Queue<Engine> engines = new ConcurrentLinkedQueue<>();
    private final Map<Family, Optional<PatternWeights>> weights = new ConcurrentHashMap<>();

    /** {@code addressOf} says from where an account is connected to this node; empty if it is not. */
    public Bots(
            LongFunction<Optional<String>> addressOf,
            ScheduledExecutorService timer,
            MeterRegistry meters,
            int engineCount) {
        this.addressOf = addressOf;
        this.timer = timer;
        this.refused = Counter.builder("reversi.bots.denied")
                .description("Moves of bots that no table took")
                .register(meters);
        this.threads = Executors.newFixedThreadPool(engineCount, work -> {
            Thread thread = new Thread(work, "bot");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** An engine that nobody uses, made where there is none: each thread uses one at a time, so there are no more than threads. */
    private Engine take() {
        return Optional.ofNullable(engines.poll()).orElseGet(this::engine);
    }

    private Engine engine() {
        Engine engine = new Engine(TimeSource.SYSTEM, TABLE_MEBIBYTES, Helpers.NONE);
        weights(Family.OTHELLO).ifPresent(engine::load);
        bytes("/engine/book.bin").ifPresent(bytes -> OpeningBook.read(bytes).forEach(engine::load));
        return engine;
    }

    /** The weights of a family, read once for all engines; empty where they are missing. */
    private Optional<PatternWeights> weights(Family family) {
        return weights.computeIfAbsent(
                family, missing -> bytes("/engine/" + missing.file()).map(PatternWeights::read));
    }

    private static Optional<byte[]> bytes(String name) {
        try (InputStream file = Bots.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IOException("resource not found");
            }
            return Optional.of(file.readAllBytes());
        } catch (IOException broken) {
            LOG.atWarn()
                    .addKeyValue("file", name)
                    .addKeyValue("failure", broken.getMessage())
                    .log("bots-play-without");
            return Optional.empty();
        }
    }

    /** Registers a bot's account and its level. */
    public void add(long account, int level) {
        levels.put(account, level);
    }

    @Override
    public void happened(Table table, GameState after, TableEvent event) {
        actIfNeeded(table, after);
    }

    /** The game has just begun or its player has returned: it may be the bot's turn. */
    @Override
    public void joined(Table table) {
        actIfNeeded(table, table.state());
    }

    /**
     * Checks every table again, since a bot's request may have been refused, lost in a database failure or dropped by an exception; call
     * it every few seconds.
     */
    public void recheckAll(Collection<Table> tables) {
        for (Table table : tables) {
            if (table.isAtRest()) {
                actIfNeeded(table, table.state());
            }
        }
    }

    private void actIfNeeded(Table table, GameState state) {
        Optional<Disc> bot = botColour(state);
        if (bot.isEmpty() || state.isOver()) {
            return;
        }
        Disc own = bot.get();
        Optional<String> address =
                addressOf.apply(state.facts().seat(own.other()).account());
        if (address.isEmpty()) {
            return;
        }
        Optional<Disc> opponent = Optional.of(own.other());
        long id = state.facts().id();
        if (state.game().draw().open().equals(opponent)) {
            submit(table, own, state.position(), new TableRequest.AnswerDraw(id, false));
        }
        if (state.game().takeback().open().equals(opponent)) {
            submit(table, own, state.position(), new TableRequest.AnswerTakeback(id, true));
        } else if (state.position().toMove() == own && thinking.add(id)) {
            FairTurns.Turn turn =
                    new FairTurns.Turn(address.get(), level(state, own), waiting -> think(table, own, waiting));
            ScheduledFuture<?> unused = timer.schedule(() -> queue(turn), PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** Each turn that is queued makes a thread take one, not always the same. */
    private void queue(FairTurns.Turn turn) {
        turns.add(turn);
        threads.execute(() -> {
            FairTurns.Next next = turns.take();
            long begun = System.nanoTime();
            next.turn().thinking().accept(next.waiting());
            turns.count(next.turn().address(), TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
        });
    }

    /** Has an engine do something, when a thread and an engine are free. */
    public void withEngine(Consumer<Engine> work) {
        threads.execute(() -> {
            try {
                Engine engine = take();
                try {
                    work.accept(engine);
                } finally {
                    engines.add(engine);
                }
            } catch (RuntimeException broken) {
                LOG.atError().setCause(broken).log("engine-failed");
            }
        });
    }

    private int level(GameState state, Disc own) {
        return levels.getOrDefault(state.facts().seat(own).account(), 1);
    }

    private static Optional<Disc> botColour(GameState state) {
        if (state.facts().black().kind() == PlayerKind.BOT) {
            return Optional.of(Disc.BLACK);
        }
        return state.facts().white().kind() == PlayerKind.BOT ? Optional.of(Disc.WHITE) : Optional.empty();
    }

    private void think(Table table, Disc own, int waiting) {
        GameState state = table.state();
        long id = state.facts().id();
        try {
            if (!state.isOver() && state.position().toMove() == own) {
                Move best = best(state, own, waiting);
                submit(
                        table,
                        own,
                        state.position(),
                        new TableRequest.Play(id, state.transcript().plies() + 1, best));
            }
        } catch (RuntimeException broken) {
            LOG.atError().addKeyValue("table", id).setCause(broken).log("bot-failed");
        } finally {
            thinking.remove(id);
        }
        GameState now = table.state();
        if (now.version() != state.version()) {
            // It may be the bot's turn again after a pass or a takeback.
            actIfNeeded(table, now);
        }
    }

    /** The thinking time is divided among all that wait. */
    private Move best(GameState state, Disc own, int waiting) {
        int number = level(state, own);
        long share = Math.max(MIN_MILLIS, MAX_MILLIS / (1 + waiting));
        long left = state.isTimed() ? state.game().clock().millisLeft(own) / CLOCK_SHARE : share;
        int budget = (int) Math.max(1, Math.min(share, left));
        long seed = ThreadLocalRandom.current().nextLong();
        Question question = new Question(state.position(), Level.of(number), Purpose.MOVE, seed, budget);
        Engine engine = take();
        try {
            engine.lacking(question.position().variant()).flatMap(this::weights).ifPresent(engine::load);
            return engine.answer(question, progress -> {}).best();
        } finally {
            engines.add(engine);
        }
    }

    /**
     * Refused requests are retried by {@link #recheckAll} while it is still the bot's turn. One that was thought of in another position is
     * stale, even where a takeback has led to the same ply.
     */
    private void submit(Table table, Disc own, Position thoughtOf, TableRequest request) {
        table.request((state, now) -> judge(state, own, thoughtOf, request, now), refusal -> {
            refused.increment();
            LOG.atInfo()
                    .addKeyValue("table", table.state().facts().id())
                    .addKeyValue("fault", refusal.fault())
                    .log("bot-refused");
        });
    }

    static Decision judge(GameState state, Disc own, Position thoughtOf, TableRequest request, long now) {
        return state.position().equals(thoughtOf)
                ? TableReferee.judge(state, own, request, now, 0, false)
                : Decision.denied(ErrorCode.STALE);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
