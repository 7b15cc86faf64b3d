package reversi.players.online;

import reversi.online.GameTerms;
import reversi.online.LobbyRequest;
import reversi.online.ServerMessage;

/** Whether one follows the lobby and whom one follows, also after a lost connection, and what is asked there. */
final class OnlineLobby {
    private final LobbyState lobby;
    private final Requests requests;
    private final Listeners listeners;
    private boolean isInLobby;
    private boolean isInFollowed;
    private LobbyRequest.EnterLobby rows = LobbyRequest.EnterLobby.first();

    OnlineLobby(LobbyState lobby, Requests requests, Listeners listeners) {
        this.lobby = lobby;
        this.requests = requests;
        this.listeners = listeners;
    }

    /** Follows the lobby from now on, also after a lost connection; again is the same as asking for it anew. */
    void enterLobby() {
        isInLobby = true;
        requests.ask(rows);
        requests.ask(new LobbyRequest.AskTables());
    }

    /** Asks for these rows of the lobby instead of those before, unless they are the same. */
    void showRows(LobbyRequest.EnterLobby wanted) {
        if (isInLobby && !wanted.equals(rows)) {
            rows = wanted;
            requests.ask(rows);
        }
    }

    /** Follows the lobby no longer. */
    void leaveLobby() {
        isInLobby = false;
        rows = LobbyRequest.EnterLobby.first();
        requests.ask(new LobbyRequest.LeaveLobby());
    }

    /** Hears of whom one follows from now on, also after a lost connection; again is the same as asking anew. */
    void enterFollowed() {
        isInFollowed = true;
        requests.ask(new LobbyRequest.EnterFollowed());
    }

    /** Hears no longer of whom one follows. */
    void leaveFollowed() {
        isInFollowed = false;
        requests.ask(new LobbyRequest.LeaveFollowed());
    }

    /** Follows a member from now on, or no longer; a list of them that is open is asked for anew. */
    void follow(long player, boolean wanted) {
        requests.ask(new LobbyRequest.Follow(player, wanted), new ReplyListener() {
            @Override
            public void done() {
                if (isInFollowed) {
                    enterFollowed();
                }
            }

            @Override
            public void failed(ServerMessage.Failed failure) {
                listeners.tell(listener -> listener.failed(failure));
            }
        });
    }

    /** Forgets the link made before and asks for another one. */
    void makeLink(GameTerms terms) {
        lobby.forgetLink();
        boolean isAsked = requests.ask(new LobbyRequest.MakeLink(terms), new ReplyListener() {
            @Override
            public void failed(ServerMessage.Failed failure) {
                lobby.awaitLink(false);
                listeners.tell(listener -> listener.failed(failure));
                listeners.changed(Topic.INVITATIONS);
            }

            @Override
            public void lost() {
                lobby.awaitLink(false);
                listeners.changed(Topic.INVITATIONS);
            }
        });
        lobby.awaitLink(isAsked);
    }

    /** Asks again for what is followed; of whom one follows only a member hears. */
    void restore(boolean isMember) {
        if (isInLobby) {
            enterLobby();
        }
        if (isInFollowed && isMember) {
            enterFollowed();
        }
    }

    /** Follows nothing any longer, where there is nobody to be told. */
    void stop() {
        isInLobby = false;
        isInFollowed = false;
    }
}
