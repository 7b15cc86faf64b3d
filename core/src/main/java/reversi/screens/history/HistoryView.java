package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.archive.GameOpponent;
import reversi.archive.GameQuery;
import reversi.archive.GameSummary;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.ui.FilterButton;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The page of all games in one look, size and language. */
final class HistoryView implements StateView<HistoryState> {
    private static final float SEARCH = 280;
    private static final float STATISTICS = 384;
    /** From this width on, statistics stand beside the list. */
    private static final float SIDE_BY_SIDE = 1000;

    /** In a lower window the whole page scrolls, in points. */
    private static final float LOWEST = 300;

    private static final float LEAST_LIST = 180;
    private static final int LONGEST_SEARCH = 40;

    private final Context context;
    private final Actions actions;
    private final HistoryFilters filters;
    private final Slot<HistoryState.Bar> bar = new Slot<>(this::fillBar);
    private final GameListPanel list;
    private final StatisticsPanels statistics;
    private final Actor root;

    /** What the controls lead to. */
    interface Actions extends GameRow.Actions {
        /** The games that a query wants. */
        List<GameSummary> find(GameQuery query);

        /** Lists the games that a query wants. */
        void list(GameQuery query);

        /** Lists the games of which this is a part. */
        void search(String text);

        /** Shows what somebody plays in openings. */
        void prepare(GameOpponent who);

        /** Counts the games that are listed. */
        void openStatistics();

        /** Shows what can be done with many games at once. */
        void openExchange();

        /** Deletes the chosen games. */
        void deleteChosen();

        /** Chooses all games of the list, or none where all are chosen. */
        void chooseAll();

        /** Chooses none, and opens games again. */
        void endChoosing();

        /** Brings back the games that were removed last. */
        void bringBack();
    }

    /** A page in whose line for a search this is written. */
    HistoryView(Context context, Layout layout, HistoryWords words, String search, Actions actions) {
        this.context = context;
        this.actions = actions;
        this.filters = new HistoryFilters(context, words, actions::find, actions::list, actions::prepare);
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDER);
        float width = scaffold.width();
        boolean isSideBySide = width >= SIDE_BY_SIDE;
        float listWidth = isSideBySide ? width - STATISTICS - Theme.CARD_PAD : width;
        this.list = new GameListPanel(context, new GameRows(context, words, listWidth, actions));
        this.statistics = new StatisticsPanels(context, words, width);
        Actor writing = context.ui()
                .writing(search, context.say("games.search"), LONGEST_SEARCH, actions::search)
                .signed(Icon.SEARCH);
        Table page = new Table();
        page.top();
        ScrollPane sideways = context.ui().scroll(bar);
        sideways.setScrollingDisabled(false, true);
        page.add(sideways)
                .width(width)
                .height(Theme.TOUCH)
                .padBottom(Theme.ROW_GAP)
                .row();
        if (layout.isNarrow()) {
            page.add(writing).width(width).padBottom(Theme.GAP).row();
        }
        if (!isSideBySide && !layout.isLow()) {
            page.add(statistics.strip()).width(width).row();
        }
        Table columns = new Table();
        columns.add(list).width(listWidth).minHeight(LEAST_LIST).growY();
        if (isSideBySide) {
            columns.add(context.ui().scroll(statistics.side()))
                    .width(STATISTICS)
                    .growY()
                    .padLeft(Theme.CARD_PAD);
        }
        page.add(columns).width(width).grow().padBottom(layout.isLow() ? Theme.ROW_GAP : layout.margin());
        // The list scrolls, and not the page.
        Actor body = layout.safeHeight() < LOWEST ? HeadedScaffold.scrolling(context, page, width) : page;
        root = scaffold.lay("games.title", beside(layout, writing, isSideBySide), body);
    }

    private Table beside(Layout layout, Actor writing, boolean isSideBySide) {
        Table beside = new Table();
        if (!layout.isNarrow()) {
            beside.add(writing).width(SEARCH);
        }
        if (!isSideBySide) {
            beside.add(context.ui().iconButton(Icon.STATISTICS, actions::openStatistics))
                    .padLeft(Theme.ROW_GAP);
        }
        if (context.device().files().isPresent()) {
            beside.add(context.ui().iconButton(Icon.MORE, actions::openExchange))
                    .padLeft(Theme.ROW_GAP);
        }
        return beside;
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(HistoryState state) {
        bar.show(state.bar());
        list.show(state);
        statistics.show(state.found());
    }

    /** Counts some more games. */
    void tick() {
        statistics.tick();
    }

    private void fillBar(HistoryState.Bar shown) {
        bar.left();
        bar.defaults().height(Theme.TOUCH).padRight(Theme.ROW_GAP);
        if (shown.isChoosing()) {
            bar.add(context.ui().text(context.texts().count("games.selected", shown.chosen()), Type.BODY_STRONG));
            if (shown.chosen() > 0) {
                button("games.save", true, actions::openExchange);
                button("games.delete", false, actions::deleteChosen);
            }
            button("games.all", false, actions::chooseAll);
            button("dialog.cancel", false, actions::endChoosing);
            bar.add().growX();
        } else if (shown.removed() > 0) {
            bar.add(context.ui().text(context.texts().count("games.deleted", shown.removed()), Type.BODY));
            button("play.undo", true, actions::bringBack);
            bar.add().growX();
        } else {
            filters.show(bar, shown.query());
        }
    }

    private void button(String key, boolean isMain, Runnable action) {
        bar.add(new FilterButton(context.ui(), context.say(key), isMain, action));
    }
}
