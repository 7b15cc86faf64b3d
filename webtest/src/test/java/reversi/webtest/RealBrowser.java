package reversi.webtest;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A real browser that draws WebGL in software: Chromium, or Firefox as its makers ship it, which is told what to do by WebDriver BiDi. That
 * has no fingers, no density and no media features yet; looks and calm are settings of Firefox's then, for all its windows.
 */
final class RealBrowser implements AutoCloseable {
    /**
     * What Chromium goes without: its address bar's pages, which each window would load unseen (0.6 s of the processor), and what Playwright
     * leaves out, named again because the last such list counts.
     */
    private static final List<String> WITHOUT = List.of(
            "WebUIOmniboxPopup",
            "WebUIOmniboxAimPopup",
            "WebUIOmniboxFullPopup",
            "SpareRendererForSitePerProcess",
            "AvoidUnnecessaryBeforeUnloadCheckSync",
            "BoundaryEventDispatchTracksNodeRemoval",
            "DestroyProfileOnBrowserClose",
            "DialMediaRouteProvider",
            "GlobalMediaControls",
            "HttpsUpgrades",
            "LensOverlay",
            "MediaRouter",
            "PaintHolding",
            "ThirdPartyStoragePartitioning",
            "BlockOriginHeaderModificationOnRedirect",
            "Translate",
            "AutoDeElevate",
            "OptimizationHints");

    private static final List<String> CHROMIUM = List.of(
            "--disable-features=" + String.join(",", WITHOUT),
            "--use-gl=angle",
            // Mesa draws a third faster than SwiftShader, which is there where Mesa is not.
            "--use-angle=gl-egl",
            "--ignore-gpu-blocklist",
            "--enable-unsafe-swiftshader",
            // Where a machine is slow, drawing takes longer than this takes for a crash; it is off for SwiftShader
            // anyway.
            "--disable-gpu-watchdog",
            // What WebGL has drawn goes into the page without being drawn once more.
            "--disable-gpu-compositing",
            "--no-sandbox",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--autoplay-policy=no-user-gesture-required");

    /** Dark, calm, without questions; it draws without a graphics card, but only on a screen. */
    private static final Map<String, Object> FIREFOX = Map.of(
            "dom.events.testing.asyncClipboard",
            true,
            "webgl.force-enabled",
            true,
            "webgl.forbid-software",
            false,
            "layout.css.prefers-color-scheme.content-override",
            0,
            "ui.prefersReducedMotion",
            1,
            "media.autoplay.default",
            0,
            "dom.disable_open_during_load",
            false);

    private static final int PATIENCE_MILLIS = 60_000;
    private static final double COARSE = 0.5;

    private final Playwright playwright;
    private final Browser browser;
    private final Path program;
    private final boolean isChromium;

    RealBrowser(Path program) {
        this.program = program;
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        isChromium = !program.getFileName().toString().startsWith("firefox");
        LaunchOptions options = new LaunchOptions().setExecutablePath(program);
        browser = isChromium
                ? playwright.chromium().launch(options.setArgs(CHROMIUM))
                : playwright
                        .firefox()
                        .launch(options.setChannel("moz-firefox")
                                .setHeadless(false)
                                .setFirefoxUserPrefs(FIREFOX));
    }

    /** What runs. */
    Path program() {
        return program;
    }

    /** Whether it still runs; it may have crashed. */
    boolean isRunning() {
        return browser.isConnected();
    }

    /** Whether it is Chromium, which alone knows touch, density, tracing and its own protocol. */
    boolean isChromium() {
        return isChromium;
    }

    /**
     * A window's inside of this size in CSS pixels, each of {@code density} real pixels; nothing stored from before. The game is not kept for
     * offline there, which would take as much of the processor as the start itself.
     */
    BrowserContext window(int width, int height, double density, boolean touch) {
        return open(withoutKeeping(options(width, height, density, touch)));
    }

    /**
     * Such a window of a person who wants less motion: moves take less time, which whole games in tests have little of. It is drawn with half
     * as many pixels each way, as by a page at 50 %, since drawing is much of what tests take of the processor.
     */
    BrowserContext calmWindow(int width, int height, double density, boolean touch) {
        return open(withoutKeeping(calm(options(width, height, density * COARSE, touch))));
    }

    /** Such a calm window with every pixel, for pictures that are kept and where pixels are counted. */
    BrowserContext sharpWindow(int width, int height, double density, boolean touch) {
        return open(withoutKeeping(calm(options(width, height, density, touch))));
    }

    /** Such a calm window in which the game is kept for offline, as at every person's. */
    BrowserContext keepingWindow(int width, int height) {
        return open(calm(options(width, height, 1, false)));
    }

    private static Browser.NewContextOptions calm(Browser.NewContextOptions options) {
        return options.setReducedMotion(ReducedMotion.REDUCE);
    }

    private Browser.NewContextOptions withoutKeeping(Browser.NewContextOptions options) {
        return isChromium ? options.setServiceWorkers(ServiceWorkerPolicy.BLOCK) : options;
    }

    private static Browser.NewContextOptions options(int width, int height, double density, boolean touch) {
        return new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setDeviceScaleFactor(density)
                .setHasTouch(touch)
                .setColorScheme(ColorScheme.DARK)
                .setLocale("en-GB");
    }

    private BrowserContext open(Browser.NewContextOptions options) {
        BrowserContext context = browser.newContext(options);
        context.setDefaultTimeout(PATIENCE_MILLIS);
        return context;
    }

    /** Notes what the threads do while this page is used, until {@link #stopTrace}; Chromium only. */
    void startTrace(Page page) {
        browser.startTracing(page, new Browser.StartTracingOptions().setCategories(List.of("toplevel")));
    }

    /** The trace as Chromium's JSON. */
    byte[] stopTrace() {
        return browser.stopTracing();
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
