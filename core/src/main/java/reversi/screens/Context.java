package reversi.screens;

import reversi.platform.Device;
import reversi.screens.board.Tempo;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/**
 * What a page may use while it is built for one look and language.
 *
 * @param ui the widgets in the look of the moment
 * @param texts the words in the language of the moment
 * @param settings what the person has chosen
 * @param router where the page, its dialogs and notices are shown
 * @param go the ways to other pages
 * @param device facts about the device
 */
public record Context(Ui ui, Texts texts, SettingsRepository settings, PageHost router, Navigator go, Device device) {
    /** The look. */
    public Theme theme() {
        return ui.theme();
    }

    /** How fast discs move, as the person and the device want it. */
    public Tempo tempo() {
        return settings.now().speed().tempo(ui.feedback().isStill());
    }

    /** The words of a key. */
    public String say(String key) {
        return texts.get(key);
    }

    /** What closes the dialog in front, and then does this. */
    public Runnable closing(Runnable then) {
        return () -> {
            router.closeSheet();
            then.run();
        };
    }
}
