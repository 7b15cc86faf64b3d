package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import com.badlogic.gdx.utils.GdxRuntimeException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class DesktopAssetsTest {
    private final BlockingQueue<Runnable> frames = new LinkedBlockingQueue<>();
    private final AtomicReference<Thread> decoder = new AtomicReference<>();
    private final AtomicReference<Optional<String>> answer = new AtomicReference<>();

    private void load(DesktopAssets.Source source) throws InterruptedException {
        new DesktopAssets(source, frames::add).load("openings/x.bin", this::decode, answer::set);
        Runnable frame = frames.poll(10, TimeUnit.SECONDS);
        assertNotNull(frame, "no answer");
        frame.run();
    }

    private Optional<String> decode(byte[] bytes) {
        decoder.set(Thread.currentThread());
        return bytes.length == 0 ? Optional.empty() : Optional.of(new String(bytes, StandardCharsets.UTF_8));
    }

    @Test
    void anAssetIsDecodedElsewhereAndAnsweredOnTheRenderThread() throws InterruptedException {
        load(path -> path.getBytes(StandardCharsets.UTF_8));
        assertEquals(Optional.of("openings/x.bin"), answer.get());
        assertNotSame(Thread.currentThread(), decoder.get());
    }

    @Test
    void whatIsMissingOrDamagedIsNothing() throws InterruptedException {
        load(path -> {
            throw new GdxRuntimeException("no such file");
        });
        assertEquals(Optional.empty(), answer.get());
        answer.set(Optional.of("not yet"));
        load(path -> new byte[0]);
        assertEquals(Optional.empty(), answer.get());
    }
}
