package reversi.desktop;

import java.io.File;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.ConsoleHandler;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Logger;
import reversi.platform.ProblemLog;
import reversi.release.Release;

/**
 * What failed while the game ran, for a report of a problem: lines on standard error and in the person's folder, in a file that begins
 * anew when it is full, with the two before it kept. A line is an event and its keys (see {@link LogLine}):
 *
 * <pre>{@code
 * LOG.log(Level.WARNING, "not-saved", "name", name, "failure", failed.getMessage());
 * }</pre>
 */
final class DesktopLog implements ProblemLog {
    private static final System.Logger LOG = System.getLogger(DesktopLog.class.getName());

    private static final int FILES = 3;
    private static final int BYTES = 256 * 1024;
    private static final String FOLDER = "log";
    private static final String NAME = "reversi-%g.log";

    /** Held here once it is open: a logger that nobody holds loses its handlers. */
    private static final class Held {
        static final Logger ALL = Logger.getLogger("reversi");
    }

    private final Path folder;
    private final Thread opening = new Thread(this::open, "log");

    private DesktopLog(Path folder) {
        this.folder = folder.resolve(FOLDER);
    }

    /**
     * Keeps from soon on in a person's folder, which need not exist, what fails, and what ends a thread. It takes a tenth of a second, in
     * which the window is made; until then failures stand on standard error only.
     */
    static DesktopLog begin(Path person) {
        DesktopLog log = new DesktopLog(person);
        log.opening.setDaemon(true);
        log.opening.start();
        return log;
    }

    /** Waits until failures are kept. */
    void awaitOpen() throws InterruptedException {
        opening.join();
    }

    private void open() {
        Held.ALL.setUseParentHandlers(false);
        add(new ConsoleHandler());
        try {
            Files.createDirectories(folder);
            String place = folder.toString().replace("%", "%%");
            add(new FileHandler(place + File.separator + NAME, BYTES, FILES, true));
        } catch (IOException noFile) {
            LOG.log(Level.WARNING, "log-not-kept", "folder", folder, "failure", noFile);
        }
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, thrown) -> LOG.log(Level.ERROR, "crashed", "thread", thread.getName(), "failure", thrown));
        String system = System.getProperty("os.name") + ' ' + System.getProperty("os.version");
        LOG.log(Level.INFO, "start", "version", Release.version(), "java", Runtime.version(), "system", system);
    }

    private void add(Handler handler) {
        handler.setFormatter(new LogLine());
        Held.ALL.addHandler(handler);
    }

    @Override
    public String folder() {
        return folder.toUri().toString();
    }
}
