package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.Optional;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;

/**
 * The picture of a page on whose board something is answered: where its parts stand, and what goes on from an answer.
 *
 * @param <S> the state of the page
 */
public abstract class TaskView<S> implements StateView<S> {
    private final Context context;
    private final BoardView board;
    private final BoardScaffold scaffold;
    private Actor root;
    private Optional<Actor> wayOn = Optional.empty();

    /** A picture around a board in a room; it is empty until it is filled. */
    protected TaskView(Context context, Layout layout, BoardView board) {
        this.context = context;
        this.board = board;
        this.scaffold = new BoardScaffold(layout);
        this.root = board;
    }

    /** Fills the window with everything that was laid out, under the name of the page. */
    protected final void fill(String name, Actor all) {
        all.setName(name);
        root = all;
    }

    @Override
    public final Actor root() {
        return root;
    }

    /** The board. */
    public final BoardView board() {
        return board;
    }

    /** Where things stand. */
    protected final BoardScaffold scaffold() {
        return scaffold;
    }

    @Override
    public final Actor wayOn() {
        return wayOn.orElse(board);
    }

    /** Lets the keyboard be led to a control from now on; to the board where there is none. */
    protected final void goOnBy(Optional<? extends Actor> control) {
        wayOn = control.map(there -> there);
    }

    /** The button that goes on from the state that is shown. */
    protected final Button onward(String key, Runnable action) {
        Button button = context.ui().primary(context.say(key), action);
        goOnBy(Optional.of(button));
        return button;
    }

    /** A panel for what is said of an answer. */
    protected final Panel panel() {
        Panel panel = context.ui().panel();
        panel.pad(Theme.BLOCK_GAP, Theme.PAD, Theme.BLOCK_GAP, Theme.PAD);
        return panel;
    }

    /** The room for words in such a panel, in points. */
    protected final float panelWidth() {
        return scaffold.column() - 2 * Theme.PAD;
    }
}
