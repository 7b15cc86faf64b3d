package reversi.screens.correspondence;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import reversi.archive.ArchivedGame;
import reversi.archive.ArchivedPlayer;
import reversi.archive.ArchivedPlayers;
import reversi.archive.GameLibrary;
import reversi.archive.GameOrigin;
import reversi.correspondence.KeptCorrespondence;
import reversi.game.Game;
import reversi.teach.OpeningName;
import reversi.teach.OpeningNames;

/**
 * Takes games by link into the archive when they end.
 *
 * @param library the finished games of this device
 * @param clock milliseconds since 1970
 * @param openings names their openings
 */
public record CorrespondenceArchivist(GameLibrary library, LongSupplier clock, OpeningNames openings)
        implements Consumer<KeptCorrespondence> {
    @Override
    public void accept(KeptCorrespondence kept) {
        Game game = kept.game().game();
        if (game.isUntouched()) {
            return;
        }
        String opening =
                openings.of(game.transcript()).map(OpeningName::english).orElse("");
        ArchivedPlayers players = new ArchivedPlayers(
                new ArchivedPlayer(kept.game().black().name(), 0, 0),
                new ArchivedPlayer(kept.game().white().name(), 0, 0),
                Optional.of(kept.mine()));
        library.add(
                List.of(ArchivedGame.of(
                        "link-" + kept.game().id(), clock.getAsLong(), GameOrigin.ONLINE, players, game, opening)),
                result -> {});
    }
}
