package reversi.screens.game;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.players.AdviceListener;
import reversi.players.Adviser;
import reversi.screens.board.BoardModel;

/** Puts what the adviser says on the board: the best move, or the value of every move. It goes with the position. */
public final class BoardAdvice {
    private final LiveGame game;
    private final Adviser adviser;
    private @Nullable Answer best;

    BoardAdvice(LiveGame game, Adviser adviser) {
        this.game = game;
        this.adviser = adviser;
    }

    /** Whether advice can be asked for: a person is to move and the discs lie still. */
    public boolean canAsk() {
        return game.board().asks().isPresent() && game.session().isRunning();
    }

    /** Whether advice is being sought or shown. */
    public boolean isShown() {
        return adviser.isAdvising();
    }

    /** What has been said so far about the best move. */
    public Optional<Answer> best() {
        return Optional.ofNullable(best);
    }

    /** Asks for the best move, or takes advice away. */
    public void toggleHint() {
        if (adviser.isAdvising()) {
            adviser.cancel();
        } else if (canAsk()) {
            adviser.hint(new Hint());
        }
        game.changed();
    }

    /** Asks for the value of every move, or takes advice away. */
    public void toggleValues() {
        if (adviser.isAdvising()) {
            adviser.cancel();
        } else if (canAsk()) {
            adviser.values(new Values());
        }
        game.changed();
    }

    /** Takes advice away. */
    void cancel() {
        adviser.cancel();
    }

    /** The best move, better and better. */
    private final class Hint implements AdviceListener {
        @Override
        public void advised(Answer answer, boolean isLast) {
            best = answer;
            game.board().showHint(answer.best().square().orElse(null), ValueText.of(answer.value(), answer.exact()));
            game.changed();
        }

        @Override
        public void withdrawn() {
            best = null;
            game.board().showHint(null, "");
            game.changed();
        }

        @Override
        public void failed(String message) {
            withdrawn();
            game.adviceFailed();
        }
    }

    /** The value of every move. */
    private final class Values implements AdviceListener {
        @Override
        public void advised(Answer answer, boolean isLast) {
            int highest =
                    answer.values().stream().mapToInt(MoveValue::value).max().orElse(0);
            game.board()
                    .showNotes(answer.values().stream()
                            .filter(valued -> valued.move().square().isPresent())
                            .map(valued -> new BoardModel.Note(
                                    valued.move().square().orElseThrow(),
                                    ValueText.of(valued.value(), answer.exact()),
                                    valued.value() == highest))
                            .toList());
            game.changed();
        }

        @Override
        public void withdrawn() {
            game.board().showNotes(List.of());
            game.changed();
        }

        @Override
        public void failed(String message) {
            withdrawn();
            game.adviceFailed();
        }
    }
}
