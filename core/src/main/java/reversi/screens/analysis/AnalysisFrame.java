package reversi.screens.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** How a page of the analysis board is laid out: the board with its tools, and a column beside it or below. */
final class AnalysisFrame {
    private static final float WIDEST_COLUMN = 560;
    private static final float LEAST_COLUMN = 300;
    private static final float LEAST_BOARD = 180;
    private static final float LEAST_WIDE = 560;
    private static final float HEADER = 56;
    private static final float TOOL = 48;
    private static final float GAP = 8;
    private static final float TOOLS_GAP = 16;
    private static final float ICON_ROOM = 10;
    /** Narrower windows have smaller titles. */
    private static final float ROOMY = 1000;
    /** Lower columns scroll. */
    private static final float LEAST_LIST = 120;

    private final Context context;
    private final Layout layout;
    private final String titleKey;

    AnalysisFrame(Context context, Layout layout, String titleKey) {
        this.context = context;
        this.layout = layout;
        this.titleKey = titleKey;
    }

    /** Makes what stands beside the board, for a width in points. */
    @FunctionalInterface
    interface Column {
        /** The column; it grows to the height there is. */
        Actor build(float width);
    }

    /** Whether the board stands beside the column. */
    static boolean isWide(Layout layout) {
        return layout.isWide() && layout.width() >= LEAST_WIDE;
    }

    /** The page with its board, the tools of the board, what stands at the right end of its header, and its column. */
    Actor build(Actor board, Actor tools, Optional<Actor> beside, Column column) {
        return isWide(layout) ? wide(board, tools, beside, column) : high(board, tools, beside, column);
    }

    private Actor wide(Actor board, Actor tools, Optional<Actor> beside, Column column) {
        float margin = layout.isLow() ? 8 : Math.min(40, layout.margin());
        float width = layout.width() - layout.insetLeft() - layout.insetRight() - 2 * margin;
        float height = layout.safeHeight() - 2 * margin;
        float between = width > 1100 ? 32 : TOOLS_GAP;
        float toolsGap = layout.isLow() ? GAP : TOOLS_GAP;
        float side = (float)
                Math.floor(Math.max(LEAST_BOARD, Math.min(height - TOOL - toolsGap, width - between - LEAST_COLUMN)));
        float room = (float) Math.floor(Math.min(WIDEST_COLUMN, width - between - side));
        Table left = new Table();
        left.add(board).size(side).row();
        left.add(tools).width(side).height(TOOL).padTop(toolsGap);
        Table right = new Table();
        right.top();
        right.add(column.build(room)).width(room).grow();
        Table both = new Table();
        both.padTop(layout.insetTop()).padBottom(layout.insetBottom());
        both.add(left);
        Table beneath = new Table();
        beneath.add(header(beside)).width(room).height(headerHeight()).row();
        beneath.add(scrolled(right, height - headerHeight())).width(room).grow().minHeight(0);
        both.add(beneath).width(room).height(height).padLeft(between);
        return both;
    }

    private float headerHeight() {
        return layout.isLow() ? Theme.TOUCH : HEADER;
    }

    private Actor high(Actor board, Actor tools, Optional<Actor> beside, Column column) {
        float inset = layout.isNarrow() ? 8 : layout.margin();
        float width = layout.width() - layout.insetLeft() - layout.insetRight() - 2 * inset;
        float inner = layout.isNarrow() ? width - 16 : width;
        float others = headerHeight() + TOOL + LEAST_LIST + 3 * GAP;
        Actor below = column.build(inner);
        float needed = below instanceof Table table ? table.getMinHeight() : LEAST_LIST;
        float free = layout.safeHeight() - others - needed + LEAST_LIST;
        float side = (float) Math.floor(Math.max(LEAST_BOARD, Math.min(width, free)));
        Table all = new Table();
        all.top();
        all.defaults().width(inner);
        all.add(board).size(side).row();
        all.add(tools).height(TOOL).padTop(GAP).row();
        all.add(below).grow().padTop(GAP).padBottom(GAP);
        Table page = new Table();
        page.top().padTop(layout.insetTop()).padBottom(layout.insetBottom());
        page.add(header(beside)).width(inner).height(headerHeight()).row();
        page.add(scrolled(all, layout.safeHeight() - headerHeight())).grow().minHeight(0);
        return page;
    }

    /** What is too high for its room scrolls. */
    private Actor scrolled(Table content, float room) {
        return content.getMinHeight() > room + 0.5f ? context.ui().scroll(content) : content;
    }

    private Table header(Optional<Actor> beside) {
        float outside = layout.isLow() || layout.isNarrow() ? 0 : ICON_ROOM;
        Table header = new Table();
        header.left();
        header.add(context.ui().iconButton(Icon.BACK, context.go()::back))
                .size(Theme.TOUCH)
                .padLeft(-outside)
                .padRight(6);
        header.add(context.ui().text(context.say(titleKey), layout.width() < ROOMY ? Type.HEADING : Type.PAGE))
                .growX()
                .minWidth(0);
        beside.ifPresent(actor -> header.add(actor).padLeft(8));
        return header;
    }
}
