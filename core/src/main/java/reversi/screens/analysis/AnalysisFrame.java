package reversi.screens.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import java.util.Optional;
import reversi.notation.Opponents;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.BoardScaffold;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.board.BoardStyle;
import reversi.screens.game.DiscIcon;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** How a page of the analysis board is laid out: the board with its tools, and a column beside it or below. */
final class AnalysisFrame {
    private static final float WIDEST_COLUMN = 560;
    private static final float LEAST_COLUMN = 300;
    /** The same where the window is so low that the board's tools stand in the column, too. */
    private static final float LEAST_LOW_COLUMN = 264;
    /** The smallest board on which squares can be told and pressed, unless the window is narrower. */
    private static final float LEAST_BOARD = 264;

    private static final float LEAST_WIDE = 520;
    private static final float DISC = 20;
    private static final float ICON_ROOM = 10;
    /** Narrower windows have smaller titles. */
    private static final float ROOMY = 1000;

    private final Context context;
    private final Layout layout;
    private final String titleKey;
    private final Opponents players;

    /** A page with a title; where the players are known, these and their discs stand in its place. */
    AnalysisFrame(Context context, Layout layout, String titleKey, Opponents players) {
        this.context = context;
        this.layout = layout;
        this.titleKey = titleKey;
        this.players = players;
    }

    /** Makes what stands beside the board, for a width in points. */
    @FunctionalInterface
    interface ColumnMaker {
        /** The column for this width. */
        Column build(float width);
    }

    /**
     * What stands beside the board.
     *
     * @param body grows to the height there is, and scrolls where that is too little
     * @param foot what is always in sight below it
     */
    record Column(Table body, Optional<Actor> foot) {}

    /** Whether the board stands beside the column. */
    static boolean isWide(Layout layout) {
        return layout.isWide() && layout.width() >= LEAST_WIDE;
    }

    /** The page with its board, the tools of the board, what stands at the right end of its header, and its column. */
    Actor build(Actor board, Actor tools, Optional<Actor> beside, ColumnMaker column) {
        return isWide(layout) ? wide(board, tools, beside, column) : high(board, tools, beside, column);
    }

    private Actor wide(Actor board, Actor tools, Optional<Actor> beside, ColumnMaker column) {
        float margin = layout.besideMargin();
        float width = layout.width() - layout.insetLeft() - layout.insetRight() - 2 * margin;
        float height = layout.safeHeight() - 2 * margin;
        float between = width > Layout.SPACIOUS ? Theme.COLUMN_GAP : Theme.CARD_PAD;
        float toolsGap = layout.isLow() ? Theme.ROW_GAP : Theme.CARD_PAD;
        boolean isFlat = height - Theme.BUTTON - toolsGap < LEAST_BOARD;
        float high = isFlat ? height : height - Theme.BUTTON - toolsGap;
        float least = isFlat ? LEAST_LOW_COLUMN : LEAST_COLUMN;
        float side = (float) Math.floor(Math.min(high, width - between - least));
        float room = (float) Math.floor(Math.min(WIDEST_COLUMN, width - between - side));
        Table left = new Table();
        left.add(board).size(side).row();
        Column beneath = column.build(room);
        if (isFlat) {
            beneath.body().row();
            beneath.body().add(tools).growX().height(Theme.BUTTON).padTop(Theme.ROW_GAP);
        } else {
            left.add(tools).width(side).height(Theme.BUTTON).padTop(toolsGap);
        }
        Table right = new Table();
        right.defaults().width(room);
        right.add(header(beside)).height(headerHeight()).row();
        right.add(scrolled(beneath.body(), height - headerHeight() - footHeight(beneath)))
                .grow()
                .minHeight(0)
                .row();
        beneath.foot().ifPresent(foot -> right.add(foot).height(Theme.BUTTON).padTop(Theme.ROW_GAP));
        return BoardScaffold.beside(layout, left, right, new BoardScaffold.Size(room, height, between));
    }

    private static float footHeight(Column column) {
        return column.foot().isPresent() ? Theme.BUTTON + Theme.ROW_GAP : 0;
    }

    private float headerHeight() {
        return layout.isLow() ? Theme.TOUCH : Theme.HEADER;
    }

    private Actor high(Actor board, Actor tools, Optional<Actor> beside, ColumnMaker column) {
        float width = layout.width() - layout.insetLeft() - layout.insetRight() - 2 * layout.belowMargin();
        float inner = layout.columnBelow(width);
        Column below = column.build(inner);
        float room = layout.safeHeight() - headerHeight() - footHeight(below) - Theme.ROW_GAP;
        float free = room - Theme.BUTTON - 2 * Theme.ROW_GAP - below.body().getMinHeight();
        float side = (float) Math.floor(Math.min(width, Math.max(LEAST_BOARD, free)));
        Table all = new Table();
        all.top();
        all.defaults().width(inner);
        all.add(board).size(side).row();
        all.add(tools).height(Theme.BUTTON).padTop(Theme.ROW_GAP).row();
        all.add(below.body()).grow().padTop(Theme.ROW_GAP);
        Table page = new Table();
        page.top().padTop(layout.insetTop()).padBottom(layout.insetBottom() + Theme.ROW_GAP);
        page.add(header(beside)).width(inner).height(headerHeight()).row();
        page.add(scrolled(all, room)).grow().minHeight(0).row();
        below.foot()
                .ifPresent(
                        foot -> page.add(foot).width(inner).height(Theme.BUTTON).padTop(Theme.ROW_GAP));
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
                .padRight(Theme.LINE_GAP);
        if (players.areKnown()) {
            named(header, Disc.BLACK);
            named(header, Disc.WHITE);
            header.add().growX();
        } else {
            header.add(context.ui().text(context.say(titleKey), layout.width() < ROOMY ? Type.HEADING : Type.PAGE))
                    .growX()
                    .minWidth(0);
        }
        beside.ifPresent(actor -> header.add(actor).minWidth(Value.prefWidth).padLeft(Theme.ROW_GAP));
        return header;
    }

    private void named(Table header, Disc disc) {
        BoardStyle style = context.settings().now().look().boardFor(Variant.OTHELLO);
        header.add(new DiscIcon(context.theme(), style, disc, DISC)).padRight(Theme.LINE_GAP);
        header.add(context.ui().text(players.name(disc), Type.BODY_STRONG))
                .minWidth(0)
                .padRight(Theme.GAP);
    }
}
