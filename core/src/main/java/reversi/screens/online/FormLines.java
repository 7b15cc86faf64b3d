package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import reversi.screens.Context;
import reversi.screens.ui.Slot;
import reversi.screens.ui.TextInput;

/** The lines of a form, each with a place below it for what is the matter. */
final class FormLines<F> {
    private final Context context;
    private final float width;
    private final BiConsumer<F, String> write;
    private final Map<F, TextInput> lines = new HashMap<>();
    private final Map<F, Slot<String>> troubles = new HashMap<>();

    /** No lines yet; {@code write} hears what is written in them. */
    FormLines(Context context, float width, BiConsumer<F, String> write) {
        this.context = context;
        this.width = width;
        this.write = write;
    }

    /** Makes a line, and the place below it. */
    TextInput line(F field, String key, int longest) {
        TextInput line = context.ui().writing("", context.say(key), longest, words -> write.accept(field, words));
        lines.put(field, line);
        troubles.put(field, ListPanels.trouble(context.ui(), width));
        return line;
    }

    /** Puts a line on a panel, and the place below it. */
    void add(Table panel, F field, float above) {
        panel.add(lines.get(field)).padTop(above).row();
        addTrouble(panel, field);
    }

    /** Puts the place below a line on a panel. */
    void addTrouble(Table panel, F field) {
        panel.add(troubles.get(field)).row();
    }

    /** Shows what is written in a line, and what is the matter with it. */
    void show(Form<F> form) {
        troubles.forEach((field, trouble) -> trouble.show(form.trouble(field)));
        lines.forEach((field, line) -> line.write(form.written(field)));
    }
}
