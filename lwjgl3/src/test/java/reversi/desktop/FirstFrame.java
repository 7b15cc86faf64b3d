package reversi.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import java.nio.file.Path;
import reversi.Backend;
import reversi.ReversiGame;
import reversi.platform.Signer;
import reversi.screens.study.LoadedStudyPages;
import reversi.sockets.JdkLinks;

/** Starts the game as people do, says how long its first picture took, and ends. */
public final class FirstFrame {
    private FirstFrame() {}

    /** Prints milliseconds; the arguments are the folder in which the game keeps what it keeps, and when this was started, in milliseconds since 1970. */
    public static void main(String[] args) {
        DesktopThinker thinker = new DesktopThinker(answer -> Gdx.app.postRunnable(answer));
        Backend backend = new Backend(
                thinker,
                new DesktopStore(Path.of(args[0]), task -> Gdx.app.postRunnable(task)),
                new SqliteArchive(Path.of(args[0]), task -> Gdx.app.postRunnable(task)),
                new DesktopFonts(),
                new DesktopDevice(),
                new JdkLinks(task -> Gdx.app.postRunnable(task)),
                LoadedStudyPages.atOnce(Signer.none()));
        ReversiGame game = new ReversiGame(backend, new DesktopFrames());
        new Lwjgl3Application(new Once(game, Long.parseLong(args[1])), DesktopLauncher.configuration());
        System.exit(0);
    }

    private static final class Once extends ApplicationAdapter {
        private final ReversiGame game;
        private final long started;
        private int frames;

        Once(ReversiGame game, long started) {
            this.game = game;
            this.started = started;
        }

        @Override
        public void create() {
            game.create();
        }

        @Override
        public void resize(int width, int height) {
            game.resize(width, height);
        }

        /** The second picture is drawn once the first one has been shown. */
        @Override
        public void render() {
            game.render();
            frames++;
            Gdx.graphics.requestRendering();
            if (frames == 2) {
                System.out.println(System.currentTimeMillis() - started);
                Gdx.app.exit();
            }
        }
    }
}
