package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import reversi.online.Protocol;
import reversi.screens.ui.Icon;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;

/** The line on which one says something to others. */
public final class RemarkLine {
    private RemarkLine() {}

    /** A line; {@code draft} and {@code write} keep what is not said yet, and {@code say} sends it and answers whether it was sent. */
    public static Actor of(Context context, Supplier<String> draft, Consumer<String> write, Predicate<String> say) {
        TextInput line = context.ui().writing(draft.get(), context.say("chat.say"), Protocol.MAX_CHAT, write);
        Runnable send = () -> {
            String words = line.words().trim();
            Optional<String> trouble = Writable.trouble(context.texts(), words);
            if (trouble.isPresent()) {
                context.router().notice(trouble.get());
            } else if (!words.isEmpty() && say.test(words)) {
                line.write("");
                write.accept("");
            }
        };
        line.onEnter(send);
        Table row = new Table();
        row.add(line).growX().minWidth(0);
        row.add(context.ui().iconButton(Icon.SEND, send)).padLeft(Theme.GRID);
        return row;
    }
}
