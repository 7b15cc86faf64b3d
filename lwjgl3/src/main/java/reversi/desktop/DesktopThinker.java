package reversi.desktop;

import com.badlogic.gdx.utils.Disposable;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.engine.Question;
import reversi.platform.Thinker;

/** Thinks on a thread of its own, one question after another. */
final class DesktopThinker implements Thinker, Disposable {
    private static final String WEIGHTS = "/engine/weights.bin";
    private static final String BOOK = "/engine/book.bin";

    private final Executor renderThread;
    private final Engine engine = new Engine();
    private volatile @Nullable Job running;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(DesktopThinker::background);

    /** Its listeners are called by {@code renderThread}. */
    DesktopThinker(Executor renderThread) {
        this.renderThread = renderThread;
        thread.execute(this::learn);
    }

    /** Reads weights and book before the first question; without them the engine plays too, less well. */
    private void learn() {
        learn(WEIGHTS, bytes -> engine.learn(PatternWeights.read(bytes)));
        learn(BOOK, bytes -> engine.learn(OpeningBook.read(bytes)));
    }

    private static void learn(String name, Consumer<byte[]> teach) {
        try (InputStream file = DesktopThinker.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IOException("it is missing");
            }
            teach.accept(file.readAllBytes());
        } catch (IOException | IllegalArgumentException bad) {
            System.err.println("The computer plays without " + name + ": " + bad.getMessage());
        }
    }

    @Override
    public Thought think(Question question, Listener listener) {
        Job job = new Job(question, listener);
        thread.execute(job::run);
        return job;
    }

    /** Ends the thread; questions still waiting are never answered. */
    @Override
    public void dispose() {
        thread.shutdownNow();
    }

    private static Thread background(Runnable work) {
        Thread made = new Thread(work, "engine");
        made.setDaemon(true);
        return made;
    }

    /** One question on its way through the thread. */
    private final class Job implements Thought {
        private final Question question;
        private final Listener listener;
        private volatile boolean cancelled;

        Job(Question question, Listener listener) {
            this.question = question;
            this.listener = listener;
        }

        @Override
        public void cancel() {
            cancelled = true;
            if (running == this) {
                engine.stop();
            }
        }

        void run() {
            running = this;
            if (cancelled) {
                return;
            }
            try {
                Answer answer = engine.answer(question, this::improved);
                tell(hearer -> hearer.answered(answer));
            } catch (RuntimeException broken) {
                System.err.println("The engine broke on " + question);
                broken.printStackTrace();
                tell(hearer -> hearer.failed("The computer could not think: " + broken.getMessage()));
            }
        }

        private void improved(Answer better) {
            if (cancelled) {
                // Given up in the moment in which the engine began: it did not hear of it.
                engine.stop();
            }
            tell(hearer -> hearer.improved(better));
        }

        /** Asks again on the render thread, since the thought may be given up in between. */
        private void tell(Consumer<Listener> what) {
            if (cancelled) {
                return;
            }
            renderThread.execute(() -> {
                if (!cancelled) {
                    what.accept(listener);
                }
            });
        }
    }
}
