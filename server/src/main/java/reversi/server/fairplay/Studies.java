package reversi.server.fairplay;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.server.store.AccountRow;
import reversi.server.store.GameRepository;
import reversi.server.store.HistoryRepository;
import reversi.server.store.OriginRepository;
import reversi.server.store.StoreException;
import reversi.server.work.Pool;

/**
 * Works out signals for moderators in a pool of one thread, one player at a time; what was found is kept for {@link #FRESH_MILLIS}. Thread-safe.
 */
public final class Studies {
    /** How long the same signals are shown again: moderators look at one case together. */
    static final long FRESH_MILLIS = 60_000;

    private static final Logger LOG = LoggerFactory.getLogger(Studies.class);
    private static final int MOST_KEPT = 100;

    private final Pool pool;
    private final Supplier<PlayerStudy> open;
    private final Map<Long, Found> found = new HashMap<>();

    /** In the pool alone. */
    private @Nullable PlayerStudy study;

    private record Found(Signals signals, long at) {}

    /** Studies in {@code pool}, which has one thread; the weights are read for the first of them. */
    public Studies(Pool pool, HistoryRepository history, GameRepository games, OriginRepository origins) {
        this(pool, () -> {
            try {
                return new PlayerStudy(OthelloWeights.read(), history, games, origins);
            } catch (IOException missing) {
                throw new IllegalStateException(missing);
            }
        });
    }

    Studies(Pool pool, Supplier<PlayerStudy> open) {
        this.pool = pool;
        this.open = open;
    }

    /**
     * Hands over the signals of a player, at once or soon and on another thread; false where {@code asker} has asked for too many that wait.
     * Where it fails, which the log says, nothing is handed over.
     */
    public boolean ask(long asker, AccountRow player, long now, Consumer<Signals> then) {
        Optional<Signals> known = known(player.id(), now);
        if (known.isPresent()) {
            then.accept(known.get());
            return true;
        }
        return pool.offer(asker, () -> {
            try {
                then.accept(known(player.id(), now).orElseGet(() -> studied(player, now)));
            } catch (StoreException | IllegalStateException broken) {
                LOG.atError()
                        .addKeyValue("account", player.id())
                        .setCause(broken)
                        .log("signals-failed");
            }
        });
    }

    private Optional<Signals> known(long account, long now) {
        synchronized (found) {
            return Optional.ofNullable(found.get(account))
                    .filter(one -> now - one.at < FRESH_MILLIS)
                    .map(Found::signals);
        }
    }

    private Signals studied(AccountRow player, long now) {
        PlayerStudy opened = study;
        if (opened == null) {
            opened = open.get();
            study = opened;
        }
        Signals signals = opened.of(player, now);
        synchronized (found) {
            found.values().removeIf(one -> now - one.at >= FRESH_MILLIS);
            if (found.size() >= MOST_KEPT) {
                found.clear();
            }
            found.put(player.id(), new Found(signals, now));
        }
        return signals;
    }
}
