package reversi;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import java.lang.reflect.Proxy;

/** The game's words with two fifths more letters, as a language might need them that the game does not speak yet. */
final class LongerTexts {
    /** Where a text's own words end. */
    private static final char MARK = '~';

    private static final String MORE = "wobei noch etwas länger gesprochen wird ";

    private LongerTexts() {}

    /** Reads longer words for as long as this runs. */
    static void during(Runnable reading) {
        Files before = Gdx.files;
        Gdx.files = (Files) Proxy.newProxyInstance(
                Files.class.getClassLoader(), new Class<?>[] {Files.class}, (proxy, method, arguments) -> {
                    Object found = method.invoke(before, arguments);
                    boolean isTexts =
                            arguments != null && arguments[0] instanceof String name && name.startsWith("texts/");
                    return isTexts ? new Longer((FileHandle) found) : found;
                });
        try {
            reading.run();
        } finally {
            Gdx.files = before;
        }
    }

    /** Whether this text, longer or not, says these words. */
    static boolean isSaid(String words, String text) {
        return text.equals(words) || text.startsWith(words + MARK);
    }

    static boolean isLonger(String text) {
        return text.indexOf(MARK) >= 0;
    }

    /** The text without what makes it longer. */
    static String plain(String text) {
        return isLonger(text) ? text.substring(0, text.indexOf(MARK)) : text;
    }

    /** A line of a file of texts with longer words; what joins words is none. */
    static String longer(String line) {
        int equals = line.indexOf('=');
        if (line.startsWith("#") || line.startsWith("join.") || equals <= 0) {
            return line;
        }
        int more = Math.round(0.4f * (line.length() - equals - 1));
        boolean isOneWord = line.indexOf(' ', equals) < 0;
        String letters = isOneWord ? MORE.replace(" ", "") : MORE;
        return line
                + (more > 1 ? MARK + letters.repeat(1 + more / letters.length()).substring(0, more - 1) : "");
    }

    /** A file of texts. */
    private static final class Longer extends FileHandle {
        Longer(FileHandle texts) {
            super(texts.file());
        }

        @Override
        public String readString(String charset) {
            return String.join(
                    "\n",
                    super.readString(charset).lines().map(LongerTexts::longer).toList());
        }
    }
}
