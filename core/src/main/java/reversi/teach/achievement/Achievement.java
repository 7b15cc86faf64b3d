package reversi.teach.achievement;

import java.util.Optional;
import java.util.OptionalInt;
import reversi.rules.Variant;

/**
 * One idea of good Othello that a player's own game can show. Each is decided from the turns of one finished game alone. All but {@link
 * #ANTI_WIN} ask for standard Othello on 8×8 squares, played from its own start or from a balanced one; a game that goes on from another one
 * or from a position that was set up by hand earns nothing. <em>Won</em> means by the count of the discs, with no move left to either side:
 * not by resignation, and not on time. The names are kept on devices and never change; the order is that of the screen.
 */
public enum Achievement {
    /** The player placed a disc on a corner; since nothing flips it, it was the player's at the end. */
    CORNER,

    /**
     * Won, and after none of the player's discs on an X- or C-square beside an empty corner could the opponent take that
     * corner with its next move.
     */
    NO_GIFT,

    /** All four corners had discs of the player. */
    FOUR_CORNERS,

    /** Won with discs of the opponent, and none of the player, on corners at the end. */
    NO_CORNER,

    /**
     * The player's move made six discs in a row of the player on an edge whose two corners were empty, and at the end neither of these corners
     * was the opponent's.
     */
    BALANCED_EDGE,

    /**
     * The player placed a disc on an edge between two of the opponent, which that move left there, and took a corner of this edge with the very
     * next disc.
     */
    WEDGE,

    /**
     * With 20 empty squares or more before it, a move after which the opponent had moves, none of them new, and that flipped only discs without
     * an empty square beside them.
     */
    QUIET_MOVE,

    /** After a move of the player that left 20 empty squares or more, the opponent had exactly one square to play on. */
    ONE_ANSWER,

    /** After a move of the player the opponent had to pass, and the game went on. */
    FORCED_PASS,

    /** Won after a move between the 20th and the 40th disc placed had left the player with six discs or fewer. */
    FEW_DISCS,

    /** Won though with ten empty squares left the player had fewer discs than the opponent. */
    COMEBACK,

    /** With empty squares left, more than half of the board had discs of the player that nothing could flip any more. */
    BEYOND_REACH,

    /**
     * Won on a full board, and at the first position with ten empty squares or fewer these lay in two regions or more, apart even at their
     * corners, of each of which the player filled the last square.
     */
    PARITY,

    /** Won by the last disc of the game, which was the player's: before it the player was not ahead. */
    LAST_MOVE,

    /** At the end of a game that was played out the opponent had no disc left. */
    WIPE_OUT,

    /** Won a game of Anti-Othello: on the board of Othello, the side with fewer discs at the end. */
    ANTI_WIN,

    /** Won against level 3 of the computer or a higher one. */
    LEVEL_3,

    /** Won against level 6 of the computer or a higher one. */
    LEVEL_6,

    /** Won against level 9 of the computer or a higher one. */
    LEVEL_9,

    /** Won against level 12 of the computer or a higher one. */
    LEVEL_12;

    /** The achievement of a name; empty for none, as a newer version may have written it. */
    public static Optional<Achievement> find(String name) {
        for (Achievement achievement : values()) {
            if (achievement.name().equals(name)) {
                return Optional.of(achievement);
            }
        }
        return Optional.empty();
    }

    /** The level that must be beaten for it; empty where none is. */
    public OptionalInt level() {
        return switch (this) {
            case LEVEL_3 -> OptionalInt.of(3);
            case LEVEL_6 -> OptionalInt.of(6);
            case LEVEL_9 -> OptionalInt.of(9);
            case LEVEL_12 -> OptionalInt.of(12);
            default -> OptionalInt.empty();
        };
    }

    /** The rules by which a game must be played to earn it. */
    public Variant variant() {
        return this == ANTI_WIN ? Variant.ANTI : Variant.OTHELLO;
    }

    /** After how many plies of a finished game it is to be seen, 1 or more; empty where the game does not earn it. */
    public OptionalInt earnedAt(OwnGame game) {
        boolean isMeant = game.plies() > game.opening() && game.variant().equals(variant()) && game.isWhole();
        return isMeant ? found(game) : OptionalInt.empty();
    }

    private OptionalInt found(OwnGame game) {
        return switch (this) {
            case CORNER -> Corners.first(game);
            case NO_GIFT -> Corners.noGift(game);
            case FOUR_CORNERS -> Corners.all(game);
            case NO_CORNER -> Corners.wonWithout(game);
            case BALANCED_EDGE -> Edges.balanced(game);
            case WEDGE -> Edges.wedge(game);
            case QUIET_MOVE -> Mobility.quiet(game);
            case ONE_ANSWER -> Mobility.oneAnswer(game);
            case FORCED_PASS -> Mobility.forcedPass(game);
            case FEW_DISCS -> Counts.fewDiscs(game);
            case COMEBACK -> Counts.comeback(game);
            case BEYOND_REACH -> Counts.beyondReach(game);
            case PARITY -> Counts.parity(game);
            case LAST_MOVE -> Counts.lastMove(game);
            case WIPE_OUT -> Counts.wipeOut(game);
            case ANTI_WIN -> game.atEnd(game.isWon());
            case LEVEL_3, LEVEL_6, LEVEL_9, LEVEL_12 -> Counts.wonAgainst(game, level().orElseThrow());
        };
    }
}
