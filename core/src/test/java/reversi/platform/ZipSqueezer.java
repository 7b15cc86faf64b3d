package reversi.platform;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/** Squeezes by the streams of Java. */
public final class ZipSqueezer implements Squeezer {
    @Override
    public void squeeze(String text, Consumer<Optional<String>> then) {
        ByteArrayOutputStream squeezed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out =
                new DeflaterOutputStream(squeezed, new Deflater(Deflater.BEST_COMPRESSION, true))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        then.accept(Optional.of(Base64.getUrlEncoder().withoutPadding().encodeToString(squeezed.toByteArray())));
    }

    @Override
    public void unsqueeze(String code, Consumer<Optional<String>> then) {
        try (InflaterInputStream in = new InflaterInputStream(
                new ByteArrayInputStream(Base64.getUrlDecoder().decode(code)), new Inflater(true))) {
            then.accept(Optional.of(new String(in.readNBytes(LONGEST), StandardCharsets.UTF_8)));
        } catch (IOException | IllegalArgumentException damaged) {
            then.accept(Optional.empty());
        }
    }
}
