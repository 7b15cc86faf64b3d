package reversi.screens.analysis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.archive.ArchiveCodec;
import reversi.archive.GameLibrary;
import reversi.archive.GameOpponent;
import reversi.archive.GameSummary;
import reversi.archive.StoredGame;
import reversi.archive.StoredGameReader;
import reversi.game.Ending;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.teach.ExplorerEntry;
import reversi.teach.GameResults;
import reversi.teach.GamesBook;

/** What somebody plays, by the games of standard Othello in a person's archive: a book for each colour. A step reads a game or counts it. */
final class PlayerBook {
    private static final int HUNDRED = 100;

    private final GameLibrary library;
    private final BookOwner who;
    private Map<Disc, GamesBook> books = new EnumMap<>(Disc.class);
    private List<GameSummary> games = List.of();
    private Optional<StoredGame> uncounted = Optional.empty();
    private Optional<Transcript> line = Optional.empty();
    private StoredGameReader reader;
    private boolean isStale = true;
    private int read;

    /** The book of somebody, nothing of which is read yet. */
    PlayerBook(GameLibrary library, BookOwner who) {
        this.library = library;
        this.who = who;
        this.reader = new StoredGameReader(library, games);
    }

    /** Whose book it is. */
    BookOwner who() {
        return who;
    }

    /** Games came, changed or went. */
    void changed() {
        isStale = true;
    }

    /** Does a little more; answers whether there is more to do at once. */
    boolean step() {
        if (isStale) {
            isStale = false;
            begin();
            return !games.isEmpty();
        }
        if (uncounted.isPresent()) {
            count(uncounted.get().summary());
            uncounted = Optional.empty();
            return true;
        }
        uncounted = Optional.ofNullable(reader.next());
        line = uncounted.flatMap(game -> ArchiveCodec.transcript(game.body()));
        return uncounted.isPresent();
    }

    /** How many of its games have been read, in percent. */
    int percent() {
        return isStale ? 0 : games.isEmpty() ? HUNDRED : HUNDRED * read / games.size();
    }

    /** Whether all of its games have been read. */
    boolean isDone() {
        return !isStale && reader.isDone() && uncounted.isEmpty();
    }

    private void begin() {
        List<GameSummary> now = new ArrayList<>();
        for (GameSummary game : library.index().games()) {
            if (game.variant().equals(Variant.OTHELLO) && !sides(game).isEmpty()) {
                now.add(game);
            }
        }
        if (!now.equals(games)) {
            games = now;
            reader = new StoredGameReader(library, games);
            read = 0;
            uncounted = Optional.empty();
            books = new EnumMap<>(Disc.class);
        }
    }

    /** The sides that they played: both where somebody played against the same name. */
    private List<Disc> sides(GameSummary game) {
        List<Disc> sides = new ArrayList<>();
        for (Disc side : Disc.values()) {
            boolean isMine = game.mine().filter(side::equals).isPresent();
            boolean isTheirs = !isMine && GameOpponent.of(game.player(side)).equals(who.opponent());
            if (who.opponent()
                    .map(opponent -> isTheirs && game.players().isAgainst(opponent))
                    .orElse(isMine)) {
                sides.add(side);
            }
        }
        return sides;
    }

    /** A game that can't be read is left out, and so is one that was given up. */
    private void count(GameSummary summary) {
        read++;
        if (summary.result().ending() == Ending.ABANDONED) {
            return;
        }
        boolean isBlack = summary.result().winner().filter(Disc.BLACK::equals).isPresent();
        boolean isDraw = summary.result().isDraw();
        GameResults result = new GameResults(isBlack ? 1 : 0, isDraw ? 1 : 0, isBlack || isDraw ? 0 : 1);
        line.ifPresent(moves -> sides(summary).forEach(side -> books.computeIfAbsent(side, first -> new GamesBook())
                .add(moves, result)));
    }

    /** What they play with a colour, or is played against them; empty where none of the games read so far came there. */
    Optional<ExplorerEntry> find(Position position, Disc side) {
        return Optional.ofNullable(books.get(side)).flatMap(book -> book.find(position));
    }
}
