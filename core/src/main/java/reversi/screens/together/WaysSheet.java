package reversi.screens.together;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** What can be done with something, one button below the other. */
final class WaysSheet implements Sheet {
    private final String title;
    private String about = "";
    private final List<Way> ways = new ArrayList<>();

    /** Without any way but to close it; {@code title} says what it is about. */
    WaysSheet(String title) {
        this.title = title;
    }

    /** {@code words} are a key, unless it {@code isSaid} as it stands. */
    private record Way(String words, boolean isSaid, boolean isDangerous, Runnable action) {}

    /** Says something above the ways. */
    void about(String words) {
        about = words;
    }

    /** Adds a way, by the key of its words, where it is open. */
    WaysSheet way(boolean isOpen, String key, Runnable action) {
        return add(isOpen, new Way(key, false, false, action));
    }

    /** Adds a way by its words. */
    void said(String words, Runnable action) {
        ways.add(new Way(words, true, false, action));
    }

    /** Adds a way that can't be taken back. */
    WaysSheet danger(boolean isOpen, String key, Runnable action) {
        return add(isOpen, new Way(key, false, true, action));
    }

    private WaysSheet add(boolean isOpen, Way way) {
        if (isOpen) {
            ways.add(way);
        }
        return this;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().growX().padBottom(Theme.GAP);
        table.add(context.ui().text(title, Type.HEADING).wrap(width)).row();
        if (!about.isEmpty()) {
            table.add(context.ui().muted(about, Type.BODY).wrap(width)).row();
        }
        for (Way way : ways) {
            Runnable action = context.closing(way.action());
            String words = way.isSaid() ? way.words() : context.say(way.words());
            table.add(
                            way.isDangerous()
                                    ? context.ui().danger(words, action)
                                    : context.ui().secondary(words, action))
                    .row();
        }
        table.add(context.ui().secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padBottom(0);
        return table;
    }
}
