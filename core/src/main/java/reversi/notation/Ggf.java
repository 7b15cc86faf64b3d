package reversi.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Illegal;
import reversi.rules.Shape;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/**
 * Games in the Generic Game Format of the GGS server, which NBoard and other programs speak too: {@code
 * (;GM[Othello]PB[A]PW[B]TY[8]BO[8 … *]B[F5/1.00/2.5]W[D6];)}.
 */
public final class Ggf {
    private Ggf() {}

    /** The result of parsing: a game, or where and why the text is invalid. */
    public sealed interface Read permits Ok, Failed {}

    /**
     * The text begins with this game.
     *
     * @param game the game
     * @param end where in the text it ends; another may follow
     */
    public record Ok(Game game, int end) implements Read {}

    /**
     * The text is invalid.
     *
     * @param problem what is wrong
     * @param offset where in the text, from 0
     * @param reason why a move is refused; empty for every other problem
     */
    public record Failed(Problem problem, int offset, Optional<Illegal> reason) implements Read {}

    /** Why a text is not a game. */
    public enum Problem {
        /** Nowhere does a game begin with {@code (;}. */
        NO_GAME,
        /** Between the properties stands something else, or one is not closed. */
        BROKEN_PROPERTY,
        /** The game is not Othello. */
        OTHER_GAME,
        /** The board is no square one of 4 to 16 files, or has too few squares or other characters. */
        WRONG_BOARD,
        /** A move is no square and no pass, or its value or time is no number. */
        UNKNOWN_MOVE,
        /** The other side is to move. */
        OTHER_SIDE,
        /** The rules refuse the move. */
        ILLEGAL_MOVE
    }

    /**
     * A game with what the format says about it.
     *
     * @param properties what else is written before the moves, by its two letters, such as {@code PB} for Black's name and
     *     {@code RE} for the result; without the game's name and type, the board and the moves
     * @param transcript the position on the board and the moves; a pass at the end only where it is written
     * @param notes what is written beside each move, as many as there are turns
     */
    public record Game(Map<String, String> properties, Transcript transcript, List<Note> notes) {
        public Game {
            properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
            notes = List.copyOf(notes);
            if (notes.size() != transcript.plies()) {
                throw new IllegalArgumentException("each turn has a note");
            }
        }

        /** A game without notes. */
        public static Game of(Map<String, String> properties, Transcript transcript) {
            List<Note> notes = new ArrayList<>();
            for (int i = 0; i < transcript.plies(); i++) {
                notes.add(Note.NONE);
            }
            return new Game(properties, transcript, notes);
        }
    }

    /**
     * What is written beside a move.
     *
     * @param value what its player thought it worth, in hundredths of a disc
     * @param centis hundredths of a second that it took
     */
    public record Note(Optional<Integer> value, Optional<Integer> centis) {
        /** Nothing. */
        static final Note NONE = new Note(Optional.empty(), Optional.empty());
    }

    /** Reads the first game of a text. */
    public static Read read(String text) {
        return new GgfReader(text).read();
    }

    /** Whether the format can say this: a square board with Othello's rules, in which more or fewer discs win. */
    public static boolean canWrite(Variant variant) {
        boolean othellosMoves = variant.start() != Start.FREE_CENTRE && !variant.adjacentPlacement();
        return variant.shape() == Shape.SQUARE && variant.stock() == 0 && othellosMoves;
    }

    /** The game in one line; throws IllegalArgumentException for a variant that the format cannot say. */
    public static String write(Game game) {
        return GgfWriter.write(game);
    }
}
