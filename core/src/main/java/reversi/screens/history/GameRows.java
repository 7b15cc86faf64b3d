package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import java.util.List;
import java.util.function.Consumer;
import reversi.archive.GameSummary;
import reversi.screens.Context;

/**
 * A list of any length in a pane that scrolls: only the rows in sight, and a few beside them, are there, and show other games as the pane
 * moves.
 */
final class GameRows extends WidgetGroup {
    private static final int SPARE = 3;
    private static final float ROW = 64;
    private static final float BRIEF_ROW = 72;

    private final Context context;
    private final HistoryWords words;
    private final boolean isBrief;
    private final GameSelection selection;
    private final Consumer<GameSummary> opened;
    private final Consumer<GameSummary> held;
    private final Consumer<GameSummary> starred;
    private final float height;
    private List<GameSummary> games = List.of();
    /** The game that the first child shows. */
    private int first;

    GameRows(
            Context context,
            HistoryWords words,
            boolean isBrief,
            GameSelection selection,
            Consumer<GameSummary> opened,
            Consumer<GameSummary> held,
            Consumer<GameSummary> starred) {
        this.context = context;
        this.words = words;
        this.isBrief = isBrief;
        this.selection = selection;
        this.opened = opened;
        this.held = held;
        this.starred = starred;
        this.height = isBrief ? BRIEF_ROW : ROW;
        setTransform(false);
    }

    /** Shows other games from now on. */
    void setGames(List<GameSummary> next) {
        if (next.size() != games.size()) {
            invalidateHierarchy();
        }
        games = next;
        showAll();
    }

    void open(GameSummary game) {
        opened.accept(game);
    }

    /** A row was pressed for long. */
    void hold(GameSummary game) {
        held.accept(game);
    }

    boolean isChosen(GameSummary game) {
        return selection.holds(game);
    }

    /** The games that are shown. */
    List<GameSummary> games() {
        return games;
    }

    void star(GameSummary game) {
        starred.accept(game);
    }

    /** Leads the keyboard to a row; answers whether there is one. */
    boolean focus(int index) {
        if (index < 0 || index >= games.size() || !(getParent() instanceof ScrollPane pane)) {
            return false;
        }
        float top = index * height;
        float least = top + height - pane.getHeight();
        pane.setScrollY(Math.max(0, Math.min(top, Math.max(least, pane.getScrollY()))));
        pane.updateVisualScroll();
        place(pane);
        context.ui().focus().show(getChild(index - first));
        return true;
    }

    @Override
    public float getPrefWidth() {
        return 0;
    }

    @Override
    public float getPrefHeight() {
        return games.size() * height;
    }

    @Override
    public void layout() {
        if (getParent() instanceof ScrollPane pane) {
            int wanted = (int) Math.ceil(pane.getHeight() / height) + 2 * SPARE;
            while (getChildren().size < wanted) {
                addActor(new GameRow(context, words, this, isBrief));
            }
            place(pane);
            showAll();
        }
    }

    @Override
    public void act(float delta) {
        if (getParent() instanceof ScrollPane pane) {
            place(pane);
        }
        super.act(delta);
    }

    /** Moves the rows that are out of sight to the other end, so that children stay in the order of the list. */
    private void place(ScrollPane pane) {
        int count = getChildren().size;
        int top = (int) (pane.getVisualScrollY() / height) - SPARE;
        int wanted = Math.max(0, Math.min(top, games.size() - count));
        if (Math.abs(wanted - first) >= count) {
            first = wanted;
            showAll();
        }
        while (first < wanted) {
            Actor row = getChild(0);
            row.toFront();
            show(row, first + count);
            first++;
        }
        while (first > wanted) {
            Actor row = getChild(count - 1);
            row.toBack();
            first--;
            show(row, first);
        }
    }

    private void showAll() {
        for (int i = 0; i < getChildren().size; i++) {
            show(getChild(i), first + i);
        }
    }

    private void show(Actor actor, int index) {
        actor.setBounds(0, getHeight() - (index + 1) * height, getWidth(), height);
        ((GameRow) actor).show(index, index < games.size() ? games.get(index) : null);
    }
}
