package reversi.training.gym;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.teach.BoardFacts;

/**
 * The game within the game: both sides play safe moves only, after which the opponent can take no corner at once, and who has none left has
 * lost. Solved to its end in small steps.
 */
final class SafeMoveRace {
    /** A race with more positions than this is too long for people, too. */
    private static final int MOST_POSITIONS = 400;

    private final BoardFacts facts;
    private final List<Node> path = new ArrayList<>();
    private int positions;
    private Optional<Transcript> line = Optional.empty();

    /** A race that begins in a position. */
    SafeMoveRace(Position position) {
        this.facts = new BoardFacts(position.variant());
        push(position, null);
    }

    /** A position with what is left to try in it. */
    private static final class Node {
        private final Position position;
        private final @Nullable Turn by;
        private final Iterator<Square> moves;
        private boolean isWon;
        /** The winning turn and what follows, or the last losing one, the newest first. */
        private List<Turn> best = List.of();

        private Node(Position position, @Nullable Turn by) {
            this.position = position;
            this.by = by;
            this.moves = position.placements().iterator();
        }
    }

    /** Whether a corner is open to a side to move. */
    private boolean canTakeCorner(Position position) {
        for (Square corner : facts.corners()) {
            if (BoardFacts.canPlace(position, position.toMove(), corner)) {
                return true;
            }
        }
        return false;
    }

    /** Tries one move more; answers whether there is more to do. */
    boolean step() {
        if (path.isEmpty()) {
            return false;
        }
        Node top = path.get(path.size() - 1);
        if (!top.isWon && top.moves.hasNext()) {
            Turn turn = top.position.play(Move.at(top.moves.next())).orThrow();
            if (!canTakeCorner(turn.after())) {
                push(turn.after(), turn);
            }
        } else {
            path.remove(path.size() - 1);
            leave(top);
        }
        return !path.isEmpty();
    }

    private void push(Position position, @Nullable Turn by) {
        positions++;
        if (positions > MOST_POSITIONS) {
            path.clear();
        } else {
            path.add(new Node(position, by));
        }
    }

    /** Tells the position before what one of its moves came to: the loser chooses what lasts longest. */
    private void leave(Node left) {
        Turn by = left.by;
        if (by == null) {
            line = Optional.of(transcript(left));
            return;
        }
        Node before = path.get(path.size() - 1);
        boolean isWinning = !left.isWon;
        if (isWinning || left.best.size() >= before.best.size()) {
            List<Turn> best = new ArrayList<>(left.best);
            best.add(by);
            before.best = best;
            before.isWon = isWinning;
        }
    }

    private static Transcript transcript(Node first) {
        Transcript line = Transcript.from(first.position);
        for (int i = first.best.size() - 1; i >= 0; i--) {
            line = line.with(first.best.get(i));
        }
        return line;
    }

    /** The race as it goes where both play it well, until its last position, in which the side to move has lost; empty where it was too long. */
    Optional<Transcript> line() {
        return line;
    }
}
