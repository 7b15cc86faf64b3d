package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Move;

/** Thinks about nothing until it is told to answer; then it takes the first legal move. */
public final class FakeThinker implements Thinker {
    private record Open(Question question, Listener listener) {}

    private final List<Open> open = new ArrayList<>();
    private int exactEmpties;
    private Optional<Answer> scripted = Optional.empty();

    /** From now on it says of positions with at most so many empties that their values are exact. */
    public void answerExactlyFrom(int empties) {
        exactEmpties = empties;
    }

    /** From now on it gives this answer, whatever is asked. */
    public void answerWith(Answer answer) {
        scripted = Optional.of(answer);
    }

    @Override
    public Thought think(Question question, Listener listener) {
        Open asked = new Open(question, listener);
        open.add(asked);
        return () -> open.remove(asked);
    }

    /** The questions that nobody has given up or answered. */
    public int waiting() {
        return open.size();
    }

    /** Answers every open question. */
    public void answer() {
        for (Open asked : List.copyOf(open)) {
            if (open.remove(asked)) {
                asked.listener.answered(answerTo(asked.question));
            }
        }
    }

    /** Says something preliminary about every open question. */
    public void improve() {
        for (Open asked : List.copyOf(open)) {
            asked.listener.improved(answerTo(asked.question));
        }
    }

    /** Fails every open question. */
    public void fail(String reason) {
        for (Open asked : List.copyOf(open)) {
            if (open.remove(asked)) {
                asked.listener.failed(reason);
            }
        }
    }

    private Answer answerTo(Question question) {
        if (scripted.isPresent()) {
            return scripted.get();
        }
        List<Move> legal = question.position().legalMoves();
        List<MoveValue> values = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            values.add(new MoveValue(legal.get(i), 100 - 50 * i));
        }
        return new Answer(
                legal.get(0),
                100,
                3,
                100,
                question.position().empties() <= exactEmpties,
                List.of(legal.get(0)),
                values,
                10);
    }
}
