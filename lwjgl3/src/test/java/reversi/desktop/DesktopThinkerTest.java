package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Position;
import reversi.rules.Variant;

class DesktopThinkerTest {
    private static final int PATIENCE_SECONDS = 60;

    /** Stands for the render thread: the test runs it by hand. */
    private final BlockingQueue<Runnable> renderThread = new LinkedBlockingQueue<>();

    private final DesktopThinker thinker = new DesktopThinker(renderThread::add);
    private final List<String> heard = new ArrayList<>();

    @AfterEach
    void end() {
        thinker.dispose();
    }

    @Test
    void answersWithALegalMoveOnTheRenderThread() throws InterruptedException {
        Position position = Position.start(Variant.OTHELLO);
        List<Answer> answers = new ArrayList<>();
        thinker.think(question(position, 1), new Listener("one") {
            @Override
            public void answered(Answer answer) {
                super.answered(answer);
                answers.add(answer);
                assertNotEquals("engine", Thread.currentThread().getName());
            }
        });
        runUntilHeard(1);
        assertTrue(position.legalMoves().contains(answers.get(0).best()));
    }

    @Test
    void answersInTheOrderOfTheQuestions() throws InterruptedException {
        for (String name : List.of("one", "two", "three")) {
            thinker.think(question(Position.start(Variant.OTHELLO), 1), new Listener(name));
        }
        runUntilHeard(3);
        assertEquals(List.of("one answered", "two answered", "three answered"), heard);
    }

    @Test
    void aThoughtGivenUpIsNeverHeardAndDoesNotHoldUpTheNext() throws InterruptedException {
        Thinker.Thought endless =
                thinker.think(question(Position.start(Variant.OTHELLO), 10), new Listener("given up"));
        Thinker.Thought waiting = thinker.think(question(Position.start(Variant.OTHELLO), 10), new Listener("waiting"));
        thinker.think(question(Position.start(Variant.OTHELLO), 1), new Listener("next"));
        waiting.cancel();
        endless.cancel();
        runUntilHeard(1);
        assertEquals(List.of("next answered"), heard);
    }

    @Test
    void anAnswerOnItsWayIsNotHeardAfterTheThoughtIsGivenUp() throws InterruptedException {
        Thinker.Thought thought = thinker.think(question(Position.start(Variant.OTHELLO), 1), new Listener("late"));
        Runnable onItsWay = next();
        thought.cancel();
        onItsWay.run();
        thinker.think(question(Position.start(Variant.OTHELLO), 1), new Listener("next"));
        runUntilHeard(1);
        assertEquals(List.of("next answered"), heard);
    }

    @Test
    void itThinksOnThePersonsTimeUntilThatIsGivenUp() throws InterruptedException {
        Position start = Position.start(Variant.OTHELLO);
        Thinker.Thought asked =
                thinker.think(new Question(start, Level.strongest(), Purpose.MOVE, 1, 50), new Listener("strong"));
        runUntilHeard(1);
        asked.cancel();
        CountDownLatch deep = new CountDownLatch(1);
        Thinker.Thought ahead = thinker.ponder(start, Level.strongest(), answer -> {
            if (answer.depth() >= 10) {
                deep.countDown();
            }
        });
        asked.cancel();
        assertTrue(deep.await(PATIENCE_SECONDS, TimeUnit.SECONDS), "it never thought ahead");
        ahead.cancel();
        thinker.think(question(start, 1), new Listener("next"));
        ahead.cancel();
        runUntilHeard(2);
        assertEquals(List.of("strong answered", "next answered"), heard);
    }

    @Test
    void thinkingOnTheOpponentsTimeEndsWithTheNextQuestion() throws InterruptedException {
        Position start = Position.start(Variant.OTHELLO);
        thinker.think(new Question(start, Level.strongest(), Purpose.MOVE, 1, 50), new Listener("strong"));
        runUntilHeard(1);
        thinker.ponder(start, Level.strongest());
        // It would go on for half a minute: more than these questions and the runner's patience for ten together.
        for (int i = 0; i < 10; i++) {
            thinker.think(new Question(start, Level.strongest(), Purpose.MOVE, 1, 50), new Listener("again"));
            runUntilHeard(2 + i);
            thinker.ponder(start, Level.strongest());
        }
        assertEquals(11, heard.size());
    }

    private static Question question(Position position, int level) {
        return new Question(position, Level.of(level), Purpose.MOVE, 1, Question.LEVELS_OWN_TIME);
    }

    private void runUntilHeard(int count) throws InterruptedException {
        while (heard.size() < count) {
            next().run();
        }
    }

    private Runnable next() throws InterruptedException {
        Runnable next = renderThread.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertTrue(next != null, "the engine never answered");
        return next;
    }

    private class Listener implements Thinker.Listener {
        private final String name;

        Listener(String name) {
            this.name = name;
        }

        @Override
        public void answered(Answer answer) {
            heard.add(name + " answered");
        }

        @Override
        public void failed(String message) {
            heard.add(name + " failed: " + message);
        }
    }
}
