package reversi.teach.achievement;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/**
 * A finished game of a player, as far as achievements ask about it.
 *
 * @param transcript all turns, those of a prepared opening included
 * @param opening how many of them were made before the players took over
 * @param mine the player's colour
 * @param level the level of the computer of this device that was the opponent, from 1; 0 for anybody else
 */
public record OwnGame(Transcript transcript, int opening, Disc mine, int level) {
    /** A balanced start is eight plies long; what begins later goes on from another game. */
    private static final int LONGEST_OPENING = 10;

    /** Throws IllegalArgumentException for an opening longer than the game. */
    public OwnGame {
        if (opening < 0 || opening > transcript.plies()) {
            throw new IllegalArgumentException("no such opening: " + opening);
        }
    }

    /** The rules. */
    Variant variant() {
        return transcript.first().variant();
    }

    /** Whether it was played from its variant's own start, so that all of it was the players' work. */
    boolean isWhole() {
        return opening <= LONGEST_OPENING && transcript.first().equals(Position.start(variant()));
    }

    Position end() {
        return transcript.current();
    }

    /** Whether neither side can move any more, so that the discs have decided. */
    boolean isPlayedOut() {
        return end().isOver();
    }

    /** Whether the player won by the count of the discs. */
    boolean isWon() {
        return isPlayedOut() && end().score().leader().equals(Optional.of(mine));
    }

    /** The turn after so many plies. */
    Turn turn(int ply) {
        return transcript.turns().get(ply);
    }

    int plies() {
        return transcript.plies();
    }

    /** The end of the game where a condition holds of it. */
    OptionalInt atEnd(boolean holds) {
        return holds ? OptionalInt.of(plies()) : OptionalInt.empty();
    }

    /** Up to the player's first disc whose turn, by its number from 0, meets a condition: the plies with this turn. */
    OptionalInt firstOwn(IntPredicate condition) {
        for (int ply = opening; ply < plies(); ply++) {
            if (isOwn(ply) && condition.test(ply)) {
                return OptionalInt.of(ply + 1);
            }
        }
        return OptionalInt.empty();
    }

    /** The number of the player's next turn after one at which a disc was placed; empty where there is none. */
    OptionalInt nextOwn(int after) {
        for (int ply = after + 1; ply < plies(); ply++) {
            if (isOwn(ply)) {
                return OptionalInt.of(ply);
            }
        }
        return OptionalInt.empty();
    }

    private boolean isOwn(int ply) {
        return turn(ply).mover() == mine && !turn(ply).move().isPass();
    }

    /** Whether a square of a position has a disc of the player. */
    boolean isMine(Position position, Square square) {
        return position.at(square).equals(Optional.of(mine));
    }

    /** Whether a square of a position has a disc of the opponent. */
    boolean isTheirs(Position position, Square square) {
        return position.at(square).equals(Optional.of(mine.other()));
    }
}
