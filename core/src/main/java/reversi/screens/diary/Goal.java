package reversi.screens.diary;

import reversi.screens.ui.Icon;

/** What somebody may want to do each day. Names of rows are what is kept: never rename one. */
public enum Goal {
    PUZZLE(Icon.PUZZLE),
    GAME(Icon.BOARD),
    LESSON(Icon.LEARN);

    private final Icon icon;

    Goal(Icon icon) {
        this.icon = icon;
    }

    /** The pictogram. */
    public Icon icon() {
        return icon;
    }

    /** The key of its name. */
    public String key() {
        return "calendar.goal." + name();
    }
}
