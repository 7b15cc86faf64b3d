package reversi.screens.online;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.online.AccountRequest;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineClient;
import reversi.players.online.ReplyListener;
import reversi.screens.Route;

/** The link of an invitation that led here: what it invites to is asked first, and it is followed once the person said yes. */
public final class FollowedLink {
    private final OnlineClient client;
    private final Runnable forget;
    private final Consumer<Failed> failed;
    private Optional<String> code;
    /** Whether the person said yes to it. */
    private boolean isTaken;
    /** Whether the server was asked about it since it was reached. */
    private boolean isAsked;

    /**
     * A link, or none yet.
     *
     * @param code the code of the link that the person followed to get here
     * @param forget does away with that code where it came from
     * @param failed hears why a link leads nowhere
     */
    FollowedLink(OnlineClient client, Optional<String> code, Runnable forget, Consumer<Failed> failed) {
        this.client = client;
        this.code = code;
        this.forget = forget;
        this.failed = failed;
    }

    /** The address of the first pages online: that of the invitation, until it was taken or declined. */
    Route route() {
        return code.map(Route::toInvitation).orElse(Route.to(Route.Kind.LOBBY));
    }

    /** Whether this is what the link invites to, and the person has not said yes yet. */
    boolean isAbout(LobbyNews.LinkInfo link) {
        return code.equals(Optional.of(link.code())) && !isTaken;
    }

    /** Asks what it invites to; once it was taken, follows it as soon as one is somebody. Does nothing without a link or connection. */
    void follow() {
        boolean isYou = client.you().isPresent();
        if (client.state() != ConnectionState.READY) {
            isAsked = false;
            return;
        }
        if (code.isEmpty() || (client.isKnown() && !isYou)) {
            return;
        }
        if (!isTaken && !isAsked) {
            isAsked = true;
            client.ask(new LobbyRequest.AskLink(code.get()), new ReplyListener() {
                @Override
                public void failed(Failed failure) {
                    refuse();
                    failed.accept(failure);
                }
            });
        } else if (isTaken && isYou) {
            client.ask(new LobbyRequest.UseLink(code.get()));
            refuse();
        }
    }

    /** It is done with. */
    void refuse() {
        code = Optional.empty();
        forget.run();
    }

    /** Follows it, at once or, for who is nobody yet, as soon as one is somebody: a guest where that is enough. */
    void take(boolean asGuest) {
        isTaken = true;
        if (client.you().isEmpty() && asGuest) {
            client.ask(new AccountRequest.Guest());
        } else {
            follow();
        }
    }

    /** Shows what another link invites to. */
    void ask(String written) {
        isTaken = false;
        isAsked = false;
        code = Optional.of(written);
        follow();
    }
}
