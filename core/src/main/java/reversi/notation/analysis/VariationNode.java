package reversi.notation.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Position;
import reversi.rules.Turn;

/**
 * A position of a {@link VariationTree}, and how it came about.
 *
 * @param id names the node within its tree, whatever is added to or deleted from that: 0 is the first position
 * @param parent the id of the node before; -1 for the first position
 * @param ply the number of turns that lead here, passes included
 * @param turn the turn that led here; empty for the first position
 * @param position what lies on the board
 * @param name what the person wrote beside it; empty for nothing
 * @param children the ids of the nodes after it, the main continuation first
 */
public record VariationNode(
        int id, int parent, int ply, Optional<Turn> turn, Position position, String name, List<Integer> children) {
    public VariationNode {
        children = List.copyOf(children);
    }

    VariationNode after(int childId, Turn played) {
        return new VariationNode(childId, id, ply + 1, Optional.of(played), played.after(), "", List.of());
    }

    VariationNode withChildren(List<Integer> next) {
        return new VariationNode(id, parent, ply, turn, position, name, next);
    }

    VariationNode withChild(int child) {
        List<Integer> next = new ArrayList<>(children);
        next.add(child);
        return withChildren(next);
    }

    VariationNode named(String next) {
        return new VariationNode(id, parent, ply, turn, position, next, children);
    }

    /** Whether a pass led here. */
    public boolean isPass() {
        return turn.filter(played -> played.move().isPass()).isPresent();
    }
}
