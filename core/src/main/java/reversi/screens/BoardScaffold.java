package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/**
 * Where things stand on a page with a board: beside it in a wide window, above and below it in a high one. What is read scrolls where it is
 * too high; the header and what is pressed stay.
 */
public final class BoardScaffold {
    /** What a task leaves to its board. */
    private static final Measures TASK = new Measures(240, 300, 472, 16, 56, false);

    private static final float ROOMY_COLUMN = 400;
    private static final float LEAST_WIDE = 520;
    /** From this height on a column has room for more than what must be read. */
    private static final float ROOMY_HEIGHT = 680;

    /** The smallest board on which squares can be told and pressed, unless the window is narrower. */
    public static final float LEAST_BOARD = 264;

    /** Wider windows have more space between board and column. */

    /** The height of the row of steps below a board, and its least width. */
    private static final float STEPS = Theme.BUTTON;

    private static final float LEAST_STEPS = 252;

    /** The height of a line above the board, and that of a panel there. */
    private static final float LINE = 34;

    private static final float PANEL = 84;
    private static final float STATUS = 128;
    /** The least height of what stands below the rest. */
    private static final float MORE = 84;

    private final Layout layout;
    private final Measures measures;
    private final boolean isBeside;
    private final float column;

    /**
     * How board and column share a wide window, in points.
     *
     * @param leastBoard the smallest board
     * @param leastColumn from this width of the column on the board grows no more
     * @param widestColumn the widest column
     * @param between the space between them
     * @param widelyBetween the same in a very wide window
     * @param hasSteps whether a row of steps through a game stands below the board
     */
    public record Measures(
            float leastBoard,
            float leastColumn,
            float widestColumn,
            float between,
            float widelyBetween,
            boolean hasSteps) {}

    /**
     * What stands on a page with a task.
     *
     * @param header the way back and the title
     * @param task what is to be done, which is read first
     * @param status how it goes
     * @param more what is left out where there is no room for it
     * @param actions what is pressed
     */
    public record Parts(Actor header, Actor board, Actor task, Actor status, Actor more, Actor actions) {}

    /**
     * What stands on any page with a board.
     *
     * @param header the way back and the title
     * @param steps what goes through the game below the board; empty for none
     * @param first what is read first: above the board, or at the top of the column
     * @param rest what follows, with the space above it; it grows with the window
     * @param actions what is pressed and never scrolls away; empty for none
     */
    public record Places(
            Actor header, Actor board, Optional<Actor> steps, Actor first, Actor rest, Optional<Actor> actions) {}

    /** The places of a task in a room. */
    public BoardScaffold(Layout layout) {
        this(layout, TASK);
    }

    /** The places in a room that board and column share like this. */
    public BoardScaffold(Layout layout, Measures measures) {
        this.layout = layout;
        this.measures = measures;
        this.isBeside = layout.isWide() && layout.width() >= LEAST_WIDE;
        this.column = isBeside ? besideColumn() : belowColumn();
    }

    /** Whether the board stands beside everything else, and not between. */
    public boolean isBeside() {
        return isBeside;
    }

    /** The height of board and column where they stand beside each other. */
    public float besideHeight() {
        return layout.safeHeight() - 2 * layout.besideMargin();
    }

    /** The width of everything but the board, in points. */
    public float column() {
        return column;
    }

    /** Whether what is to be done has room for a line only, and not for a panel. */
    public boolean isCompact() {
        return isBeside ? column < ROOMY_COLUMN : layout.isNarrow();
    }

    /** Whether there is room for a high panel below the rest. */
    public boolean isRoomy() {
        return isBeside && layout.safeHeight() >= ROOMY_HEIGHT;
    }

    /** Lays a task out in the window. */
    public Actor lay(Ui ui, Parts parts) {
        float around = Theme.HEADER + (isCompact() ? LINE : PANEL) + STATUS + Theme.BUTTON + 5 * Theme.BLOCK_GAP;
        Table rest = new Table();
        rest.top().padTop(Theme.BLOCK_GAP);
        rest.defaults().width(column);
        rest.add(parts.status)
                .minHeight(isBeside ? STATUS : STATUS - 2 * Theme.ROW_GAP)
                .row();
        if (isBeside) {
            rest.add(parts.more).padTop(Theme.BLOCK_GAP);
        } else if (layout.safeHeight() - around - belowSide(around) >= MORE) {
            rest.add(parts.more).padTop(Theme.ROW_GAP);
        }
        Places places =
                new Places(parts.header, parts.board, Optional.empty(), parts.task, rest, Optional.of(parts.actions));
        return lay(ui, places, around);
    }

