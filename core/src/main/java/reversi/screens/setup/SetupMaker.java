package reversi.screens.setup;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.TrainingLadder;
import reversi.rules.BalancedStarts;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Variant;
import reversi.screens.ClockChoice;
import reversi.screens.GameChoice;
import reversi.screens.Opponent;

/** Turns choices into a game: draws the lot, seats the players, sets the clock. */
public final class SetupMaker {
    private static final int MINUTE = 60;
    private static final int PER_MOVE_SECONDS = 30;

    private final Random random;
    private final Supplier<Optional<BalancedStarts>> starts;

    /** A maker that draws from this generator; without the list of balanced starts every game begins at the beginning. */
    public SetupMaker(Random random, Supplier<Optional<BalancedStarts>> starts) {
        this.random = random;
        this.starts = starts;
    }

    /** The colour the person gets in the next game. */
    public Disc colour(GameChoice choice) {
        return choice.side().settle(Optional.of(choice.lastPlayed()), random);
    }

    /** The game of these choices in which the person, if only one plays, has this colour. */
    public GameSetup make(GameChoice choice, Disc person, TrainingLadder ladder) {
        List<Move> opening = choice.isBalanced()
                ? starts.get().map(list -> list.draw(random.nextLong())).orElse(List.of())
                : List.of();
        TimeControl time = time(choice, ladder);
        return switch (choice.mode()) {
            case VERSUS_COMPUTER -> versus(choice.computer(), person, choice.variant(), opening, time);
            case TWO_PLAYERS, ONLINE ->
                new GameSetup(
                        choice.variant(),
                        opening,
                        Seat.human(choice.blackName()),
                        Seat.human(choice.whiteName()),
                        time);
            case WATCH ->
                new GameSetup(choice.variant(), opening, computer(choice.computer()), computer(choice.white()), time);
        };
    }

    /** A game in which the person has a colour and the computer the other. */
    public static GameSetup versus(
            Opponent opponent, Disc person, Variant variant, List<Move> opening, TimeControl time) {
        Seat human = Seat.human("");
        Seat computer = computer(opponent);
        boolean isBlack = person == Disc.BLACK;
        return new GameSetup(variant, opening, isBlack ? human : computer, isBlack ? computer : human, time);
    }

    private static Seat computer(Opponent opponent) {
        return Seat.computer("", opponent.level(), opponent.seconds());
    }

    private static TimeControl time(GameChoice choice, TrainingLadder ladder) {
        ClockChoice clock = choice.clockNow();
        return switch (clock) {
            case NONE -> TimeControl.none();
            case ONE_MINUTE -> TimeControl.perGame(MINUTE, 0);
            case THREE_PLUS_TWO -> TimeControl.perGame(3 * MINUTE, 2);
            case FIVE_MINUTES -> TimeControl.perGame(5 * MINUTE, 0);
            case FIFTEEN_MINUTES -> TimeControl.perGame(15 * MINUTE, 0);
            case PER_MOVE -> TimeControl.perMove(PER_MOVE_SECONDS);
            case LADDER -> TimeControl.ladder(ladder);
        };
    }
}
