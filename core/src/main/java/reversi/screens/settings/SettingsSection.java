package reversi.screens.settings;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import reversi.screens.Context;
import reversi.screens.Settings;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Slider;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Toggle;
import reversi.screens.ui.Type;

/** A panel with choices, each of which shows the settings and changes them. */
final class SettingsSection {
    private final Context context;
    private final Settings first;
    private final Consumer<UnaryOperator<Settings>> change;
    private final Panel panel;
    /** What shows the settings on the controls. */
    private final List<Consumer<Settings>> controls = new ArrayList<>();

    /** A section below the words of a key, whose controls begin at these settings; {@code change} hears of every change. */
    SettingsSection(Context context, String title, Settings first, Consumer<UnaryOperator<Settings>> change) {
        this.context = context;
        this.first = first;
        this.change = change;
        this.panel = panel(context, title);
    }

    /** A panel below the words of a key. */
    static Panel panel(Context context, String title) {
        Panel panel = context.ui().panel();
        panel.top().left();
        panel.pad(Theme.PART_GAP, Theme.PAD, Theme.PART_GAP, Theme.PAD);
        panel.defaults().growX();
        panel.add(context.ui().text(context.say(title), Type.TITLE))
                .padBottom(Theme.ROW_GAP)
                .row();
        return panel;
    }

    /** The words of a key above a choice. */
    static void label(Context context, Table panel, String key) {
        panel.add(context.ui().muted(context.say(key), Type.SMALL))
                .padTop(Theme.ROW_GAP)
                .padBottom(Theme.LINE_GAP)
                .row();
    }

    /** The panel. */
    Panel panel() {
        return panel;
    }

    /** Shows these settings on all controls. */
    void show(Settings settings) {
        controls.forEach(control -> control.accept(settings));
    }

    /** A switch below what is there. */
    void toggle(String key, Function<Settings, Boolean> of, BiFunction<Settings, Boolean, Settings> with) {
        String second = context.texts().has(key + ".second") ? context.say(key + ".second") : "";
        Toggle toggle = context.ui()
                .toggle(
                        context.say(key),
                        second,
                        of.apply(first),
                        on -> change.accept(settings -> with.apply(settings, on)));
        controls.add(settings -> toggle.show(of.apply(settings)));
        panel.add(toggle).row();
    }

    /** A line from 0 to 100 below what is there. */
    void percent(String key, int step, Function<Settings, Integer> of, BiFunction<Settings, Integer, Settings> with) {
        Slider line = context.ui()
                .slider(0, 100, step, of.apply(first), value -> change.accept(settings -> with.apply(settings, value)));
        controls.add(settings -> line.show(of.apply(settings)));
        labelled(key, line).row();
    }

    /** One of a few values, each named by a key, below what is there; the first where none of them is set. */
    <T> Cell<Segmented> choice(
            String key,
            List<T> values,
            Function<T, String> name,
            Function<Settings, T> of,
            BiFunction<Settings, T, Settings> with) {
        Segmented choice = context.ui()
                .segmented(
                        values.stream()
                                .map(value -> context.say(name.apply(value)))
                                .toList(),
                        Math.max(0, values.indexOf(of.apply(first))),
                        at -> change.accept(settings -> with.apply(settings, values.get(at))));
        controls.add(settings -> choice.show(Math.max(0, values.indexOf(of.apply(settings)))));
        return labelled(key, choice);
    }

    /** An actor below the words of a key. */
    <A extends Actor> Cell<A> labelled(String key, A actor) {
        label(context, panel, key);
        return panel.add(actor);
    }
}
