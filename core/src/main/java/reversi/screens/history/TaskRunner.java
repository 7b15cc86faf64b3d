package reversi.screens.history;

import com.badlogic.gdx.Gdx;
import java.util.Optional;
import reversi.archive.StepwiseTask;
import reversi.screens.PageHost;
import reversi.screens.TimeSlice;

/** Does long work between pictures, one task at a time, and shows how far it is where that takes longer than a moment. */
final class TaskRunner {
    /** So many pictures pass before a task is shown. */
    private static final int PATIENCE = 15;

    private Optional<Running> running = Optional.empty();

    /** A task, what follows it, and how it is shown. */
    private static final class Running {
        private final PageHost router;
        private final StepwiseTask task;
        private final Runnable done;
        private final ProgressSheet sheet;
        private int pictures;

        Running(PageHost router, String titleKey, StepwiseTask task, Runnable done) {
            this.router = router;
            this.task = task;
            this.done = done;
            this.sheet = new ProgressSheet(titleKey, task);
        }
    }

    /** Begins a task; {@code done} runs when it has ended, cancelled or not. Without effect while another one runs. */
    void start(PageHost router, String titleKey, StepwiseTask task, Runnable done) {
        if (running.isEmpty()) {
            running = Optional.of(new Running(router, titleKey, task, done));
            Gdx.graphics.requestRendering();
        }
    }

    /** Whether a task runs. */
    boolean isRunning() {
        return running.isPresent();
    }

    /** A picture is about to be drawn. */
    void tick() {
        running.ifPresent(this::tick);
    }

    private void tick(Running now) {
        if (now.pictures < PATIENCE) {
            TimeSlice.run(now.task::step);
        } else {
            TimeSlice.runLonger(now.task::step);
        }
        if (now.task.isDone()) {
            running = Optional.empty();
            if (now.router.isOpen(now.sheet)) {
                now.router.closeSheet();
            }
            now.done.run();
        } else if (++now.pictures == PATIENCE) {
            now.router.openUnasked(now.sheet);
        }
        Gdx.graphics.requestRendering();
    }
}
