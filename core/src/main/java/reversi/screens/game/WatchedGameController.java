package reversi.screens.game;

import java.util.List;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.WatchSpeed;
import reversi.screens.board.Tempo;
import reversi.screens.ui.Icon;

/** A game between two computers on this device, at which a person looks: it goes on, step by step or faster, as the last one did, and back. */
final class WatchedGameController extends LocalGameController {
    private final LiveGame game;
    private Tempo tempo;
    private WatchSpeed speed = WatchSpeed.NORMAL;

    WatchedGameController(LiveGame game, String id, Services services) {
        super(game, id, services);
        this.game = game;
        this.tempo = services.tempo();
        game.setTempo(tempo(tempo));
        on(Command.PAUSE, this::pause).when(game.session()::isRunning).lit(game.session()::isPaused);
        on(Command.STEP, this::step).when(game.session()::isRunning);
        on(Command.SPEED, () -> setSpeed(speed.next())).when(game.session()::isRunning);
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

    /** Sets how long the pause between two moves is, in this game and in later ones. */
    void setSpeed(WatchSpeed next) {
        speed = next;
        page().context().ifPresent(context -> context.settings().change(settings -> settings.withWatchSpeed(next)));
        game.setTempo(tempo(tempo));
        game.changed();
    }

    @Override
    boolean isOwn() {
        return false;
    }

    @Override
    public void built(Context context, Layout layout) {
        speed = context.settings().now().watchSpeed();
        super.built(context, layout);
    }

    @Override
    protected Tempo tempo(Tempo chosen) {
        tempo = chosen;
        return chosen.withPause(speed.pause());
    }

    @Override
    List<Tool> tools(float width) {
        boolean isPaused = game.session().isPaused();
        return List.of(
                Tool.of(Icon.MENU, "play.menu", Command.MENU),
                Tool.of(Icon.STEP_BACK, "play.back", Command.UNDO),
                Tool.of(isPaused ? Icon.PLAY : Icon.PAUSE, isPaused ? "play.go-on" : "play.pause", Command.PAUSE),
                Tool.of(Icon.STEP, "play.step", Command.STEP),
                Tool.of(Icon.SPEED, "speed." + speed.name(), Command.SPEED),
                Tool.of(Icon.TROPHY, "play.result", Command.RESULT));
    }
}
