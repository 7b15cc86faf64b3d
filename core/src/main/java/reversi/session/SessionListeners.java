package reversi.session;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Those who hear of everything that happens in a game, in the order in which it happens. */
final class SessionListeners {
    private final EventQueue mailbox;
    private final List<SessionListener> listeners = new ArrayList<>();

    SessionListeners(EventQueue mailbox) {
        this.mailbox = mailbox;
    }

    void add(SessionListener listener) {
        listeners.add(listener);
    }

    /** Tells whoever listens when the notice is delivered; a listener may add others meanwhile. */
    void tell(Consumer<SessionListener> event) {
        mailbox.post(() -> List.copyOf(listeners).forEach(event));
    }

    /** Everybody leaves after what has been told so far. */
    void leave() {
        mailbox.post(listeners::clear);
    }
}
