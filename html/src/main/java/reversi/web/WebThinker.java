package reversi.web;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Queue;
import org.jspecify.annotations.Nullable;
import reversi.engine.Question;
import reversi.engine.Reply;
import reversi.engine.ThinkCodec;
import reversi.platform.Thinker;

/** Thinks in a Web Worker, so that the page never waits; a thought that is given up ends with its worker. */
final class WebThinker implements Thinker {
    private final Queue<Asked> waiting = new Queue<>();
    private @Nullable Asked current;
    private @Nullable EngineWorker worker;
    private boolean limited = !EngineWorker.runsWebAssembly();

    /** Loads the engine, so that the first question doesn't wait for it. */
    void prepare() {
        worker();
    }

    @Override
    public Thought think(Question question, Listener listener) {
        Asked asked = new Asked(question, listener);
        waiting.addLast(asked);
        next();
        return () -> cancel(asked);
    }

    @Override
    public boolean isLimited() {
        return limited;
    }

    private void next() {
        if (current != null || waiting.isEmpty()) {
            return;
        }
        Asked asked = waiting.removeFirst();
        current = asked;
        worker().ask(ThinkCodec.write(asked.question));
    }

    private EngineWorker worker() {
        EngineWorker ready = worker;
        if (ready == null) {
            ready = start();
            worker = ready;
        }
        return ready;
    }

    private EngineWorker start() {
        EngineWorker started = new EngineWorker();
        started.onReply(
                message -> {
                    if (started == worker) {
                        onRenderThread(() -> replied(started, message));
                    }
                },
                () -> limited = true,
                reason -> onRenderThread(() -> failed(started, reason)));
        return started;
    }

    private static void onRenderThread(Runnable runnable) {
        Gdx.app.postRunnable(runnable);
    }

    private void replied(EngineWorker from, int[] message) {
        Asked asked = current;
        if (from != worker || asked == null) {
            return;
        }
        Reply reply = ThinkCodec.readReply(message);
        if (reply instanceof Reply.Improved better) {
            asked.listener.improved(better.answer());
            return;
        }
        current = null;
        if (reply instanceof Reply.Answered done) {
            asked.listener.answered(done.answer());
        } else if (reply instanceof Reply.Failed broken) {
            asked.listener.failed(broken.message());
        }
        next();
    }

    private void failed(EngineWorker from, String reason) {
        if (from != worker) {
            return;
        }
        from.terminate();
        worker = null;
        Asked asked = current;
        current = null;
        if (asked != null) {
            asked.listener.failed(reason);
        }
        next();
    }

    private void cancel(Asked asked) {
        waiting.removeValue(asked, true);
        if (asked == current) {
            current = null;
            if (worker != null) {
                worker.terminate();
            }
            // The next worker starts now, so that it is ready when the next question comes.
            worker = start();
            next();
        }
    }

    /** A question and who wants to know. */
    private static final class Asked {
        private final Question question;
        private final Listener listener;

        Asked(Question question, Listener listener) {
            this.question = question;
            this.listener = listener;
        }
    }
}
