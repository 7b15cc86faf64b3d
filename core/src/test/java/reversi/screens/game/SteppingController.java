package reversi.screens.game;

import java.util.List;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.players.HumanPlayer;
import reversi.players.RemotePlayer;
import reversi.rules.Transcript;
import reversi.screens.Context;
import reversi.screens.Route;
import reversi.screens.board.Tempo;
import reversi.screens.sound.Sounds;
import reversi.screens.ui.Icon;
import reversi.session.GameSession;

/** A mode of its own, as small as one can be: steps through a game that was played before. */
public final class SteppingController extends GameController {
    private final Transcript line;
    private final GameSession session;

    /** A replay that begins before the first turn. */
    public static SteppingController of(GameSetup setup, Transcript line) {
        GameSession session = new GameSession(setup, new RemotePlayer(), new RemotePlayer());
        LiveGame game = new LiveGame(
                line.upTo(0), new HumanPlayer(), pace -> session, new FakeThinker(), Sounds.NONE, Tempo.normal());
        return new SteppingController(game, line);
    }

    private SteppingController(LiveGame game, Transcript line) {
        super(game);
        this.line = line;
        this.session = game.session();
        commands().on(Command.STEP, this::step).when(() -> at() < line.plies());
        commands().on(Command.UNDO, this::stepBack).when(() -> at() > 0);
    }

    private int at() {
        return session.transcript().plies();
    }

    private void stepBack() {
        Game game = session.game();
        int plies = at() - 1;
        session.follow(game.with(new GameEvent.TakenBack(plies, game.clocksAtPly(plies)), 0), 0);
    }

    private void step() {
        session.play(session.position().toMove(), line.turns().get(at()).move());
    }

    @Override
    public Route route() {
        return Route.to(Route.Kind.GAME);
    }

    @Override
    List<Tool> tools(float width) {
        return List.of(
                Tool.of(Icon.STEP_BACK, "play.back", Command.UNDO), Tool.of(Icon.STEP, "play.step", Command.STEP));
    }

    @Override
    public List<MenuItem> menu(Context context) {
        return List.of(new MenuItem(Icon.HOME, "menu.home", Command.HOME));
    }
}
