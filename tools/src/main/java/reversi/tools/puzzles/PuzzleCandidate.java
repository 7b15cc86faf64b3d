package reversi.tools.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Board;
import reversi.rules.Disc;

/**
 * A position of a real game that may become a puzzle.
 *
 * @param game the number of the game among those of the folder
 * @param toMove who is to move
 * @param board the position
 * @param played the bit number of the move that was played in the game; -1 where it ended there
 * @param shallow the bit number of the move that a search of two plies prefers
 * @param values what each legal move is worth with best play, in discs for the side to move, in the order of the bit numbers
 */
record PuzzleCandidate(int game, Disc toMove, Board board, int played, int shallow, List<Integer> values) {
    private static final int FIELDS = 6;

    PuzzleCandidate {
        values = List.copyOf(values);
    }

    /** The bit number of the best move, the lowest of equal ones. */
    int best() {
        int at =
                values.indexOf(values.stream().mapToInt(Integer::intValue).max().orElseThrow());
        long rest = board.moves();
        for (int i = 0; i < at; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /** The bit number of the move that flips most, the lowest of equal ones. */
    int greediest() {
        int most = 0;
        int greediest = -1;
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int flips = Long.bitCount(board.flips(square));
            if (flips > most) {
                most = flips;
                greediest = square;
            }
        }
        return greediest;
    }

    /** How many of three natural choices are wrong: what the player played, what two plies show, what flips most. */
    int temptations() {
        int best = best();
        return (played != best ? 1 : 0) + (shallow != best ? 1 : 0) + (greediest() != best ? 1 : 0);
    }

    /** The candidate in a line; {@link #parse} reads it. */
    String line() {
        StringBuilder line = new StringBuilder();
        line.append(game).append(' ').append(toMove == Disc.BLACK ? 'X' : 'O');
        line.append(' ').append(Long.toHexString(board.player()));
        line.append(' ').append(Long.toHexString(board.opponent()));
        line.append(' ').append(played).append(' ').append(shallow);
        values.forEach(value -> line.append(' ').append(value));
        return line.toString();
    }

    /** Reads a line; empty where it is not whole. */
    static Optional<PuzzleCandidate> parse(String line) {
        String[] fields = line.split(" ", -1);
        if (fields.length <= FIELDS) {
            return Optional.empty();
        }
        try {
            Board board = new Board(Long.parseUnsignedLong(fields[2], 16), Long.parseUnsignedLong(fields[3], 16));
            List<Integer> values = new ArrayList<>();
            for (int i = FIELDS; i < fields.length; i++) {
                values.add(Integer.valueOf(fields[i]));
            }
            boolean isWhole = values.size() == Long.bitCount(board.moves());
            Disc toMove = "X".equals(fields[1]) ? Disc.BLACK : Disc.WHITE;
            return isWhole
                    ? Optional.of(new PuzzleCandidate(
                            Integer.parseInt(fields[0]),
                            toMove,
                            board,
                            Integer.parseInt(fields[4]),
                            Integer.parseInt(fields[5]),
                            values))
                    : Optional.empty();
        } catch (IllegalArgumentException notWhole) {
            return Optional.empty();
        }
    }
}
