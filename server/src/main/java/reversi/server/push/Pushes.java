package reversi.server.push;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import reversi.game.GameEvent;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.lobby.PresenceRegistry;
import reversi.server.outbound.Outbound;
import reversi.server.store.PushRepository;
import reversi.server.store.PushRepository.Ending;
import reversi.server.store.PushRepository.Subscription;
import reversi.server.table.Table;
import reversi.server.table.TableListener;
import reversi.server.table.Tables;
import reversi.server.words.OwnWords;

/**
 * Tells members in their browsers what waits for them while none of their devices is connected: a move in a game by days, that its time ends
 * soon, a challenge, a message. Never what a message says. Thread-safe.
 */
public final class Pushes implements TableListener, AutoCloseable {
    /** How long a service may take to answer. */
    public static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final Duration PAUSE = Duration.ofSeconds(30);

    /** So many games are looked at each time. */
    private static final int MOST_REMINDERS = 200;

    private final PushOptions options;
    private final PushRepository repository;
    private final PresenceRegistry presence;
    private final LongSupplier clock;
    private final OwnWords words = new OwnWords("push");
    private final PushSender sender;

    /** Tells by the host's key; {@code clock} is the time in milliseconds since 1970, {@code outbound} speaks to the services. */
    public Pushes(
            PushOptions options,
            Outbound outbound,
            PushRepository repository,
            PresenceRegistry presence,
            LongSupplier clock,
            MeterRegistry meters) {
        this.options = options;
        this.repository = repository;
        this.presence = presence;
        this.clock = clock;
        this.sender = new PushSender(options, outbound, PAUSE, clock, repository::gone, meters);
    }

    /** The host's public key, which browsers want. */
    public String key() {
        return options.key().text();
    }

    /** Whether messages can be sent to a browser: it is at a known service, and its keys are such. */
    public boolean accepts(Subscription browser) {
        return options.services().read(browser.endpoint()).isPresent()
                && BrowserKeys.read(browser.key(), browser.secret()).isPresent();
    }

    /** Somebody has written to a member. */
    public void wrote(long sender, long receiver) {
        later(receiver, () -> tell(receiver, "letter", sender, "#/mail", "letter-" + sender));
    }

    /** Somebody challenges a member to a game. */
    public void challenged(long sender, long receiver) {
        later(receiver, () -> tell(receiver, "challenge", sender, "#/lobby", "challenge-" + sender));
    }

    @Override
    public void happened(Table table, GameState after, TableEvent event) {
        GameFacts facts = after.facts();
        if (!facts.terms().isByDays()) {
            return;
        }
        if (after.isOver()) {
            sender.run(() -> repository.forget(facts.id()));
        } else if (isMove(event) && !after.position().mustPass()) {
            Disc next = after.position().toMove();
            int ply = after.transcript().plies();
            later(facts.seat(next).account(), () -> {
                if (!repository.of(facts.seat(next).account()).isEmpty() && repository.claimMove(facts.id(), ply)) {
                    tell(facts, next, "move");
                }
            });
        }
    }

    private static boolean isMove(TableEvent event) {
        return event instanceof TableEvent.InGame inGame && inGame.event() instanceof GameEvent.Played;
    }

    /** Reminds whoever is to move where less than a quarter of the time is left, a day at most; to be called every few minutes. */
    public void remind(Tables tables) {
        for (Ending ending : repository.ending(clock.getAsLong(), MOST_REMINDERS)) {
            Optional<GameState> state = tables.newest(ending.game()).map(Table::state);
            state.filter(now -> !now.isOver() && now.facts().terms().isByDays()).ifPresent(now -> {
                Disc next = now.position().toMove();
                boolean isAlone =
                        repository.of(now.facts().seat(next).account()).isEmpty()
                                || presence.isHere(now.facts().seat(next).account());
                if (!isAlone && repository.claimDeadline(ending)) {
                    sender.run(() -> tell(now.facts(), next, "time"));
                }
            });
        }
    }

    private void tell(GameFacts facts, Disc next, String key) {
        tell(
                facts.seat(next).account(),
                key,
                facts.seat(next.other()).account(),
                "#/table/" + facts.id(),
                key + "-" + facts.id());
    }

    /** In a thread of the sender, unless a device of the receiver is connected, which shows it by itself. */
    private void later(long receiver, Runnable work) {
        if (!presence.isHere(receiver)) {
            sender.run(work);
        }
    }

    private void tell(long receiver, String key, long about, String path, String tag) {
        List<Subscription> browsers = repository.of(receiver);
        if (browsers.isEmpty()) {
            return;
        }
        String name = presence.card(about).name();
        browsers.forEach(to ->
                sender.send(to, new PushMessage(words.get(to.language(), key).replace("{0}", name), path, tag)));
    }

    @Override
    public void close() {
        sender.close();
    }
}
