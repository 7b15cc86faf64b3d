package reversi.web;

import com.badlogic.gdx.Gdx;
import com.google.gwt.core.client.JavaScriptException;
import reversi.platform.WorkerThinker;

/** Starts the engine in Web Workers; what they say is heard with the next picture. */
final class WebWorkers implements WorkerThinker.Workers, WorkerThinker.Ticker {
    private static final int SECOND_MILLIS = 1000;

    @Override
    public WorkerThinker.Worker start(WorkerThinker.WorkerListener replies) {
        EngineWorker started;
        try {
            started = new EngineWorker();
        } catch (JavaScriptException none) {
            throw new IllegalStateException(String.valueOf(none.getDescription()));
        }
        if (!EngineWorker.runsWebAssembly()) {
            replies.limited();
        }
        started.onReply(
                message -> Gdx.app.postRunnable(() -> replies.reply(message)),
                replies::limited,
                reason -> Gdx.app.postRunnable(() -> replies.broken(reason)));
        return new WorkerThinker.Worker() {
            @Override
            public void ask(int[] question) {
                started.ask(question);
            }

            @Override
            public void terminate() {
                started.terminate();
            }
        };
    }

    @Override
    public void afterSecond(Runnable runnable) {
        WebPage.setTimeout(() -> Gdx.app.postRunnable(runnable), SECOND_MILLIS);
    }
}
