package reversi.screens.settings;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.Context;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What the sections of the settings have alike: a panel with a title, and words above a choice. */
final class SettingsSection {
    private SettingsSection() {}

    /** A panel below the words of a key. */
    static Panel panel(Context context, String title) {
        Ui ui = context.ui();
        Panel panel = ui.panel();
        panel.top().left();
        panel.pad(14, Theme.PAD, 14, Theme.PAD);
        panel.defaults().growX();
        panel.add(ui.text(context.say(title), Type.TITLE)).padBottom(8).row();
        return panel;
    }

    /** The words of a key above a choice. */
    static void label(Context context, Table panel, String key) {
        panel.add(context.ui().muted(context.say(key), Type.SMALL))
                .padTop(8)
                .padBottom(6)
                .row();
    }
}
