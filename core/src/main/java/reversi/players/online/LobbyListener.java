package reversi.players.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.Invitation;
import reversi.online.LobbyNews;
import reversi.online.LobbyNewsVisitor;
import reversi.online.PlayerCard;

/** Hears what the server says about the lobby, whom one follows, the ranking and one's own history, and notes it where it belongs. */
final class LobbyListener implements LobbyNewsVisitor {
    private final CurrentUser self;
    private final LobbyState lobby;
    private final AccountState account;
    private final FollowState follows;
    private final Listeners listeners;

    LobbyListener(CurrentUser self, LobbyState lobby, AccountState account, FollowState follows, Listeners listeners) {
        this.self = self;
        this.lobby = lobby;
        this.account = account;
        this.follows = follows;
        this.listeners = listeners;
    }

    @Override
    public void lobby(LobbyNews.Lobby news) {
        lobby.renew(news);
        notice(news.players());
    }

    @Override
    public void lobbyChanged(LobbyNews.LobbyChanged news) {
        lobby.change(news);
        List<PlayerCard> cards = new ArrayList<>(news.changed());
        news.you().ifPresent(cards::add);
        notice(cards);
    }

    private void notice(List<PlayerCard> cards) {
        if (self.notice(cards)) {
            listeners.changed(Topic.CONNECTION);
        }
        listeners.changed(Topic.LOBBY);
    }

    @Override
    public void playerInfo(LobbyNews.PlayerInfo news) {
        lobby.setAsked(news);
        listeners.changed(Topic.PLAYER);
    }

    @Override
    public void tables(LobbyNews.Tables news) {
        lobby.setGames(news.tables());
        listeners.changed(Topic.GAMES);
    }

    @Override
    public void ranking(LobbyNews.Ranking news) {
        account.addRanking(news);
        listeners.changed(Topic.RANKING);
    }

    @Override
    public void history(LobbyNews.History news) {
        if (account.answered() == AccountState.HistoryUse.ARCHIVE) {
            listeners.tell(listener -> listener.gamesListed(news));
        } else {
            account.addHistory(news);
            listeners.changed(Topic.HISTORY);
        }
    }

    @Override
    public void invited(LobbyNews.Invited news) {
        lobby.add(news.invitation());
        if (!self.sent(news.invitation())) {
            listeners.tell(listener -> listener.invited(news.invitation()));
        }
        listeners.changed(Topic.INVITATIONS);
    }

    @Override
    public void invitationOver(LobbyNews.InvitationOver news) {
        Optional<Invitation> known = lobby.remove(news.invitation());
        if (!news.accepted()) {
            known.filter(self::sent).ifPresent(invitation -> listeners.tell(listener -> listener.declined(invitation)));
        }
        listeners.changed(Topic.INVITATIONS);
    }

    @Override
    public void linkMade(LobbyNews.LinkMade news) {
        lobby.setLink(news);
        listeners.changed(Topic.INVITATIONS);
    }

    @Override
    public void linkInfo(LobbyNews.LinkInfo news) {
        listeners.tell(listener -> listener.linkShown(news));
        listeners.changed(Topic.INVITATIONS);
    }

    @Override
    public void linkOpened(LobbyNews.LinkOpened news) {
        lobby.setLinkOpened(news.code());
        listeners.tell(OnlineListener::linkOpened);
        listeners.changed(Topic.INVITATIONS);
    }

    @Override
    public void seeking(LobbyNews.Seeking news) {
        lobby.setSeeking(news.seeking());
        listeners.changed(Topic.INVITATIONS);
    }

    @Override
    public void relation(LobbyNews.Relation news) {
        follows.setRelation(news);
        listeners.changed(Topic.RELATION);
    }

    @Override
    public void followed(LobbyNews.Followed news) {
        follows.renew(news);
        listeners.changed(Topic.FOLLOWED);
    }

    @Override
    public void followedChanged(LobbyNews.FollowedChanged news) {
        follows.change(news.player());
        listeners.changed(Topic.FOLLOWED);
    }
}
