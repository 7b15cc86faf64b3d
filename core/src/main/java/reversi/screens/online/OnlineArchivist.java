package reversi.screens.online;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.archive.ArchivedGame;
import reversi.archive.ArchivedPlayer;
import reversi.archive.ArchivedPlayers;
import reversi.archive.GameLibrary;
import reversi.archive.GameOrigin;
import reversi.game.Game;
import reversi.online.Finish;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.TableEvent;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineTable;
import reversi.rules.Disc;

/** Takes one's own games on a server into the archive when they end, or when one hears later that they have. */
public final class OnlineArchivist implements OnlineListener {
    private final OnlineClient client;
    private final ChosenServer server;
    private final GameLibrary library;
    private final Function<Game, String> opening;

    /** {@code opening} gives the English name of a game's opening, or an empty text. */
    public OnlineArchivist(
            OnlineClient client, ChosenServer server, GameLibrary library, Function<Game, String> opening) {
        this.client = client;
        this.server = server;
        this.library = library;
        this.opening = opening;
    }

    @Override
    public void happened(OnlineTable table, TableEvent event) {
        if (event instanceof TableEvent.Finished) {
            archive(table, client.serverNow());
        }
    }

    @Override
    public void seated(OnlineTable table) {
        archiveLate(table);
    }

    @Override
    public void fetched(OnlineTable table) {
        archiveLate(table);
    }

    @Override
    public void tableRenewed(OnlineTable table) {
        archiveLate(table);
    }

    /** When it ended is not known any more. */
    private void archiveLate(OnlineTable table) {
        if (library.isLoaded() && library.index().find(id(table)).isEmpty()) {
            archive(table, table.started());
        }
    }

    /** The id of a game of a server in the archive. */
    static String id(ChosenServer server, long table) {
        return "online-" + server.name() + "-" + table;
    }

    private String id(OnlineTable table) {
        return id(server, table.id());
    }

    private void archive(OnlineTable table, long at) {
        Optional<Disc> mine = client.you().flatMap(you -> table.side(you.id()));
        Game game = table.game();
        if (mine.isEmpty() || table.finish().isEmpty() || !game.isOver() || game.isUntouched()) {
            return;
        }
        ArchivedPlayers players =
                new ArchivedPlayers(player(table, Disc.BLACK, mine.get()), player(table, Disc.WHITE, mine.get()), mine);
        ArchivedGame ended = ArchivedGame.of(id(table), at, GameOrigin.ONLINE, players, game, opening.apply(game));
        library.add(List.of(ended), result -> {});
    }

    private static ArchivedPlayer player(OnlineTable table, Disc disc, Disc mine) {
        PlayerCard card = table.player(disc);
        Optional<Finish> finish = table.finish().filter(how -> table.terms().rated());
        int rating = finish.map(how ->
                        disc == mine ? how.gain(disc).after() : how.gain(disc).before())
                .orElse(card.rating());
        return new ArchivedPlayer(card.name(), 0, card.kind() == PlayerKind.GUEST ? 0 : rating);
    }
}
