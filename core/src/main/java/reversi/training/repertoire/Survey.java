package reversi.training.repertoire;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import reversi.rules.Transcript;
import reversi.teach.PositionKey;

/**
 * Looks through all prepared moves to which one comes by playing as prepared, and sums them up by the first moves of a game. It works in steps, so
 * that no picture waits for it.
 */
public final class Survey {
    /** Games that are the same up to this ply are of one branch. */
    public static final int PLIES = 3;

    private final ReachedMoves reached;
    private final long today;
    private final List<PreparedMove> left;
    private final Map<Integer, Branch> branches = new LinkedHashMap<>();
    private int moves;
    private int due;

    /** A survey on a day that has looked at nothing yet. */
    public Survey(Repertoire repertoire, long today) {
        this.reached = new ReachedMoves(repertoire.side(), repertoire::isPrepared);
        this.today = today;
        this.left = repertoire.moves();
    }

    /** Looks at one move more; false once there is none. */
    public boolean step() {
        if (left.isEmpty()) {
            return false;
        }
        PreparedMove move = left.remove(left.size() - 1);
        if (reached.test(move)) {
            moves++;
            due += move.isDue(today) ? 1 : 0;
            Transcript line = Repertoire.after(move.line(), move.square());
            if (line.plies() >= PLIES) {
                Transcript first = line.upTo(PLIES);
                branches.compute(
                        PositionKey.of(first.current()).value(),
                        (none, known) -> (known == null ? new Branch(first, 0, 0, 0, 0) : known).with(move, today));
            }
        }
        return true;
    }

    /** How many moves there are, as far as it has looked. */
    public int moves() {
        return moves;
    }

    /** How many of them are to be asked. */
    public int due() {
        return due;
    }

    /** The branches, those with most moves first. */
    public List<Branch> branches() {
        List<Branch> found = new ArrayList<>(branches.values());
        found.sort(Comparator.comparingInt((Branch branch) -> -branch.moves()));
        return found;
    }
}
