package reversi.tools.train;

import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.notation.Wthor;
import reversi.rules.Square;

/**
 * Positions of games between people, valued by what they should have led to: in the ending each is solved; before the
 * archive's own analysis began, its result counts; in between the position counts only where both agree, since then nothing
 * was lost on the way.
 */
final class RealGames {
    /** Below so many empties nothing is left to learn. */
    private static final int FEWEST_EMPTIES = 2;

    private final BoardSearch search;
    private final int solve;
    private final Board[] boards = new Board[64];
    private final boolean[] isBlack = new boolean[64];
    private int count;

    /** Games whose positions are solved from so many empties on. */
    RealGames(BoardSearch search, int solve) {
        this.search = search;
        this.solve = solve;
    }

    /** Adds the positions of a game of an archive that was analysed from so many empties on. */
    void add(Wthor.Game game, int analysedEmpties, Shard shard) {
        search.clear();
        if (!replay(game) || count == 0) {
            return;
        }
        int known = 2 * game.theoretical() - 64;
        boolean agrees = true;
        for (int i = count - 1; i >= 0; i--) {
            int empties = Long.bitCount(boards[i].empties());
            int value = isBlack[i] ? known : -known;
            if (empties <= solve) {
                int solved = search.solve(boards[i]);
                agrees = solved == value;
                value = solved;
            }
            if (empties <= solve || empties >= analysedEmpties || agrees) {
                shard.add(boards[i].player(), boards[i].opponent(), 100 * value);
            }
        }
    }

    private boolean replay(Wthor.Game game) {
        count = 0;
        Board board = new Board(0x0000000810000000L, 0x0000001008000000L);
        boolean black = true;
        for (Square square : game.squares()) {
            int on = Board.index(square);
            if (board.moves() == 0) {
                board = board.pass();
                black = !black;
            }
            if ((board.moves() >>> on & 1) == 0) {
                return false;
            }
            if (Long.bitCount(board.empties()) >= FEWEST_EMPTIES) {
                boards[count] = board;
                isBlack[count] = black;
                count++;
            }
            board = board.play(on, board.flips(on));
            black = !black;
        }
        return true;
    }
}
