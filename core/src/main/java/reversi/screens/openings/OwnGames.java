package reversi.screens.openings;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Reads the person's own games of standard Othello with one colour from the archive, the latest ones, one after another. */
final class OwnGames {
    /** So many of the latest games are read. */
    static final int MOST = 500;

    private final GameLibrary library;

    OwnGames(GameLibrary library) {
        this.library = library;
    }

    /** Reads them; {@code then} runs once, maybe at once. */
    void read(Disc side, Consumer<List<Transcript>> then) {
        List<String> ids = library.index().games().stream()
                .filter(game -> game.mine().filter(side::equals).isPresent()
                        && game.variant().equals(Variant.OTHELLO))
                .limit(MOST)
                .map(GameSummary::id)
                .toList();
        read(ids.iterator(), new ArrayList<>(), then);
    }

    private void read(Iterator<String> ids, List<Transcript> games, Consumer<List<Transcript>> then) {
        if (!ids.hasNext()) {
            then.accept(games);
            return;
        }
        library.open(ids.next(), found -> {
            found.map(game -> game.game().transcript())
                    .filter(game -> game.first().equals(Position.start(Variant.OTHELLO)))
                    .ifPresent(games::add);
            read(ids, games, then);
        });
    }
}
