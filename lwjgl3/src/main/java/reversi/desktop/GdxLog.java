package reversi.desktop;

import com.badlogic.gdx.ApplicationLogger;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Puts what goes to libGDX's log, such as a sound that can't be played, into the log of the game. */
final class GdxLog implements ApplicationLogger {
    private static final Logger LOG = System.getLogger(GdxLog.class.getName());

    @Override
    public void log(String tag, String message) {
        LOG.log(Level.INFO, tag, "message", message);
    }

    @Override
    public void log(String tag, String message, Throwable thrown) {
        LOG.log(Level.INFO, tag, "message", message, "failure", thrown);
    }

    @Override
    public void error(String tag, String message) {
        LOG.log(Level.ERROR, tag, "message", message);
    }

    @Override
    public void error(String tag, String message, Throwable thrown) {
        LOG.log(Level.ERROR, tag, "message", message, "failure", thrown);
    }

    @Override
    public void debug(String tag, String message) {
        LOG.log(Level.DEBUG, tag, "message", message);
    }

    @Override
    public void debug(String tag, String message, Throwable thrown) {
        LOG.log(Level.DEBUG, tag, "message", message, "failure", thrown);
    }
}
