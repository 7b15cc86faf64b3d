package reversi.screens.online;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.HeadedPage;
import reversi.screens.Layout;

/**
 * A page that shows what a server says and is built anew when that changes, but never under a finger. Who writes in a line
 * goes on writing there.
 */
abstract class OnlinePage extends HeadedPage {
    private final OnlinePages online;
    private final OnlineListener listener = new OnlineListener() {
        @Override
        public void changed(Topic topic) {
            if (topic == Topic.CONNECTION) {
                followLink();
            }
            if (shows(topic)) {
                isAnswered |= topic != Topic.CONNECTION;
                renew();
            }
        }

        @Override
        public void failed(Failed failure) {
            if (!isAnswered) {
                context().ifPresent(now -> trouble = FaultWords.of(now.texts(), failure));
                renew();
            }
        }
    };
    private boolean isStale;
    /** Whether the server was there when it was last asked. */
    private boolean isReached;
    /** Whether the server has told what the page shows, and otherwise why it refused to; empty where it did not. */
    private boolean isAnswered;

    private String trouble = "";

    OnlinePage(OnlinePages online) {
        this.online = online;
    }

    final OnlinePages online() {
        return online;
    }

    final OnlineClient client() {
        return online.client();
    }

    /** Whether a change of this makes the page look different. */
    abstract boolean shows(Topic topic);

    /** Asks the server for what the page shows. */
    void ask() {}

    /** Asks again once the server is back: what was asked without a link never arrived. */
    void askAgain() {
        ask();
    }

    /**
     * What a list says in place of rows: the words of the key once the server has answered, before that that it is awaited, and
     * why it could not answer.
     */
    final String whenEmpty(Context context, String key) {
        if (isAnswered) {
            return context.say(key);
        }
        return switch (client().state()) {
            case READY -> trouble.isEmpty() ? context.say("online.loading") : trouble;
            case AWAY -> context.say("online.lost");
            default -> context.say("online.connecting");
        };
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
    void show(Context context) {
        context.router().refresh();
    }

    @Override
    public boolean isBelowRibbon(Layout layout) {
        return true;
    }

    @Override
    public Actor build(Context context, Layout layout) {
        isStale = false;
        return super.build(context, layout);
    }

    @Override
    public void shown() {
        client().addListener(listener);
        isReached = client().state() == ConnectionState.READY;
        ask();
    }

    @Override
    public void hidden() {
        client().removeListener(listener);
    }

    @Override
    public void tick(float seconds) {
        if (isStale && !Gdx.input.isTouched()) {
            isStale = false;
            context().ifPresent(this::show);
        }
    }
}
