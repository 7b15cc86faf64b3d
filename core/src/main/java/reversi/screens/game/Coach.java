package reversi.screens.game;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
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
    private Optional<Answer> values = Optional.empty();
    private boolean areValuesLast;
    private Optional<Square> waiting = Optional.empty();
    private float waited;
    private Optional<Warning> warning = Optional.empty();
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
        if (warning.filter(shown -> shown.square().equals(square)).isPresent()) {
            return true;
        }
        release();
        if (isJudged()) {
            return warns(square);
        }
        if (areValuesLast) {
            return false;
        }
        waiting = Optional.of(square);
        waited = 0;
        game.changed();
        return true;
    }

    private boolean isJudged() {
        int empties = game.session().position().empties();
        return values.filter(answer -> answer.depth() >= Math.min(DEEP_ENOUGH, empties))
                .isPresent();
    }

    /** Warns of a move that is a blunder; answers whether it is one. */
    private boolean warns(Square square) {
        List<MoveValue> moves = values.map(Answer::values).orElse(List.of());
        Position position = game.session().position();
        Move move = Move.at(square);
        for (MoveValue chosen : moves) {
            boolean isBlunder = chosen.move().equals(move)
                    && Judgement.of(moves.get(0).value(), chosen.value(), position.empties()) == Judgement.BLUNDER;
            if (isBlunder) {
                warning = Optional.of(new Warning(position, moves.get(0), chosen, study));
                game.board().markMistake(square);
                game.changed();
                return true;
            }
        }
        return false;
    }

    /** What there is against a move that was chosen and is not played; empty where there is nothing. */
    Optional<Warning> warning() {
        return warning;
    }

    /** Forgets the move that was chosen. */
    void takeBack() {
        release();
        game.changed();
    }

    /** Plays the move in spite of the warning. */
    void playAnyway() {
        warning.ifPresent(ignored -> {
            release();
            game.place(ignored.square());
        });
    }

    private void release() {
        if (warning.isPresent()) {
            game.board().markMistake(null);
            game.board().mark(List.of());
        }
        warning = Optional.empty();
        waiting = Optional.empty();
    }

    private void forget() {
        values = Optional.empty();
        areValuesLast = false;
    }

    /** Lets seconds pass, and looks for a reason for a moment. */
    void tick(float seconds) {
        Optional<Square> chosen = waiting;
        waited += seconds;
        if (chosen.isPresent() && waited >= PATIENCE) {
            waiting = Optional.empty();
            game.place(chosen.get());
        }
        if (isSearching() && !TimeSlice.run(warning.get()::step)) {
            game.changed();
        }
    }

    /** In how many seconds {@link #tick} has something to do; {@link Float#MAX_VALUE} where it has nothing. */
    float secondsToChange() {
        if (isSearching()) {
            return 0;
        }
        return waiting.isEmpty() ? Float.MAX_VALUE : Math.max(0, PATIENCE - waited);
    }

    private boolean isSearching() {
        return warning.isPresent() && warning.get().isSearching();
    }

    private final class Judging implements AdviceListener {
        @Override
        public void advised(Answer answer, boolean isLast) {
            values = Optional.of(answer);
            areValuesLast = isLast;
            Optional<Square> chosen = waiting;
            if (chosen.isPresent() && (isLast || isJudged())) {
                waiting = Optional.empty();
                if (!isJudged() || !warns(chosen.get())) {
                    game.place(chosen.get());
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
            Optional<Square> chosen = waiting;
            release();
            if (!hasFailed) {
                hasFailed = true;
                failed.run();
            }
            chosen.ifPresent(game::place);
        }
    }
}
