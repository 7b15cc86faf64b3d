package reversi.screens.together;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.online.TableEvent;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineTable;

/** Watches the game that a chapter follows, as any spectator does, and leaves what somebody else watched before. */
final class GameWatch implements OnlineListener {
    private final OnlineClient client;
    private final Consumer<FollowedGame> hear;
    private Optional<Long> watched = Optional.empty();
    private boolean isOurs;

    /** Watches nothing; {@code hear} receives the game as it is, and after each change. */
    GameWatch(OnlineClient client, Consumer<FollowedGame> hear) {
        this.client = client;
        this.hear = hear;
    }

    /** Watches a game instead of another one, or none. */
    void watch(Optional<Long> game) {
        if (game.equals(watched)) {
            return;
        }
        watched.filter(before -> isOurs).ifPresent(client::leaveTable);
        watched = game;
        game.ifPresent(this::begin);
    }

    private void begin(long game) {
        Optional<OnlineTable> known = client.table(game);
        isOurs = known.isEmpty();
        known.ifPresentOrElse(this::tell, () -> client.watch(game));
    }

    private void tell(OnlineTable table) {
        if (watched.equals(Optional.of(table.id()))) {
            hear.accept(FollowedGame.of(table));
        }
    }

    @Override
    public void seated(OnlineTable table) {
        tell(table);
    }

    @Override
    public void tableRenewed(OnlineTable table) {
        tell(table);
    }

    @Override
    public void happened(OnlineTable table, TableEvent event) {
        tell(table);
    }
}
