package reversi.screens.setup;

import java.util.List;
import java.util.Optional;
import reversi.game.GameSetup.Mode;
import reversi.game.TrainingLadder;
import reversi.rules.Variant;
import reversi.screens.ClockChoice;
import reversi.screens.GameChoice;
import reversi.screens.Opponent;

/**
 * What the page of a new game shows.
 *
 * @param choice what is chosen for the game
 * @param ladder the person's place on the training ladder
 * @param even the level of the computer that is as strong as the person
 */
record NewGameState(GameChoice choice, TrainingLadder ladder, int even) {
    /** The modes on offer, in their order. */
    static final List<Mode> MODES = List.of(Mode.VERSUS_COMPUTER, Mode.TWO_PLAYERS, Mode.WATCH);

    /** A board and its rules; {@code isBalanced} where the game begins from a random balanced position. */
    record Board(Variant variant, boolean isBalanced) {}

    Board board() {
        return new Board(choice.variant(), choice.isBalanced());
    }

    /** The choices with the computer player that comes, where it is the one that matches the person. */
    GameChoice settled() {
        return choice.isMatched() && isVersusComputer()
                ? choice.withComputers(Opponent.of(even), choice.white())
                : choice;
    }

    boolean isVersusComputer() {
        return choice.mode() == Mode.VERSUS_COMPUTER;
    }

    /** The clocks on offer in a mode: on the ladder one plays against the computer. */
    static List<ClockChoice> clocks(Mode mode) {
        List<ClockChoice> all = List.of(ClockChoice.values());
        return mode == Mode.VERSUS_COMPUTER ? all : all.subList(0, all.size() - 1);
    }

    /** How long one has for a move on the ladder now, in seconds; empty where another clock is chosen. */
    Optional<Integer> secondsPerMove() {
        boolean isLadder = choice.clockNow() == ClockChoice.LADDER;
        return isLadder ? Optional.of(ladder.secondsPerMove()) : Optional.empty();
    }
}
