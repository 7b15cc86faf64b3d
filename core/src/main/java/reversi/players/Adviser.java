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

/** Advises the side to move in one game: the best move, or the value of every move. Advice ends with the position it is for. */
public final class Adviser {
    private static final int HINT_MILLIS = 2_000;
    private static final int VALUES_MILLIS = 4_000;

    private final GameSession session;
    private final Thinker thinker;
    /** Counts what was asked: answers to anything older are stale. */
    private int latest;

    private @Nullable Advice advice;
    private Thinker.@Nullable Thought thought;

    /** An adviser for one game. */
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

    /** Asks for the best move; returns whether the game is in a state to be advised on. Older advice is withdrawn. */
    public boolean hint(Advice listener) {
        return ask(Purpose.HINT, HINT_MILLIS, listener);
    }

    /** Asks for the value of every move; returns whether the game is in a state to be advised on. Older advice is withdrawn. */
    public boolean values(Advice listener) {
        return ask(Purpose.VALUES, VALUES_MILLIS, listener);
    }

    /** Whether advice is being sought or stands. */
    public boolean isAdvising() {
        return advice != null;
    }

    /** Gives advice up and withdraws what was said; harmless where there is none. */
    public void cancel() {
        Advice ending = advice;
        Thinker.Thought open = thought;
        latest++;
        advice = null;
        thought = null;
        if (open != null) {
            open.cancel();
        }
        if (ending != null) {
            ending.withdrawn();
        }
    }

    private boolean ask(Purpose purpose, int millis, Advice listener) {
        cancel();
        if (!session.isRunning()) {
            return false;
        }
        advice = listener;
        int asking = latest;
        Level strongest = Level.all().get(Level.all().size() - 1);
        Question question = new Question(session.position(), strongest, purpose, 0, millis);
        Thinker.Thought started = thinker.think(question, passOn(listener, asking));
        if (asking == latest) {
            thought = started;
        }
        return true;
    }

    private Thinker.Listener passOn(Advice listener, int asking) {
        return new Thinker.Listener() {
            @Override
            public void improved(Answer answer) {
                if (asking == latest) {
                    listener.advised(answer, false);
                }
            }

            @Override
            public void answered(Answer answer) {
                if (asking == latest) {
                    listener.advised(answer, true);
                }
            }

            @Override
            public void failed(String message) {
                if (asking == latest) {
                    latest++;
                    advice = null;
                    thought = null;
                    listener.failed(message);
                }
            }
        };
    }
}
