package reversi.screens.online;

import com.badlogic.gdx.Gdx;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import reversi.online.ClientMessage;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.ReplyListener;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.Layout;
import reversi.screens.StatePage;
import reversi.screens.StateView;
import reversi.screens.Texts;

/** A page that shows what a server says: what changes there becomes its next state, but never under a finger. */
public abstract class OnlinePage<S, V extends StateView<S>> extends StatePage<S, V> {
    private final OnlinePages online;
    private final OnlineListener listener = new OnlineListener() {
        @Override
        public void changed(Topic topic) {
            if (topic == Topic.CONNECTION) {
                followLink();
            }
            heard(topic);
            if (shows(topic)) {
                if (topic != Topic.CONNECTION) {
                    answer = answer.there();
                }
                renew();
            }
        }

        @Override
        public void failed(Failed failure) {
            answer = answer.refused(failure);
            renew();
        }
    };
    private final List<OnlineListener> others = new ArrayList<>();
    private Answer answer = Answer.none();
    private boolean isStale;
    /** Whether the server was there when it was last asked. */
    private boolean isReached;

    protected OnlinePage(OnlinePages online, S first) {
        super(first);
        this.online = online;
    }

    /** Lets another listener hear the server, too, while the page is shown: for what this page alone keeps. */
    protected final void hear(OnlineListener other) {
        others.add(other);
    }

    protected final OnlinePages online() {
        return online;
    }

    protected final OnlineClient client() {
        return online.client();
    }

    /** The words in the language of the moment; not before the page was shown. */
    protected final Texts texts() {
        return context().orElseThrow().texts();
    }

    /** Whether the server has told what is shown. */
    protected final Answer answer() {
        return answer.over(client().state());
    }

    /** The server has told what this page alone keeps. */
    protected final void arrived() {
        answer = answer.there();
    }

    /** Something on the server changed. */
    protected void heard(Topic topic) {}

    /** Whether a change of this changes the state. */
    protected abstract boolean shows(Topic topic);

    /** A state with what the client knows now. */
    protected abstract S known(S before);

    /** Makes the picture; it is told of the state afterwards. */
    protected abstract V picture(Context context, Layout layout);

    /** Asks the server for what the page shows. */
    protected void ask() {}

    /** Asks again once the server is back: what was asked without a link never arrived. */
    protected void askAgain() {
        ask();
    }

    private void followLink() {
        boolean wasReached = isReached;
        isReached = client().state() == ConnectionState.READY;
        if (isReached && !wasReached && client().you().isPresent()) {
            askAgain();
        }
    }

    /** Asks for something; {@code trouble} hears why it is not done. Answers whether it was asked for. */
    protected final boolean ask(ClientMessage request, Runnable done, Consumer<String> trouble) {
        boolean isAsked = client().ask(request, new ReplyListener() {
            @Override
            public void done() {
                done.run();
            }

            @Override
            public void failed(Failed failure) {
                trouble.accept(FaultWords.of(texts(), failure));
            }

            @Override
            public void lost() {
                trouble.accept(texts().get("online.lost"));
            }
        });
        if (!isAsked) {
            trouble.accept(texts().get("online.lost"));
        }
        return isAsked;
    }

    /** What is known has changed, which is shown as soon as nobody minds. */
    protected final void renew() {
        isStale = true;
        Gdx.graphics.requestRendering();
    }

    /** Goes on with another state, which is shown as soon as nobody minds. */
    protected final void becomeSoon(S next) {
        becomeUnseen(next);
        renew();
    }

    /** Shows what the client knows now. */
    protected void follow() {
        become(known(state()));
    }

    @Override
    protected final V view(Context context, Layout layout) {
        isStale = false;
        becomeUnseen(known(state()));
        return picture(context, layout);
    }

    @Override
    public boolean isBelowRibbon(Layout layout) {
        return true;
    }

    @Override
    public void shown() {
        others.forEach(client()::addListener);
        client().addListener(listener);
        isReached = client().state() == ConnectionState.READY;
        ask();
    }

    @Override
    public void hidden() {
        client().removeListener(listener);
        others.forEach(client()::removeListener);
    }

    @Override
    public void tick(float seconds) {
        if (isStale && !Gdx.input.isTouched()) {
            isStale = false;
            follow();
        }
    }
}
