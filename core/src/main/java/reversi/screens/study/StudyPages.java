package reversi.screens.study;

import java.util.Optional;
import reversi.game.Game;
import reversi.notation.Opponents;
import reversi.rules.Transcript;
import reversi.screens.Context;
import reversi.screens.Feedback;
import reversi.screens.Page;
import reversi.screens.ServerChoice;
import reversi.screens.SettingsRepository;
import reversi.screens.Sheet;
import reversi.screens.game.HintStudy;
import reversi.screens.online.OnlinePages;

/** The pages and dialogs in which finished games are found and studied, those about a server, and others that the first ones do without. Nothing else may name their types: see {@link StudyLoader}. */
public interface StudyPages {
    /** The finished games of this device. */
    Page history();

    /** The finished games of this device, of which the one of an id opens once they are read. */
    Page history(String game);

    /** The review of a game that is over. */
    Page review(Game game);

    /** The dialog that shares a game as a picture, as a link and as a diagram. */
    Sheet diagram(Game game);

    /** Makes the picture of a game and gives it to the device at once. */
    void sharePicture(Game game, Context context);

    /** The dialog with the ways to another device. */
    Sheet otherDevice();

    /** Takes a part of what another device shows, as an address tells it. */
    void take(String part, Context context);

    /** The analysis board with what is kept on it. */
    Page analysis();

    /** The analysis board with a game at one of its plies. */
    Page analyse(Transcript game, int ply, Opponents players);

    /** The analysis board with the line that an address tells; empty where it tells none. */
    Optional<Page> analysed(String code);

    /** The games by link, of which the one that an address tells, by its text or its id, opens at once; none where that is empty. */
    Page correspondence(String game);

    /** The ways to puzzles. */
    Page puzzles();

    /** The puzzle of today. */
    Page dailyPuzzle();

    /** The training gym. */
    Page gym();

    /** One's own openings. */
    Page openings();

    /** Ten minutes of practice for today. */
    Page plan();

    /** What one's games show. */
    Page insights();

    /** The games of champions whose moves are guessed. */
    Page champion();

    /** The ladder of the computer's levels, with the player's strength. */
    Page ladder();

    /** The course. */
    Page learn();

    /** The course, which opens its lesson of this key at once if it has one. */
    Page learn(String lesson);

    /** What a person may choose; a server, and whether the computer ponders, only where there is a choice. */
    Page settings(SettingsRepository settings, Optional<ServerChoice> server, boolean canPonder);

    /** What this game is, with a way to write to the server's host where there is one. */
    Page about(Optional<Feedback> feedback);

    /** The pages about a server. */
    ServerPages server(OnlinePages online);

    /** Time passed, in seconds, whatever page is in front. */
    void tick(float seconds);

    /** What finds the reasons of a hint. */
    HintStudy hintStudy();

    /** Goes back to what the device has: another window has changed it since. */
    void reload();

    /** The review of a game that an address tells; empty where it tells none. */
    Optional<Page> shared(String code);
}
