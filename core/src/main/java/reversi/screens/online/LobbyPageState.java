package reversi.screens.online;

import java.util.List;
import java.util.Optional;
import reversi.online.BotCard;
import reversi.online.Conversation;
import reversi.online.GameCard;
import reversi.online.Invitation;
import reversi.online.PlayerCard;
import reversi.online.RankRow;
import reversi.online.RankingBoard;
import reversi.players.online.ConnectionState;
import reversi.players.online.LobbyState;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineTable;
import reversi.players.online.RankingList;

/** What the lobby shows, by its parts. */
record LobbyPageState(Link link, Who who, int unread, People people, Middle middle, Side side) {
    /** How things stand with the server, and how many people are there. */
    record Link(boolean isReady, int online) {}

    /** Oneself; empty for who is not signed in. */
    record Who(Optional<PlayerCard> you, boolean isMember) {
        boolean isGuest() {
            return you.isPresent() && !isMember;
        }
    }

    /**
     * Who is there.
     *
     * @param people those in the rows that are known
     * @param above how many rows there are before those
     * @param below how many there are after them
     */
    record People(Who who, List<PlayerCard> people, int above, int below, List<BotCard> bots, List<GameCard> games) {}

    /**
     * The ways into a game, and the game that is shown.
     *
     * @param range how many points a searched opponent may be apart, 0 for any
     */
    record Middle(
            Who who,
            Optional<OnlineTable> own,
            List<GameByDays> byDays,
            List<Invitation> invitations,
            boolean isSeeking,
            int range,
            Showcase.Show show) {}

    /**
     * The latest messages and the top of the ranking.
     *
     * @param own one's own line of the ranking; empty for who has none
     * @param now the server's time when anything else was another
     */
    record Side(Who who, int unread, List<Conversation> mail, List<RankRow> ranking, Optional<RankRow> own, long now) {
        Side since(Side before) {
            boolean isSame = new Side(who, unread, mail, ranking, own, before.now).equals(before);
            return isSame ? before : this;
        }
    }

    /** What a client and its showcase know now, where one searches within {@code range}. */
    static LobbyPageState of(OnlineClient client, Showcase showcase, int range) {
        LobbyState lobby = client.lobby();
        RankingList ranking = client.account().ranking(RankingBoard.ALL);
        Who who = new Who(client.you(), client.isMember());
        int unread = client.mail().unread();
        return new LobbyPageState(
                new Link(client.state() == ConnectionState.READY, lobby.online()),
                who,
                unread,
                new People(who, lobby.people(), lobby.rowsAbove(), lobby.rowsBelow(), lobby.bots(), lobby.games()),
                new Middle(
                        who,
                        client.ownGame(),
                        GameByDays.of(client),
                        lobby.invitations(),
                        lobby.isSeeking(),
                        range,
                        showcase.now()),
                new Side(
                        who, unread, client.mail().conversations(), ranking.rows(), ranking.own(), client.serverNow()));
    }

    /** The same, but nothing is called older than it was while nothing else is another. */
    LobbyPageState since(LobbyPageState before) {
        return new LobbyPageState(link, who, unread, people, middle, side.since(before.side));
    }
}
