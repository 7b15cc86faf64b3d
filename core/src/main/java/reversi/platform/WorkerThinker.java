package reversi.platform;

import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.ThinkCodec;
import reversi.engine.ThinkReply;

/**
 * Thinks in a worker beside the page, one question after another; a thought that is given up ends with its worker. Every
 * question ends: where no worker can be started, or one stays silent for much longer than it may think, the answer is a failure.
 */
public final class WorkerThinker implements Thinker {
    /** The longest silence of a worker that has never answered: it may still be loading over a slow line. */
    static final int LOADING_SECONDS = 60;

    /** The longest silence beyond the time that a question may take. */
    static final int SPARE_SECONDS = 15;

    private static final int MILLIS = 1000;

    private final Workers workers;
    private final Ticker ticker;
    private final Queue<Asked> waiting = new ArrayDeque<>();
    private @Nullable Asked current;
    private @Nullable Started worker;
    private boolean isLimited;

    /** A thinker whose workers are started by {@code workers} and watched with {@code ticker}. */
    public WorkerThinker(Workers workers, Ticker ticker) {
        this.workers = workers;
        this.ticker = ticker;
    }

    /** One worker; messages are those of {@link ThinkCodec}. */
    public interface Worker {
        /** Sends a question. */
        void ask(int[] question);

        /** Ends the worker whatever it does; its replies are not heard any more. */
        void terminate();
    }

    /** Starts workers. */
    public interface Workers {
        /** Starts one, which tells {@code replies} on the render thread; throws IllegalStateException where the device cannot. */
        Worker start(Replies replies);
    }

    /** Hears a worker. */
    public interface Replies {
        /** A reply. */
        void reply(int[] message);

        /** The engine of this worker is the slow one. */
        void limited();

        /** The worker is of no more use, for the reason in words for a log. */
        void broken(String reason);
    }

    /** Lets seconds pass while the device is awake: a device that slept wakes up to one second, not to all that it slept. */
    public interface Ticker {
        /** Runs something on the render thread once about a second has passed. */
        void afterSecond(Runnable runnable);
    }

    /** Loads the engine, so that the first question doesn't wait for it; where that fails, the first question says so. */
    public void prepare() {
        try {
            worker();
        } catch (IllegalStateException none) {
            worker = null;
        }
    }

    @Override
    public Thought think(Question question, Listener listener) {
        Asked asked = new Asked(question, listener);
        waiting.add(asked);
        next();
        return () -> cancel(asked);
    }

    @Override
    public boolean isLimited() {
        return isLimited;
    }

    private void next() {
        Asked asked = current == null ? waiting.poll() : null;
        if (asked == null) {
            return;
        }
        current = asked;
        try {
            Started ready = worker();
            ready.ask(asked.question);
            watch(asked, ready);
        } catch (IllegalStateException none) {
            // Later, as every answer: whoever asks does not expect one before the question is asked.
            ticker.afterSecond(() -> failedToStart(asked, String.valueOf(none.getMessage())));
        }
    }

    private void failedToStart(Asked asked, String reason) {
        if (asked == current) {
            end(asked, reason);
        }
    }

    private Started worker() {
        Started ready = worker;
        if (ready == null) {
            ready = new Started();
            ready.worker = workers.start(ready);
            worker = ready;
        }
        return ready;
    }

    /** Counts the seconds of silence while this worker thinks about this question. */
    private void watch(Asked asked, Started from) {
        ticker.afterSecond(() -> {
            if (asked != current || from != worker) {
                return;
            }
            asked.silence++;
            if (asked.silence > longestSilence(asked.question, from.hasAnswered)) {
                from.broken("The engine does not answer.");
            } else {
                watch(asked, from);
            }
        });
    }

    private static int longestSilence(Question question, boolean isLoaded) {
        int millis = question.purpose() == Purpose.MOVE
                ? Math.min(question.level().millis(), question.budgetMillis())
                : question.budgetMillis();
        return millis / MILLIS + SPARE_SECONDS + (isLoaded ? 0 : LOADING_SECONDS);
    }

    private void cancel(Asked asked) {
        waiting.remove(asked);
        if (asked == current) {
            current = null;
            dropWorker();
            // The next worker starts now, so that it is ready when the next question comes.
            prepare();
            next();
        }
    }

    private void dropWorker() {
        Started last = worker;
        worker = null;
        if (last != null) {
            last.terminate();
        }
    }

    private void end(Asked asked, String reason) {
        current = null;
        asked.listener.failed(reason);
        next();
    }

    /** A worker that was started, and what it says as long as it is the one that thinks. */
    private final class Started implements Replies {
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
            Asked asked = current;
            if (this != WorkerThinker.this.worker || asked == null) {
                return;
            }
            ThinkReply reply;
            try {
                reply = ThinkCodec.readReply(message);
            } catch (IllegalArgumentException garbled) {
                broken("The engine is of another version: " + garbled.getMessage());
                return;
            }
            hasAnswered = true;
            asked.silence = 0;
            if (reply instanceof ThinkReply.Improved better) {
                asked.listener.improved(better.answer());
            } else if (reply instanceof ThinkReply.Answered done) {
                current = null;
                asked.listener.answered(done.answer());
                next();
            } else if (reply instanceof ThinkReply.Failed failure) {
                end(asked, failure.message());
            }
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
            Asked asked = current;
            if (asked != null) {
                end(asked, reason);
            }
        }
    }

    /** A question, who wants to know, and for how many seconds nothing was heard about it. */
    private static final class Asked {
        private final Question question;
        private final Listener listener;
        private int silence;

        Asked(Question question, Listener listener) {
            this.question = question;
            this.listener = listener;
        }
    }
}
