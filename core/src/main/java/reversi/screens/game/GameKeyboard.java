package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.function.Consumer;
import reversi.rules.Square;
import reversi.screens.Context;
import reversi.screens.Modifiers;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Focus;

/** What the keyboard does on the page of a game: arrows, typed squares, letters for commands and the usual shortcuts. */
final class GameKeyboard {
    private static final float MILLIS = 1000;
    /** There are no more figures than these. */
    private static final int MOST_ROWS = 9;

    private final LiveGame game;
    private final Commands commands;
    private final Consumer<Square> chosen;
    private final GameKeys keys;

    /** {@code chosen} hears of each square that was typed. */
    GameKeyboard(LiveGame game, Commands commands, Consumer<Square> chosen) {
        this.game = game;
        this.commands = commands;
        this.chosen = chosen;
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
        if (Modifiers.isAny(context.device())) {
            return Modifiers.isCommand(context.device()) && shortcut(key, context);
        }
        return switch (key) {
            case Input.Keys.LEFT, Input.Keys.RIGHT, Input.Keys.UP, Input.Keys.DOWN ->
                arrow(context.ui().focus(), board);
            case Input.Keys.ENTER, Input.Keys.NUMPAD_ENTER -> keys.isWaiting() && act(keys.enter());
            case Input.Keys.BACKSPACE -> backspace();
            case Input.Keys.F1 -> help(context);
            default -> false;
        };
    }

    /** In a browser this key opens the browser's own help. */
    private static boolean help(Context context) {
        if (context.device().canQuit()) {
            context.go().learn();
        }
        return context.device().canQuit();
    }

    /** Only what no browser keeps for itself: with N, T or W it makes and closes windows, and with Y a Mac's shows its history. */
    private boolean shortcut(int key, Context context) {
        if (key == Input.Keys.Z) {
            commands.run(Modifiers.isShift() ? Command.REDO : Command.UNDO);
        } else if (key == Input.Keys.Y && !context.device().isMac()) {
            commands.run(Command.REDO);
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
            commands.run(Command.UNDO);
        }
        keys.backspace();
        Gdx.graphics.requestRendering();
        return true;
    }

    /** A character was typed; returns whether it meant something here. */
    boolean keyTyped(char character, Context context) {
        if (Modifiers.isAny(context.device())) {
            return false;
        }
        if (!keys.takes(character)) {
            return sayRow(character - '1', context);
        }
        act(keys.type(character));
        Gdx.graphics.requestRendering();
        return true;
    }

    /** A figure that no letter stands before says its row. */
    private boolean sayRow(int rank, Context context) {
        boolean isRow =
                rank >= 0 && rank < Math.min(MOST_ROWS, game.board().variant().size());
        if (isRow) {
            context.router().announce(new SpokenGame(game, context).row(rank));
        }
        return isRow;
    }

    private boolean act(GameKeys.Meaning meaning) {
        meaning.square().ifPresent(chosen);
        meaning.command().ifPresent(commands::run);
        return meaning.square().isPresent() || meaning.command().isPresent();
    }
}
