package reversi.web;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.backends.gwt.GwtApplication;
import com.badlogic.gdx.backends.gwt.GwtApplicationConfiguration;
import com.badlogic.gdx.backends.gwt.GwtAudio;
import com.badlogic.gdx.backends.gwt.GwtGraphics;
import com.badlogic.gdx.backends.gwt.GwtInput;
import com.badlogic.gdx.backends.gwt.preloader.Preloader.PreloaderCallback;
import com.badlogic.gdx.backends.gwt.preloader.Preloader.PreloaderState;
import com.google.gwt.dom.client.CanvasElement;
import com.google.gwt.user.client.ui.RootPanel;
import com.google.gwt.user.client.ui.Widget;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import reversi.Backend;
import reversi.ReversiGame;
import reversi.platform.WorkerThinker;
import reversi.screens.ui.WheelUnit;

/** Starts the game in the page and draws it when something changed. */
public final class WebLauncher extends GwtApplication {
    private static final String FRAME = "game";

    /** Whatever a pointer touches says itself what changed. */
    private static final List<String> POINTING = List.of(
            "mousedown", "mouseup", "mousemove", "touchstart", "touchmove", "touchend", "touchcancel", "pointerdown");

    private static final List<String> WAKING = List.of("wheel", "keydown", "keypress", "keyup", "focus", "blur");

    // GWT 2.13 builds the hash codes of records on Objects.hash, but forgets it where nobody else names it.
    private final int kept = Objects.hash(FRAME, WAKING);
    private final WebWorkers workers = new WebWorkers();
    private final WorkerThinker thinker = new WorkerThinker(workers, workers);
    private final WebFrames pictures = new WebFrames();
    private @Nullable ReversiGame game;
    private @Nullable WebGraphics frames;
    private int width;
    private int height;
    private boolean isLost;

    @Override
    public int hashCode() {
        return kept;
    }

    @Override
    public void onModuleLoad() {
        WebPage.whenReady(ready -> super.onModuleLoad());
    }

    @Override
    public GwtApplicationConfiguration getConfig() {
        GwtApplicationConfiguration configuration = new GwtApplicationConfiguration(true);
        configuration.rootPanel = RootPanel.get(FRAME);
        configuration.padHorizontal = 0;
        configuration.padVertical = 0;
        configuration.useAccelerometer = false;
        configuration.preserveDrawingBuffer = true;
        return configuration;
    }

    @Override
    public ApplicationListener createApplicationListener() {
        Backend backend = new Backend(
                thinker,
                new WebStore(),
                new WebArchive(),
                new WebFonts(),
                new WebDevice(),
                WebLink::open,
                new StudyFragment());
        ReversiGame made = new ReversiGame(backend, pictures);
        game = made;
        return made;
    }

    @Override
    public PreloaderCallback getPreloaderCallback() {
        return new PreloaderCallback() {
            @Override
            public void update(PreloaderState state) {
                WebPage.progress(state.getProgress());
            }

            @Override
            public void error(String file) {
                WebPage.failed(file);
            }
        };
    }

    @Override
    public Widget getNoWebGLSupportWidget() {
        WebPage.failed("WebGL");
        return super.getNoWebGLSupportWidget();
    }

    @Override
    protected GwtAudio createAudio() {
        return new WebAudio();
    }

    /** What libGDX makes after its graphics and before the game: from here on the game sees ours. */
    @Override
    protected GwtInput createInput(CanvasElement canvas, GwtApplicationConfiguration configuration) {
        GwtGraphics canvasGraphics = (GwtGraphics) super.getGraphics();
        canvasGraphics.setGL20(new WebGl(canvasGraphics.getContext()));
        frames = new WebGraphics(canvasGraphics, this::frame, pictures);
        Gdx.graphics = frames;
        return new WebInput(canvas, configuration);
    }

    @Override
    public Graphics getGraphics() {
        return frames == null ? super.getGraphics() : frames;
    }

    @Override
    public void postRunnable(Runnable runnable) {
        super.postRunnable(runnable);
        pictures.requestPartialFrame();
    }

    @Override
    protected void setupMainLoop() {
        width = getGraphics().getWidth();
        height = getGraphics().getHeight();
        CanvasElement canvas = getCanvasElement();
        WebPage.watchSize(canvas, (wide, high) -> resize(canvas, wide, high));
        for (String event : POINTING) {
            WebPage.addEventListener(event, happened -> pictures.requestPartialFrame(), true);
        }
        for (String event : WAKING) {
            WebPage.addEventListener(event, happened -> getGraphics().requestRendering(), true);
        }
        ReversiGame made = Objects.requireNonNull(game);
        WebPage.watchWheel(
                canvas, (unit, across, down) -> made.turnWheel(wheelUnit(unit), (float) across, (float) down));
        if (frames != null) {
            WebTestProbe.offer(made, frames);
        }
        WebPage.watchGraphics(canvas, () -> lost(made), () -> restored(made));
        getGraphics().requestRendering();
        WebPage.playable(rested -> {
            thinker.prepare();
            made.prepare();
        });
        made.fetchFaces();
    }

    private static WheelUnit wheelUnit(int deltaMode) {
        return switch (deltaMode) {
            case 1 -> WheelUnit.LINES;
            case 2 -> WheelUnit.PAGES;
            default -> WheelUnit.PIXELS;
        };
    }

    private void resize(CanvasElement canvas, int wide, int high) {
        if (wide != canvas.getWidth() || high != canvas.getHeight()) {
            canvas.setWidth(wide);
            canvas.setHeight(high);
            getGraphics().requestRendering();
            // A canvas is emptied when it is resized: drawn at once, it never flickers.
            frame();
        }
    }

    /** Nothing can be drawn until the browser gives the graphics back; what is heard meanwhile is heard all the same. */
    private String[] lost(ReversiGame made) {
        isLost = true;
        return made.graphicsLost();
    }

    private void restored(ReversiGame made) {
        made.restoreGraphics();
        isLost = false;
        getGraphics().requestRendering();
    }

    private void frame() {
        if (!isLost) {
            fitWindow();
        }
        runnablesHelper.addAll(runnables);
        runnables.clear();
        // Whatever fails is not run again in the next frame, and what comes after it is not lost.
        while (runnablesHelper.notEmpty()) {
            runnablesHelper.removeIndex(0).run();
        }
        if (!isLost) {
            getApplicationListener().render();
        }
        ((GwtInput) Gdx.input).reset();
    }

    private void fitWindow() {
        ApplicationListener listener = getApplicationListener();
        int wide = getGraphics().getWidth();
        int high = getGraphics().getHeight();
        if (wide != width || high != height) {
            width = wide;
            height = high;
            Gdx.gl.glViewport(0, 0, wide, high);
            listener.resize(wide, high);
        }
    }
}
