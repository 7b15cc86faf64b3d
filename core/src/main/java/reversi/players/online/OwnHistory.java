package reversi.players.online;

import reversi.online.LobbyRequest;
import reversi.online.ServerMessage;

/** Asks for one's own games on the server, and which of them have a star. */
final class OwnHistory {
    private final AccountState account;
    private final Requests requests;
    private final Listeners listeners;

    OwnHistory(AccountState account, Requests requests, Listeners listeners) {
        this.account = account;
        this.requests = requests;
        this.listeners = listeners;
    }

    /** From the latest on. */
    void askLatest(boolean starred) {
        account.restartHistory();
        ask(0, starred, AccountState.HistoryUse.LIST);
    }

    /** Older ones than one of this number. */
    void askOlder(long before, boolean starred) {
        ask(before, starred, AccountState.HistoryUse.LIST);
    }

    /** Older ones than one of this number, or the latest for 0, for the archive. */
    void askForArchive(long before) {
        ask(before, false, AccountState.HistoryUse.ARCHIVE);
    }

    private void ask(long before, boolean starred, AccountState.HistoryUse use) {
        boolean isAsked = requests.ask(new LobbyRequest.AskHistory(before, starred), new ReplyListener() {
            @Override
            public void failed(ServerMessage.Failed failure) {
                account.answered();
                listeners.tell(listener -> listener.failed(failure));
            }

            @Override
            public void lost() {
                account.answered();
            }
        });
        if (isAsked) {
            account.asked(use);
        }
    }

    /** Marks one of one's own games with a star, or takes it away. */
    void star(long table, boolean starred) {
        requests.ask(new LobbyRequest.Star(table, starred), new ReplyListener() {
            @Override
            public void done() {
                account.star(table, starred);
                listeners.changed(Topic.HISTORY);
            }
        });
    }
}
