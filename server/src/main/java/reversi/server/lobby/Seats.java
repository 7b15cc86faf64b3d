package reversi.server.lobby;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.PlayerCard;
import reversi.online.RatingChange;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.store.GameRepository;
import reversi.server.store.StoreException;
import reversi.server.table.Subscriber;
import reversi.server.table.Table;
import reversi.server.table.TableListener;
import reversi.server.table.Tables;

/** Seats players at their tables, and frees them when the game is over. */
public final class Seats implements TableListener {
    private static final Logger LOG = LoggerFactory.getLogger(Seats.class);

    private final PresenceRegistry presence;
    private final Tables tables;
    private final GameRepository games;
    private final MessageDispatcher dispatcher;
    private final Executor work;
    private volatile boolean isOwing;

    /** {@code work} runs tasks that block on the database. */
    public Seats(
            PresenceRegistry presence,
            Tables tables,
            GameRepository games,
            MessageDispatcher dispatcher,
            Executor work) {
        this.presence = presence;
        this.tables = tables;
        this.games = games;
        this.dispatcher = dispatcher;
        this.work = work;
    }

    /** Seats both players of a new game, on whichever node they are connected. */
    public void seatPlayers(GameFacts game) {
        for (Disc disc : Disc.values()) {
            long account = game.seat(disc).account();
            boolean isLive = !game.terms().isByDays();
            seatLocal(account, game.id(), isLive);
            dispatcher.publish(new Notice.Seated(account, game.id(), isLive));
        }
    }

    /**
     * Seats the players of the game that an account turned out to be in, where no node has it there: after the database failed nobody knew that
     * the game had begun.
     */
    void seatUntold(long account) {
        if (presence.card(account).table().isEmpty()) {
            games.atBoard(account).flatMap(games::facts).ifPresent(this::seatPlayers);
        }
    }

    /** Seats everybody here whose game has begun without a word reaching this node, as while it could not hear the others. */
    void seatMissed() {
        isOwing = false;
        try {
            seatWhoeverIsIdle();
        } catch (StoreException failure) {
            isOwing = true;
            LOG.atWarn().addKeyValue("failure", failure.getMessage()).log("players-not-seated");
        }
    }

    private void seatWhoeverIsIdle() {
        for (PlayerCard card : presence.local()) {
            if (card.table().isEmpty()) {
                games.atBoard(card.id()).ifPresent(game -> seatLocal(card.id(), game, true));
            }
        }
    }

    /** Whether somebody could not be seated, since the database failed. */
    boolean isOwing() {
        return isOwing;
    }

    /** Seats an account if it is connected to this node; {@code isLive} says whether it is busy with the game from now on. */
    void seatLocal(long account, long game, boolean isLive) {
        List<Subscriber> subscribers = presence.subscribersOf(account);
        if (!subscribers.isEmpty()) {
            if (isLive) {
                presence.setTable(account, Optional.of(game));
            }
            work.execute(() -> subscribers.forEach(subscriber -> seat(account, game, subscriber)));
        }
    }

    private void seat(long account, long game, Subscriber subscriber) {
        try {
            tables.join(game, subscriber);
        } catch (StoreException failure) {
            LOG.atWarn()
                    .addKeyValue("table", game)
                    .addKeyValue("failure", failure.getMessage())
                    .log("player-not-seated");
            presence.setTable(account, Optional.empty());
            isOwing = true;
        }
        if (!presence.subscribersOf(account).contains(subscriber)) {
            // Disconnected meanwhile: its removal from the tables is already over.
            tables.leaveAll(subscriber);
        }
    }

    /** The open games of an account. */
    public List<Long> openGames(long account) {
        return games.open(account);
    }

    /** Marks an account that has just signed in as playing, if it is at a board. */
    public void markPlaying(long account) {
        presence.setTable(account, games.atBoard(account));
    }

    /** Subscribes a new connection to its account's open games and returns their tables. */
    public List<Table> resume(Subscriber subscriber, List<Long> open) {
        return open.stream()
                .flatMap(game -> tables.join(game, subscriber).stream())
                .toList();
    }

    @Override
    public void happened(Table table, GameState after, TableEvent event) {
        if (event instanceof TableEvent.Finished finished) {
            for (Disc disc : Disc.values()) {
                long account = after.facts().seat(disc).account();
                if (!after.facts().terms().isByDays()) {
                    presence.setTable(account, Optional.empty());
                }
                if (isChange(finished.finish().gain(disc))) {
                    // Even if the player is offline: their profile is shown on every node.
                    work.execute(() -> dispatcher.accountChanged(account));
                }
            }
        }
    }

    private static boolean isChange(RatingChange change) {
        return change.points() != 0 || change.before() != change.after();
    }
}
