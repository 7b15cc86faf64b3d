package reversi.players;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.session.GameSession;
import reversi.session.Player;

/**
 * The computer at one side of the board: it thinks at once, but shows its move only when its {@link Pace} lets it. While a
 * person thinks about the reply it thinks on, where the device and its level let it.
 */
public final class ComputerPlayer implements Player {
    private static final int DRAW_BUDGET_MILLIS = 1_000;

    private final Level level;
    private final Thinker thinker;
    private final Pace pace;
    private final long seed;
    /** Counts what was asked and given up: an answer to anything older than the latest is stale. */
    private int latest;

    private Thinker.@Nullable Thought thought;
    private @Nullable Answer chosen;
    private boolean thinking;
    private boolean drawOpen;

    /** A computer player; with the same seed it answers the same game with the same moves, as far as its time allows. */
    public ComputerPlayer(Level level, Thinker thinker, Pace pace, long seed) {
        this.level = level;
        this.thinker = thinker;
        this.pace = pace;
        this.seed = seed;
    }

    @Override
    public void takeTurn(GameSession session) {
        cancel();
        Position position = session.position();
        Disc mover = position.toMove();
        drawOpen = session.drawOffer().equals(Optional.of(mover.other()));
        int asking = latest;
        List<Move> legal = position.legalMoves();
        if (legal.size() == 1 && !drawOpen) {
            handOver(session, mover, legal.get(0), asking);
            return;
        }
        thinking = true;
        int ply = session.transcript().plies();
        ask(new Question(position, level, Purpose.MOVE, seedOf(ply), TimeBudget.millis(session, mover)), new Reply() {
            @Override
            void to(Answer answer) {
                decide(session, mover, answer, asking);
            }

            @Override
            void failure(String message) {
                session.failed(mover, message);
            }
        });
    }

    private void decide(GameSession session, Disc mover, Answer answer, int asking) {
        chosen = answer;
        if (drawOpen) {
            answerDraw(session, mover, answer.value(), answer.exact());
        }
        handOver(session, mover, answer.best(), asking);
    }

    private void handOver(GameSession session, Disc mover, Move move, int asking) {
        pace.whenReady(() -> {
            if (asking == latest) {
                cancel();
                session.play(mover, move);
                ponder(session, mover.other());
            }
        });
    }

    /** Thinks on a person's time; another computer at the board needs the device for itself. */
    private void ponder(GameSession session, Disc opponent) {
        boolean isTheirs = session.awaited().equals(Optional.of(opponent));
        if (isTheirs && session.setup().seat(opponent).isHuman()) {
            thought = thinker.ponder(session.position(), level);
        }
    }

    @Override
    public void drawOffered(GameSession session, Disc by) {
        Disc self = by.other();
        Position position = session.position();
        if (!DrawPolicy.isLate(position)) {
            session.answerDraw(self, false);
        } else if (chosen != null) {
            answerDraw(session, self, chosen.value(), chosen.exact());
        } else if (thinking) {
            drawOpen = true;
        } else {
            judge(session, self, position);
        }
    }

    /** Values the position for the answer to an offer that came while the computer had nothing else to think about. */
    private void judge(GameSession session, Disc self, Position position) {
        int side = position.toMove() == self ? 1 : -1;
        ask(new Question(position, level, Purpose.HINT, seed, DRAW_BUDGET_MILLIS), new Reply() {
            @Override
            void to(Answer answer) {
                answerDraw(session, self, side * answer.value(), answer.exact());
            }

            @Override
            void failure(String message) {
                session.answerDraw(self, false);
            }
        });
    }

    private void answerDraw(GameSession session, Disc self, int value, boolean exact) {
        drawOpen = false;
        session.answerDraw(self, DrawPolicy.accepts(value, exact));
    }

    @Override
    public void cancel() {
        latest++;
        chosen = null;
        thinking = false;
        Thinker.Thought open = thought;
        thought = null;
        if (open != null) {
            open.cancel();
        }
    }

    private long seedOf(int ply) {
        return seed + ply * 0x9E3779B97F4A7C15L;
    }

    private void ask(Question question, Reply reply) {
        reply.asking = latest;
        thought = thinker.think(question, reply);
    }

    /** Hears the answer to one question, unless that is stale. */
    private abstract class Reply implements Thinker.Listener {
        private int asking;

        abstract void to(Answer answer);

        abstract void failure(String message);

        @Override
        public final void answered(Answer answer) {
            if (asking == latest) {
                to(answer);
            }
        }

        @Override
        public final void failed(String message) {
            if (asking == latest) {
                failure(message);
            }
        }
    }
}
