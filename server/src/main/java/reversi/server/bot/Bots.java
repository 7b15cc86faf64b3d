package reversi.server.bot;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongPredicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.engine.Clock;
import reversi.engine.Engine;
import reversi.engine.Helpers;
import reversi.engine.Level;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.online.PlayerKind;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.server.game.GameState;
import reversi.server.game.TableReferee;
import reversi.server.table.Table;
import reversi.server.table.TableListener;

/**
 * Plays for the bots: a few engines think in turn for all of them. The node to which the human opponent is connected does it;
 * should two nodes think so, the slower one's move is stale and nothing happens.
 */
public final class Bots implements TableListener, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Bots.class);

    /** A person's pace: a bot never answers sooner. */
    private static final int PAUSE_MILLIS = 600;

    /** A server thinks for many: less time for a move than at home. */
    private static final int MOST_MILLIS = 1_000;

    /** Of what is left on the clock a bot takes this part at most. */
    private static final int CLOCK_SHARE = 20;

    private static final int TABLE_MEBIBYTES = 8;

    private final Map<Long, Integer> levels = new ConcurrentHashMap<>();
    private final Set<Long> thinking = ConcurrentHashMap.newKeySet();
    private final LongPredicate isHere;
    private final Counter denied;
    private final ScheduledExecutorService timer;
    private final ExecutorService threads;
    private final BlockingQueue<Engine> engines = new LinkedBlockingQueue<>();

    /** Bots with so many engines, for the opponents that {@code isHere}: who is connected to this node, by the account. */
    public Bots(LongPredicate isHere, ScheduledExecutorService timer, MeterRegistry meters, int engineCount) {
        this.isHere = isHere;
        this.timer = timer;
        this.denied = meters.counter("reversi.bots.denied");
        this.threads = Executors.newFixedThreadPool(engineCount, work -> {
            Thread thread = new Thread(work, "bot");
            thread.setDaemon(true);
            return thread;
        });
        for (int i = 0; i < engineCount; i++) {
            threads.execute(() -> engines.add(engine()));
        }
    }

    private static Engine engine() {
        Engine engine = new Engine(Clock.SYSTEM, TABLE_MEBIBYTES, Helpers.NONE);
        bytes("/engine/weights.bin").ifPresent(bytes -> engine.learn(PatternWeights.read(bytes)));
        bytes("/engine/book.bin").ifPresent(bytes -> engine.learn(OpeningBook.read(bytes)));
        return engine;
    }

    private static Optional<byte[]> bytes(String name) {
        try (InputStream file = Bots.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IOException("it is missing");
            }
            return Optional.of(file.readAllBytes());
        } catch (IOException broken) {
            LOG.warn("Bots play without {}: {}", name, broken.getMessage());
            return Optional.empty();
        }
    }

    /** Names the account of a bot and its level. */
    public void add(long account, int level) {
        levels.put(account, level);
    }

    @Override
    public void happened(Table table, GameState after, TableEvent event) {
        consider(table, after);
    }

    /** A game has begun, or its player is back: it may be the bot's turn. */
    @Override
    public void joined(Table table) {
        consider(table, table.line());
    }

    /**
     * Looks at every table again, since what a bot wanted may have been refused, lost with the database or forgotten by a thread that
     * broke; to be called every few seconds.
     */
    public void lookAround(Collection<Table> tables) {
        for (Table table : tables) {
            if (table.isAtRest()) {
                consider(table, table.line());
            }
        }
    }

    private void consider(Table table, GameState line) {
        Optional<Disc> bot = botAt(line);
        if (bot.isEmpty() || line.isOver()) {
            return;
        }
        Disc own = bot.get();
        if (!isHere.test(line.facts().seat(own.other()).account())) {
            return;
        }
        Optional<Disc> opponent = Optional.of(own.other());
        long id = line.facts().id();
        if (line.draw().open().equals(opponent)) {
            put(table, own, new TableRequest.AnswerDraw(id, false));
        }
        if (line.takeback().open().equals(opponent)) {
            put(table, own, new TableRequest.AnswerTakeback(id, true));
        } else if (line.position().toMove() == own && thinking.add(id)) {
            ScheduledFuture<?> unused =
                    timer.schedule(() -> threads.execute(() -> think(table, own)), PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private static Optional<Disc> botAt(GameState line) {
        if (line.facts().black().kind() == PlayerKind.BOT) {
            return Optional.of(Disc.BLACK);
        }
        return line.facts().white().kind() == PlayerKind.BOT ? Optional.of(Disc.WHITE) : Optional.empty();
    }

    private void think(Table table, Disc own) {
        GameState line = table.line();
        long id = line.facts().id();
        try {
            if (!line.isOver() && line.position().toMove() == own) {
                Move best = best(line, own);
                put(table, own, new TableRequest.Play(id, line.transcript().plies() + 1, best));
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException broken) {
            LOG.error("A bot broke at table {}", id, broken);
        } finally {
            thinking.remove(id);
        }
        GameState now = table.line();
        if (now.version() != line.version()) {
            // It may be the bot's turn again after a pass, or after something was taken back meanwhile.
            consider(table, now);
        }
    }

    private Move best(GameState line, Disc own) throws InterruptedException {
        int number = levels.getOrDefault(line.facts().seat(own).account(), 1);
        long left = line.isTimed() ? line.clocks().of(own) / CLOCK_SHARE : MOST_MILLIS;
        int budget = (int) Math.max(1, Math.min(MOST_MILLIS, left));
        long seed = ThreadLocalRandom.current().nextLong();
        Question question = new Question(line.position(), Level.of(number), Purpose.MOVE, seed, budget);
        Engine engine = engines.take();
        try {
            return engine.answer(question, better -> {}).best();
        } finally {
            engines.add(engine);
        }
    }

    /** What is denied here is tried again by {@link #lookAround} for as long as it is still the bot's to do. */
    private void put(Table table, Disc own, TableRequest request) {
        table.request((line, now) -> TableReferee.judge(line, own, request, now, 0, false), why -> {
            denied.increment();
            LOG.info("A bot's request was not done: {}", why.fault());
        });
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
