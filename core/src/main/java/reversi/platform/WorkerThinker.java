package reversi.platform;

import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.ThinkCodec;
import reversi.engine.ThinkReply;

/**
 * Thinks in a Web Worker, one question at a time; cancelling terminates the worker. Every question ends: if no worker can be started, or
 * it stays silent much longer than its time limit, the question fails.
 */
public final class WorkerThinker implements Thinker {
    /** Extra seconds of silence for a worker that has never answered: it may still be loading. */
    static final int LOADING_SECONDS = 60;

    /** Seconds of silence beyond a question's time limit before the worker counts as dead. */
    static final int GRACE_SECONDS = 15;

    private static final int MILLIS = 1000;

    private final Workers workers;
    private final Ticker ticker;
    private final Queue<PendingQuestion> queue = new ArrayDeque<>();
    private @Nullable PendingQuestion current;
    private @Nullable RunningWorker worker;
    private boolean isLimited;

    /** {@code ticker} drives the timeouts. */
    public WorkerThinker(Workers workers, Ticker ticker) {
        this.workers = workers;
        this.ticker = ticker;
    }

    /** A worker; messages are those of {@link ThinkCodec}. */
    public interface Worker {
        /** Sends a question. */
        void ask(int[] question);

        /** Terminates the worker at once, without further callbacks. */
        void terminate();
    }

    /** Starts workers. */
    public interface Workers {
        /** Starts a worker, which calls {@code replies} on the render thread; throws IllegalStateException if it cannot be started. */
        Worker start(WorkerListener replies);
    }

    /** Receives the messages of a worker. */
    public interface WorkerListener {
        void reply(int[] message);

        /** This worker runs the slow JavaScript engine. */
        void limited();

        /** The worker has failed; {@code reason} is for a log. */
        void broken(String reason);
    }

    /** A clock that ticks only while the device is awake: sleep counts as one second at most. */
    public interface Ticker {
        /** Runs a task on the render thread after about a second. */
        void afterSecond(Runnable runnable);
    }

    /** Loads the engine in advance; a failure is reported by the first question. */
    public void prepare() {
        try {
            worker();
        } catch (IllegalStateException none) {
            worker = null;
        }
    }

    @Override
    public Thought think(Question question, Listener listener) {
        PendingQuestion pending = new PendingQuestion(question, listener);
        queue.add(pending);
        startNext();
        return () -> cancel(pending);
    }

    @Override
    public boolean isLimited() {
        return isLimited;
    }

    private void startNext() {
        PendingQuestion pending = current == null ? queue.poll() : null;
        if (pending == null) {
            return;
        }
        current = pending;
        try {
            RunningWorker ready = worker();
            ready.ask(pending.question);
            watch(pending, ready);
        } catch (IllegalStateException none) {
            // Asynchronously: callers do not expect an answer before think() returns.
            ticker.afterSecond(() -> failedToStart(pending, String.valueOf(none.getMessage())));
        }
    }

    private void failedToStart(PendingQuestion pending, String reason) {
        if (pending == current) {
            end(pending, reason);
        }
    }

    private RunningWorker worker() {
        RunningWorker ready = worker;
        if (ready == null) {
            ready = new RunningWorker();
            ready.worker = workers.start(ready);
            worker = ready;
        }
        return ready;
    }

    /** Counts the seconds of silence during a question. */
    private void watch(PendingQuestion pending, RunningWorker from) {
        ticker.afterSecond(() -> {
            if (pending != current || from != worker) {
                return;
            }
            pending.silence++;
            if (pending.silence > longestSilence(pending.question, from.hasAnswered)) {
                from.broken("The engine does not answer.");
            } else {
                watch(pending, from);
            }
        });
    }

    private static int longestSilence(Question question, boolean isLoaded) {
        int millis = question.purpose() == Purpose.MOVE
                ? Math.min(question.level().millis(), question.budgetMillis())
                : question.budgetMillis();
        return millis / MILLIS + GRACE_SECONDS + (isLoaded ? 0 : LOADING_SECONDS);
    }

    private void cancel(PendingQuestion pending) {
        queue.remove(pending);
        if (pending == current) {
            current = null;
            dropWorker();
            // Start the next worker now, so that it is ready for the next question.
            prepare();
            startNext();
        }
    }

    private void dropWorker() {
        RunningWorker last = worker;
        worker = null;
        if (last != null) {
            last.terminate();
        }
    }

    private void answered(PendingQuestion pending, Answer answer) {
        current = null;
        pending.listener.answered(answer);
        startNext();
    }

    private void end(PendingQuestion pending, String reason) {
        current = null;
        pending.listener.failed(reason);
        startNext();
    }

    /** A started worker; its messages are ignored once it has been replaced. */
    private final class RunningWorker implements WorkerListener {
        private @Nullable Worker worker;
        private boolean hasAnswered;

        void ask(Question question) {
            if (worker != null) {
                worker.ask(ThinkCodec.write(question));
            }
        }

        void terminate() {
            if (worker != null) {
                worker.terminate();
            }
        }

        @Override
        public void reply(int[] message) {
            PendingQuestion pending = current;
            if (this != WorkerThinker.this.worker || pending == null) {
                return;
            }
            ThinkReply reply;
            try {
                reply = ThinkCodec.readReply(message);
            } catch (IllegalArgumentException malformed) {
                broken("The engine is of another version: " + malformed.getMessage());
                return;
            }
            hasAnswered = true;
            pending.silence = 0;
            reply.visit(pending.listener::improved, answer -> answered(pending, answer), why -> end(pending, why));
        }

        @Override
        public void limited() {
            isLimited = true;
        }

        @Override
        public void broken(String reason) {
            if (this != WorkerThinker.this.worker) {
                return;
            }
            dropWorker();
            PendingQuestion pending = current;
            if (pending != null) {
                end(pending, reason);
            }
        }
    }

    /** A question with its listener and the seconds of silence so far. */
    private static final class PendingQuestion {
        private final Question question;
        private final Listener listener;
        private int silence;

        PendingQuestion(Question question, Listener listener) {
            this.question = question;
            this.listener = listener;
        }
    }
}
