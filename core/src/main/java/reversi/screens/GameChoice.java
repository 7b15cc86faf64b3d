package reversi.screens;

import java.util.function.Consumer;
import reversi.game.ColourChoice;
import reversi.game.GameSetup.Mode;
import reversi.online.TextLine;
import reversi.rules.Disc;
import reversi.rules.Variant;

/**
 * The choices of the last new game, offered again for the next.
 *
 * @param mode who sits at the board
 * @param computer the computer, and Black when watching
 * @param isMatched whether the computer is as strong as the person at each game anew, instead of the one that was chosen last
 * @param white White when watching
 * @param side which colour the person takes
 * @param lastPlayed the colour the person had in the last game
 * @param variant the board and its rules
 * @param isBalanced whether the game begins from a random balanced position
 * @param clock the clock against the computer
 * @param clockForTwo the clock when two people play; never the ladder
 * @param blackName the name of the person who plays Black when two play; empty for none given
 * @param whiteName the name of the person who plays White when two play; empty for none given
 */
public record GameChoice(
        Mode mode,
        Opponent computer,
        boolean isMatched,
        Opponent white,
        ColourChoice side,
        Disc lastPlayed,
        Variant variant,
        boolean isBalanced,
        ClockChoice clock,
        ClockChoice clockForTwo,
        String blackName,
        String whiteName) {
    /** The longest name, in characters. */
    public static final int NAME_LENGTH = 24;

    private static final int FIRST_LEVEL = 3;
    private static final int FIRST_WHITE_LEVEL = 5;

    /** The choices of the first start. */
    public static GameChoice initial() {
        return new GameChoice(
                Mode.VERSUS_COMPUTER,
                Opponent.of(FIRST_LEVEL),
                false,
                Opponent.of(FIRST_WHITE_LEVEL),
                ColourChoice.BLACK,
                Disc.WHITE,
                Variant.OTHELLO,
                false,
                ClockChoice.NONE,
                ClockChoice.NONE,
                "",
                "");
    }

    /** The choices of a newcomer's first game: Black against the weakest level, with all the time in the world. */
    public static GameChoice newcomers() {
        return initial().against(Opponent.of(1));
    }

    public GameChoice {
        isBalanced = isBalanced && variant.equals(Variant.OTHELLO);
        clockForTwo = clockForTwo == ClockChoice.LADDER ? ClockChoice.NONE : clockForTwo;
        blackName = shortened(blackName);
        whiteName = shortened(whiteName);
    }

    private static String shortened(String name) {
        String clean = TextLine.withoutControl(name).trim();
        if (clean.length() <= NAME_LENGTH) {
            return clean;
        }
        boolean isWithinEmoji = Character.isHighSurrogate(clean.charAt(NAME_LENGTH - 1));
        return clean.substring(0, isWithinEmoji ? NAME_LENGTH - 1 : NAME_LENGTH).trim();
    }

    /** These choices in another mode. */
    public GameChoice withMode(Mode next) {
        return with(draft -> draft.mode = next);
    }

    /** These choices with other computer players. */
    public GameChoice withComputers(Opponent first, Opponent second) {
        return with(draft -> {
            draft.computer = first;
            draft.white = second;
        });
    }

    /** These choices against this computer player. */
    public GameChoice against(Opponent opponent) {
        return matched(false).withComputers(opponent, white);
    }

    /** These choices against a computer that is as strong as the person, or against the one that was chosen last. */
    public GameChoice matched(boolean matched) {
        return with(draft -> draft.isMatched = matched);
    }

    /** These choices with another colour for the person. */
    public GameChoice withSide(ColourChoice next) {
        return with(draft -> draft.side = next);
    }

    /** These choices after a game in which the person had this colour. */
    public GameChoice withLastPlayed(Disc disc) {
        return with(draft -> draft.lastPlayed = disc);
    }

    /** These choices on another board; only standard Othello has balanced starts. */
    public GameChoice withVariant(Variant next, boolean balanced) {
        return with(draft -> {
            draft.variant = next;
            draft.isBalanced = balanced;
        });
    }

    /** The clock of a game in the chosen mode; a watched game has none. */
    public ClockChoice clockNow() {
        return switch (mode) {
            case VERSUS_COMPUTER -> clock;
            case TWO_PLAYERS, ONLINE -> clockForTwo;
            case WATCH -> ClockChoice.NONE;
        };
    }

    /** These choices with another clock for games in the chosen mode; a watched game has none to change. */
    public GameChoice withClock(ClockChoice next) {
        ClockChoice alone = mode == Mode.VERSUS_COMPUTER ? next : clock;
        ClockChoice forTwo = mode == Mode.TWO_PLAYERS ? next : clockForTwo;
        return with(draft -> {
            draft.clock = alone;
            draft.clockForTwo = forTwo;
        });
    }

    /** These choices with other names. */
    public GameChoice withNames(String blackPlayer, String whitePlayer) {
        return with(draft -> {
            draft.blackName = blackPlayer;
            draft.whiteName = whitePlayer;
        });
    }

    private GameChoice with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.choice();
    }

    /** Choices of which some are changed. */
    private static final class Draft {
        private Mode mode;
        private Opponent computer;
        private boolean isMatched;
        private Opponent white;
        private ColourChoice side;
        private Disc lastPlayed;
        private Variant variant;
        private boolean isBalanced;
        private ClockChoice clock;
        private ClockChoice clockForTwo;
        private String blackName;
        private String whiteName;

        Draft(GameChoice from) {
            mode = from.mode;
            computer = from.computer;
            isMatched = from.isMatched;
            white = from.white;
            side = from.side;
            lastPlayed = from.lastPlayed;
            variant = from.variant;
            isBalanced = from.isBalanced;
            clock = from.clock;
            clockForTwo = from.clockForTwo;
            blackName = from.blackName;
            whiteName = from.whiteName;
        }

        GameChoice choice() {
            return new GameChoice(
                    mode,
                    computer,
                    isMatched,
                    white,
                    side,
                    lastPlayed,
                    variant,
                    isBalanced,
                    clock,
                    clockForTwo,
                    blackName,
                    whiteName);
        }
    }
}
