package reversi.screens.game;

import java.util.List;
import reversi.screens.Layout;
import reversi.screens.ui.Theme;

/**
 * Where everything stands on the page of a game: the board at the left and a column at its right in a wide window, the other way round for
 * the left hand; all below each other in a high one.
 *
 * @param board the board with its frame
 * @param upper the player shown first: the opponent of the person
 * @param lower the player shown second
 * @param moves the list of moves; in a high window a single line
 * @param graph the graph of the score
 * @param tools the toolbar
 * @param isWide whether board and column stand side by side
 * @param room the upper end of the room for all of it
 * @param panel the result of the game, a hint or a warning, which may take the place of others; there only while one is shown
 */
record GamePlan(
        Area board,
        Area upper,
        Area lower,
        Area moves,
        Area graph,
        Area tools,
        boolean isWide,
        float room,
        Area panel) {
    /** The smallest board, in points, unless the window is narrower. */
    private static final float LEAST_BOARD = 320;
    /** The smallest one beside a column: on a phone on its side a board that is seen whole is played on more easily than a larger one that is scrolled. */
    private static final float LEAST_BESIDE = 224;

    private static final float PANEL = 76;
    private static final float LOW_PANEL = 56;
    private static final float NARROWEST_COLUMN = 280;
    private static final float WIDEST_COLUMN = 472;
    private static final float LINE = 32;
    private static final float OFFER = 52;
    private static final float GRAPH = 128;
    private static final float LEAST_GRAPH = 72;
    private static final float LEAST_LIST = 96;
    /** Below advice fewer moves are enough. */
    private static final float LEAST_MOVES = 72;

    private static final float LIST_SHARE = 0.34f;

    /** Between board and column where there is much room. */
    private static final float FAR_BETWEEN = 56;

    /** In a high window the graph is so high, and is shown where so much more is left. */
    private static final float HIGH_GRAPH = 112;

    private static final float BEYOND_HIGH_GRAPH = 56;
    /** The most that panels and board of a high window lie further apart, and the most that is left above them. */
    private static final float MOST_LOOSE = 24;

    private static final float MOST_ABOVE = 40;
    /** Into so many parts the rest of a high window is shared. */
    private static final int LOOSE_PARTS = 4;

    /** The panels in the column: two players and the tools. */
    private static final int PANELS = 3;

    /** The plan for a window. */
    static GamePlan of(Layout layout) {
        return layout.isWide() ? wide(layout) : high(layout);
    }

    /**
     * This plan with a row for an offer in the panel of the player shown first, or second; unchanged where there is no room
     * for one. The board and the toolbar stay where they are. {@code least} is the least height that the moves and what is
     * below them keep, in points.
     */
    GamePlan withOffer(boolean isUpper, float least) {
        return isWide ? withOfferInColumn(isUpper, least) : isUpper ? withOfferAbove() : withOfferBelow();
    }

    private GamePlan withOfferInColumn(boolean isUpper, float least) {
        float bottom = graph.isThere() ? graph.y() : moves.y();
        float rest = moves.top() - bottom - OFFER;
        if (rest < Math.max(least, LINE)) {
            return this;
        }
        boolean hasGraph = graph.isThere() && rest >= LEAST_LIST + Theme.BLOCK_GAP + LEAST_GRAPH;
        float chart = hasGraph ? Math.min(graph.height(), rest - LEAST_LIST - Theme.BLOCK_GAP) : 0;
        float listBottom = hasGraph ? bottom + chart + Theme.BLOCK_GAP : bottom;
        Area list = new Area(moves.x(), listBottom, moves.width(), bottom + rest - listBottom);
        Area below = hasGraph ? new Area(graph.x(), bottom, graph.width(), chart) : Area.none();
        Area first = isUpper ? upper.extended(OFFER) : upper;
        Area second = isUpper ? lower.movedBy(-OFFER) : lower.extended(OFFER);
        return with(board, first, second, list, below, tools, Area.none());
    }

    /** The panel above the board grows upwards, then downwards. */
    private GamePlan withOfferAbove() {
        float above = room - upper.top();
        float below = upper.y() - board.top() - Theme.ROW_GAP;
        if (above + below < OFFER) {
            return this;
        }
        float y = upper.y() - (OFFER - Math.min(above, OFFER));
        Area first = new Area(upper.x(), y, upper.width(), upper.height() + OFFER);
        return with(board, first, lower, moves, graph, tools, Area.none());
    }

    /** The panel below the board pushes the line of the moves down, and the graph away. */
    private GamePlan withOfferBelow() {
        float y = moves.y() - OFFER;
        if (y < tools.top() + Theme.ROW_GAP) {
            return this;
        }
        Area line = moves.movedBy(-OFFER);
        Area chart = graph.isThere() && graph.top() <= line.y() ? graph : Area.none();
        return with(board, upper, lower.extended(OFFER), line, chart, tools, Area.none());
    }

    /**
     * This plan with the result of the game in the place of whatever it needs, but for the board: {@code forms} are the
     * heights of its forms in points, the highest first, {@code keptBelow} is the height that what people say keeps in
     * the column where that is possible, 0 where nobody says anything.
     */
    GamePlan withResult(List<Float> forms, float keptBelow) {
        return isWide ? withResultInColumn(forms, keptBelow) : withResultBelowBoard(forms);
    }

    private GamePlan withResultInColumn(List<Float> forms, float keptBelow) {
        float compact = forms.get(forms.size() - 1);
        float bottom = graph.isThere() ? graph.y() : moves.y();
        float free = moves.top() - bottom;
        if (keptBelow > 0 && free >= compact + Theme.BLOCK_GAP + keptBelow) {
            Area below = column(bottom, free - compact - Theme.BLOCK_GAP);
            return with(board, upper, lower, Area.none(), below, tools, column(moves.top() - compact, compact));
        }
        float needed = highest(forms, free);
        if (free >= needed + Theme.BLOCK_GAP + LEAST_LIST && keptBelow == 0) {
            Area list = column(bottom, free - needed - Theme.BLOCK_GAP);
            return with(board, upper, lower, list, Area.none(), tools, column(moves.top() - needed, needed));
        }
        if (free >= compact) {
            return with(board, upper, lower, Area.none(), Area.none(), tools, column(bottom, free));
        }
        if (moves.top() - tools.y() >= compact) {
            Area place = column(tools.y(), moves.top() - tools.y());
            return with(board, upper, lower, Area.none(), Area.none(), Area.none(), place);
        }
        Area place = column(tools.y(), upper.top() - tools.y());
        return with(board, Area.none(), Area.none(), Area.none(), Area.none(), Area.none(), place);
    }

    /** The first of these heights for which there is room; the last where there is for none. */
    private static float highest(List<Float> forms, float room) {
        return forms.stream().filter(height -> height <= room).findFirst().orElse(forms.get(forms.size() - 1));
    }

    /** Below the board, which goes up to the edge where there is no room otherwise. */
    private GamePlan withResultBelowBoard(List<Float> forms) {
        float compact = forms.get(forms.size() - 1);
        float gap = board.y() - lower.top();
        float free = lower.top() - tools.y();
        float above = free - tools.height() - Theme.ROW_GAP;
        if (above >= compact) {
            float height = highest(forms, above) > compact ? above : Math.min(above, compact + Theme.BLOCK_GAP);
            Area place = new Area(tools.x(), lower.top() - height, tools.width(), height);
            return with(board, upper, Area.none(), Area.none(), Area.none(), tools, place);
        }
        if (free >= compact) {
            Area place = new Area(tools.x(), tools.y(), tools.width(), free);
            return with(board, upper, Area.none(), Area.none(), Area.none(), Area.none(), place);
        }
        Area high = board.movedBy(room - board.top());
        float top = high.y() - Math.min(gap, Theme.ROW_GAP);
        Area place = new Area(tools.x(), tools.y(), tools.width(), top - tools.y());
        return with(high, Area.none(), Area.none(), Area.none(), Area.none(), Area.none(), place);
    }

    /**
     * This plan with advice {@code height} points high in the place of the moves, or of more where there is less room than {@code least};
     * the board and, where possible, the moves and the toolbar stay. It may get less room than it wants, or more.
     */
    GamePlan withAdvice(float height, float least) {
        return isWide ? withAdviceInColumn(height, least) : withAdviceBelowBoard(height, least);
    }

    private GamePlan withAdviceInColumn(float height, float least) {
        float bottom = graph.isThere() ? graph.y() : moves.y();
        float free = moves.top() - bottom;
        if (free >= height + Theme.BLOCK_GAP + LEAST_MOVES) {
            float needed = Math.max(height, Math.min(least, free - Theme.BLOCK_GAP - LEAST_LIST));
            Area list = column(bottom, free - needed - Theme.BLOCK_GAP);
            return with(board, upper, lower, list, Area.none(), tools, column(moves.top() - needed, needed));
        }
        if (free >= Math.min(height, least)) {
            return with(board, upper, lower, Area.none(), Area.none(), tools, column(bottom, free));
        }
        Area place = column(tools.y(), moves.top() - tools.y());
        return with(board, upper, lower, Area.none(), Area.none(), Area.none(), place);
    }

    /** First below the panel of the player, then in its place, and each without the toolbar where there is no room otherwise. */
    private GamePlan withAdviceBelowBoard(float height, float least) {
        float needed = Math.min(height, least);
        boolean isBelow = moves.top() - tools.y() >= needed;
        Area player = isBelow ? lower : Area.none();
        float top = isBelow ? moves.top() : lower.top();
        float free = top - tools.top() - Theme.ROW_GAP;
        if (free >= needed) {
            float taken = Math.min(free, height);
            return with(board, upper, player, Area.none(), Area.none(), tools, column(top - taken, taken));
        }
        Area place = column(tools.y(), top - tools.y());
        return with(board, upper, player, Area.none(), Area.none(), Area.none(), place);
    }

    private Area column(float y, float height) {
        return new Area(tools.x(), y, tools.width(), height);
    }

    private GamePlan with(Area field, Area first, Area second, Area list, Area below, Area bar, Area end) {
        return new GamePlan(field, first, second, list, below, bar, isWide, room, end);
    }

    /** This plan with more room below the moves, as for what players say; a window without room for a graph has none for that. */
    GamePlan withRoomBelowMoves() {
        if (!isWide || !graph.isThere()) {
            return this;
        }
        float both = moves.top() - graph.y();
        float list = Math.max(LEAST_LIST, (float) Math.floor(both * LIST_SHARE));
        Area above = new Area(moves.x(), moves.top() - list, moves.width(), list);
        Area below = new Area(graph.x(), graph.y(), graph.width(), both - Theme.BLOCK_GAP - list);
        return with(board, upper, lower, above, below, tools, Area.none());
    }

    /**
     * The room that a game takes in a window: the window's own, or a higher one, to be scrolled, where the board would be
     * smaller than {@link #LEAST_BOARD} or than the window is wide, as under a browser's strongest zoom.
     */
    static Layout roomFor(Layout layout) {
        GamePlan plan = of(layout);
        float wished = Math.min(LEAST_BOARD, layout.width() - 2 * Theme.LINE_GAP);
        if (plan.board().width() >= (plan.isWide() ? LEAST_BESIDE : wished)) {
            return layout;
        }
        float insets = layout.insetTop() + layout.insetBottom();
        float beside = LEAST_BOARD + NARROWEST_COLUMN + 3 * Theme.ROW_GAP + layout.insetLeft() + layout.insetRight();
        float least = layout.width() >= beside
                ? LEAST_BOARD + 2 * Theme.ROW_GAP
                : Math.min(LEAST_BOARD, layout.width())
                        + PANELS * LOW_PANEL
                        + LINE
                        + 4 * Theme.ROW_GAP
                        + 2 * Theme.PART_GAP;
        return layout.withHeight(Math.max(layout.height(), (float) Math.ceil(least + insets)));
    }

    private static GamePlan wide(Layout layout) {
        boolean isLow = layout.isLow();
        float margin = isLow ? Theme.ROW_GAP : layout.margin();
        float gap = isLow ? Theme.ROW_GAP : Theme.BLOCK_GAP;
        float panel = isLow ? LOW_PANEL : PANEL;
        float left = layout.insetLeft() + margin;
        float width = layout.width() - layout.insetRight() - margin - left;
        float bottom = layout.insetBottom() + margin;
        float height = layout.height() - layout.insetTop() - margin - bottom;
        float between = width > Layout.SPACIOUS ? FAR_BETWEEN : margin;
        float side = (float) Math.floor(Math.min(height, width - between - NARROWEST_COLUMN));
        float column = (float) Math.floor(Math.min(WIDEST_COLUMN, width - between - side));
        float begin = left + (float) Math.floor((width - side - between - column) / 2);
        float x = layout.isLeftHanded() ? begin + column + between : begin;
        float y = bottom + (float) Math.floor((height - side) / 2);
        float columnX = layout.isLeftHanded() ? begin : begin + side + between;
        float needed = PANELS * (panel + gap) + LINE;
        float columnHeight = Math.max(side, Math.min(height, needed));
        float columnY = bottom + (float) Math.floor((height - columnHeight) / 2);
        float top = columnY + columnHeight;
        Area upper = new Area(columnX, top - panel, column, panel);
        Area lower = new Area(columnX, upper.y() - gap - panel, column, panel);
        Area tools = new Area(columnX, columnY, column, panel);
        float room = lower.y() - gap - tools.top() - gap;
        float graph = room >= LEAST_LIST + gap + LEAST_GRAPH ? Math.min(GRAPH, room - LEAST_LIST - gap) : 0;
        float listBottom = tools.top() + gap + (graph > 0 ? graph + gap : 0);
        Area list = new Area(columnX, listBottom, column, lower.y() - gap - listBottom);
        Area chart = graph > 0 ? new Area(columnX, tools.top() + gap, column, graph) : Area.none();
        return new GamePlan(
                new Area(x, y, side, side), upper, lower, list, chart, tools, true, bottom + height, Area.none());
    }

    private static GamePlan high(Layout layout) {
        float edge = layout.isNarrow() ? Theme.LINE_GAP : layout.margin();
        float inset = layout.isNarrow() ? Theme.PART_GAP : layout.margin();
        float bottom = layout.insetBottom() + (layout.isNarrow() ? Theme.PART_GAP : layout.margin());
        float top = layout.height() - layout.insetTop() - (layout.isNarrow() ? Theme.PART_GAP : layout.margin());
        float width = layout.width() - layout.insetLeft() - layout.insetRight();
        float height = top - bottom;
        boolean isTight = height < width + PANELS * PANEL + LINE + 6 * Theme.BLOCK_GAP;
        float panel = isTight ? LOW_PANEL : PANEL;
        float gap = isTight ? Theme.ROW_GAP : Theme.BLOCK_GAP;
        float fixed = PANELS * panel + LINE + (PANELS + 1) * gap;
        float side = (float) Math.floor(Math.min(width - 2 * edge, height - fixed));
        float spare = height - fixed - side;
        float graph = spare >= HIGH_GRAPH + gap + BEYOND_HIGH_GRAPH ? HIGH_GRAPH : 0;
        float loose = Math.min(MOST_LOOSE, (spare - (graph > 0 ? graph + gap : 0)) / LOOSE_PARTS);
        float x = layout.insetLeft() + (float) Math.floor((width - side) / 2);
        float panelX = layout.isNarrow() ? layout.insetLeft() + inset : x;
        float panelWidth = layout.isNarrow() ? width - 2 * inset : side;
        float rest = spare - (graph > 0 ? graph + gap : 0) - (LOOSE_PARTS - 1) * loose;
        float y = (float) Math.floor(top - Math.min(MOST_ABOVE, rest / 2));
        Area upper = new Area(panelX, y - panel, panelWidth, panel);
        Area board = new Area(x, (float) Math.floor(upper.y() - gap - loose - side), side, side);
        Area lower = new Area(panelX, (float) Math.floor(board.y() - gap - loose - panel), panelWidth, panel);
        Area line = new Area(panelX, lower.y() - gap - LINE, panelWidth, LINE);
        Area tools = new Area(panelX, bottom, panelWidth, panel);
        Area chart = graph > 0 ? new Area(panelX, line.y() - gap - graph, panelWidth, graph) : Area.none();
        return new GamePlan(board, upper, lower, line, chart, tools, false, top, Area.none());
    }
}
