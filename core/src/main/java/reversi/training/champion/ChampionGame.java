package reversi.training.champion;

import java.util.List;
import reversi.rules.Disc;

/**
 * A game that a world champion won on the way to the title, as it stands in the file of {@link ChampionFile}.
 *
 * @param year when it was played
 * @param number which game of that year it is, from 1
 * @param champion the colour of the one who became world champion in that year
 * @param black the family name of the player with Black
 * @param white that of the player with White
 * @param blackScore the discs of Black at the end, empty squares counted for the winner
 * @param moves the squares in order, as {@link reversi.notation.TranscriptText} writes them
 * @param values what the moves were worth: for each placed disc a word, as {@link #written} makes it, apart by spaces
 */
public record ChampionGame(
        int year, int number, Disc champion, String black, String white, int blackScore, String moves, String values) {
    /** The letter of a move that loses nothing; the next ones lose half a disc more each. */
    static final char NOTHING_LOST = 'A';

    /** A name of the game that stays: its year and its number. */
    public String id() {
        return year + "-" + number;
    }

    /** The word of a position: what the best move is worth in discs, then a letter for each legal move in board order. */
    public static String written(int best, List<Integer> losses) {
        StringBuilder word = new StringBuilder(Integer.toString(best));
        losses.forEach(loss -> word.append((char) (NOTHING_LOST + loss)));
        return word.toString();
    }
}
