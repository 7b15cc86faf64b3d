package reversi.screens.online;

import reversi.online.PlayerCard;
import reversi.players.online.OnlineClient;
import reversi.screens.Route;

/** What the pages of online play share: the client of the server, and the ways that lead from one of them to another. */
public interface OnlinePages {
    /** What this device knows of the server. */
    OnlineClient client();

    /** The server that is played on. */
    ChosenServer server();

    /** The link of an invitation that led here. */
    FollowedLink link();

    /** Whether this is oneself. */
    boolean isYou(PlayerCard player);

    /** The game that the lobby shows. */
    Showcase showcase();

    /** Opens a page of the server, once somebody is signed in. */
    void open(Route route);

    /** A guest wants an account, which ends the guest; where a game goes on, that is asked first. */
    void register();

    /** Opens a table, one's own or another one. */
    void watch(long table);

    /** Invites somebody to a game. */
    void invite(PlayerCard player);

    /** Opens what was exchanged with a member. */
    void write(PlayerCard player);

    /** Opens the dialog in which a link is made. */
    void openLinks();

    /** Pictures of players. */
    Photos photos();

    /** Leads to the first page of the game. */
    void goHome();

    /** Puts somebody on the block list, and says so. */
    void block(PlayerCard player);

    /** Mutes somebody, or no longer, and says so. */
    void mute(PlayerCard player, boolean isMuted);

    /** Opens the dialog in which a player is reported. */
    void report(ReportTarget target);

    /** Connects where that is not done yet. */
    void open();
}
