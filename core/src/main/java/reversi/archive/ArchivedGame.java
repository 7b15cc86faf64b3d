package reversi.archive;

import java.util.Optional;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.MoveComments;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;

/**
 * A finished game as it is kept.
 *
 * @param summary what a list shows of it
 * @param game the game itself, with what the clocks showed after each move; nothing can be restored in it
 * @param comments what stands beside its moves
 */
public record ArchivedGame(GameSummary summary, Game game, MoveComments comments) {
    /** Throws IllegalArgumentException for a game that goes on. */
    public ArchivedGame {
        if (!game.isOver()) {
            throw new IllegalArgumentException("the game goes on: " + summary.id());
        }
        game = game.shown();
    }

    /** A game without comments. */
    public ArchivedGame(GameSummary summary, Game game) {
        this(summary, game, MoveComments.none());
    }

    /** The same game with what stands beside its moves. */
    public ArchivedGame with(MoveComments beside) {
        return new ArchivedGame(summary, game, beside);
    }

    /** A game that was played on this device; {@code opening} is the English name of its opening, or empty. */
    public static ArchivedGame local(String id, long at, Game game, String opening) {
        GameSetup setup = game.setup();
        boolean isAlone = setup.mode() == GameSetup.Mode.VERSUS_COMPUTER;
        Optional<Disc> mine =
                isAlone ? Optional.of(setup.black().isHuman() ? Disc.BLACK : Disc.WHITE) : Optional.empty();
        ArchivedPlayers players = new ArchivedPlayers(
                new ArchivedPlayer(setup.black().name(), setup.black().level(), 0),
                new ArchivedPlayer(setup.white().name(), setup.white().level(), 0),
                mine);
        return of(id, at, GameOrigin.of(setup.mode()), players, game, opening);
    }

    /** A game that ended, not a favourite yet; throws IllegalArgumentException for one that goes on. */
    public static ArchivedGame of(
            String id, long at, GameOrigin source, ArchivedPlayers players, Game game, String opening) {
        Result result = game.result().orElseThrow(() -> new IllegalArgumentException("the game goes on: " + id));
        GameSummary summary = new GameSummary(
                id,
                at,
                source,
                players,
                game.setup().variant(),
                game.setup().time(),
                result,
                game.transcript().placements(),
                opening,
                board(game.position()),
                false,
                Optional.empty());
        return new ArchivedGame(summary, game);
    }

    /** A position as {@link GameSummary#board} writes it. */
    public static String board(Position position) {
        int size = position.variant().size();
        StringBuilder board = new StringBuilder();
        for (int rank = 0; rank < size; rank++) {
            for (int file = 0; file < size; file++) {
                board.append(position.at(new Square(file, rank))
                        .map(disc -> disc == Disc.BLACK ? 'X' : 'O')
                        .orElse('-'));
            }
        }
        return board.toString();
    }

    /** The id of the summary. */
    public String id() {
        return summary.id();
    }
}
