package reversi.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Os;
import com.badlogic.gdx.utils.SharedLibraryLoader;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import reversi.platform.Clipboard;

/**
 * The clipboard: GLFW knows its text; a picture goes there by a program of the system, since the packaged game's runtime has no AWT.
 */
final class DesktopClipboard implements Clipboard {
    private static final Logger LOG = System.getLogger(DesktopClipboard.class.getName());

    private static final int LONGEST_SECONDS = 10;

    private final Executor background;
    private final Executor renderThread;

    /** Programs are waited for by {@code background}; answers are given on {@code renderThread}. */
    DesktopClipboard(Executor background, Executor renderThread) {
        this.background = background;
        this.renderThread = renderThread;
    }

    @Override
    public void read(Consumer<Optional<String>> then) {
        then.accept(Optional.ofNullable(Gdx.app.getClipboard().getContents()).filter(text -> !text.isEmpty()));
    }

    @Override
    public boolean listen(Consumer<String> pasted) {
        return false;
    }

    @Override
    public void unlisten() {}

    @Override
    public void writePicture(byte[] png, Consumer<Boolean> then) {
        background.execute(() -> {
            boolean isThere = copy(png);
            renderThread.execute(() -> then.accept(isThere));
        });
    }

    private static boolean copy(byte[] png) {
        try {
            Path file = Files.createTempFile("reversi", ".png");
            try {
                Files.write(file, png);
                return run(command(file, SharedLibraryLoader.os, System.getenv()), file);
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException noProgram) {
            LOG.log(Level.WARNING, "picture-not-copied", "failure", noProgram.getMessage());
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The program of a system that copies a file, which it may also read from its input. */
    static List<String> command(Path file, Os os, Map<String, String> environment) {
        return switch (os) {
            case MacOsX ->
                List.of("osascript", "-e", "set the clipboard to (read (POSIX file \"" + file + "\") as «class PNGf»)");
            case Windows ->
                List.of(
                        "powershell",
                        "-NoProfile",
                        "-STA",
                        "-Command",
                        "Add-Type -AssemblyName System.Windows.Forms,System.Drawing;"
                                + "$p=[System.Drawing.Image]::FromFile('" + file + "');"
                                + "[System.Windows.Forms.Clipboard]::SetImage($p);$p.Dispose()");
            default ->
                environment.containsKey("WAYLAND_DISPLAY")
                        ? List.of("wl-copy", "--type", "image/png")
                        : List.of("xclip", "-selection", "clipboard", "-t", "image/png", "-i");
        };
    }

    private static boolean run(List<String> command, Path input) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectInput(input.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        boolean ended = process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS);
        if (!ended) {
            process.destroy();
        }
        return ended && process.exitValue() == 0;
    }
}
