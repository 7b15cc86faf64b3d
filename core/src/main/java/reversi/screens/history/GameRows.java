package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.archive.GameSummary;
import reversi.screens.Context;

/** The games of the history. */
final class GameRows extends LazyRows implements GameRow.Rows {
    private final Context context;
    private final HistoryWords words;
    private final RowShape shape;
    private final GameColumns columns;
    private final GameSelection selection;
    private final Consumer<GameSummary> opened;
    private final Consumer<GameSummary> held;
    private final Consumer<GameSummary> starred;
    private List<GameSummary> games = List.of();

    GameRows(
            Context context,
            HistoryWords words,
            RowShape shape,
            GameColumns columns,
            GameSelection selection,
            Consumer<GameSummary> opened,
            Consumer<GameSummary> held,
            Consumer<GameSummary> starred) {
        super(context.ui().focus(), shape.height());
        this.context = context;
        this.words = words;
        this.shape = shape;
        this.columns = columns;
        this.selection = selection;
        this.opened = opened;
        this.held = held;
        this.starred = starred;
    }

    /** Shows other games from now on. */
    void setGames(List<GameSummary> next) {
        boolean hasOtherSize = next.size() != games.size();
        games = next;
        changed(hasOtherSize);
    }

    /** The games that are shown. */
    List<GameSummary> games() {
        return games;
    }

    @Override
    public GameColumns columns() {
        return columns;
    }

    /** Whether it has room for columns. */
    boolean hasColumns() {
        return shape == RowShape.COLUMNS;
    }

    @Override
    public void open(GameSummary game) {
        opened.accept(game);
    }

    @Override
    public void hold(GameSummary game) {
        held.accept(game);
    }

    @Override
    public boolean isChosen(GameSummary game) {
        return selection.holds(game);
    }

    @Override
    public boolean focusStar(int index) {
        Optional<Actor> row = bring(index);
        row.ifPresent(there -> context.ui().focus().show(((GameRow) there).star()));
        return row.isPresent();
    }

    @Override
    public void star(GameSummary game) {
        starred.accept(game);
    }

    @Override
    protected int count() {
        return games.size();
    }

    @Override
    protected Actor makeRow() {
        return new GameRow(context, words, this, shape);
    }

    @Override
    protected void show(Actor row, int index) {
        ((GameRow) row).show(index, index < games.size() ? games.get(index) : null);
    }
}
