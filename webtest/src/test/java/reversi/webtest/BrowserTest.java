package reversi.webtest;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import reversi.tools.web.WebServer;

/** A test with a browser and a server of the built game. */
@TestInstance(Lifecycle.PER_CLASS)
@ExtendWith(BrowserTest.Lending.class)
abstract class BrowserTest {
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
        server = WebServer.start(BuiltGame.folder(), 0);
        running = server;
    }

    @AfterAll
    void stop() throws Exception {
        running.close();
    }

    /** Lends each class a browser of the {@link BrowserShelf} of the whole run. */
    static final class Lending implements BeforeAllCallback, AfterAllCallback {
        private static final Namespace OURS = Namespace.create(BrowserShelf.class);

        @Override
        public void beforeAll(ExtensionContext context) {
            BrowserTest test = (BrowserTest) context.getRequiredTestInstance();
            if (test.isPlayable()) {
                test.browser = shelf(context).take(test.program());
            }
        }

        @Override
        public void afterAll(ExtensionContext context) {
            BrowserTest test = (BrowserTest) context.getRequiredTestInstance();
            if (test.isPlayable()) {
                shelf(context).giveBack(test.browser);
            }
        }

        private static BrowserShelf shelf(ExtensionContext context) {
            return context.getRoot().getStore(OURS).getOrComputeIfAbsent(BrowserShelf.class);
        }
    }
}
