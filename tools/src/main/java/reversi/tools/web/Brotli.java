package reversi.tools.web;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import reversi.http.WebFiles;

/** Writes the small twin of a file that a server may send instead of it. */
final class Brotli {
    private static final Encoder.Parameters BEST = new Encoder.Parameters().setQuality(11);

    private Brotli() {}

    /** Writes {@code FILE.br} where that is worth it; where this computer has no Brotli, servers use gzip. */
    static void shrink(Path file, byte[] bytes) throws IOException {
        if (!WebFiles.isCompressible(file.toString()) || !Brotli4jLoader.isAvailable()) {
            return;
        }
        byte[] small = Encoder.compress(bytes, BEST);
        if (small.length < bytes.length) {
            Files.write(file.resolveSibling(file.getFileName() + ".br"), small);
        }
    }
}
