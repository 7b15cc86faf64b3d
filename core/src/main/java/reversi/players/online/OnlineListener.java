package reversi.players.online;

import java.util.List;
import reversi.online.DeviceCard;
import reversi.online.ErrorCode;
import reversi.online.Invitation;
import reversi.online.LeagueCard;
import reversi.online.Letter;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.SanctionCard;
import reversi.online.ServerMessage.Failed;
import reversi.online.StudyNews;
import reversi.online.TableEvent;
import reversi.online.TournamentNews;

/** Hears of what happens on the server, on the render thread. */
public interface OnlineListener {
    /** The server told what a link invites to. */
    default void linkShown(LobbyNews.LinkInfo link) {}

    /** Somebody opened one's own link. */
    default void linkOpened() {}

    /** Something looks different now. */
    default void changed(Topic topic) {}

    /** A game of one's own begins or goes on, or a table that one wanted to watch is there. */
    default void seated(OnlineTable table) {}

    /** A page of one's own finished games that was asked for by {@link OnlineClient#listGames} is there. */
    default void gamesListed(LobbyNews.History page) {}

    /** A finished game that was asked for by {@link OnlineClient#fetch} is there. */
    default void fetched(OnlineTable table) {}

    /** A table is known anew as a whole, as after a lost connection. */
    default void tableRenewed(OnlineTable table) {}

    /** Something happened at a table. */
    default void happened(OnlineTable table, TableEvent event) {}

    /** Somebody at a table left or came back, or the number of those who watch changed. */
    default void attendance(OnlineTable table) {}

    /** The clubs that were asked for. */
    default void clubsListed(TournamentNews.Clubs page) {}

    /** A club that was asked for, founded or changed. */
    default void clubShown(TournamentNews.ClubInfo club) {}

    /** The leagues that were asked for. */
    default void leaguesListed(List<LeagueCard> leagues) {}

    /** A league that was asked for, founded, joined or left. */
    default void leagueShown(TournamentNews.LeagueInfo league) {}

    /** Something about studies, for the page that asked. */
    default void study(StudyNews news) {}

    /** Somebody invites. */
    default void invited(Invitation invitation) {}

    /** One's own invitation was answered with no. */
    default void declined(Invitation invitation) {}

    /** A private message came from somebody else. */
    default void letterCame(PlayerCard from, Letter letter) {}

    /** Somebody signed in to one's own account on devices of which nothing was heard here, the newest first. */
    default void signedInElsewhere(List<DeviceCard> devices) {}

    /** Which decisions about oneself hold now, and which warnings one hasn't read, the latest first. */
    default void sanctioned(List<SanctionCard> sanctions) {}

    /** Somebody was reported or decided about, which moderators hear. */
    default void casesChanged() {}

    /** The tournament that one asked for was made. */
    default void tournamentMade(long tournament) {}

    /** One's own game of a tournament begins, or goes on after signing in again. */
    default void tournamentCalls(TournamentNews.TournamentCalls call) {}

    /** Whoever runs the server says something to everybody. */
    default void noticed(String text) {}

    /** The server refused a request that nobody waits for. */
    default void failed(Failed failure) {}

    /** The session ended, not by one's own wish; {@code why} says whether another may begin. */
    default void signedOut(ErrorCode why) {}
}
