package reversi.screens.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import reversi.notation.analysis.VariationNode;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Move;
import reversi.screens.ui.Theme;

/**
 * Where the words of a tree stand: the main line in two columns, below each of its rows the side lines that begin there, indented beside
 * a bar, with their names. Places are points from the upper left corner, downwards.
 */
final class VariationFlow {
    /** The height of a row of the main line. */
    static final float ROW = 27;

    private static final float SIDE_ROW = 22;
    private static final float NAME_ROW = 18;
    private static final float NUMBER = 28;
    private static final float WIDEST_COLUMN = 86;
    private static final float INDENT = 22;
    private static final float NESTED = 12;
    private static final int MOST_NESTED = 4;
    private static final float BAR = 12;

    private final VariationTree tree;
    private final String passWord;
    private final float width;
    private final Measure measure;
    private final Function<List<Integer>, String> names;
    private final List<Word> words = new ArrayList<>();
    private final List<Bar> bars = new ArrayList<>();
    private float height;

    /** What a word is. */
    enum Style {
        NUMBER,
        MAIN,
        SIDE_NUMBER,
        SIDE,
        NAME
    }

    /** A word and where it stands; {@code id} is the node that it leads to, -1 for none. */
    record Word(int id, String text, Style style, float x, float top, float width, float height) {
        boolean contains(float atX, float atTop) {
            return atX >= x - Theme.GAP / 2 && atX < x + width + Theme.GAP / 2 && atTop >= top && atTop < top + height;
        }
    }

    /** A bar beside side lines. */
    record Bar(float x, float top, float bottom) {}

    /** How wide words are. */
    @FunctionalInterface
    interface Measure {
        /** The width of a word in points. */
        float width(Style style, String word);
    }

    /** {@code names} says what a line is called, given the ids of its nodes in order; empty for no name. */
    VariationFlow(
            VariationTree tree, String passWord, float width, Measure measure, Function<List<Integer>, String> names) {
        this.tree = tree;
        this.passWord = passWord;
        this.width = width;
        this.measure = measure;
        this.names = names;
        main();
    }

    /** The words in order. */
    List<Word> words() {
        return words;
    }

    /** The bars beside side lines. */
    List<Bar> bars() {
        return bars;
    }

    /** The height of all. */
    float height() {
        return height;
    }

    private float column() {
        return Math.min(WIDEST_COLUMN, (width - NUMBER) / 2);
    }

    private void main() {
        VariationNode at = tree.root();
        List<Integer> sides = new ArrayList<>();
        while (!at.children().isEmpty()) {
            VariationNode next = tree.node(at.children().get(0));
            int ply = at.ply();
            if (ply % 2 == 0) {
                add(-1, number(ply), Style.NUMBER, 2, ROW);
            }
            add(next.id(), word(next), Style.MAIN, NUMBER + ply % 2 * column(), ROW);
            sides.addAll(at.children().subList(1, at.children().size()));
            if (ply % 2 == 1 || next.children().isEmpty()) {
                height += ROW;
                name(next.name(), NUMBER);
                sides(sides, 0);
                sides.clear();
            } else {
                name(next, sides);
            }
            at = next;
        }
    }

    /** A first move of a row that has a name is said below the row, as those of the second are. */
    private void name(VariationNode first, List<Integer> sides) {
        if (!first.name().isEmpty()) {
            height += ROW;
            name(first.name(), NUMBER);
            sides(sides, 0);
            sides.clear();
            add(-1, number(first.ply()) + "…", Style.NUMBER, 2, ROW);
        }
    }

    private void sides(List<Integer> ids, int depth) {
        if (ids.isEmpty()) {
            return;
        }
        float indent = INDENT + NESTED * Math.min(depth, MOST_NESTED);
        float from = height;
        for (int id : List.copyOf(ids)) {
            side(tree.node(id), indent, depth);
        }
        bars.add(new Bar(indent - BAR, from, height));
        height += 6;
    }

    /** A side line to its end, its name, and below it the lines that branch off from it. */
    private void side(VariationNode first, float indent, int depth) {
        List<Integer> line = new ArrayList<>();
        List<Integer> branches = new ArrayList<>();
        float x = indent;
        VariationNode at = first;
        while (true) {
            line.add(at.id());
            int ply = at.ply() - 1;
            boolean isNumbered = at.id() == first.id() || ply % 2 == 0;
            String number = ply % 2 == 0 ? number(ply) : number(ply) + "…";
            float numberWidth = isNumbered ? measure.width(Style.SIDE_NUMBER, number) + Theme.GAP : 0;
            float wordWidth = measure.width(Style.SIDE, word(at));
            if (x > indent && x + numberWidth + wordWidth > width) {
                x = indent;
                height += SIDE_ROW;
            }
            if (isNumbered) {
                add(-1, number, Style.SIDE_NUMBER, x, SIDE_ROW);
                x += numberWidth;
            }
            add(at.id(), word(at), Style.SIDE, x, SIDE_ROW);
            x += wordWidth + Theme.GAP;
            if (at.children().isEmpty()) {
                break;
            }
            branches.addAll(at.children().subList(1, at.children().size()));
            at = tree.node(at.children().get(0));
        }
        height += SIDE_ROW;
        name(names.apply(line), indent);
        sides(branches, depth + 1);
    }

    private void name(String name, float x) {
        if (!name.isEmpty()) {
            add(-1, fitting(name, width - x), Style.NAME, x, NAME_ROW);
            height += NAME_ROW + 3;
        }
    }

    /** As much of a name as has room. */
    private String fitting(String name, float room) {
        int length = name.length();
        while (length > 1 && measure.width(Style.NAME, cut(name, length)) > room) {
            length--;
        }
        return cut(name, length);
    }

    private static String cut(String name, int length) {
        return length == name.length() ? name : name.substring(0, length).trim() + "…";
    }

    private void add(int id, String text, Style style, float x, float rowHeight) {
        words.add(new Word(id, text, style, x, height, measure.width(style, text), rowHeight));
    }

    private static String number(int ply) {
        return Integer.toString(ply / 2 + 1);
    }

    private String word(VariationNode node) {
        Move move = node.turn().orElseThrow().move();
        return move.isPass() ? passWord : move.toString();
    }
}
