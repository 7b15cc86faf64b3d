package reversi.server.table;

import reversi.online.PlayerCard;

/** Whoever knows the people of the server. */
public interface PlayerDirectory {
    /** The card of an account; may wait for the database. */
    PlayerCard card(long account);

    /** Whether an account is connected to any node. */
    boolean isHere(long account);

    /** Whether somebody wants to hear what another one says: not whom they have blocked or muted. Never waits. */
    boolean hears(long listener, long speaker);
}
