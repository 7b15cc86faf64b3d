package reversi.screens.ui;

/** The pictograms of the game, by the names of their pictures in the atlas. */
public enum Icon {
    ANIMATION("animation"),
    BACK("back"),
    BOARD("board"),
    BOOK("book"),
    CHART("chart"),
    CHAT("chat"),
    CHECK("check"),
    CHEVRON_DOWN("chevron_down"),
    CHEVRON_LEFT("chevron_left"),
    CHEVRON_RIGHT("chevron_right"),
    CHEVRON_UP("chevron_up"),
    CLOCK("clock"),
    CLOSE("close"),
    COMMAND("command"),
    COMPUTER("computer"),
    COPY("copy"),
    DISC("disc"),
    EYE("eye"),
    FAST("fast"),
    FIRST("first"),
    FLIP("flip"),
    FULLSCREEN("fullscreen"),
    GLOBE("globe"),
    HANDSHAKE("handshake"),
    HINT("hint"),
    HOME("home"),
    INFO("info"),
    KEYBOARD("keyboard"),
    LANGUAGE("language"),
    LAST("last"),
    LEARN("learn"),
    LOT("lot"),
    MAIL("mail"),
    MENU("menu"),
    MINUS("minus"),
    MOON("moon"),
    MORE("more"),
    MUTE("mute"),
    PALETTE("palette"),
    PASS("pass"),
    PAUSE("pause"),
    PEOPLE("people"),
    PERSON("person"),
    PLAY("play"),
    PLUS("plus"),
    PUZZLE("puzzle"),
    QUESTION("question"),
    QUIT("quit"),
    REDO("redo"),
    REFRESH("refresh"),
    RESIGN("resign"),
    SEARCH("search"),
    SEND("send"),
    SETTINGS("settings"),
    SHARE("share"),
    SOUND("sound"),
    SPEED("speed"),
    STAR("star"),
    STEP("step"),
    STEP_BACK("step_back"),
    STOP("stop"),
    SUN("sun"),
    SWAP("swap"),
    TROPHY("trophy"),
    UNDO("undo"),
    VARIANTS("variants"),
    WARNING("warning");

    private final String picture;

    Icon(String picture) {
        this.picture = picture;
    }

    /** The name of the picture in the atlas, without its folder. */
    public String picture() {
        return picture;
    }
}
