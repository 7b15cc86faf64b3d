package reversi.screens.online;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import reversi.archive.GameLibrary;
import reversi.online.GameCard;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.players.online.Topic;

/**
 * After each sign-in, brings the account's earlier games into the archive that were played on other devices, the oldest first and a few each
 * second. It remembers how far it came, so that a game that was deleted here does not come back.
 */
public final class AccountGamesFetcher implements OnlineListener {
    private static final float SECONDS_BETWEEN = 0.2f;
    /** No more games are looked for at a sign-in; the others come at the next ones. */
    private static final int MOST = 2_000;

    private final OnlineClient client;
    private final ChosenServer server;
    private final OnlineMemory memory;
    private final GameLibrary library;
    private final Runnable wake;
    /** The games that are missing, the oldest first. */
    private final Deque<Long> missing = new ArrayDeque<>();

    private String account = "";
    /** The number of the oldest game that the server has listed; 0 before it has any. */
    private long oldest;

    private long fetching;
    private float waited;

    /** A fetcher that begins when an account is signed in; {@code wake} asks for the next {@link #tick} without drawing anything anew. */
    public AccountGamesFetcher(
            OnlineClient client, ChosenServer server, OnlineMemory memory, GameLibrary library, Runnable wake) {
        this.client = client;
        this.server = server;
        this.memory = memory;
        this.library = library;
        this.wake = wake;
    }

    @Override
    public void changed(Topic topic) {
        if (topic != Topic.CONNECTION) {
            return;
        }
        Optional<PlayerCard> you = client.you().filter(card -> client.isMember());
        String now = you.map(card -> server.name() + "/" + card.id()).orElse("");
        if (!now.equals(account)) {
            account = now;
            missing.clear();
            fetching = 0;
            oldest = 0;
            if (!now.isEmpty()) {
                client.listGames(0);
            }
        }
    }

    @Override
    public void gamesListed(LobbyNews.History page) {
        long last = memory.archivedUpTo(account);
        boolean isNew = !page.games().isEmpty();
        for (GameCard game : page.games()) {
            // Whatever a server lists, it comes to an end.
            isNew &= game.table() > last && (oldest == 0 || game.table() < oldest);
            if (isNew && game.finish().isPresent()) {
                missing.addFirst(game.table());
            }
            oldest = isNew ? game.table() : oldest;
        }
        if (page.more() && isNew && missing.size() < MOST) {
            client.listGames(oldest);
        }
        wake.run();
    }

    private void fetchNext() {
        Long table = missing.poll();
        while (table != null
                && library.index().find(OnlineArchivist.id(server, table)).isPresent()) {
            memory.setArchivedUpTo(account, table);
            table = missing.poll();
        }
        if (table == null) {
            return;
        }
        fetching = table;
        client.fetch(table, this::fetched);
    }

    @Override
    public void fetched(OnlineTable table) {
        if (table.id() == fetching) {
            fetched();
        }
    }

    private void fetched() {
        memory.setArchivedUpTo(account, fetching);
        fetching = 0;
    }

    /** Time passed, with the pictures that are drawn. */
    public void tick(float seconds) {
        if (fetching != 0 || missing.isEmpty() || !library.isLoaded()) {
            return;
        }
        waited += seconds;
        if (waited >= SECONDS_BETWEEN) {
            waited = 0;
            fetchNext();
        }
        wake.run();
    }
}
