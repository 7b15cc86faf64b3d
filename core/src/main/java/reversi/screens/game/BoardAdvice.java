package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.players.AdviceListener;
import reversi.players.Adviser;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.screens.Numerals;
import reversi.screens.TimeSlice;
import reversi.screens.board.BoardModel;
import reversi.session.GameSession;

/** Puts what the adviser says on the board: a hint, or the value of every move. It goes with the position. */
public final class BoardAdvice {
    private final GameSession session;
    private final BoardModel board;
    private final Adviser adviser;
    private final GameListener listener;
    private HintStudy.Source study = (then, failed) -> {};
    private Numerals numerals = Numerals.POINT;
    private Optional<Hint> hint = Optional.empty();

    /** {@code listener} hears when something looks different, and when there will be no advice. */
    BoardAdvice(GameSession session, BoardModel board, Adviser adviser, GameListener listener) {
        this.session = session;
        this.board = board;
        this.adviser = adviser;
        this.listener = listener;
    }

    /** From now on the reasons of a hint come from here; without a source it has none. */
    void explainBy(HintStudy.Source source) {
        study = source;
    }

    /** From now on values are written so. */
    void writeIn(Numerals next) {
        numerals = next;
    }

    /** Whether advice can be asked for: a person is to move and the discs lie still. */
    public boolean canAsk() {
        return board.asks().isPresent() && session.isRunning();
    }

    /** Whether advice is being sought or shown. */
    public boolean isShown() {
        return adviser.isAdvising();
    }

    /** The hint that is being sought or shown. */
    Optional<Hint> hint() {
        return hint;
    }

    /** Asks for a hint, or takes the one away that is shown. */
    public void toggleHint() {
        boolean isWanted = hint.isEmpty();
        adviser.cancel();
        if (isWanted && canAsk()) {
            Hint asked = new Hint(session.position(), study);
            if (adviser.values(new Hinting(asked))) {
                hint = Optional.of(asked);
            }
        }
        listener.changed();
    }

    /** Asks for the value of every move, or takes the values away that are shown. */
    public void toggleValues() {
        boolean isWanted = hint.isPresent() || !adviser.isAdvising();
        adviser.cancel();
        if (isWanted && canAsk()) {
            adviser.values(new Values());
        }
        listener.changed();
    }

    /** Takes advice away. */
    void cancel() {
        adviser.cancel();
    }

    /** Looks for the reasons of a hint for a moment. */
    void tick() {
        if (isSearching() && !TimeSlice.run(hint.get()::step)) {
            listener.changed();
        }
    }

    /** Whether reasons are being looked for at this moment. */
    boolean isSearching() {
        return hint.isPresent() && hint.get().isSearching();
    }

    /** Frames the discs that a move would flip, and its square. */
    void showFlips(Move move) {
        hint.ifPresent(shown -> {
            List<Square> squares = new ArrayList<>();
            move.square().ifPresent(square -> {
                squares.addAll(shown.told().position().flips(square));
                if (!square.equals(board.hint())) {
                    squares.add(square);
                }
            });
            board.mark(squares);
        });
    }

    private BoardModel.Note note(MoveValue valued, boolean isExact, boolean isBest) {
        String words = ValueText.of(valued.value(), isExact, numerals);
        return new BoardModel.Note(valued.move().square().orElseThrow(), words, isBest);
    }

    private void clear() {
        hint = Optional.empty();
        board.showHint(null, "");
        board.showNotes(List.of());
        board.mark(List.of());
        listener.changed();
    }

    /** Advice that leaves nothing on the board. */
    private abstract class Advising implements AdviceListener {
        @Override
        public void withdrawn() {
            clear();
        }

        @Override
        public void failed(String message) {
            clear();
            listener.adviceFailed();
        }
    }

    /** The best moves, better and better. */
    private final class Hinting extends Advising {
        private final Hint about;

        Hinting(Hint about) {
            this.about = about;
        }

        @Override
        public void advised(Answer answer, boolean isLast) {
            about.advised(answer, isLast);
            Hint.Told told = about.told();
            MoveValue best = told.moves().get(0);
            Square square = best.move().square().orElse(null);
            boolean isOther = square != null && !square.equals(board.hint());
            board.showHint(square, ValueText.of(best.value(), best.exact(), numerals));
            board.showNotes(told.allOthers().stream()
                    .filter(valued -> valued.move().square().isPresent())
                    .map(valued -> note(valued, valued.exact(), false))
                    .toList());
            if (isOther) {
                showFlips(best.move());
            }
            listener.changed();
        }
    }

    /** The value of every move. */
    private final class Values extends Advising {
        @Override
        public void advised(Answer answer, boolean isLast) {
            int highest =
                    answer.values().stream().mapToInt(MoveValue::value).max().orElse(0);
            board.showNotes(answer.values().stream()
                    .filter(valued -> valued.move().square().isPresent())
                    .map(valued -> note(valued, answer.exact(), valued.value() == highest))
                    .toList());
            listener.changed();
        }
    }
}
