package reversi.screens.game;

import reversi.screens.board.Tempo;
import reversi.screens.ui.Icon;

/** A game between two computers on this device, at which a person looks: it goes on, step by step or faster, and back. */
final class WatchedGameController extends LocalGameController {
    private final LiveGame game;
    private Tempo tempo;
    private WatchSpeed speed = WatchSpeed.NORMAL;

    WatchedGameController(LiveGame game, String id, Services services) {
        super(game, id, services);
        this.game = game;
        this.tempo = services.tempo();
        game.setTempo(tempo(tempo));
        commands()
                .on(Command.PAUSE, this::pause)
                .when(game.session()::isRunning)
                .lit(game.session()::isPaused);
        commands().on(Command.STEP, this::step).when(game.session()::isRunning);
        commands().on(Command.SPEED, () -> setSpeed(speed.next())).when(game.session()::isRunning);
    }

    private void pause() {
        if (!game.session().resume()) {
            game.session().pause();
        }
    }

    private void step() {
        game.session().pause();
        game.session().step();
    }

    /** Sets how long the pause between two moves is. */
    void setSpeed(WatchSpeed next) {
        speed = next;
        game.setTempo(tempo(tempo));
        game.changed();
    }

    @Override
    protected Tempo tempo(Tempo chosen) {
        tempo = chosen;
        return chosen.withPause(speed.pause());
    }

    @Override
    public void fill(Toolbar tools, float width) {
        boolean isPaused = game.session().isPaused();
        tools.add(Icon.MENU, "play.menu", Command.MENU);
        tools.add(Icon.STEP_BACK, "play.back", Command.UNDO);
        tools.add(isPaused ? Icon.PLAY : Icon.PAUSE, isPaused ? "play.go-on" : "play.pause", Command.PAUSE);
        tools.add(Icon.STEP, "play.step", Command.STEP);
        tools.add(Icon.SPEED, "speed." + speed.name(), Command.SPEED);
        tools.add(Icon.TROPHY, "play.result", Command.RESULT);
    }

    @Override
    public String toolbarState() {
        return game.session().isPaused() + " " + speed + " " + super.toolbarState();
    }
}
