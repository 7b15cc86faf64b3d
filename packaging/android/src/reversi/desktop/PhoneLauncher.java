package reversi.desktop;

import android.os.Build;
import android.os.Bundle;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.android.AndroidApplication;
import com.badlogic.gdx.backends.android.AndroidApplicationConfiguration;
import java.util.Locale;
import java.util.TimeZone;
import reversi.Backend;
import reversi.ReversiGame;
import reversi.platform.Device;
import reversi.platform.Link;
import reversi.platform.Signer;
import reversi.release.Release;
import reversi.screens.study.LoadedStudyPages;

/** A trial: the game as an Android app, with the desktop's engine, store and fonts. It goes without the network and forgets finished games. */
public final class PhoneLauncher extends AndroidApplication {
    @Override
    protected void onCreate(Bundle saved) {
        super.onCreate(saved);
        Backend backend = new Backend(
                new DesktopThinker(Gdx.app::postRunnable),
                new DesktopStore(getFilesDir().toPath(), Gdx.app::postRunnable),
                new PhoneArchive(Gdx.app::postRunnable),
                new DesktopFonts(),
                new Phone(),
                PhoneLauncher::refuse,
                LoadedStudyPages.atOnce(Signer.none()));
        DesktopFrames frames = new DesktopFrames();
        ReversiGame game = new ReversiGame(backend, frames);
        initialize(game, new AndroidApplicationConfiguration());
    }

    private static Link refuse(String address, Link.Listener listener) {
        Gdx.app.postRunnable(() -> listener.closed("not in this build"));
        return new Link() {
            @Override
            public boolean send(String text) {
                return false;
            }

            @Override
            public void close() {}
        };
    }

    /** What a phone is like. */
    private static final class Phone implements Device {
        private static final int MILLIS_PER_MINUTE = 60_000;

        @Override
        public boolean prefersReducedMotion() {
            return false;
        }

        @Override
        public boolean prefersLight() {
            return false;
        }

        @Override
        public String language() {
            return Locale.getDefault().toLanguageTag();
        }

        @Override
        public boolean isTouch() {
            return true;
        }

        @Override
        public float pixelsPerPoint() {
            return Gdx.graphics.getDensity();
        }

        @Override
        public boolean canQuit() {
            return false;
        }

        @Override
        public void copy(String text) {
            Gdx.app.getClipboard().setContents(text);
        }

        @Override
        public void open(String address) {
            Gdx.net.openURI(address);
        }

        @Override
        public int utcOffsetMinutes(long at) {
            return TimeZone.getDefault().getOffset(at) / MILLIS_PER_MINUTE;
        }

        @Override
        public String name() {
            return Build.MODEL;
        }

        @Override
        public String version() {
            return Release.version();
        }
    }
}
