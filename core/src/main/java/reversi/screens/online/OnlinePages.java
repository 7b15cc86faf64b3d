package reversi.screens.online;

import java.util.Optional;
import reversi.online.PlayerCard;
import reversi.players.online.OnlineClient;
import reversi.players.online.ServerAddress;
import reversi.screens.Route;

/** What the pages of online play share: the client of the server, and the ways that lead from one of them to another. */
interface OnlinePages {
    /** What this device knows of the server. */
    OnlineClient client();

    /** Whether this is oneself. */
    boolean isYou(PlayerCard player);

    /** The game that the lobby shows. */
    Showcase showcase();

    /** Whether the game came from a server and plays there, so that there is no address to choose. */
    boolean isFixed();

    /** The server that the build has set for everybody, where it is not the one that is played on anyway. */
    Optional<ServerAddress> otherPublicServer();

    /** The server as a person knows it, without what stands before its name. */
    String serverName();

    /** The address of the server's pages, such as for a link that invites; empty where the person has named no server. */
    String webAddress();

    /** Connects to the server that the person has named; returns whether that is an address. */
    boolean connect(String written);

    /** Opens a page of the server, once somebody is signed in. */
    void open(Route route);

    /** The address of the page where one signs in, and of the lobby: that of the invitation, until it was taken or declined. */
    Route route();

    /** A guest wants an account, which ends the guest; where a game goes on, that is asked first. */
    void register();

    /** Opens a table, one's own or another one. */
    void watch(long table);

    /** Invites somebody to a game. */
    void invite(PlayerCard player);

    /** Opens what was exchanged with a member. */
    void write(PlayerCard player);

    /** Follows the link that led here, at once or, for who is nobody yet, as soon as one is somebody: a guest where that is enough. */
    void takeLink(boolean asGuest);

    /** The link that led here is done with. */
    void refuseLink();

    /** Shows what a link invites to. */
    void askLink(String written);

    /** Opens the dialog in which a link is made. */
    void openLinks();

    /** Pictures of players. */
    Photos photos();

    /** The address of the server that is played on; where none was chosen, this computer. */
    String address();

    /** Leads to the first page of the game. */
    void goHome();

    /** Puts somebody on the block list, and says so. */
    void block(PlayerCard player);

    /** Connects where that is not done yet. */
    void open();
}
