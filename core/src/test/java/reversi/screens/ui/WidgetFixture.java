package reversi.screens.ui;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import reversi.GameDriver;
import reversi.platform.NativeTextField;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Page;

/** Widgets on a page of their own in the whole game: laid out, pointed at and typed into as in a window. */
final class WidgetFixture implements AutoCloseable, WidgetFeedback {
    final GameDriver game;
    /** How often something sounded as pressed. */
    int taps;

    boolean isStill = true;
    private @Nullable NativeTextField typing;
    private @Nullable Ui ui;

    private WidgetFixture(GameDriver game) {
        this.game = game;
    }

    /** A window of 1280 × 720 points with a mouse. */
    static WidgetFixture mouse() {
        return new WidgetFixture(GameDriver.wide());
    }

    /** A phone of 390 × 844 points. */
    static WidgetFixture finger() {
        return new WidgetFixture(GameDriver.phone());
    }

    /** The device has fields of its own. */
    WidgetFixture with(NativeTextField fields) {
        typing = fields;
        return this;
    }

    /** Shows one widget of this width in points in the window's upper left corner; it is built anew with the page. */
    <A extends Actor> A show(float width, Function<Ui, A> make) {
        List<A> built = showAll(width, make.andThen(List::of));
        return built.get(0);
    }

    /** Shows widgets of this width below each other. */
    <A extends Actor> List<A> showAll(float width, Function<Ui, List<A>> make) {
        List<A> built = new ArrayList<>();
        showTable((ui, table) -> {
            built.clear();
            for (A actor : make.apply(ui)) {
                built.add(actor);
                table.add(actor).width(width).row();
            }
        });
        return built;
    }

    /** What stands on the page, put into a table. */
    interface Filler {
        void fill(Ui ui, Table table);
    }

    /** Shows a page that this fills from its upper left corner. */
    void showTable(Filler filler) {
        game.router().enter(new Page() {
            @Override
            public Actor build(Context context, Layout layout) {
                Ui made = new Ui(
                        context.theme(),
                        WidgetFixture.this,
                        context.ui().focus(),
                        context.ui().isTouch(),
                        Optional.ofNullable(typing));
                ui = made;
                Table table = new Table();
                table.top().left();
                filler.fill(made, table);
                return table;
            }
        });
        game.pass(0.1f);
    }

    Ui ui() {
        if (ui == null) {
            throw new IllegalStateException("nothing is shown");
        }
        return ui;
    }

    Focus focus() {
        return ui().focus();
    }

    /** Clicks or taps at a share of the width and of the height of an actor, from its upper left corner. */
    void click(Actor actor, float across, float down) {
        Rectangle place = GameDriver.place(actor);
        game.click(x(place, across), y(place, down));
    }

    void click(Actor actor) {
        click(actor, 0.5f, 0.5f);
    }

    /** Presses on one place of an actor and lets go at another. */
    void drag(Actor actor, float across, float down, float toAcross, float toDown) {
        Rectangle place = GameDriver.place(actor);
        game.drag(x(place, across), y(place, down), x(place, toAcross), y(place, toDown));
    }

    int x(Rectangle place, float across) {
        return Math.round(place.x + across * place.width);
    }

    int y(Rectangle place, float down) {
        float top = game.stage().getHeight() - place.y - place.height;
        return Math.round(top + down * place.height);
    }

    @Override
    public void tapped() {
        taps++;
    }

    @Override
    public boolean isStill() {
        return isStill;
    }

    @Override
    public void close() {
        game.close();
    }
}
