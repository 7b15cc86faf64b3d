package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import reversi.screens.Context;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Focus;

/** What the keyboard does on the page of a game: arrows, typed squares, letters for commands and the usual shortcuts. */
final class GameKeyboard {
    private static final float MILLIS = 1000;

    private final LiveGame game;
    private final GameActions actions;
    private final GameKeys keys;

    GameKeyboard(LiveGame game, GameActions actions) {
        this.game = game;
        this.actions = actions;
        this.keys = new GameKeys(game.board().variant());
    }

    /** What has been typed of a square's name so far. */
    String text() {
        return keys.text();
    }

    /** Whether more letters may follow those typed. */
    boolean isWaiting() {
        return keys.isWaiting();
    }

    /** Lets time pass, after which typed letters mean what they mean alone. */
    void tick(float seconds) {
        act(keys.advance(seconds * MILLIS));
    }

    /** A key went down; returns whether it meant something here. */
    boolean keyDown(int key, Context context, BoardView board) {
        if (isDown(Input.Keys.CONTROL_LEFT, Input.Keys.CONTROL_RIGHT)) {
            return shortcut(key);
        }
        return switch (key) {
            case Input.Keys.LEFT, Input.Keys.RIGHT, Input.Keys.UP, Input.Keys.DOWN ->
                arrow(context.ui().focus(), board);
            case Input.Keys.ENTER, Input.Keys.NUMPAD_ENTER -> keys.isWaiting() && act(keys.enter());
            case Input.Keys.BACKSPACE -> backspace();
            case Input.Keys.F1 -> {
                context.go().howToPlay();
                yield true;
            }
            default -> false;
        };
    }

    private static boolean isDown(int left, int right) {
        return Gdx.input.isKeyPressed(left) || Gdx.input.isKeyPressed(right);
    }

    private boolean shortcut(int key) {
        boolean isShift = isDown(Input.Keys.SHIFT_LEFT, Input.Keys.SHIFT_RIGHT);
        if (key == Input.Keys.Y || (key == Input.Keys.Z && isShift)) {
            actions.redo();
        } else if (key == Input.Keys.Z) {
            actions.undo();
        } else if (key == Input.Keys.N) {
            actions.newGame();
        } else {
            return false;
        }
        return true;
    }

    private static boolean arrow(Focus focus, BoardView board) {
        Actor current = focus.current();
        boolean isElsewhere = current != null && current != board && focus.isShownOn(current);
        if (isElsewhere || focus.isShownOn(board)) {
            return false;
        }
        focus.show(board);
        board.model().showCursor();
        Gdx.graphics.requestRendering();
        return true;
    }

    private boolean backspace() {
        if (!keys.isWaiting()) {
            actions.undo();
        }
        keys.backspace();
        Gdx.graphics.requestRendering();
        return true;
    }

    /** A sign was typed; returns whether it meant something here. */
    boolean keyTyped(char sign) {
        if (isDown(Input.Keys.CONTROL_LEFT, Input.Keys.CONTROL_RIGHT) || !keys.takes(sign)) {
            return false;
        }
        act(keys.type(sign));
        Gdx.graphics.requestRendering();
        return true;
    }

    private boolean act(GameKeys.Meaning meaning) {
        meaning.square().ifPresent(game::choose);
        meaning.command().ifPresent(this::command);
        return meaning.square().isPresent() || meaning.command().isPresent();
    }

    private void command(Command command) {
        switch (command) {
            case UNDO -> actions.undo();
            case REDO -> actions.redo();
            case HINT -> actions.hint();
            case VALUES -> actions.values();
            case NEW_GAME -> actions.newGame();
            case PAUSE -> actions.pause();
            case STEP -> actions.step();
        }
    }
}
