package reversi.players;

import java.util.ArrayList;
import java.util.List;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Move;
import reversi.rules.Position;

/** A thinker that answers when the test says so; like a careless device, it lets even a cancelled question be answered. */
final class FakeThinker implements Thinker {
    final List<Asked> asked = new ArrayList<>();
    /** What is being thought about on the opponent's time. */
    final List<Position> pondered = new ArrayList<>();

    @Override
    public Thought think(Question question, Listener listener) {
        Asked next = new Asked(question, listener);
        asked.add(next);
        return next;
    }

    @Override
    public boolean canPonder() {
        return true;
    }

    @Override
    public Thought ponder(Position position, Level level) {
        pondered.add(position);
        return () -> pondered.remove(position);
    }

    Asked last() {
        return asked.get(asked.size() - 1);
    }

    static Answer answer(Move best, int value, boolean exact) {
        return new Answer(best, value, 6, 100, exact, List.of(best), List.of(new MoveValue(best, value)), 100);
    }

    /** One question. */
    static final class Asked implements Thought {
        final Question question;
        final Listener listener;
        boolean cancelled;

        Asked(Question question, Listener listener) {
            this.question = question;
            this.listener = listener;
        }

        @Override
        public void cancel() {
            cancelled = true;
        }

        /** Answers with the first legal move and a value for the side to move. */
        void answer(int value) {
            listener.answered(FakeThinker.answer(first(), value, false));
        }

        Move first() {
            return question.position().legalMoves().get(0);
        }
    }
}
