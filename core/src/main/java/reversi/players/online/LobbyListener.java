package reversi.players.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.Invitation;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;

/** Hears what the server says about the lobby, the ranking and one's own history, and notes it where it belongs. */
final class LobbyListener {
    private final CurrentUser self;
    private final LobbyState lobby;
    private final AccountState account;
    private final Listeners listeners;

    LobbyListener(CurrentUser self, LobbyState lobby, AccountState account, Listeners listeners) {
        this.self = self;
        this.lobby = lobby;
        this.account = account;
        this.listeners = listeners;
    }

    void heard(LobbyNews news) {
        if (news instanceof LobbyNews.Lobby all) {
            lobby.renew(all);
            notice(all.players());
        } else if (news instanceof LobbyNews.LobbyChanged change) {
            lobby.change(change);
            List<PlayerCard> cards = new ArrayList<>(change.changed());
            change.you().ifPresent(cards::add);
            notice(cards);
        } else if (news instanceof LobbyNews.PlayerInfo info) {
            lobby.setAsked(info);
            listeners.changed(Topic.PLAYER);
        } else if (news instanceof LobbyNews.Tables games) {
            lobby.setGames(games.tables());
            listeners.changed(Topic.GAMES);
        } else if (news instanceof LobbyNews.Ranking ranking) {
            account.addRanking(ranking);
            listeners.changed(Topic.RANKING);
        } else if (news instanceof LobbyNews.History history) {
            if (account.answered() == AccountState.HistoryUse.ARCHIVE) {
                listeners.tell(listener -> listener.gamesListed(history));
            } else {
                account.addHistory(history);
                listeners.changed(Topic.HISTORY);
            }
        } else {
            heardOfInvitations(news);
        }
    }

    private void notice(List<PlayerCard> cards) {
        if (self.notice(cards)) {
            listeners.changed(Topic.CONNECTION);
        }
        listeners.changed(Topic.LOBBY);
    }

    private void heardOfInvitations(LobbyNews news) {
        if (news instanceof LobbyNews.Invited invited) {
            lobby.add(invited.invitation());
            if (!self.sent(invited.invitation())) {
                listeners.tell(listener -> listener.invited(invited.invitation()));
            }
        } else if (news instanceof LobbyNews.InvitationOver over) {
            Optional<Invitation> known = lobby.remove(over.invitation());
            if (!over.accepted()) {
                known.filter(self::sent)
                        .ifPresent(invitation -> listeners.tell(listener -> listener.declined(invitation)));
            }
        } else if (news instanceof LobbyNews.LinkMade made) {
            lobby.setLink(made);
        } else if (news instanceof LobbyNews.LinkInfo info) {
            listeners.tell(listener -> listener.linkShown(info));
        } else if (news instanceof LobbyNews.LinkOpened opened) {
            lobby.setLinkOpened(opened.code());
            listeners.tell(OnlineListener::linkOpened);
        } else if (news instanceof LobbyNews.Seeking seeking) {
            lobby.setSeeking(seeking.seeking());
        } else {
            throw new IllegalStateException("unknown message " + news);
        }
        listeners.changed(Topic.INVITATIONS);
    }
}
