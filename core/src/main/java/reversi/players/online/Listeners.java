package reversi.players.online;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Those who hear of what happens on the server; who comes or goes while news is told hears of the next. */
final class Listeners {
    private final List<OnlineListener> all = new ArrayList<>();

    void add(OnlineListener listener) {
        all.add(listener);
    }

    void remove(OnlineListener listener) {
        all.remove(listener);
    }

    void tell(Consumer<OnlineListener> news) {
        List.copyOf(all).forEach(news);
    }

    /** Something looks different now. */
    void changed(Topic topic) {
        tell(listener -> listener.changed(topic));
    }
}
