package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.screens.Context;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The columns of a list of games that has room for them: its heads and its rows are laid out alike. */
final class GameColumns {
    /** The sides of a sign and of a small board, in points. */
    static final float SIGN = 32;

    static final float BOARD = 46;

    private static final float RESULT = 150;
    private static final float ACCURACY = 84;
    /** In a narrower list there is no column of accuracies. */
    private static final float WITH_ACCURACY = 720;

    private static final float HEAD = 36;

    private final boolean hasAccuracy;

    /** The columns of a list of this width in points. */
    GameColumns(float width) {
        this.hasAccuracy = width >= WITH_ACCURACY;
    }

    /** What stands in the columns of a row, from the left; the accuracy is shown only where there is room. */
    record Cells(Actor sign, Actor board, Actor who, Actor opening, Actor result, Actor accuracy, Actor star) {}

    /** Adds what stands in the columns to a row. */
    void add(Table row, Cells cells) {
        row.left();
        row.add(cells.sign).size(SIGN).padRight(Theme.CARD_PAD);
        row.add(cells.board).size(BOARD).padRight(Theme.WIDE_GAP);
        row.add(cells.who).growX().minWidth(0).prefWidth(0).uniformX();
        row.add(cells.opening).growX().minWidth(0).prefWidth(0).uniformX().padLeft(Theme.BLOCK_GAP);
        row.add(cells.result).width(RESULT).minWidth(0).padLeft(Theme.BLOCK_GAP);
        if (hasAccuracy) {
            row.add(cells.accuracy).width(ACCURACY).minWidth(0).padLeft(Theme.ROW_GAP);
        }
        row.add(cells.star).size(Theme.TOUCH).padLeft(Theme.GRID);
    }

    /** Leaves the room of the opening to the names in a row of a game that has none. */
    void spread(Table row, Actor opening, boolean hasOpening) {
        row.getCell(opening)
                .expand(hasOpening, false)
                .uniform(hasOpening, false)
                .padLeft(hasOpening ? Theme.BLOCK_GAP : 0);
        row.invalidate();
    }

    /** The heads of the columns. */
    Table heads(Context context) {
        Table heads = new Table();
        add(
                heads,
                new Cells(
                        new Actor(),
                        head(context, "games.column.board"),
                        head(context, "games.filter.opponent"),
                        head(context, "games.filter.opening"),
                        head(context, "games.column.result"),
                        head(context, "games.column.accuracy").align(Align.right),
                        new Actor()));
        heads.getCells().forEach(cell -> cell.height(HEAD));
        return heads;
    }

    private static Text head(Context context, String key) {
        Ui ui = context.ui();
        return ui.muted(context.say(key), Type.SMALL);
    }
}
