package reversi.training.champion;

import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;

/**
 * Something that a game shows, told in a sentence.
 *
 * @param kind what
 * @param side of whom it tells
 * @param square the square that it names; empty for none
 * @param numbers the numbers that it names, in their order
 */
public record GameNote(Kind kind, Disc side, Optional<Square> square, List<Integer> numbers) {
    public GameNote {
        numbers = List.copyOf(numbers);
    }

    /** What a game can show, the most telling first. Numbers of moves count placed discs from 1. */
    public enum Kind {
        /** The winner was behind: the number of the move from which on, by how many discs, and how the game ended. */
        BEHIND,
        /** The winner had few discs in the middle of the game: after which move, how many, and how many at the end. */
        FEW_DISCS,
        /** The loser had to pass: how often. */
        PASSES,
        /** The winner ended without or with a single corner: how many. */
        FEW_CORNERS,
        /** The winner ended with all corners. */
        ALL_CORNERS,
        /** The winner played the end without a mistake: how many moves of one's own. */
        PERFECT_END,
        /** A move of the winner that turned many discs: its number, and how many. */
        SWEEP,
        /** The game was close: how many discs decided it. */
        CLOSE,
        /** The loser was not behind before a move, and was after it: its number, and how many discs it cost. */
        TURNING_POINT,
        /** The winner gave a corner away, and nothing by it: the number of the move. */
        CORNER_GIVEN,
        /** The winner placed a disc diagonally beside an empty corner, and lost nothing: the number of the move. */
        X_SQUARE,
        /** The loser had a single move left: after which move. */
        SINGLE_MOVE,
        /** The game was one-sided: by how many discs it was won. */
        CLEAR,
        /** How many discs the winner gave away in the whole game, and how many the loser. */
        GIVEN_AWAY
    }
}
