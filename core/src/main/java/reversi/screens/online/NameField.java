package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Consumer;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Slot;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;

/** Where a member is looked for by the name, and below it why nobody was found. */
final class NameField extends Table {
    private final TextInput name;
    private final Slot<String> trouble;

    /** A field that asks for what the words of {@code key} say; {@code write} hears what is written, and {@code find} Enter and the button. */
    NameField(Context context, String key, float width, Consumer<String> write, Runnable find) {
        name = context.ui()
                .writing("", context.say(key), Protocol.MAX_NAME, write)
                .onEnter(find);
        trouble = ListPanels.trouble(context.ui(), width);
        Button search = context.ui().iconButton(Icon.SEARCH, find);
        search.setAccessibleName(context.say("member.find"));
        add(name).growX().minWidth(0);
        add(search).size(Theme.TOUCH).padLeft(Theme.RING).row();
        add(trouble).width(width).colspan(2);
    }

    void show(NameSearch search) {
        name.write(search.name());
        trouble.show(search.trouble());
    }
}
