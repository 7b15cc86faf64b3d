package reversi.web.library;

import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;
import reversi.web.worker.LinearMemory;

/** What the script of the package calls, one request at a time. */
public final class LibraryEntry {
    private LibraryEntry() {}

    /** Nothing happens until a request comes. */
    public static void main(String[] args) {}

    /** Answers a request of {@link TextEngine}. */
    @JSExport
    public static String ask(String request, Listener better) {
        return Kept.ENGINE.answer(request, better::hear);
    }

    /** The games of a file. */
    @JSExport
    public static String games(Int8Array file) {
        return Kept.ENGINE.games(file.copyToJavaArray());
    }

    /** Values positions by the weights of a file from now on. */
    @JSExport
    public static String learn(Int8Array file) {
        return Kept.ENGINE.learn(file.copyToJavaArray());
    }

    /** Plays openings by the book of a file from now on. */
    @JSExport
    public static String read(Int8Array file) {
        return Kept.ENGINE.read(file.copyToJavaArray());
    }

    /** The file of weights that a request would be answered better with. */
    @JSExport
    public static String lacks(String request) {
        return Kept.ENGINE.lacks(request);
    }

    /** What lasts from call to call: the script can only call static methods. */
    private static final class Kept {
        private static final TextEngine ENGINE = new TextEngine(LinearMemory.reader());
    }
}
