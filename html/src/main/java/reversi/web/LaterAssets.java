package reversi.web;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.gwt.GwtApplication;
import com.badlogic.gdx.backends.gwt.preloader.Preloader;
import com.google.gwt.core.client.Scheduler;
import java.util.HashSet;
import java.util.Set;

/** Has libGDX fetch assets that were not needed before the menu. Each is asked for once: one that failed is there after the next start. */
final class LaterAssets {
    /** libGDX does not say when a file has come: it is asked again after so long. */
    private static final int ASK_AGAIN_MILLIS = 50;

    private final Set<String> asked = new HashSet<>();

    /** Fetches an asset; {@code then} is called where it has come. */
    void fetch(String path, Runnable then) {
        if (!asked.add(path)) {
            return;
        }
        Preloader preloader = ((GwtApplication) Gdx.app).getPreloader();
        preloader.preloadSingleFile(path);
        Scheduler.get()
                .scheduleFixedDelay(
                        () -> {
                            if (preloader.isNotFetchedYet(path)) {
                                return true;
                            }
                            if (preloader.contains(path)) {
                                then.run();
                            } else {
                                Gdx.app.error("asset-missing", path);
                            }
                            return false;
                        },
                        ASK_AGAIN_MILLIS);
    }
}
