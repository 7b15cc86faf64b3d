package reversi.notation;

import java.util.Optional;
import reversi.rules.Illegal;
import reversi.rules.Shape;
import reversi.rules.Start;
import reversi.rules.Variant;

/**
 * Games in the Generic Game Format of the GGS server, which NBoard and other programs speak too: {@code
 * (;GM[Othello]PB[A]PW[B]TY[8]BO[8 … *]B[F5/1.00/2.5]W[D6];)}.
 */
public final class Ggf {
    private Ggf() {}

    /** The result of parsing: a game, or where and why the text is invalid. */
    public sealed interface Read permits Ok, Failed {}

    /**
     * The text begins with this game.
     *
     * @param game the game
     * @param end where in the text it ends; another may follow
     * @param passLeftOut whether its last move is a forced pass that the text does not write
     */
    public record Ok(GameRecord game, int end, boolean passLeftOut) implements Read {}

    /**
     * The text is invalid.
     *
     * @param problem what is wrong
     * @param offset where in the text, from 0
     * @param found what is written there, where that says anything
     * @param reason why a move is refused; empty for every other problem
     */
    public record Failed(FaultKind problem, int offset, String found, Optional<Illegal> reason) implements Read {}

    /** Reads the first game of a text. */
    public static Read read(String text) {
        return new GgfReader(text, 0, new GamesReadBuilder(text)).read();
    }

    /** Reads all games of a text; one that is wrong is left out. */
    public static GamesRead readAll(String text) {
        return new GgfGamesReader(text).readAll();
    }

    /** Whether the format can say this: a square board or the octagon of 88 squares with Othello's rules, in which more or fewer discs win. */
    public static boolean canWrite(Variant variant) {
        boolean othellosMoves = variant.start() != Start.FREE_CENTRE && !variant.adjacentPlacement();
        boolean isBoard = variant.shape() == Shape.SQUARE || variant.size() == Variant.EIGHT_STARS.size();
        return isBoard && variant.stock() == 0 && othellosMoves;
    }

    /** The game in one line without its end; throws IllegalArgumentException for a variant that the format cannot say. */
    public static String write(GameRecord game) {
        return GgfWriter.write(game);
    }
}
