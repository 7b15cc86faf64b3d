package reversi;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Net;
import com.badlogic.gdx.backends.headless.HeadlessApplication;
import com.badlogic.gdx.backends.headless.HeadlessApplicationConfiguration;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import java.io.File;
import java.lang.reflect.Proxy;

/** Gives libGDX, for tests, a graphics card that does nothing, the game's files and its pictures by name. */
final class HeadlessGdx {
    private HeadlessGdx() {}

    /** Gives libGDX a graphics card that does nothing, and the game's files. */
    static void begin(Graphics window) {
        if (Gdx.app == null) {
            // One for all tests and never ended: timers of two applications can wait for each other for ever.
            HeadlessApplicationConfiguration configuration = new HeadlessApplicationConfiguration();
            configuration.updatesPerSecond = -1;
            Gdx.app = new HeadlessApplication(new ApplicationAdapter() {}, configuration);
            Gdx.files = assets(Gdx.files);
            Gdx.net = noNetwork();
        }
        Gdx.graphics = window;
        Gdx.gl = graphicsCard();
        Gdx.gl20 = Gdx.gl;
    }

    /** The names and places of the game's pictures, each time anew. */
    static TextureAtlas atlas() {
        return Pictures.atlas();
    }

    /** A graphics card that does nothing, but says of every picture to draw to that it is complete. */
    private static GL20 graphicsCard() {
        return (GL20) Proxy.newProxyInstance(
                GL20.class.getClassLoader(), new Class<?>[] {GL20.class}, (proxy, method, arguments) -> {
                    Class<?> answer = method.getReturnType();
                    if (answer == int.class) {
                        return method.getName().equals("glCheckFramebufferStatus") ? GL20.GL_FRAMEBUFFER_COMPLETE : 1;
                    }
                    if (answer == float.class) {
                        return 0f;
                    }
                    return answer == boolean.class ? false : null;
                });
    }

    /** Nobody answers, and no request is kept: what would wait for its answer would keep a whole game in memory. */
    private static Net noNetwork() {
        return (Net) Proxy.newProxyInstance(
                Net.class.getClassLoader(),
                new Class<?>[] {Net.class},
                (proxy, method, arguments) -> method.getReturnType() == boolean.class ? false : null);
    }

    /** Finds the game's files in the folder of the assets, wherever the tests run. */
    private static Files assets(Files files) {
        return (Files) Proxy.newProxyInstance(
                Files.class.getClassLoader(), new Class<?>[] {Files.class}, (proxy, method, arguments) -> {
                    boolean isOurs = method.getName().equals("internal")
                            || method.getName().equals("getFileHandle");
                    return isOurs
                            ? files.absolute(new File("../assets/" + arguments[0]).getAbsolutePath())
                            : method.invoke(files, arguments);
                });
    }

    /** The names and places of the game's pictures without the pictures themselves, read once. */
    private static final class Pictures {
        private static final TextureAtlas ALL = read();

        static TextureAtlas atlas() {
            TextureAtlas atlas = new TextureAtlas();
            atlas.getRegions().addAll(ALL.getRegions());
            return atlas;
        }

        private static TextureAtlas read() {
            TextureAtlas all = read("graphics/game.atlas");
            all.getRegions().addAll(read("later/faces.atlas").getRegions());
            return all;
        }

        private static TextureAtlas read(String path) {
            FileHandle file = Gdx.files.internal(path);
            TextureAtlas.TextureAtlasData data = new TextureAtlas.TextureAtlasData(file, file.parent(), false);
            data.getPages().forEach(page -> page.texture = new Texture(new Pixmap(1, 1, Pixmap.Format.RGBA8888)));
            return new TextureAtlas(data);
        }
    }
}
