package reversi.players;

import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.game.Result;
import reversi.platform.Thinker;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.session.GameSession;
import reversi.session.SessionListener;

/** Advises the side to move in one game: what each move is worth, or the same at once. Advice ends when the position changes. */
public final class Adviser {
    /** Short enough to be over before a person moves, since a browser ends a question early only by starting its engine anew. */
    private static final int QUICK_MILLIS = 1_000;

    private static final int VALUES_MILLIS = 4_000;

    private final GameSession session;
    private final Thinker thinker;
    /** The number of the latest request; answers to older ones are stale. */
    private int latestRequest;

    private @Nullable AdviceListener advice;
    private Thinker.@Nullable Thought thought;

    public Adviser(GameSession session, Thinker thinker) {
        this.session = session;
        this.thinker = thinker;
        session.addListener(new SessionListener() {
            @Override
            public void played(Turn turn) {
                cancel();
            }

            @Override
            public void rewound(Transcript transcript) {
                cancel();
            }

            @Override
            public void ended(Result outcome) {
                cancel();
            }

            @Override
            public void closed() {
                cancel();
            }
        });
    }

    /** As {@link #values}, in a second. */
    public boolean quickValues(AdviceListener listener) {
        return ask(QUICK_MILLIS, listener);
    }

    /** Requests the values of all moves and withdraws older advice; returns false if the game is not running. */
    public boolean values(AdviceListener listener) {
        return ask(VALUES_MILLIS, listener);
    }

    /** Whether advice is in progress or valid. */
    public boolean isAdvising() {
        return advice != null;
    }

    /** Cancels and withdraws advice; without effect if there is none. */
    public void cancel() {
        AdviceListener ending = advice;
        Thinker.Thought open = thought;
        latestRequest++;
        advice = null;
        thought = null;
        if (open != null) {
            open.cancel();
        }
        if (ending != null) {
            ending.withdrawn();
        }
    }

    private boolean ask(int millis, AdviceListener listener) {
        cancel();
        if (!session.isRunning()) {
            return false;
        }
        advice = listener;
        int request = latestRequest;
        Level strongest = Level.all().get(Level.all().size() - 1);
        Question question = new Question(session.position(), strongest, Purpose.VALUES, 0, millis);
        Thinker.Thought started = thinker.think(question, forward(listener, request));
        if (request == latestRequest) {
            thought = started;
        }
        return true;
    }

    private Thinker.Listener forward(AdviceListener listener, int request) {
        return new Thinker.Listener() {
            @Override
            public void improved(Answer answer) {
                if (request == latestRequest) {
                    listener.advised(answer, false);
                }
            }

            @Override
            public void answered(Answer answer) {
                if (request == latestRequest) {
                    listener.advised(answer, true);
                }
            }

            @Override
            public void failed(String message) {
                if (request == latestRequest) {
                    latestRequest++;
                    advice = null;
                    thought = null;
                    listener.failed(message);
                }
            }
        };
    }
}
