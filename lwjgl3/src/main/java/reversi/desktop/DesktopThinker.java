package reversi.desktop;

import com.badlogic.gdx.utils.Disposable;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Family;
import reversi.engine.Level;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.engine.TimeSource;
import reversi.parallel.ThreadHelpers;
import reversi.platform.Thinker;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * Thinks on a thread of its own, one question after another, with others that help where the device has processors to spare.
 * Where nobody asks it thinks on the opponent's time, until the next question comes.
 */
final class DesktopThinker implements Thinker, Disposable {
    private static final Logger LOG = System.getLogger(DesktopThinker.class.getName());

    private static final String ENGINE = "/engine/";
    private static final String BOOK = ENGINE + "book.bin";
    private static final int TABLE_MEBIBYTES = 64;
    private static final int MOST_HELPERS = 3;

    /** The thread that asks the helpers, and the one that draws: moving discs must not stutter. */
    private static final int OTHER_THREADS = 2;

    private final Executor renderThread;
    private final ThreadHelpers helpers = new ThreadHelpers(
            Math.max(0, Math.min(MOST_HELPERS, Runtime.getRuntime().availableProcessors() - OTHER_THREADS)));
    private final Engine engine = new Engine(TimeSource.SYSTEM, TABLE_MEBIBYTES, helpers);
    /** Used on the engine's thread only. */
    private final Set<Family> triedWeights = EnumSet.noneOf(Family.class);

    private boolean hasTriedBook;

    private final AtomicInteger waiting = new AtomicInteger();
    private final Object turn = new Object();
    /** What the engine does now, which alone may be stopped; guarded by {@link #turn}. */
    private @Nullable Thought running;

    private @Nullable Pondering pondering;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(DesktopThinker::background);

    /** Its listeners are called by {@code renderThread}. */
    DesktopThinker(Executor renderThread) {
        this.renderThread = renderThread;
    }

    /** Reads weights and book for Othello while nobody asks yet: a start has better to do, so that this is called once it is over. */
    void prepare() {
        thread.execute(() -> learn(Variant.OTHELLO));
    }

    /** Reads the book, and the weights for a variant where there are some, once; without them the engine plays too, less well. */
    private void learn(Variant variant) {
        if (!hasTriedBook) {
            hasTriedBook = true;
            learn(BOOK, bytes -> OpeningBook.read(bytes).forEach(engine::load));
        }
        engine.lacking(variant)
                .filter(triedWeights::add)
                .ifPresent(family -> learn(ENGINE + family.file(), bytes -> engine.load(PatternWeights.read(bytes))));
    }

    private static void learn(String name, Consumer<byte[]> teach) {
        try (InputStream file = DesktopThinker.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IOException("it is missing");
            }
            teach.accept(file.readAllBytes());
        } catch (IOException | IllegalArgumentException bad) {
            LOG.log(Logger.Level.WARNING, "engine-plays-without", "file", name, "failure", bad.getMessage());
        }
    }

    @Override
    public Thought think(Question question, Listener listener) {
        waiting.incrementAndGet();
        Pondering idle = pondering;
        if (idle != null) {
            idle.cancel();
        }
        Job job = new Job(question, listener);
        thread.execute(job::run);
        return job;
    }

    @Override
    public boolean canPonder() {
        return true;
    }

    @Override
    public Thought ponder(Position position, Level level) {
        return ponder(position, level, SearchObserver.NONE);
    }

    /** As above; the observer is called on the engine's thread after every iteration. */
    Thought ponder(Position position, Level level, SearchObserver observer) {
        Pondering next = new Pondering(position, level, observer);
        pondering = next;
        thread.execute(next::run);
        return next;
    }

    private void begin(Thought thought) {
        synchronized (turn) {
            running = thought;
        }
    }

    private void end(Thought thought) {
        synchronized (turn) {
            if (running == thought) {
                running = null;
            }
        }
    }

    /** Stops the engine where it is busy with this thought, and never a later one. */
    private void stop(Thought thought) {
        synchronized (turn) {
            if (running == thought) {
                engine.stop();
            }
        }
    }

    /** Ends the thread; questions still waiting are never answered. */
    @Override
    public void dispose() {
        thread.shutdownNow();
        engine.stop();
        helpers.close();
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
            stop(this);
        }

        void run() {
            waiting.decrementAndGet();
            if (cancelled) {
                return;
            }
            begin(this);
            try {
                learn(question.position().variant());
                Answer answer = engine.answer(question, this::improved);
                tell(hearer -> hearer.answered(answer));
            } catch (RuntimeException broken) {
                LOG.log(Logger.Level.ERROR, "engine-failed", "question", question, "failure", broken);
                tell(hearer -> hearer.failed("The computer could not think: " + broken.getMessage()));
            } finally {
                end(this);
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

    /** Thinking on the opponent's time. */
    private final class Pondering implements Thought, SearchObserver {
        private final Position position;
        private final Level level;
        private final SearchObserver observer;
        private volatile boolean ended;

        Pondering(Position position, Level level, SearchObserver observer) {
            this.position = position;
            this.level = level;
            this.observer = observer;
        }

        @Override
        public void cancel() {
            ended = true;
            stop(this);
        }

        void run() {
            if (ended || waiting.get() > 0) {
                return;
            }
            begin(this);
            try {
                learn(position.variant());
                engine.ponder(position, level, this);
            } catch (RuntimeException broken) {
                LOG.log(Logger.Level.ERROR, "engine-failed", "position", position, "failure", broken);
            } finally {
                end(this);
            }
        }

        @Override
        public void improved(Answer answer) {
            if (ended) {
                // Ended in the moment in which the engine began: it did not hear of it.
                engine.stop();
            }
            observer.improved(answer);
        }
    }
}
