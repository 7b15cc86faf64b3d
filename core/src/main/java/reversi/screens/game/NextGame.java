package reversi.screens.game;

import java.util.Optional;
import java.util.Random;
import reversi.engine.Level;
import reversi.game.ColourChoice;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.Opponent;

/** The games that can follow a game on this device: the same once more, or one against a computer that is a level stronger or weaker. */
final class NextGame {
    private final LiveGame game;
    private final GameKeeper keeper;
    private final Random random;

    /** What follows a game; the colours may be drawn from {@code random}. */
    NextGame(LiveGame game, GameKeeper keeper, Random random) {
        this.game = game;
        this.keeper = keeper;
        this.random = random;
    }

    private GameSetup setup() {
        return game.session().setup();
    }

    /** The computer's level; empty where the person plays against nobody else's computer. */
    private Optional<Integer> level() {
        return game.person().map(person -> seat(person.other()).level()).filter(level -> level > 0);
    }

    private Seat seat(Disc disc) {
        return disc == Disc.BLACK ? setup().black() : setup().white();
    }

    private boolean isWonBy(Optional<Disc> side) {
        return side.isPresent()
                && game.shownOutcome().filter(end -> end.winner().equals(side)).isPresent();
    }

    /** Whether the person has won against a level above which there is another. */
    boolean canBeHarder() {
        return isWonBy(game.person())
                && level().filter(level -> level < Level.all().size()).isPresent();
    }

    /** Whether the person has lost against a level below which there is another. */
    boolean canBeEasier() {
        return isWonBy(game.person().map(Disc::other))
                && level().filter(level -> level > 1).isPresent();
    }

    /** Begins the same game once more, with the other colours where the person chose so. */
    void again(Context context) {
        begin(context, setup());
    }

    /** Begins it against a computer that is so many levels stronger, and offers that one for the next new game, too. */
    void at(Context context, int levels) {
        level().ifPresent(level -> {
            Opponent next = Opponent.of(level + levels);
            context.settings().change(all -> all.withGame(all.game().against(next)));
            Seat computer = Seat.computer("", next.level(), next.seconds());
            boolean isBlack = game.person().equals(Optional.of(Disc.BLACK));
            Seat black = isBlack ? setup().black() : computer;
            Seat white = isBlack ? computer : setup().white();
            begin(context, setup().between(black, white, setup().time()));
        });
    }

    private void begin(Context context, GameSetup same) {
        GameSetup next = isSwapped(context) ? same.swapped() : same;
        context.go().play(next.between(next.black(), next.white(), keeper.nextTime(setup())));
    }

    /** Whether the colours change over, as the person chose for new games. */
    private boolean isSwapped(Context context) {
        Optional<Disc> person = game.person();
        if (person.isEmpty()) {
            return game.mode() == GameSetup.Mode.TWO_PLAYERS;
        }
        ColourChoice choice = context.settings().now().game().side();
        boolean isFixed = choice == ColourChoice.BLACK || choice == ColourChoice.WHITE;
        Disc next = isFixed ? person.get() : choice.settle(person, random);
        context.settings().change(settings -> settings.withGame(settings.game().withLastPlayed(next)));
        return next != person.get();
    }
}
