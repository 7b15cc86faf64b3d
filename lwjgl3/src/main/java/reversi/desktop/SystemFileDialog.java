package reversi.desktop;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.util.tinyfd.TinyFileDialogs;

/**
 * The dialog of Windows, of macOS, or of whichever program a Linux desktop has for it (zenity, kdialog and others; tinyfd finds it). It is
 * asked for and waited for on a thread of its own, as most are programs of their own; one is open at a time.
 */
final class SystemFileDialog implements FileDialog {
    private static final Logger LOG = System.getLogger(SystemFileDialog.class.getName());

    /** A title with which tinyfd opens nothing, but tells whether it has a dialog with windows: 1, or with text alone: 0. */
    private static final String QUERY = "tinyfd_query";

    private static final String TITLE = "Reversi";

    private final Executor background;
    private final Executor renderThread;
    private final AtomicBoolean isOpen = new AtomicBoolean();
    private volatile boolean isAvailable;

    SystemFileDialog(Executor background, Executor renderThread) {
        this.background = background;
        this.renderThread = renderThread;
        background.execute(() -> isAvailable = hasWindows());
    }

    private static boolean hasWindows() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            ByteBuffer query = stack.UTF8(QUERY);
            // The answer is a number in place of an address, which must not be read as a text.
            long answer = TinyFileDialogs.ntinyfd_openFileDialog(MemoryUtil.memAddress(query), 0, 0, 0, 0, 0);
            return answer == 1;
        } catch (UnsatisfiedLinkError noLibrary) {
            LOG.log(Level.WARNING, "no-file-dialog", "failure", noLibrary.getMessage());
            return false;
        }
    }

    @Override
    public boolean isAvailable() {
        return isAvailable;
    }

    @Override
    public void open(boolean isForSeveral, Consumer<List<Path>> chosen) {
        if (!isOpen.compareAndSet(false, true)) {
            return;
        }
        background.execute(() -> {
            List<Path> files;
            try {
                files = files(TinyFileDialogs.tinyfd_openFileDialog(TITLE, null, null, null, isForSeveral));
            } finally {
                isOpen.set(false);
            }
            if (!files.isEmpty()) {
                renderThread.execute(() -> chosen.accept(files));
            }
        });
    }

    /** The files of an answer, in which a bar stands between several; empty where the person chose none. */
    static List<Path> files(@Nullable String answer) {
        if (answer == null || answer.isEmpty()) {
            return List.of();
        }
        try {
            Path whole = Path.of(answer);
            if (Files.exists(whole)) {
                return List.of(whole);
            }
        } catch (InvalidPathException severalFiles) {
            // On Windows no file has a bar in its name.
        }
        List<Path> files = new ArrayList<>();
        for (String file : answer.split("\\|", -1)) {
            if (!file.isEmpty()) {
                files.add(Path.of(file));
            }
        }
        return files;
    }
}