    /** Lays everything out in the window; {@code around} is the height that all but the board takes in a high one, in points. */
    public Actor lay(Ui ui, Places places, float around) {
        return isBeside ? beside(ui, places) : below(ui, places, belowSide(around));
    }

    private float besideWidth() {
        return layout.width() - layout.insetLeft() - layout.insetRight() - 2 * layout.besideMargin();
    }

    private float between() {
        return besideWidth() > Layout.SPACIOUS ? measures.widelyBetween : measures.between;
    }

    private float besideSide() {
        float most = Math.max(measures.leastBoard, besideWidth() - between() - measures.leastColumn);
        float steps = measures.hasSteps ? STEPS + Theme.BLOCK_GAP : 0;
        return (float) Math.floor(Math.min(besideHeight() - steps, most));
    }

    /** The width of the board with the steps below it. */
    private float besideBoard() {
        return measures.hasSteps ? Math.max(besideSide(), LEAST_STEPS) : besideSide();
    }

    private float besideColumn() {
        return (float) Math.floor(Math.min(measures.widestColumn, besideWidth() - between() - besideBoard()));
    }

    private Actor beside(Ui ui, Places places) {
        Table left = new Table();
        left.add(places.board).size(besideSide()).row();
        places.steps.ifPresent(
                steps -> left.add(steps).width(besideBoard()).height(STEPS).padTop(Theme.BLOCK_GAP));
        Table read = new Table();
        read.top().pad(Theme.RING);
        read.defaults().width(column);
        read.add(places.first).row();
        read.add(places.rest).growY();
        Table right = new Table();
        right.add(places.header)
                .width(column)
                .height(layout.isLow() ? Theme.TOUCH : Theme.HEADER)
                .row();
        right.add(pane(ui, read, places))
                .width(column + 2 * Theme.RING)
                .grow()
                .minHeight(0)
                .pad(-Theme.RING)
                .row();
        places.actions.ifPresent(actions -> right.add(actions).width(column).padTop(Theme.BLOCK_GAP));
        return beside(layout, left, right, new Size(column, besideHeight(), between()));
    }

    /** The size of a column, and the space between it and the board. */
    public record Size(float width, float height, float between) {}

    /** A board with its column at its right, or at its left for the left hand. */
    public static Actor beside(Layout layout, Actor board, Actor column, Size size) {
        Table all = new Table();
        all.padTop(layout.insetTop()).padBottom(layout.insetBottom());
        if (layout.isLeftHanded()) {
            all.add(column).size(size.width, size.height).padRight(size.between);
            all.add(board);
        } else {
            all.add(board);
            all.add(column).size(size.width, size.height).padLeft(size.between);
        }
        return all;
    }

    private static Actor pane(Ui ui, Actor read, Places places) {
        return places.actions.isPresent() ? ui.scrollBetween(read) : ui.scroll(read);
    }

    private float belowWidth() {
        return layout.width() - layout.insetLeft() - layout.insetRight() - 2 * layout.belowMargin();
    }

    private float belowColumn() {
        return layout.columnBelow(belowWidth());
    }

    private float belowSide(float around) {
        return (float) Math.floor(Math.min(belowWidth(), Math.max(LEAST_BOARD, layout.safeHeight() - around)));
    }

    private Actor below(Ui ui, Places places, float side) {
        Table all = new Table();
        all.top();
        all.defaults().width(column);
        all.add(places.first).row();
        all.add(places.board).size(side).padTop(Theme.ROW_GAP).row();
        all.add(places.rest).growY().row();
        places.steps.ifPresent(
                steps -> all.add(steps).height(STEPS).padTop(Theme.ROW_GAP).padBottom(Theme.ROW_GAP));
        Table page = new Table();
        page.top().padTop(layout.insetTop()).padBottom(layout.insetBottom());
        page.add(places.header).width(column).height(Theme.HEADER).row();
        page.add(pane(ui, all, places)).grow().minHeight(0).row();
        places.actions.ifPresent(actions ->
                page.add(actions).width(column).padTop(Theme.BLOCK_GAP).padBottom(Theme.BLOCK_GAP));
        return page;
    }
}
