package reversi.screens.online;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import org.jspecify.annotations.Nullable;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.HeadedPage;
import reversi.screens.Layout;

/**
 * A page that shows what a server says and is built anew when that changes, but never under a finger. Who writes in a line
 * goes on writing there.
 */
abstract class OnlinePage extends HeadedPage {
    private final OnlineController door;
    private final OnlineListener ears = new OnlineListener() {
        @Override
        public void changed(Topic topic) {
            if (topic == Topic.CONNECTION) {
                followLink();
            }
            if (shows(topic)) {
                isStale = true;
                Gdx.graphics.requestRendering();
            }
        }
    };
    private @Nullable Context context;
    private boolean isStale;
    /** Whether the server was there when it was last asked. */
    private boolean isReached;

    OnlinePage(OnlineController door) {
        this.door = door;
    }

    final OnlineController door() {
        return door;
    }

    final OnlineClient client() {
        return door.client();
    }

    /** Whether a change of this makes the page look different. */
    abstract boolean shows(Topic topic);

    /** Asks the server for what the page shows. */
    void ask() {}

    /** Asks again once the server is back: what was asked without a link never arrived. */
    void askAgain() {
        ask();
    }

    private void followLink() {
        boolean wasReached = isReached;
        isReached = client().state() == ConnectionState.READY;
        if (isReached && !wasReached && client().you().isPresent()) {
            askAgain();
        }
    }

    /** The page must be built anew as soon as nobody minds. */
    final void renew() {
        isStale = true;
        Gdx.graphics.requestRendering();
    }

    /** Shows what has changed; the whole page is built anew unless a page knows better. */
    void show(Context now) {
        now.router().refresh();
    }

    @Override
    public Actor build(Context now, Layout layout) {
        context = now;
        isStale = false;
        return super.build(now, layout);
    }

    @Override
    public void shown() {
        client().addListener(ears);
        isReached = client().state() == ConnectionState.READY;
        ask();
    }

    @Override
    public void hidden() {
        client().removeListener(ears);
    }

    @Override
    public void tick(float seconds) {
        Context now = context;
        if (isStale && now != null && !Gdx.input.isTouched()) {
            isStale = false;
            show(now);
        }
    }
}
