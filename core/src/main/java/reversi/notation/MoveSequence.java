package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/**
 * The moves of a game from its first position, passes included, known to be legal: what a {@link Transcript} says in a few
 * hundred bytes, so that archives of many games fit into memory.
 */
public final class MoveSequence {
    static final char PASS = Square.MAX_SIZE * Square.MAX_SIZE;

    private final Position start;
    private final String moves;

    /** The moves must be legal ones. */
    MoveSequence(Position start, String moves) {
        this.start = start;
        this.moves = moves;
    }

    /** The moves of a transcript, and the pass after them where the rules force one: a game never waits for that. */
    public static MoveSequence of(Transcript transcript) {
        StringBuilder moves = new StringBuilder(transcript.plies());
        for (Move move : transcript.moves()) {
            moves.append(code(move));
        }
        if (transcript.current().mustPass()) {
            moves.append(PASS);
        }
        return new MoveSequence(transcript.first(), moves.toString());
    }

    static char code(Move move) {
        return move.square()
                .map(square -> (char) (square.rank() * Square.MAX_SIZE + square.file()))
                .orElse(PASS);
    }

    /** The position before the first move. */
    public Position start() {
        return start;
    }

    /** The rules that the game is played by. */
    public Variant variant() {
        return start.variant();
    }

    /** The moves, a character each. */
    String codes() {
        return moves;
    }

    /** The number of moves, passes included. */
    public int plies() {
        return moves.length();
    }

    /** Whether a disc is placed in it. */
    public boolean hasPlacement() {
        for (int ply = 0; ply < plies(); ply++) {
            if (moves.charAt(ply) != PASS) {
                return true;
            }
        }
        return false;
    }

    /** A move by its ply, from 0. */
    public Move move(int ply) {
        char code = moves.charAt(ply);
        return code == PASS ? Move.PASS : Move.at(new Square(code % Square.MAX_SIZE, code / Square.MAX_SIZE));
    }

    /** Who makes the move of a ply, from 0. */
    public Disc mover(int ply) {
        return ply % 2 == 0 ? start.toMove() : start.toMove().other();
    }

    /** The moves in order, passes included. */
    public List<Move> moves() {
        List<Move> list = new ArrayList<>(plies());
        for (int ply = 0; ply < plies(); ply++) {
            list.add(move(ply));
        }
        return list;
    }

    /** The position after a number of plies, 0…{@link #plies()}. */
    public Position position(int after) {
        Position position = start;
        for (int ply = 0; ply < after; ply++) {
            position = play(position, ply).turn().after();
        }
        return position;
    }

    /** The position after the last move. */
    public Position end() {
        return position(plies());
    }

    /** The whole game with all of its positions. */
    public Transcript transcript() {
        Transcript transcript = Transcript.from(start);
        for (int ply = 0; ply < plies(); ply++) {
            transcript = transcript.with(play(transcript.current(), ply).turn());
        }
        return transcript;
    }

    private Played.Legal play(Position position, int ply) {
        return (Played.Legal) position.play(move(ply));
    }

    /** Same first position, same moves. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MoveSequence that && start.equals(that.start) && moves.equals(that.moves);
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + moves.hashCode();
    }

    /** The variant's code and the moves, parted by spaces. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(variant().toString());
        for (Move move : moves()) {
            text.append(' ').append(move);
        }
        return text.toString();
    }
}
