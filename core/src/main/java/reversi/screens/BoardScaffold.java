package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/**
 * Where things stand on a page with a board: beside it in a wide window, above and below it in a high one. What is read scrolls where it is
 * too high; the header and what is pressed stay.
 */
public final class BoardScaffold {
    private static final float HEADER = 56;
    private static final float GAP = 12;
    /** The room that the ring of the focus takes beside a control, which a pane would cut off. */
    private static final float RING = 6;

    private static final float BUTTON = 48;
    private static final float LEAST_COLUMN = 300;
    private static final float WIDEST_COLUMN = 472;
    private static final float ROOMY_COLUMN = 400;
    private static final float LEAST_WIDE = 520;
    /** From this height on a column has room for more than what must be read. */
    private static final float ROOMY_HEIGHT = 680;

    /** The smallest board on which squares can be told and pressed, unless the window is narrower. */
    private static final float LEAST_BOARD = 264;
    /** The smallest one beside a column. */
    private static final float LEAST_BESIDE = 240;

    /** The height of a line above the board, and that of a panel there. */
    private static final float LINE = 34;

    private static final float PANEL = 84;
    private static final float STATUS = 128;
    /** The least height of what stands below the rest. */
    private static final float MORE = 84;

    private final Layout layout;
    private final boolean isBeside;
    private final float column;

    /**
     * What stands on the page.
     *
     * @param header the way back and the title
     * @param task what is to be done, which is read first
     * @param status how it goes
     * @param more what is left out where there is no room for it
     * @param actions what is pressed
     */
    public record Parts(Actor header, Actor board, Actor task, Actor status, Actor more, Actor actions) {}

    /** The places in a room. */
    public BoardScaffold(Layout layout) {
        this.layout = layout;
        this.isBeside = layout.isWide() && layout.width() >= LEAST_WIDE;
        this.column = isBeside ? besideColumn() : belowColumn();
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

    /** Lays everything out in the window. */
    public Actor lay(Ui ui, Parts parts) {
        return isBeside ? beside(ui, parts) : below(ui, parts);
    }

    private float margin() {
        return layout.isLow() ? 8 : Math.min(40, layout.margin());
    }

    private float besideWidth() {
        return layout.width() - layout.insetLeft() - layout.insetRight() - 2 * margin();
    }

    private float between() {
        return besideWidth() > 1100 ? 56 : 16;
    }

    private float besideHeight() {
        return layout.safeHeight() - 2 * margin();
    }

    private float besideSide() {
        float most = besideWidth() - between() - LEAST_COLUMN;
        return (float) Math.floor(Math.max(LEAST_BESIDE, Math.min(besideHeight(), most)));
    }

    private float besideColumn() {
        return (float) Math.floor(Math.min(WIDEST_COLUMN, besideWidth() - between() - besideSide()));
    }

    private Actor beside(Ui ui, Parts parts) {
        Table read = new Table();
        read.top().pad(RING);
        read.defaults().width(column).padTop(GAP);
        read.add(parts.task).padTop(0).row();
        read.add(parts.status).minHeight(STATUS).row();
        read.add(parts.more);
        Table right = new Table();
        right.add(parts.header)
                .width(column)
                .height(layout.isLow() ? Theme.TOUCH : HEADER)
                .row();
        right.add(ui.scroll(read))
                .width(column + 2 * RING)
                .grow()
                .minHeight(0)
                .pad(-RING)
                .row();
        right.add(parts.actions).width(column).padTop(GAP);
        Table all = new Table();
        all.padTop(layout.insetTop()).padBottom(layout.insetBottom());
        all.add(parts.board).size(besideSide());
        all.add(right).width(column).height(besideHeight()).padLeft(between());
        return all;
    }

    private float belowWidth() {
        float inset = layout.isNarrow() ? 8 : layout.margin();
        return layout.width() - layout.insetLeft() - layout.insetRight() - 2 * inset;
    }

    private float belowColumn() {
        return layout.isNarrow() ? belowWidth() - 16 : belowWidth();
    }

    private Actor below(Ui ui, Parts parts) {
        float around = HEADER + (isCompact() ? LINE : PANEL) + STATUS + BUTTON + 5 * GAP;
        float side = (float) Math.floor(Math.min(belowWidth(), Math.max(LEAST_BOARD, layout.safeHeight() - around)));
        Table all = new Table();
        all.top();
        all.defaults().width(column);
        all.add(parts.task).row();
        all.add(parts.board).size(side).padTop(8).row();
        all.add(parts.status).padTop(GAP).minHeight(STATUS - 16).row();
        if (layout.safeHeight() - around - side >= MORE) {
            all.add(parts.more).padTop(8);
        }
        Table page = new Table();
        page.top().padTop(layout.insetTop()).padBottom(layout.insetBottom());
        page.add(parts.header).width(column).height(HEADER).row();
        page.add(ui.scroll(all)).grow().minHeight(0).row();
        page.add(parts.actions).width(column).padTop(GAP).padBottom(GAP);
        return page;
    }
}
