package reversi.platform;

/** What a part of a page is to somebody who does not see it. The names are those of WAI-ARIA, by which a device's screen reader knows them. */
public enum AccessRole {
    /** The page; its name is the page's title. */
    MAIN("main"),
    /** A dialog above the page, which can't be reached meanwhile; its name is the dialog's title. */
    DIALOG("dialog"),
    HEADING("heading"),
    /** Words to read. */
    TEXT("text"),
    BUTTON("button"),
    /** Switched on or off. */
    SWITCH("switch"),
    RADIO_GROUP("radiogroup"),
    RADIO("radio"),
    SLIDER("slider"),
    TEXT_BOX("textbox"),
    /** A board: rows of squares. */
    GRID("grid"),
    ROW("row"),
    SQUARE("gridcell"),
    LIST("list"),
    LIST_ITEM("listitem"),
    /** Controls that belong together. */
    GROUP("group"),
    /** A picture or a curve; its name says what is to be seen. */
    IMAGE("img");

    private final String key;

    AccessRole(String key) {
        this.key = key;
    }

    /** Its name in WAI-ARIA; words to read have none and are {@code text}. */
    public String key() {
        return key;
    }
}
