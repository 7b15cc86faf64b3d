package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Square;

/**
 * Game archives of the French Othello federation, {@code WTH_*.wtb}: a header of 16 bytes, then 68 bytes for each game, all
 * numbers little-endian. Passes are not written.
 */
public final class Wthor {
    private static final int HEADER = 16;
    private static final int RECORD = 68;
    private static final int COUNT_AT = 4;
    private static final int YEAR_AT = 10;
    private static final int SIZE_AT = 12;
    private static final int MOVES_AT = 8;

    private Wthor() {}

    /** The result of parsing: games, or where and why the file is invalid. */
    public sealed interface Read permits Ok, Failed {}

    /**
     * The games of one file.
     *
     * @param year when they were played; 0 where the file doesn't say
     * @param games in the order of the file
     */
    public record Ok(int year, List<Game> games) implements Read {
        public Ok {
            games = List.copyOf(games);
        }
    }

    /**
     * The file cannot be read.
     *
     * @param problem what is wrong
     * @param game the number of the game where it is wrong, from 1; 0 for the header
     */
    public record Failed(Problem problem, int game) implements Read {}

    /** Why bytes are not an archive. */
    public enum Problem {
        /** Fewer bytes than a header has. */
        NO_HEADER,
        /** A board other than 8×8. */
        OTHER_BOARD,
        /** The number of games in the header does not fit the length of the file. */
        WRONG_LENGTH,
        /** A byte that names no square, or a square after the end of the moves. */
        WRONG_SQUARE
    }

    /**
     * One game as it was recorded, not yet checked against the rules.
     *
     * @param tournament number in the federation's list of tournaments
     * @param black number in its list of players
     * @param white number in its list of players
     * @param blackScore Black's official score at the end, empties to the winner, 0…64
     * @param theoretical Black's score after perfect play from the depth that the file's header gives
     * @param squares the placed discs in order
     */
    public record Game(int tournament, int black, int white, int blackScore, int theoretical, List<Square> squares) {
        public Game {
            squares = List.copyOf(squares);
        }
    }

    /** Reads the bytes of one file. */
    public static Read read(byte[] bytes) {
        if (bytes.length < HEADER) {
            return new Failed(Problem.NO_HEADER, 0);
        }
        if (bytes[SIZE_AT] != 0 && bytes[SIZE_AT] != 8) {
            return new Failed(Problem.OTHER_BOARD, 0);
        }
        long count = shortAt(bytes, COUNT_AT) + 65536L * shortAt(bytes, COUNT_AT + 2);
        if (HEADER + RECORD * count != bytes.length) {
            return new Failed(Problem.WRONG_LENGTH, 0);
        }
        List<Game> games = new ArrayList<>();
        for (int from = HEADER; from < bytes.length; from += RECORD) {
            Optional<List<Square>> squares = squares(bytes, from + MOVES_AT);
            if (squares.isEmpty()) {
                return new Failed(Problem.WRONG_SQUARE, games.size() + 1);
            }
            games.add(game(bytes, from, squares.get()));
        }
        return new Ok(shortAt(bytes, YEAR_AT), games);
    }

    private static Game game(byte[] bytes, int from, List<Square> squares) {
        return new Game(
                shortAt(bytes, from),
                shortAt(bytes, from + 2),
                shortAt(bytes, from + 4),
                bytes[from + 6] & 0xff,
                bytes[from + 7] & 0xff,
                squares);
    }

    private static Optional<List<Square>> squares(byte[] bytes, int from) {
        List<Square> squares = new ArrayList<>();
        boolean ended = false;
        for (int i = from; i < from + RECORD - MOVES_AT; i++) {
            int code = bytes[i];
            int rank = code / 10;
            int file = code % 10;
            boolean square = rank >= 1 && rank <= 8 && file >= 1 && file <= 8;
            if (code != 0 && (ended || !square)) {
                return Optional.empty();
            }
            ended = code == 0;
            if (square) {
                squares.add(new Square(file - 1, rank - 1));
            }
        }
        return Optional.of(squares);
    }

    private static int shortAt(byte[] bytes, int at) {
        return (bytes[at] & 0xff) | (bytes[at + 1] & 0xff) << 8;
    }
}
