package reversi;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputMultiplexer;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import org.jspecify.annotations.Nullable;
import reversi.platform.Frames;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.WheelUnit;

/** The game as libGDX sees it: created, drawn, resized and disposed. */
public final class ReversiGame extends ApplicationAdapter {
    private final Backend backend;
    private final Frames frames;
    private final FullScreen fullScreen = new FullScreen();
    private @Nullable Composition composition;
    private @Nullable PassedTime time;
    private @Nullable LevelFaces faces;

    /** A game on this device. */
    public ReversiGame(Backend backend, Frames frames) {
        this.backend = backend;
        this.frames = frames;
    }

    @Override
    public void create() {
        Gdx.graphics.setContinuousRendering(false);
        PartialStage stage = new PartialStage(new ScreenViewport(), frames);
        TextureAtlas atlas = new TextureAtlas("graphics/game.atlas");
        faces = new LevelFaces(atlas);
        Texture grain = new Texture("graphics/grain.png");
        Composition made = new Composition(stage, atlas, grain, backend);
        PassedTime passing = new PassedTime(frames, made::tick);
        Gdx.input.setInputProcessor(new InputMultiplexer(passing, windowKeys(), made.input(), stage));
        time = passing;
        composition = made;
        made.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        made.begin();
    }

    /** The keys that belong to the window rather than to a page; a browser has its own. */
    private InputAdapter windowKeys() {
        return new InputAdapter() {
            @Override
            public boolean keyDown(int key) {
                boolean isFullScreen = key == Input.Keys.F11 && backend.device().canQuit();
                if (isFullScreen) {
                    switchFullScreen();
                }
                return isFullScreen;
            }
        };
    }

    /** Goes to the whole screen and back. */
    public void switchFullScreen() {
        if (composition != null) {
            fullScreen.change();
        }
    }

    /** The density of the screen has changed: everything is made anew for it. */
    public void densityChanged() {
        resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        Gdx.graphics.requestRendering();
    }

    /** A wheel was turned or fingers moved on a trackpad, to the right and downwards where positive. */
    public void turnWheel(WheelUnit unit, float across, float down) {
        if (composition != null) {
            composition.turnWheel(unit, across, down);
        }
    }

    /** Tells tests what a person would see. */
    public TestProbe probe() {
        if (composition == null) {
            throw new IllegalStateException("not created yet");
        }
        return composition.probe();
    }

    /** Makes everything anew that the graphics card forgot, as where a browser took it away and gave it back; the game goes on. */
    public void restoreGraphics() {
        if (composition != null) {
            Texture.invalidateAllTextures(Gdx.app);
            Mesh.invalidateAllMeshes(Gdx.app);
            composition.restoreGraphics();
        }
    }

    /** What to say where the graphics card forgot everything and the game cannot draw it, and the words of the button that loads it again. */
    public String[] graphicsLost() {
        if (composition == null) {
            throw new IllegalStateException("not created yet");
        }
        return composition.graphicsLost();
    }

    @Override
    public void resize(int width, int height) {
        if (composition != null && width > 0 && height > 0) {
            composition.resize(width, height);
        }
    }

    @Override
    public void render() {
        if (composition != null) {
            tick();
            composition.render(Gdx.graphics.getDeltaTime());
        }
    }

    /** Fetches the faces of the computer's levels, once the first page is seen. */
    public void fetchFaces() {
        if (composition != null && faces != null) {
            faces.fetch(backend.device()::fetchAsset, composition::redraw);
        }
    }

    /** Loads what the first pages do without, once they work. */
    public void prepare() {
        if (composition != null) {
            composition.prepare();
        }
    }

    /** Lets the time pass that went by, without drawing a frame. */
    public void tick() {
        if (time != null) {
            time.pass();
        }
    }

    @Override
    public void pause() {
        if (composition != null) {
            tick();
            composition.router().pause();
        }
    }

    @Override
    public void resume() {
        if (composition != null) {
            // What went by in the background is nobody's time.
            tick();
            composition.router().resume();
        }
    }

    @Override
    public void dispose() {
        if (composition != null) {
            composition.dispose();
        }
    }
}
