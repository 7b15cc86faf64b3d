package reversi.server.account;

import java.io.EOFException;
import java.io.IOException;
import java.nio.BufferUnderflowException;

/** Finds out the format of a picture and reduces it to a {@link PlainPicture}. */
final class PictureReader {
    private PictureReader() {}

    /** Parses a picture in a single pass; throws IOException if it has none of the formats, is truncated, or would be expensive to decode. */
    static PlainPicture read(byte[] file) throws IOException {
        try {
            if (startsWith(file, 0xFF, 0xD8, 0xFF)) {
                return new PlainJpeg(file).read();
            }
            if (startsWith(file, 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n')) {
                return new PlainPng(file).read();
            }
            if (startsWith(file, 'G', 'I', 'F', '8', '7', 'a') || startsWith(file, 'G', 'I', 'F', '8', '9', 'a')) {
                return new PlainGif(file).read();
            }
        } catch (BufferUnderflowException | IndexOutOfBoundsException truncated) {
            EOFException end = new EOFException("a picture that is cut short");
            end.initCause(truncated);
            throw end;
        }
        throw new IOException("neither a JPEG nor a PNG nor a GIF");
    }

    private static boolean startsWith(byte[] file, int... signature) {
        for (int i = 0; i < signature.length; i++) {
            if (i >= file.length || (file[i] & 0xFF) != signature[i]) {
                return false;
            }
        }
        return true;
    }
}
