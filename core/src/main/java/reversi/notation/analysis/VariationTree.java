package reversi.notation.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.notation.SafeText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/**
 * The lines that a person has played out from one position, as a tree, with the node that is on the board: immutable. The first child of
 * each node goes on with the main line, the others begin side lines. A forced pass is a node of its own, added by itself, and the board
 * never waits before it.
 */
public final class VariationTree {
    /** The id of the first position. */
    public static final int ROOT = 0;

    /** The most nodes of a tree. */
    public static final int MAX_NODES = 1_000;

    /** The longest name of a node, in characters. */
    public static final int MAX_NAME = 300;

    /** By their ids; null where one was deleted. */
    private final @Nullable VariationNode[] nodes;

    private final int size;
    private final int currentId;

    private VariationTree(@Nullable VariationNode[] nodes, int size, int currentId) {
        this.nodes = nodes;
        this.size = size;
        this.currentId = currentId;
    }

    /** A tree of one position; where that must be passed, of the one after the pass, too. */
    public static VariationTree of(Position start) {
        VariationNode root = new VariationNode(ROOT, -1, 0, Optional.empty(), start, "", List.of());
        VariationNode[] nodes = {root};
        return new VariationTree(nodes, 1, ROOT).afterForcedPass();
    }

    /** The game of a transcript as the main line, with its end on the board. */
    public static VariationTree of(Transcript game) {
        VariationTree tree = of(game.first());
        for (Move move : game.moves()) {
            if (!move.isPass()) {
                tree = tree.play(move);
            }
        }
        return tree;
    }

    /** The first position. */
    public VariationNode root() {
        return node(ROOT);
    }

    /** The node on the board. */
    public VariationNode current() {
        return node(currentId);
    }

    /** A node by its id; throws IllegalArgumentException where there is none. */
    public VariationNode node(int id) {
        VariationNode node = id >= 0 && id < nodes.length ? nodes[id] : null;
        if (node == null) {
            throw new IllegalArgumentException("no node " + id);
        }
        return node;
    }

    /** The number of nodes, the first position included. */
    public int size() {
        return size;
    }

    /** What lies on the board. */
    public Position position() {
        return current().position();
    }

    /** The rules. */
    public Variant variant() {
        return root().position().variant();
    }

    /** The turns from the first position to a node. */
    public Transcript transcript(int id) {
        List<Turn> turns = new ArrayList<>();
        for (VariationNode at = node(id); at.turn().isPresent(); at = node(at.parent())) {
            turns.add(at.turn().get());
        }
        Collections.reverse(turns);
        Transcript transcript = Transcript.from(root().position());
        for (Turn turn : turns) {
            transcript = transcript.with(turn);
        }
        return transcript;
    }

    /** The turns from the first position to the one on the board. */
    public Transcript transcript() {
        return transcript(currentId);
    }

    /** The node to which a move leads from the one on the board, if it was played there before. */
    private Optional<VariationNode> child(Move move) {
        return current().children().stream()
                .map(this::node)
                .filter(child -> child.turn().orElseThrow().move().equals(move))
                .findFirst();
    }

    /** Plays a move that was played on the board before; empty where none such was. */
    public Optional<VariationTree> follow(Move move) {
        return child(move).map(known -> at(known.id()).afterForcedPass());
    }

    /** Whether a legal move can be played: it was before, or there is room for it. */
    public boolean hasRoomFor(Move move) {
        return child(move).isPresent() || size() + 2 <= MAX_NODES;
    }

    /**
     * Plays a move on the board: an existing child is followed, otherwise it is added after its siblings, with the pass that it forces.
     * Throws IllegalArgumentException where the rules refuse it or there is {@link #hasRoomFor no room}.
     */
    public VariationTree play(Move move) {
        if (position().refusal(move).isPresent() || !hasRoomFor(move)) {
            throw new IllegalArgumentException("no room for " + move + " or illegal");
        }
        return child(move)
                .map(known -> at(known.id()))
                .orElseGet(() -> add(position().play(move).orThrow()))
                .afterForcedPass();
    }

    private VariationTree add(Turn turn) {
        int id = nodes.length;
        @Nullable VariationNode[] next = Arrays.copyOf(nodes, id + 1);
        next[id] = current().after(id, turn);
        next[currentId] = current().withChild(id);
        return new VariationTree(next, size + 1, id);
    }

    private VariationTree at(int id) {
        return new VariationTree(nodes, size, id);
    }

    private VariationTree afterForcedPass() {
        if (!position().mustPass()) {
            return this;
        }
        Optional<VariationNode> pass = child(Move.PASS);
        return pass.isPresent()
                ? at(pass.get().id())
                : add(position().play(Move.PASS).orThrow());
    }

    /** Puts a node on the board, or the one after it where it must be passed; throws IllegalArgumentException where there is none. */
    public VariationTree goTo(int id) {
        return at(node(id).id()).afterForcedPass();
    }

    /** Goes back by one move; the same tree at the first position. */
    public VariationTree back() {
        VariationNode at = current();
        while (at.isPass()) {
            at = node(at.parent());
        }
        return at.id() == ROOT ? this : goTo(at.parent());
    }

    /** Goes on by one move of the main continuation; the same tree where there is none. */
    public VariationTree forward() {
        return current().children().isEmpty() ? this : goTo(current().children().get(0));
    }

