package reversi.webtest;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import reversi.tools.web.WebServer;

/** A test with a browser and a server of the built game. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class BrowserTest {
    private AutoCloseable started = () -> {};
    private AutoCloseable running = () -> {};
    protected RealBrowser browser;
    protected WebServer server;

    /** Skips each test by itself, so that they are counted. */
    @BeforeEach
    void needsTheGameAndABrowser() {
        BuiltGame.folder();
        program();
    }

    /** The browser's program; the test is skipped where there is none. */
    Path program() {
        return BuiltGame.browser();
    }

    /** Whether game and browser are there. */
    boolean isPlayable() {
        return BuiltGame.isPlayable();
    }

    /** Skips what only Chromium can be asked. */
    void needsChromium(String what) {
        Assumptions.assumeTrue(browser.isChromium(), "only Chromium " + what);
    }

    @BeforeAll
    void start() throws IOException {
        if (!isPlayable()) {
            return;
        }
        Path folder = BuiltGame.folder();
        browser = new RealBrowser(program());
        started = browser;
        server = WebServer.start(folder, 0);
        running = server;
    }

    @AfterAll
    void stop() throws Exception {
        running.close();
        started.close();
    }
}
