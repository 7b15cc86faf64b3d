package reversi.screens.game;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.players.AdviceListener;
import reversi.players.Adviser;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.TimeSlice;
import reversi.session.SessionListener;
import reversi.teach.review.Judgement;

/**
 * Stops a person who is about to blunder, before the disc is placed. The moves are valued while the person thinks; what is not known
 * {@link #PATIENCE} after a square was chosen is played without a word, and so is everything where the engine fails. The clock runs on.
 */
public final class Coach {
    /** How long a chosen move waits for its judgement, in seconds. */
    static final float PATIENCE = 0.5f;

    /** A search of fewer plies judges nothing, unless the game ends before. */
    private static final int DEEP_ENOUGH = 8;

    private final LiveGame game;
    private final Adviser adviser;
    private final BooleanSupplier isOn;
    private final HintStudy.Source study;
    private final Runnable failed;
    private @Nullable Answer values;
    private boolean areValuesLast;
    private @Nullable Square waiting;
    private float waited;
    private @Nullable Warning warning;
    private boolean hasFailed;

    /**
     * A coach of the persons in a game.
     *
     * @param isOn whether a coach is wanted now
     * @param study where reasons come from
     * @param failed runs once, when moves can't be judged
     */
    Coach(LiveGame game, Adviser adviser, BooleanSupplier isOn, HintStudy.Source study, Runnable failed) {
        this.game = game;
        this.adviser = adviser;
        this.isOn = isOn;
        this.study = study;
        this.failed = failed;
        game.session().addListener(new SessionListener() {
            @Override
            public void turnOf(Disc disc) {
                follow();
            }
        });
    }

    /** Values the moves of a person who is to move, where a coach is wanted and there is a choice; to be called when that may have changed. */
    void follow() {
        boolean isAsked = game.session().awaited().filter(game::isPerson).isPresent();
        boolean isWanted = isAsked
                && isOn.getAsBoolean()
                && game.session().position().placements().size() > 1;
        if (!isWanted) {
            adviser.cancel();
        } else if (!adviser.isAdvising()) {
            adviser.quickValues(new Judging());
        }
    }

    /** A person chose a square; answers whether the move must not be played, or not yet. */
    boolean stops(Square square) {
        Position position = game.session().position();
        if (!adviser.isAdvising() || position.refusal(Move.at(square)).isPresent()) {
            return false;
        }
        if (warning != null && warning.square().equals(square)) {
            return true;
        }
        release();
        if (isJudged()) {
            return warns(square);
        }
        if (areValuesLast) {
            return false;
        }
        waiting = square;
        waited = 0;
        game.changed();
        return true;
    }

    private boolean isJudged() {
        int empties = game.session().position().empties();
        return values != null && values.depth() >= Math.min(DEEP_ENOUGH, empties);
    }

    /** Warns of a move that is a blunder; answers whether it is one. */
    private boolean warns(Square square) {
        List<MoveValue> moves = values == null ? List.of() : values.values();
        Position position = game.session().position();
        Move move = Move.at(square);
        for (MoveValue chosen : moves) {
            boolean isBlunder = chosen.move().equals(move)
                    && Judgement.of(moves.get(0).value(), chosen.value(), position.empties()) == Judgement.BLUNDER;
            if (isBlunder) {
                warning = new Warning(position, moves.get(0), chosen, study);
                game.board().markMistake(square);
                game.changed();
                return true;
            }
        }
        return false;
    }

    /** What there is against a move that was chosen and is not played; empty where there is nothing. */
    Optional<Warning> warning() {
        return Optional.ofNullable(warning);
    }

    /** Forgets the move that was chosen. */
    void takeBack() {
        release();
        game.changed();
    }

    /** Plays the move in spite of the warning. */
    void playAnyway() {
        Warning ignored = warning;
        if (ignored != null) {
            release();
            game.place(ignored.square());
        }
    }

    private void release() {
        if (warning != null) {
            game.board().markMistake(null);
            game.board().mark(List.of());
        }
        warning = null;
        waiting = null;
    }

    private void forget() {
        values = null;
        areValuesLast = false;
    }

    /** Lets seconds pass, and looks for a reason for a moment. */
    void tick(float seconds) {
        Square chosen = waiting;
        waited += seconds;
        if (chosen != null && waited >= PATIENCE) {
            waiting = null;
            game.place(chosen);
        }
        Warning shown = warning;
        if (shown != null && shown.isSearching() && !TimeSlice.run(shown::step)) {
            game.changed();
        }
    }

    /** In how many seconds {@link #tick} has something to do; {@link Float#MAX_VALUE} where it has nothing. */
    float secondsToChange() {
        if (warning != null && warning.isSearching()) {
            return 0;
        }
        return waiting == null ? Float.MAX_VALUE : Math.max(0, PATIENCE - waited);
    }

    private final class Judging implements AdviceListener {
        @Override
        public void advised(Answer answer, boolean isLast) {
            values = answer;
            areValuesLast = isLast;
            Square chosen = waiting;
            if (chosen != null && (isLast || isJudged())) {
                waiting = null;
                if (!isJudged() || !warns(chosen)) {
                    game.place(chosen);
                }
            }
        }

        @Override
        public void withdrawn() {
            forget();
            release();
            game.changed();
        }

        @Override
        public void failed(String message) {
            forget();
            Square chosen = waiting;
            release();
            if (!hasFailed) {
                hasFailed = true;
                failed.run();
            }
            if (chosen != null) {
                game.place(chosen);
            }
        }
    }
}
