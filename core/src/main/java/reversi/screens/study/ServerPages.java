package reversi.screens.study;

import reversi.online.PlayerCard;
import reversi.players.online.OnlineTable;
import reversi.screens.Page;
import reversi.screens.Sheet;
import reversi.screens.game.GameCommentary;

/** The pages and dialogs about a server that the first ones do without: one's account, messages, rankings, tournaments, clubs, studies and moderation. */
public interface ServerPages {
    /** What waits for the decision of a server's moderators. */
    Page moderation();

    /** The same with a player who need not wait. */
    Page moderation(PlayerCard player);

    /** Where a code of the second step is entered, for who has named a name and its password. */
    Sheet secondStep(String name, String password);

    /** What a server keeps of a person. */
    Sheet privacy();

    /** The way back into an account on a server for who forgot the password. */
    Sheet recover(String name);

    /** One's own account on a server, of whoever is signed in. */
    Page account();

    /** Those whom one follows on a server, for whoever is signed in. */
    Page followed();

    /** The messages of whoever is signed in on a server. */
    Page mail();

    /** The finished games there of whoever is signed in. */
    Page ownGames();

    /** The ranking of a server. */
    Page ranking();

    /** The tournaments of a server. */
    Page tournaments();

    /** One of them, by its number. */
    Page tournament(long id);

    /** The clubs of a server. */
    Page clubs();

    /** One of them, by its number. */
    Page club(long id);

    /** The studies of the server to which one belongs. */
    Page studies();

    /** A study of the server, by its code. */
    Page study(String code);

    /** What studies say about the game of a table, which asks at once; {@code changed} runs whenever others do. */
    GameCommentary commentary(OnlineTable table, Runnable changed);

    /** The leagues of a server. */
    Page leagues();

    /** One of them, by its number. */
    Page league(long id);
}
