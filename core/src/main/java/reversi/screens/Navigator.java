package reversi.screens;

import java.util.List;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.notation.Opponents;
import reversi.online.PlayerCard;
import reversi.players.online.OnlineTable;
import reversi.rules.Transcript;

/** The ways from page to page, known only to who wires the game. */
public interface Navigator {
    /** Goes to the first page and forgets the way there. */
    void home();

    /** Opens the choices of a new game in this mode. */
    void newGame(GameSetup.Mode mode);

    /** Opens the choice of the computer player for a new game. */
    void opponents();

    /** Continues the game that was saved, if there is one. */
    void resume();

    /** Begins a game. */
    void play(GameSetup setup);

    /** Plays a game on from where it stands. */
    void playOn(Game game);

    /** Opens the review of a game that is over. */
    void review(Game game);

    /** Opens the dialog that shares a game as a picture, as a link and as a diagram. */
    void diagram(Game game);

    /** Makes the picture of a game and gives it to the device's share dialog, or saves it, at once. */
    void sharePicture(Game game);

    /** Opens the analysis board with what is kept on it. */
    void analysis();

    /** Opens the analysis board with a game at one of its plies. */
    void analyse(Transcript game, int ply);

    /** The same with a game of which is known who played it. */
    void analyse(Transcript game, int ply, Opponents players);

    /** Opens what is to be seen online: the lobby, or where one signs in. */
    void online();

    /** Opens a table of a server. */
    void table(OnlineTable table);

    /** Opens the page on which moderators decide. */
    void moderation();

    /** Opens it with a player who need not wait for a decision. */
    void moderation(PlayerCard player);

    /** Opens the list of those whom one follows on the server. */
    void followed();

    /** The messages between oneself and others, for whoever is signed in. */
    void mail();

    /** One's own finished games on the server. */
    void ownGames();

    /** The ranking of the server. */
    void ranking();

    /** Opens the tournaments of the server. */
    void tournaments();

    /** Opens a tournament of the server. */
    void tournament(long id);

    /** Opens the clubs of the server. */
    void clubs();

    /** Opens a club of the server. */
    void club(long id);

    /** Opens the studies of the server to which one belongs. */
    void studies();

    /** Opens a study of the server by its code. */
    void study(String code);

    /** Opens the leagues of the server. */
    void leagues();

    /** Opens a league of the server. */
    void league(long id);

    /** Opens the dialog about a player of a table, who is chosen where there are several; there is one at least. */
    void profile(List<PlayerCard> players, long table);

    /** Opens the dialog in which a player of a table is reported: one of these, of whom there is one at least. */
    void report(List<PlayerCard> players, long table);

    /** Opens the way back into an account for who forgot the password, with a name that was written already. */
    void recover(String name);

    /** Opens the dialog in which a code of the second step is entered, for who has named a name and its password. */
    void secondStep(String name, String password);

    /** Opens the note on what a server keeps of a person. */
    void privacy();

    /** Opens one's own account on the server, with invitations and the block list. */
    void account();

    /** Opens the finished games of this device. */
    void games();

    /** Opens the games by link. */
    void correspondence();

    /** Opens the ways to puzzles. */
    void puzzles();

    /** Opens the training gym. */
    void gym();

    /** Opens the page of one's own openings. */
    void openings();

    /** Opens the plan of today's practice. */
    void plan();

    /** Opens the page with what one's games show. */
    void insights();

    /** Opens the games of champions whose moves are guessed. */
    void champion();

    /** Opens the calendar of what was done, with what somebody wants to do each day. */
    void calendar();

    /** Opens the ladder of the computer's levels, with the player's strength. */
    void ladder();

    /** Opens the dialog with the ways to another device. */
    void otherDevice();

    /** Opens the settings. */
    void settings();

    /** Opens the course. */
    void learn();

    /** Opens the guided game of the first start once more. */
    void guided();

    /** Opens the rules of all variants. */
    void variants();

    /** Opens the page about the game. */
    void about();

    /** Goes back by one page. */
    void back();

    /** Ends the program, where it can end itself. */
    void quit();
}
