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
import reversi.session.GameInProgress;
import reversi.session.Player;

/**
 * The computer as a player. It starts thinking at once but plays its move only when its {@link Pace} allows, and ponders on a person's
 * time if the device and the level support it.
 */
public final class ComputerPlayer implements Player {
    private static final int DRAW_BUDGET_MILLIS = 1_000;

    private final Level level;
    private final Thinker thinker;
    private final Pace pace;
    private final long seed;
    /** The number of the latest request or cancellation; answers to older ones are stale. */
    private int latestRequest;

    private Thinker.@Nullable Thought thought;
    private @Nullable Answer chosen;
    private boolean thinking;
    private boolean drawOpen;

    /** With the same seed it plays the same moves in the same game, unless time runs out. */
    public ComputerPlayer(Level level, Thinker thinker, Pace pace, long seed) {
        this.level = level;
        this.thinker = thinker;
        this.pace = pace;
        this.seed = seed;
    }

    @Override
    public void takeTurn(GameInProgress game) {
        cancel();
        Position position = game.position();
        Disc mover = position.toMove();
        drawOpen = game.drawOffer().equals(Optional.of(mover.other()));
        int request = latestRequest;
        List<Move> legal = position.legalMoves();
        if (legal.size() == 1 && !drawOpen) {
            playWhenReady(game, mover, legal.get(0), request);
            return;
        }
        thinking = true;
        int ply = game.transcript().plies();
        ask(
                new Question(position, level, Purpose.MOVE, seedOf(ply), TimeBudget.millis(game, mover)),
                new AnswerListener() {
                    @Override
                    void onAnswer(Answer answer) {
                        decide(game, mover, answer, request);
                    }

                    @Override
                    void onFailure(String message) {
                        game.failed(mover, message);
                    }
                });
    }

    private void decide(GameInProgress game, Disc mover, Answer answer, int request) {
        chosen = answer;
        if (drawOpen) {
            answerDraw(game, mover, answer.value(), answer.exact());
        }
        playWhenReady(game, mover, answer.best(), request);
    }

    private void playWhenReady(GameInProgress game, Disc mover, Move move, int request) {
        pace.whenReady(() -> {
            if (request == latestRequest) {
                cancel();
                game.play(mover, move);
                ponder(game, mover.other());
            }
        });
    }

    /** Ponders only against a person: another computer needs the device for itself. */
    private void ponder(GameInProgress game, Disc opponent) {
        boolean isOpponentsTurn = game.awaited().equals(Optional.of(opponent));
        if (isOpponentsTurn && game.setup().seat(opponent).isHuman()) {
            thought = thinker.ponder(game.position(), level);
        }
    }

    @Override
    public void drawOffered(GameInProgress game, Disc by) {
        Disc self = by.other();
        Position position = game.position();
        if (!DrawPolicy.isLate(position)) {
            game.answerDraw(self, false);
        } else if (chosen != null) {
            answerDraw(game, self, chosen.value(), chosen.exact());
        } else if (thinking) {
            drawOpen = true;
        } else {
            evaluateDraw(game, self, position);
        }
    }

    /** Evaluates the position to answer a draw offer that came while the computer was idle. */
    private void evaluateDraw(GameInProgress game, Disc self, Position position) {
        int side = position.toMove() == self ? 1 : -1;
        ask(new Question(position, level, Purpose.HINT, seed, DRAW_BUDGET_MILLIS), new AnswerListener() {
            @Override
            void onAnswer(Answer answer) {
                answerDraw(game, self, side * answer.value(), answer.exact());
            }

            @Override
            void onFailure(String message) {
                game.answerDraw(self, false);
            }
        });
    }

    private void answerDraw(GameInProgress game, Disc self, int value, boolean exact) {
        drawOpen = false;
        game.answerDraw(self, DrawPolicy.accepts(value, exact));
    }

    @Override
    public void cancel() {
        latestRequest++;
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

    private void ask(Question question, AnswerListener reply) {
        reply.request = latestRequest;
        thought = thinker.think(question, reply);
    }

    /** Receives the answer to one question, unless it is stale. */
    private abstract class AnswerListener implements Thinker.Listener {
        private int request;

        abstract void onAnswer(Answer answer);

        abstract void onFailure(String message);

        @Override
        public final void answered(Answer answer) {
            if (request == latestRequest) {
                onAnswer(answer);
            }
        }

        @Override
        public final void failed(String message) {
            if (request == latestRequest) {
                onFailure(message);
            }
        }
    }
}
