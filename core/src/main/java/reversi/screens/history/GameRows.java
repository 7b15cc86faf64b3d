package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Optional;
import reversi.archive.GameSummary;
import reversi.screens.Context;

/** The games of the history. */
final class GameRows extends LazyRows implements GameRow.Rows {
    private final Context context;
    private final HistoryWords words;
    private final RowShape shape;
    private final GameColumns columns;
    private final GameRow.Actions actions;
    private List<GameSummary> games = List.of();
    private GameSelection selection = GameSelection.none();

    /** Rows of this width in points. */
    GameRows(Context context, HistoryWords words, float width, GameRow.Actions actions) {
        super(context.ui().focus(), RowShape.of(width).height());
        this.context = context;
        this.words = words;
        this.shape = RowShape.of(width);
        this.columns = new GameColumns(width);
        this.actions = actions;
    }

    /** Shows these games from now on, those that are chosen marked. */
    void show(List<GameSummary> next, GameSelection chosen) {
        boolean hasOtherSize = next.size() != games.size();
        games = next;
        selection = chosen;
        changed(hasOtherSize);
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
    protected int count() {
        return games.size();
    }

    @Override
    protected Actor makeRow() {
        return new GameRow(context, words, shape, this, actions);
    }

    @Override
    protected void show(Actor row, int index) {
        ((GameRow) row).show(index, index < games.size() ? Optional.of(games.get(index)) : Optional.empty());
    }
}