    /** Goes to the first position. */
    public VariationTree toStart() {
        return goTo(ROOT);
    }

    /** Goes on along the main continuation to its end. */
    public VariationTree toEnd() {
        VariationTree tree = this;
        while (!tree.current().children().isEmpty()) {
            tree = tree.forward();
        }
        return tree;
    }

    /** Goes {@code by} siblings on (or back, if negative) from the last move played; the same tree where there is no such sibling. */
    public VariationTree toSibling(int by) {
        VariationNode move = moveOf(currentId);
        if (move.id() == ROOT) {
            return this;
        }
        List<Integer> siblings = node(move.parent()).children();
        int wanted = siblings.indexOf(move.id()) + by;
        return wanted < 0 || wanted >= siblings.size() ? this : goTo(siblings.get(wanted));
    }

    /** The node of the move that a node belongs to: for a pass that of the move before, for the first position that itself. */
    public VariationNode moveOf(int id) {
        VariationNode at = node(id);
        while (at.isPass()) {
            at = node(at.parent());
        }
        return at;
    }

    /** Whether a node belongs to a side line, and could be promoted. */
    public boolean isSideLine(int id) {
        return fork(id) >= 0;
    }

    /** The nearest node on the way to this one, or itself, that is not the first child of its parent; -1 where all are. */
    private int fork(int id) {
        VariationNode at = node(id);
        while (at.parent() >= 0) {
            if (node(at.parent()).children().get(0) != at.id()) {
                return at.id();
            }
            at = node(at.parent());
        }
        return -1;
    }

    /** Makes the side line that holds a node the main continuation where it branches off; the same tree where it is. */
    public VariationTree promote(int id) {
        int fork = fork(id);
        if (fork < 0) {
            return this;
        }
        VariationNode parent = node(node(fork).parent());
        List<Integer> children = new ArrayList<>(parent.children());
        children.remove(Integer.valueOf(fork));
        children.add(0, fork);
        return with(parent.withChildren(children));
    }

    /**
     * With a game as its main line, as far as there is room for it; what goes on from it otherwise comes after, and nothing is lost. The node on the
     * board stays there. The same tree where it knows the game, or begins in another position.
     */
    public VariationTree along(Transcript game) {
        if (!game.first().equals(root().position())) {
            return this;
        }
        VariationTree tree = toStart();
        for (Move move : game.moves()) {
            if (!move.isPass() && !tree.hasRoomFor(move)) {
                break;
            }
            tree = move.isPass() ? tree : tree.play(move);
        }
        int end = tree.currentId;
        while (tree.isSideLine(end)) {
            tree = tree.promote(end);
        }
        return tree.goTo(currentId);
    }

    /** Whether a node can be deleted: there is a move in it or before it. */
    public boolean canDelete(int id) {
        return moveOf(id).id() != ROOT;
    }

    /**
     * Deletes a node with all after it, a pass with the move before it; if the board showed one of them, it goes back to before. The same
     * tree where the node {@link #canDelete can't} be deleted.
     */
    public VariationTree delete(int id) {
        VariationNode gone = moveOf(id);
        if (gone.id() == ROOT) {
            return this;
        }
        @Nullable VariationNode[] next = Arrays.copyOf(nodes, nodes.length);
        List<Integer> open = new ArrayList<>(List.of(gone.id()));
        int count = size;
        while (!open.isEmpty()) {
            VariationNode at = node(open.remove(open.size() - 1));
            open.addAll(at.children());
            next[at.id()] = null;
            count--;
        }
        VariationNode parent = node(gone.parent());
        List<Integer> children = new ArrayList<>(parent.children());
        children.remove(Integer.valueOf(gone.id()));
        next[parent.id()] = parent.withChildren(children);
        int shown = next[currentId] == null ? parent.id() : currentId;
        return new VariationTree(next, count, shown).afterForcedPass();
    }

    /**
     * Writes a name beside a move, cut to {@link #MAX_NAME} characters; empty for none. Control characters become spaces. A pass has that of
     * the move before; the first position has none.
     */
    public VariationTree name(int id, String name) {
        VariationNode move = moveOf(id);
        return move.id() == ROOT ? this : with(move.named(SafeText.of(name, MAX_NAME)));
    }

    /** The ids of the moves that have a name, in the order of {@link #inOrder}. */
    public List<Integer> named() {
        return inOrder().stream().filter(id -> !node(id).name().isEmpty()).toList();
    }

    private VariationTree with(VariationNode changed) {
        @Nullable VariationNode[] next = Arrays.copyOf(nodes, nodes.length);
        next[changed.id()] = changed;
        return new VariationTree(next, size, currentId);
    }

    /** Whether this and another one are the same tree, whichever of its nodes is on the board. */
    public boolean isSameTree(VariationTree other) {
        return nodes == other.nodes;
    }

    /** The ids of all nodes, each after its parent and a main continuation before its siblings. */
    public List<Integer> inOrder() {
        List<Integer> order = new ArrayList<>(size());
        List<Integer> open = new ArrayList<>(List.of(ROOT));
        while (!open.isEmpty()) {
            VariationNode at = node(open.remove(open.size() - 1));
            order.add(at.id());
            for (int i = at.children().size() - 1; i >= 0; i--) {
                open.add(at.children().get(i));
            }
        }
        return order;
    }
}
