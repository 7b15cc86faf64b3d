package reversi.screens.online;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Net;
import com.badlogic.gdx.net.HttpStatus;
import java.util.Optional;
import reversi.online.Protocol;
import reversi.platform.FileExchange;

/** Fetches all that a server keeps of its member, one document at a time. */
final class AccountDownload {
    /** As long as a server takes for an answer. */
    private static final int PATIENCE_MILLIS = 600_000;

    private final HttpSender sender;
    private boolean isRunning;

    /** Hears what became of it, on the render thread. */
    interface Listener {
        /** The document, as the server wrote it. */
        void fetched(String document);

        /** There is none: the HTTP status, or 0 where the server was not reached or the document broke off. */
        void failed(int status);
    }

    AccountDownload(HttpSender sender) {
        this.sender = sender;
    }

    /** Asks the server of a web address, by the token of a session; false, without effect, while it is being fetched. */
    boolean fetch(String server, String token, Listener listener) {
        if (isRunning) {
            return false;
        }
        isRunning = true;
        Net.HttpRequest request = new Net.HttpRequest(Net.HttpMethods.GET);
        request.setUrl(server + Protocol.EXPORT_PATH);
        request.setHeader("Authorization", "Bearer " + token);
        request.setTimeOut(PATIENCE_MILLIS);
        sender.send(request, new Net.HttpResponseListener() {
            @Override
            public void handleHttpResponse(Net.HttpResponse response) {
                int status = response.getStatus().getStatusCode();
                Optional<String> document = status == HttpStatus.SC_OK
                        ? HttpText.read(response, FileExchange.MOST_BYTES)
                        : Optional.empty();
                end(() -> document.ifPresentOrElse(
                        listener::fetched, () -> listener.failed(status == HttpStatus.SC_OK ? 0 : status)));
            }

            @Override
            public void failed(Throwable reason) {
                end(() -> listener.failed(0));
            }

            @Override
            public void cancelled() {
                end(() -> listener.failed(0));
            }
        });
        return true;
    }

    private void end(Runnable told) {
        Gdx.app.postRunnable(() -> {
            isRunning = false;
            told.run();
        });
    }
}
