package reversi.screens.analysis;

import com.badlogic.gdx.Gdx;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.archive.GameCounts;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.platform.AssetSource;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.TimeSlice;
import reversi.teach.ExplorerEntry;
import reversi.teach.ExplorerFilter;
import reversi.teach.OpeningExplorer;

/** The games that the explorer tells of: recorded ones of some years and players, or those of one player in the person's archive. */
public final class ExplorerGames {
    private final AssetSource<OpeningExplorer> recorded;
    private final AnalysisRepository repository;
    private final GameLibrary library;
    private Optional<PlayerBook> player = Optional.empty();
    private Disc side = Disc.BLACK;

    /** The games of an asset, as far as a repository keeps the choice of them, and those of a library. */
    public ExplorerGames(AssetSource<OpeningExplorer> recorded, AnalysisRepository repository, GameLibrary library) {
        this.recorded = recorded;
        this.repository = repository;
        this.library = library;
        library.addListener(this::changed);
    }

    private void changed() {
        player.ifPresent(book -> {
            book.changed();
            Gdx.graphics.requestRendering();
        });
    }

    /** The recorded games. */
    AssetSource<OpeningExplorer> recorded() {
        return recorded;
    }

    /** Which of the recorded games count. */
    ExplorerFilter filter() {
        return repository.explorerFilter();
    }

    /** Tells of the recorded games that a filter lets count. */
    void choose(ExplorerFilter next) {
        player = Optional.empty();
        repository.setExplorerFilter(next);
    }

    /** The player whose games it tells of; empty for the recorded ones. */
    Optional<PlayerBook> player() {
        return player;
    }

    /** Tells of the games of somebody. */
    public void choosePlayer(BookOwner who) {
        player = Optional.of(new PlayerBook(library, who));
    }

    /** The colour that the player has. */
    Disc side() {
        return side;
    }

    /** Looks at the games in which the player has the other colour. */
    void switchSide() {
        side = side.other();
    }

    /** Whose games of standard Othello there are in the archive, and how many. */
    Map<BookOwner, Integer> players() {
        List<GameSummary> games = standard();
        Map<BookOwner, Integer> players = new HashMap<>();
        GameCounts.byOpponent(games).forEach((opponent, count) -> players.put(BookOwner.of(opponent), count));
        int own = (int) games.stream().filter(game -> game.mine().isPresent()).count();
        if (own > 0) {
            players.put(BookOwner.self(), own);
        }
        return players;
    }

    /** The games of standard Othello in the archive. */
    List<GameSummary> standard() {
        return library.index().games().stream()
                .filter(game -> game.variant().equals(Variant.OTHELLO))
                .toList();
    }

    /** What the games of the moment tell about a position; empty where none reached it, or nothing is there yet. */
    Optional<ExplorerEntry> find(Position position) {
        return player.isPresent()
                ? player.get().find(position, side)
                : recorded.found().flatMap(known -> known.find(position, filter()));
    }

    /** How many recorded games a filter lets count. */
    int count(ExplorerFilter wanted) {
        return recorded.found()
                .flatMap(known -> known.find(Position.start(Variant.OTHELLO), wanted))
                .map(entry -> entry.results().games())
                .orElse(0);
    }

    /** Reads a player's games for a part of a picture; answers whether some are missing still. */
    boolean work() {
        player.ifPresent(book -> TimeSlice.run(book::step));
        return player.isPresent() && !player.get().isDone();
    }
}
