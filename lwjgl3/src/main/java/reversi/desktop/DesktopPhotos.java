package reversi.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import reversi.platform.PhotoSender;

/** Takes a picture that is chosen in the system's dialog or dropped on the window. */
public final class DesktopPhotos extends Lwjgl3WindowAdapter implements PhotoSender {
    private static final int TOO_LARGE = 413;
    /** The most bytes of a file that is read; a camera's pictures have a third of it. */
    private static final long MAX_FILE = 30_000_000;

    private static final int NO_PICTURE = 415;

    private final Executor renderThread;
    private final FileDialog dialog;
    private @Nullable Wanted wanted;

    /** Where the next picture goes. */
    private record Wanted(String address, String token, IntConsumer answered) {}

    /** Photos whose answers are heard on the thread of this executor. */
    public DesktopPhotos(Executor renderThread, FileDialog dialog) {
        this.renderThread = renderThread;
        this.dialog = dialog;
    }

    @Override
    public Way way() {
        return dialog.isAvailable() ? Way.CHOOSE : Way.DROP;
    }

    @Override
    public void send(String address, String token, IntConsumer answered) {
        wanted = new Wanted(address, token, answered);
        if (dialog.isAvailable()) {
            dialog.open(false, files -> take(files.get(0)));
        }
    }

    @Override
    public void stop() {
        wanted = null;
    }

    @Override
    public void filesDropped(String[] files) {
        if (files.length > 0) {
            take(Path.of(files[0]));
        }
    }

    private void take(Path file) {
        Wanted now = wanted;
        if (now == null) {
            return;
        }
        DesktopFiles.threads().execute(() -> read(now, file));
    }

    private void read(Wanted now, Path file) {
        try {
            if (Files.size(file) > MAX_FILE) {
                answer(now, TOO_LARGE);
            } else {
                post(now, PhotoPng.of(Files.readAllBytes(file)));
            }
        } catch (IOException unreadable) {
            answer(now, NO_PICTURE);
        }
    }

    private void answer(Wanted now, int status) {
        renderThread.execute(() -> now.answered.accept(status));
    }

    private void post(Wanted now, byte[] picture) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(now.address))
                .header("Authorization", "Bearer " + now.token)
                .POST(HttpRequest.BodyPublishers.ofByteArray(picture))
                .build();
        CompletableFuture<?> unused = HttpClient.newHttpClient()
                .sendAsync(request, HttpResponse.BodyHandlers.discarding())
                .whenComplete((response, failure) -> {
                    answer(now, response == null ? 0 : response.statusCode());
                });
    }
}
