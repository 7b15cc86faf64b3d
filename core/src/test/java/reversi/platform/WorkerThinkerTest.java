package reversi.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.ThinkCodec;
import reversi.engine.ThinkReply;
import reversi.platform.WorkerThinker.WorkerListener;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Whatever becomes of the workers, every question ends. */
class WorkerThinkerTest {
    private static final Question QUESTION =
            new Question(Position.start(Variant.OTHELLO), Level.of(1), Purpose.MOVE, 7, Question.LEVELS_OWN_TIME);
    private static final Answer ANSWER = answer();
    private static final int FOR_EVER = 1_000;

    private final List<FakeWorker> workers = new ArrayList<>();
    private final Queue<Runnable> ticks = new ArrayDeque<>();
    private boolean canStart = true;
    private final WorkerThinker thinker = new WorkerThinker(this::start, ticks::add);
    private final Heard heard = new Heard();

    private static Answer answer() {
        Move best = Position.start(Variant.OTHELLO).legalMoves().get(0);
        return new Answer(best, 0, 1, 1, false, List.of(best), List.of(new MoveValue(best, 0)), 1);
    }

    private FakeWorker start(WorkerListener replies) {
        if (!canStart) {
            throw new IllegalStateException("Worker is not defined");
        }
        FakeWorker made = new FakeWorker(replies);
        workers.add(made);
        return made;
    }

    private FakeWorker last() {
        return workers.get(workers.size() - 1);
    }

    private void pass(int seconds) {
        for (int second = 0; second < seconds; second++) {
            List<Runnable> due = List.copyOf(ticks);
            ticks.clear();
            due.forEach(Runnable::run);
        }
    }

    @Test
    void anAnswerComesBack() {
        thinker.think(QUESTION, heard);
        last().replies.reply(ThinkCodec.write(new ThinkReply.Improved(ANSWER)));
        last().replies.reply(ThinkCodec.write(new ThinkReply.Answered(ANSWER)));
        assertEquals(List.of("improved", "answered"), heard.words);
        pass(FOR_EVER);
        assertEquals(List.of("improved", "answered"), heard.words, "an answered question does not fail later");
        assertFalse(last().isEnded, "a worker that answered is kept");
    }

    @Test
    void whereNoWorkerCanBeMadeTheQuestionFails() {
        canStart = false;
        thinker.prepare();
        thinker.think(QUESTION, heard);
        assertEquals(List.of(), heard.words, "an answer never comes before the question is asked");
        pass(1);
        assertEquals(List.of("failed: Worker is not defined"), heard.words);
        canStart = true;
        thinker.think(QUESTION, heard);
        last().replies.reply(ThinkCodec.write(new ThinkReply.Answered(ANSWER)));
        assertEquals("answered", heard.words.get(1), "the next question tries again");
    }

    @Test
    void everyWaitingQuestionFailsWhereNoWorkerCanBeMade() {
        canStart = false;
        thinker.think(QUESTION, heard);
        thinker.think(QUESTION, heard);
        pass(2);
        assertEquals(2, heard.words.size());
    }

    @Test
    void aWorkerThatBreaksFailsItsQuestionAndTheNextHasAnother() {
        thinker.think(QUESTION, heard);
        thinker.think(QUESTION, heard);
        FakeWorker first = last();
        first.replies.broken("no script");
        assertEquals(List.of("failed: no script"), heard.words);
        assertTrue(first.isEnded);
        assertEquals(2, workers.size());
        first.replies.reply(ThinkCodec.write(new ThinkReply.Answered(ANSWER)));
        assertEquals(1, heard.words.size(), "what the broken one still says is not heard");
        last().replies.reply(ThinkCodec.write(new ThinkReply.Answered(ANSWER)));
        assertEquals("answered", heard.words.get(1));
    }

    @Test
    void aWorkerThatBreaksWhileNobodyAsksIsReplaced() {
        thinker.prepare();
        last().replies.broken("no script");
        thinker.think(QUESTION, heard);
        assertEquals(2, workers.size());
    }

    @Test
    void aWorkerThatNeverAnswersFailsItsQuestion() {
        thinker.think(QUESTION, heard);
        pass(WorkerThinker.LOADING_SECONDS + WorkerThinker.GRACE_SECONDS);
        assertEquals(List.of(), heard.words, "it may still be loading");
        pass(FOR_EVER);
        assertEquals(List.of("failed: The engine does not answer."), heard.words);
        assertTrue(last().isEnded);
    }

    @Test
    void aWorkerThatFallsSilentLaterFailsSooner() {
        thinker.think(QUESTION, heard);
        last().replies.reply(ThinkCodec.write(new ThinkReply.Answered(ANSWER)));
        thinker.think(QUESTION, heard);
        int most = QUESTION.level().millis() / 1000 + WorkerThinker.GRACE_SECONDS;
        pass(most);
        assertEquals(1, heard.words.size());
        pass(1);
        assertEquals("failed: The engine does not answer.", heard.words.get(1));
    }

    @Test
    void aReplyThatIsNoneIsAFailure() {
        thinker.think(QUESTION, heard);
        last().replies.reply(new int[] {-1, 99});
        assertTrue(heard.words.get(0).startsWith("failed: The engine is of another version"), heard.words.toString());
        assertTrue(last().isEnded);
    }

    @Test
    void aThoughtGivenUpEndsItsWorkerAndIsNotHeard() {
        Thinker.Thought thought = thinker.think(QUESTION, heard);
        FakeWorker first = last();
        thought.cancel();
        assertTrue(first.isEnded);
        assertEquals(2, workers.size(), "the next one is started at once");
        first.replies.reply(ThinkCodec.write(new ThinkReply.Answered(ANSWER)));
        canStart = false;
        pass(FOR_EVER);
        assertEquals(List.of(), heard.words);
    }

    @Test
    void aThoughtGivenUpWhileNoWorkerCanBeMadeIsNotHeard() {
        canStart = false;
        Thinker.Thought thought = thinker.think(QUESTION, heard);
        thought.cancel();
        pass(2);
        assertEquals(List.of(), heard.words);
    }

    /** A worker that only remembers. */
    private static final class FakeWorker implements WorkerThinker.Worker {
        private final WorkerListener replies;
        private boolean isEnded;

        FakeWorker(WorkerListener replies) {
            this.replies = replies;
        }

        @Override
        public void ask(int[] question) {
            assertEquals(QUESTION, ThinkCodec.readQuestion(question));
        }

        @Override
        public void terminate() {
            isEnded = true;
        }
    }

    /** Writes down what is heard. */
    private static final class Heard implements Thinker.Listener {
        private final List<String> words = new ArrayList<>();

        @Override
        public void improved(Answer answer) {
            words.add("improved");
        }

        @Override
        public void answered(Answer answer) {
            words.add("answered");
        }

        @Override
        public void failed(String message) {
            words.add("failed: " + message);
        }
    }
}
