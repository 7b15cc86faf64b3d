package reversi.web;

import com.google.gwt.core.client.JavaScriptException;
import com.google.gwt.core.client.Scheduler;
import org.jspecify.annotations.Nullable;
import reversi.platform.Link;

/** A link over the browser's own socket. */
final class WebLink implements Link {
    private final Listener listener;
    private @Nullable WebSocket socket;
    private boolean isOpen;

    private WebLink(Listener listener) {
        this.listener = listener;
    }

    /** Begins to open a link to an address. */
    static Link open(String address, Listener listener) {
        WebLink link = new WebLink(listener);
        try {
            link.connect(new WebSocket(address));
        } catch (JavaScriptException noAddress) {
            Scheduler.get().scheduleDeferred(() -> listener.closed(String.valueOf(noAddress.getMessage())));
        }
        return link;
    }

    private void connect(WebSocket made) {
        socket = made;
        made.setOnopen(event -> {
            isOpen = true;
            listener.opened();
        });
        made.setOnmessage(message -> {
            if (message.getData() instanceof String text) {
                listener.text(text);
            }
        });
        made.setOnclose(end -> {
            close();
            listener.closed("closed by the server: " + (int) end.getCode());
        });
    }

    @Override
    public boolean send(String text) {
        WebSocket open = socket;
        if (open == null || !isOpen) {
            return false;
        }
        open.send(text);
        return true;
    }

    @Override
    public void close() {
        isOpen = false;
        WebSocket open = socket;
        socket = null;
        if (open != null) {
            open.setOnopen(null);
            open.setOnmessage(null);
            open.setOnclose(null);
            open.close();
        }
    }
}
