package reversi.tools.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import reversi.notation.Obf;

/** A file of positions with what their moves are worth. */
final class ObfFile {
    private ObfFile() {}

    /** The positions of the file; throws what is made of a message that tells the line that goes wrong. */
    static List<Obf.Entry> read(Path file, Function<String, RuntimeException> misuse) throws IOException {
        Obf.Read read = Obf.read(Files.readString(file));
        if (read instanceof Obf.Failed failed) {
            String what = failed.problem().name().toLowerCase(Locale.ROOT).replace('_', ' ');
            throw misuse.apply(file + ", line " + failed.line() + ": " + what + ".");
        }
        return ((Obf.Ok) read).entries();
    }
}
