package reversi.desktop;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import reversi.platform.Squeezer;

/** Squeezes by the compression of Java, at once. */
final class DesktopSqueezer implements Squeezer {
    @Override
    public void squeeze(String text, Consumer<Optional<String>> then) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(bytes);
        deflater.finish();
        // Stored blocks, for what can't be made shorter, take five bytes in 16 KiB.
        byte[] room = new byte[bytes.length + bytes.length / 1024 + 64];
        int length = deflater.deflate(room);
        deflater.end();
        then.accept(Optional.of(Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(room, length))));
    }

    @Override
    public void unsqueeze(String code, Consumer<Optional<String>> then) {
        then.accept(text(code));
    }

    private static Optional<String> text(String code) {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(Base64.getUrlDecoder().decode(code));
            byte[] room = new byte[LONGEST + 1];
            int length = inflater.inflate(room);
            boolean isWhole = inflater.finished() && length <= LONGEST;
            return isWhole ? Optional.of(new String(room, 0, length, StandardCharsets.UTF_8)) : Optional.empty();
        } catch (DataFormatException | IllegalArgumentException damaged) {
            return Optional.empty();
        } finally {
            inflater.end();
        }
    }
}
