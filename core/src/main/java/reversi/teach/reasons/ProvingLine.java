package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Square;
import reversi.rules.Turn;

/** A move and what both sides would best play after it, as turns: passes are added, and at its end moves without a choice and those on the last empties. */
final class ProvingLine {
    private static final int HUNDREDTHS = 100;

    private final Position start;
    private final List<Turn> turns;
    private final MoveValue value;

    private ProvingLine(Position start, List<Turn> turns, MoveValue value) {
        this.start = start;
        this.turns = turns;
        this.value = value;
    }

    /** The line of a valued move; throws IllegalStateException where the move is not legal. Ends before a later move that is not. */
    static ProvingLine of(Position start, MoveValue value) {
        List<Turn> turns = new ArrayList<>();
        turns.add(start.play(value.move()).orThrow());
        List<Move> moves = value.line();
        for (int i = 1; i < moves.size(); i++) {
            addForcedPass(turns);
            Position position = last(turns);
            if (moves.get(i).isPass() || !(position.play(moves.get(i)) instanceof Played.Legal legal)) {
                if (!moves.get(i).isPass()) {
                    break;
                }
                continue;
            }
            turns.add(legal.turn());
        }
        addForcedMoves(turns);
        return new ProvingLine(start, List.copyOf(turns), value);
    }

    private static void addForcedPass(List<Turn> turns) {
        if (last(turns).mustPass()) {
            turns.add(last(turns).play(Move.PASS).orThrow());
        }
    }

    /** Moves without a choice, and the best ones on the last empties. */
    private static void addForcedMoves(List<Turn> turns) {
        List<Move> moves = last(turns).legalMoves();
        while (moves.size() == 1 || (!moves.isEmpty() && LastEmpties.takes(last(turns)))) {
            Move next = moves.size() == 1 ? moves.get(0) : LastEmpties.best(last(turns));
            turns.add(last(turns).play(next).orThrow());
            moves = last(turns).legalMoves();
        }
    }

    private static Position last(List<Turn> turns) {
        return turns.get(turns.size() - 1).after();
    }

    /** Who makes the move. */
    Disc mover() {
        return start.toMove();
    }

    Move move() {
        return turns.get(0).move();
    }

    /** The number of plies, 1 or more. */
    int plies() {
        return turns.size();
    }

    /** The turn of a ply, counted from 0. */
    Turn turn(int ply) {
        return turns.get(ply);
    }

    /** The position after a number of plies, 0…{@link #plies()}. */
    Position after(int plies) {
        return plies == 0 ? start : turns.get(plies - 1).after();
    }

    Position after() {
        return after(1);
    }

    Position end() {
        return last(turns);
    }

    /** Whether the game is over at the end with just the result that best play leads to. */
    boolean isComplete() {
        if (!value.exact() || !end().isOver()) {
            return false;
        }
        Score score = end().score();
        int lead = score.official(mover()) - score.official(mover().other());
        return HUNDREDTHS * (score.fewestWins() ? -lead : lead) == value.value();
    }

    List<Move> moves(int plies) {
        List<Move> moves = new ArrayList<>();
        for (Turn turn : turns.subList(0, plies)) {
            moves.add(turn.move());
        }
        return moves;
    }

    /** The ply at which a side places a disc on a square; empty where it never does. */
    Optional<Integer> plyOf(Square square, Disc side) {
        for (int ply = 0; ply < turns.size(); ply++) {
            Turn turn = turns.get(ply);
            if (turn.mover() == side
                    && turn.move().square().filter(square::equals).isPresent()) {
                return Optional.of(ply);
            }
        }
        return Optional.empty();
    }

    /** The ply of the last disc that is placed on one of some squares; -1 where none is. */
    int lastPlyOn(List<Square> squares) {
        for (int ply = turns.size() - 1; ply >= 0; ply--) {
            if (turns.get(ply).move().square().filter(squares::contains).isPresent()) {
                return ply;
            }
        }
        return -1;
    }

    /** The ply of the last disc of the game or of the line. */
    int lastPlacement() {
        int ply = turns.size() - 1;
        while (turns.get(ply).move().isPass()) {
            ply--;
        }
        return ply;
    }
}
