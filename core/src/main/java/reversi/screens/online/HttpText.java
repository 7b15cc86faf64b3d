package reversi.screens.online;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Net;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What a server answers, as a text. */
final class HttpText {
    private static final int AT_ONCE = 8_192;

    private HttpText() {}

    /**
     * A text of at most {@code most} bytes; empty where it is longer or breaks off. In browsers libGDX throws where a stream is asked for; they take
     * only what the page's own server says.
     */
    static Optional<String> read(Net.HttpResponse response, int most) {
        if (Gdx.app.getType() == Application.ApplicationType.WebGL) {
            return Optional.ofNullable(response.getResultAsString());
        }
        InputStream in = response.getResultAsStream();
        if (in == null) {
            return Optional.empty();
        }
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        byte[] some = new byte[AT_ONCE];
        try {
            for (int count = in.read(some); count >= 0; count = in.read(some)) {
                if (text.size() + count > most) {
                    return Optional.empty();
                }
                text.write(some, 0, count);
            }
        } catch (IOException broken) {
            return Optional.empty();
        }
        return Optional.of(new String(text.toByteArray(), StandardCharsets.UTF_8));
    }
}
