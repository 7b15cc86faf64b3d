package reversi.tools.openings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reversi.engine.Board;
import reversi.engine.BookWriter;
import reversi.notation.Wthor;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.tools.games.WthorFile;

/** How many real games went through each position, however the board was turned. */
final class PlayedPositions {
    private static final Board START = Board.of(Position.start(Variant.OTHELLO));

    private final Map<Board, Integer> games = new HashMap<>();

    /** Counts the first plies of every game of the WTHOR archives of a folder. */
    static PlayedPositions of(Path folder, int plies) throws IOException {
        PlayedPositions positions = new PlayedPositions();
        for (Wthor.Game game : WthorFile.games(folder)) {
            positions.count(game.squares(), plies);
        }
        return positions;
    }

    private void count(List<Square> squares, int plies) {
        Board board = START;
        for (int ply = 0; ply < Math.min(plies, squares.size()); ply++) {
            int on = Board.index(squares.get(ply));
            if ((board.moves() >>> on & 1) == 0) {
                return;
            }
            board = board.play(on, board.flips(on));
            games.merge(BookWriter.canonical(board), 1, Integer::sum);
        }
    }

    /** The games that went through a canonical board. */
    int games(Board canonical) {
        return games.getOrDefault(canonical, 0);
    }
}
