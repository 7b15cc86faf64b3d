package reversi.players.online;

import reversi.online.AccountRequest;
import reversi.online.ServerMessage;

/** Whom one blocks and mutes: noted at once, and undone where the server refuses. */
final class SilencedPlayers {
    private final AccountState account;
    private final FollowState follows;
    private final Requests requests;
    private final Listeners listeners;

    SilencedPlayers(AccountState account, FollowState follows, Requests requests, Listeners listeners) {
        this.account = account;
        this.follows = follows;
        this.requests = requests;
        this.listeners = listeners;
    }

    /** Puts somebody on one's own block list; returns false where the server is not reached. */
    boolean block(long player) {
        boolean isAsked = requests.ask(new AccountRequest.Block(player), new ReplyListener() {
            @Override
            public void failed(ServerMessage.Failed failure) {
                account.unblock(player);
                listeners.tell(listener -> listener.failed(failure));
            }
        });
        if (isAsked) {
            account.block(player);
            follows.blocked(player);
        }
        return isAsked;
    }

    /** Takes somebody off one's own block list. */
    void unblock(long player) {
        if (requests.ask(new AccountRequest.Unblock(player))) {
            account.unblock(player);
        }
    }

    /** Mutes somebody, or no longer; returns false where the server is not reached. */
    boolean mute(long player, boolean isMuted) {
        boolean before = account.hasMuted(player);
        boolean isAsked = requests.ask(new AccountRequest.MutePlayer(player, isMuted), new ReplyListener() {
            @Override
            public void failed(ServerMessage.Failed failure) {
                account.mute(player, before);
                listeners.tell(listener -> listener.failed(failure));
                listeners.changed(Topic.ACCOUNT);
            }
        });
        if (isAsked) {
            account.mute(player, isMuted);
            listeners.changed(Topic.ACCOUNT);
        }
        return isAsked;
    }
}
