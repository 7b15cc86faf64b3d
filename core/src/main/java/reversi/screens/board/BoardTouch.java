package reversi.screens.board;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.rules.Square;
import reversi.screens.ui.PartialStage;

/**
 * What a pointer does on a board: a mouse shows what would flip by hovering; a finger by being held down, and letting go
 * of a held square places nothing.
 */
final class BoardTouch extends InputListener {
    private static final float LONG_PRESS = 0.4f;

    private final Actor view;
    private final Supplier<BoardGeometry> geometry;
    private final BoardModel model;
    private final Consumer<Square> listener;
    private final boolean isTouch;
    private @Nullable Square pressed;
    private boolean isHeld;
    private float held = -1;

    BoardTouch(
            Actor view,
            Supplier<BoardGeometry> geometry,
            BoardModel model,
            Consumer<Square> listener,
            boolean isTouch) {
        this.view = view;
        this.geometry = geometry;
        this.model = model;
        this.listener = listener;
        this.isTouch = isTouch;
    }

    /** Tells that a square was chosen. */
    void press(Square square) {
        listener.accept(square);
    }

    /** Lets time pass, in seconds; returns whether a finger is being waited for. */
    boolean act(float delta) {
        if (held < 0) {
            return false;
        }
        held += delta;
        if (held >= LONG_PRESS) {
            held = -1;
            isHeld = true;
            model.dropProposal();
            model.point(pressed);
        }
        return true;
    }

    private @Nullable Square at(float x, float y) {
        return geometry.get().square(x, y).orElse(null);
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        point(at(x, y));
        return true;
    }

    private void point(@Nullable Square square) {
        if (!isTouch && !same(model.pointed(), square)) {
            model.point(square);
            PartialStage.wake(view);
        }
    }

    private static boolean same(@Nullable Square a, @Nullable Square b) {
        return a == null ? b == null : a.equals(b);
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, @Nullable Actor to) {
        if (pointer == -1) {
            point(null);
        }
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        if (pointer > 0 || button != Input.Buttons.LEFT) {
            return false;
        }
        pressed = at(x, y);
        isHeld = false;
        if (isTouch && pressed != null) {
            held = 0;
            PartialStage.wake(view);
        }
        return true;
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        Square over = at(x, y);
        if (isHeld) {
            model.point(over);
        } else if (!same(over, pressed)) {
            held = -1;
        }
        point(over);
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        held = -1;
        Square released = at(x, y);
        boolean places = !isHeld && same(released, pressed);
        isHeld = false;
        if (isTouch) {
            model.point(null);
        }
        PartialStage.wake(view);
        if (places && released != null) {
            press(released);
        } else if (places) {
            model.dropProposal();
        }
    }
}
