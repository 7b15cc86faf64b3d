package reversi.webtest;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import reversi.tools.web.WebServer;

/** A test with a browser and a server of the built game. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class BrowserTest {
    private AutoCloseable browser = () -> {};
    private AutoCloseable running = () -> {};
    protected Chromium chromium;
    protected WebServer server;

    /** Skips each test by itself, so that they are counted. */
    @BeforeEach
    void needsTheGameAndABrowser() {
        BuiltGame.folder();
        BuiltGame.browser();
    }

    @BeforeAll
    void start() throws IOException {
        if (!BuiltGame.isPlayable()) {
            return;
        }
        Path folder = BuiltGame.folder();
        Chromium started = new Chromium(BuiltGame.browser());
        browser = started;
        chromium = started;
        server = WebServer.start(folder, 0);
        running = server;
    }

    @AfterAll
    void stop() throws Exception {
        running.close();
        browser.close();
    }
}
