package reversi.screens.game;

import java.util.Random;
import reversi.engine.Level;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.players.ComputerPlayer;
import reversi.players.HumanPlayer;
import reversi.players.Pace;
import reversi.session.GameSession;
import reversi.session.Player;

/** Makes the games on this device: those that a person plays, and those of two computers to watch. */
public record LocalGames(LocalGameController.Services services) {
    private static final int MILLIS = 1000;

    /** A new game. */
    public LocalGameController begin(GameSetup setup) {
        return of(Game.start(setup, 0), newId(services.random())).asNew();
    }

    /** A saved game that goes on. */
    public LocalGameController resume(Game saved) {
        return of(saved, services.keeper().id().orElseGet(() -> newId(services.random())));
    }

    private static String newId(Random random) {
        return "home-" + Long.toString(random.nextLong() >>> 1, Character.MAX_RADIX);
    }

    private LocalGameController of(Game saved, String id) {
        GameSetup setup = saved.setup();
        long seed = services.random().nextLong();
        HumanPlayer human = new HumanPlayer();
        LiveGame game = new LiveGame(
                saved.transcript(),
                human,
                pace -> new GameSession(
                        saved, player(setup.black(), human, pace, seed), player(setup.white(), human, pace, ~seed)),
                services.thinker(),
                services.sounds(),
                services.tempo());
        return setup.mode() == GameSetup.Mode.WATCH
                ? new WatchedGameController(game, id, services)
                : new LocalGameController(game, id, services);
    }

    private Player player(Seat seat, HumanPlayer human, Pace pace, long seed) {
        if (seat.isHuman()) {
            return human;
        }
        Level level = Level.of(Math.min(seat.level(), Level.all().size()));
        Level timed = seat.seconds() == 0 ? level : level.within(MILLIS * seat.seconds());
        return new ComputerPlayer(timed, services.thinker(), pace, seed);
    }
}
