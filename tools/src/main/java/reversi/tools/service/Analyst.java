package reversi.tools.service;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.Optional;
import reversi.library.Analysis;
import reversi.library.Limits;
import reversi.rules.Position;

/** Has one position after the other searched for one client, and stops as soon as that one has gone. */
final class Analyst {
    private static final Duration PULSE = Duration.ofMillis(500);

    private final Searchers searchers;
    private final EventStream client;

    Analyst(Searchers searchers, EventStream client) {
        this.searchers = searchers;
        this.client = client;
    }

    /** Hears what is found on the way. */
    interface Progress {
        /** Something better was found; throws IOException where nobody wants to know. */
        void found(Analysis analysis) throws IOException;
    }

    /** What a position is worth; throws IllegalStateException where the search failed or the service ends. */
    Analysis analyse(Position position, Limits limits, Progress progress) throws IOException {
        Search search = searchers.begin(position, limits);
        try {
            while (true) {
                Optional<Search.Told> told = search.next(PULSE);
                if (told.isEmpty()) {
                    client.pulse();
                } else if (told.get().isLast()) {
                    return told.get().analysis().orElseThrow(() -> new IllegalStateException("the search has failed"));
                } else {
                    progress.found(told.get().analysis().orElseThrow());
                }
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the service ends");
        } finally {
            search.cancel();
        }
    }
}
