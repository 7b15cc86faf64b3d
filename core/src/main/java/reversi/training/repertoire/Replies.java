package reversi.training.repertoire;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.teach.ExplorerEntry;
import reversi.teach.GameResults;
import reversi.teach.GamesBook;
import reversi.teach.OpeningExplorer;

/** How often people play each move of a position. */
@FunctionalInterface
public interface Replies {
    /** The moves with how often each is played, moves that a symmetry turns into each other as one; empty where nothing is known. */
    List<Reply> at(Position position);

    /**
     * A move that people play.
     *
     * @param square the move
     * @param times how often, above 0
     */
    record Reply(Square square, int times) {}

    /** The moves of real games. */
    static Replies of(OpeningExplorer explorer) {
        return counted(explorer::find);
    }

    /** The moves of some games, such as somebody's own. */
    static Replies of(List<Transcript> games) {
        GamesBook book = new GamesBook();
        games.forEach(game -> book.add(game, new GameResults(0, 1, 0)));
        return counted(book::find);
    }

    private static Replies counted(Function<Position, Optional<ExplorerEntry>> find) {
        return position -> find.apply(position)
                .map(entry -> entry.moves().stream()
                        .filter(move -> move.results().games() > 0)
                        .map(move -> new Reply(
                                move.move().square().orElseThrow(),
                                move.results().games()))
                        .toList())
                .orElse(List.of());
    }
}
