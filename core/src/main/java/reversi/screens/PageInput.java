package reversi.screens;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.function.Function;
import reversi.platform.TabListener;
import reversi.screens.ui.Focus;

/**
 * Keys, signs and touches before the stage hears of them: the way back, the keys of the page in front, the focus and Tab. A line that a
 * person writes in keeps all keys but those that lead out of it.
 */
public final class PageInput extends InputAdapter {
    private final Stage stage;
    private final Focus focus;
    private final Router router;
    private final Vector2 corner = new Vector2();
    private Runnable used = () -> {};

    /** The input of a router's pages. */
    public PageInput(Stage stage, Focus focus, Router router) {
        this.stage = stage;
        this.focus = focus;
        this.router = router;
    }

    /** Runs something whenever a person touches or presses anything. */
    public void onInput(Runnable next) {
        used = next;
    }

    /** Whether a person is writing in a line. */
    public boolean isWriting() {
        return stage.getKeyboardFocus() instanceof TextField;
    }

    private boolean isTakenByPage(Function<Page, Boolean> taken) {
        return !router.isSheetOpen() && router.page().map(taken).orElse(false);
    }

    @Override
    public boolean keyDown(int key) {
        used.run();
        router.tooltip().hide();
        focus.keyUsed();
        boolean isWayBack = key == Input.Keys.ESCAPE || key == Input.Keys.BACK;
        if (isWriting()) {
            if (key != Input.Keys.TAB && !isWayBack) {
                return false;
            }
            if (isWayBack) {
                stage.setKeyboardFocus(null);
                return true;
            }
            showFocus();
        } else if (isWayBack) {
            return router.back();
        }
        stage.setKeyboardFocus(null);
        if (isTakenByPage(page -> page.keyDown(key))) {
            return true;
        }
        // With Alt, Control or Command a key belongs to the browser or the system: Alt and the left arrow go back
        // there.
        return !Modifiers.isAny(router.device()) && focus.keyDown(key, Modifiers.isShift());
    }

    @Override
    public boolean keyTyped(char sign) {
        if (isWriting() || router.isSheetOpen() || router.page().isEmpty()) {
            return false;
        }
        focus.keyUsed();
        if (isTakenByPage(page -> page.keyTyped(sign))) {
            return true;
        }
        if (sign == '?') {
            router.openShortcuts();
        }
        return sign == '?';
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        used.run();
        router.tooltip().hide();
        focus.pointerUsed();
        router.held().press(x, y, pointer, button);
        Actor written = stage.getKeyboardFocus();
        if (written instanceof TextField && !isOn(written.getParent(), x, y)) {
            stage.setKeyboardFocus(null);
            Gdx.graphics.requestRendering();
        }
        return false;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        router.held().move(x, y, pointer);
        return false;
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        router.held().move(x, y, pointer);
        router.held().release(pointer);
        return false;
    }

    @Override
    public boolean touchCancelled(int x, int y, int pointer, int button) {
        router.held().forget();
        return false;
    }

    /** Whether a place in the window, in real pixels, is on this actor or a part of it. */
    private boolean isOn(Actor actor, int x, int y) {
        stage.screenToStageCoordinates(corner.set(x, y));
        Actor hit = stage.hit(corner.x, corner.y, true);
        return hit != null && hit.isDescendantOf(actor);
    }

    /** Where Tab leads beside the game: out of a page at its ends, but never out of a dialog. */
    public TabListener tabListener() {
        return new TabListener() {
            @Override
            public boolean leaves(boolean isBack) {
                if (isWriting()) {
                    showFocus();
                }
                boolean leaves = !router.isSheetOpen() && focus.isAtEnd(isBack ? -1 : 1);
                if (leaves) {
                    stage.setKeyboardFocus(null);
                    focus.leave();
                    Gdx.graphics.requestRendering();
                }
                return leaves;
            }

            @Override
            public void enters(boolean isBack) {
                focus.enter(isBack ? -1 : 1);
                Gdx.graphics.requestRendering();
            }
        };
    }

    /** From a line that the person wrote in, the keyboard goes on to what stands beside it. */
    private void showFocus() {
        Actor current = focus.current();
        if (current != null) {
            focus.show(current);
        }
    }
}
