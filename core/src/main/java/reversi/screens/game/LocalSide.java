package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.Optional;
import reversi.game.GameSetup;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.ui.Icon;

/** The toolbar of a game on this device. */
record LocalSide(Context context, LiveGame game, GameActions actions) implements GameSide {
    private static final float ROOMY = 420;

    @Override
    public void fill(Toolbar tools, float width) {
        tools.add(Icon.MENU, context.say("play.menu"), actions::menu);
        if (game.mode() == GameSetup.Mode.WATCH) {
            fillWatchTools(tools);
            return;
        }
        boolean isRoomy = width >= ROOMY;
        if (isRoomy) {
            tools.add(Icon.PLUS, context.say("play.new"), actions::newGame);
        }
        tools.add(Icon.UNDO, context.say("play.undo"), actions::undo, game::canUndo);
        tools.add(Icon.REDO, context.say("play.redo"), actions::redo, game::canRedo);
        if (context.settings().now().hints().bestMove()) {
            tools.add(
                    Icon.HINT, context.say("play.hint"), actions::hint, game.advice()::canAsk, game.advice()::isShown);
        }
        if (isRoomy && game.isTimed()) {
            tools.add(Icon.PAUSE, context.say("play.pause"), actions::pause, actions::canPause);
        }
        if (isRoomy) {
            tools.add(Icon.HANDSHAKE, context.say("play.draw"), actions::draw, actions::canDraw);
        }
        // At the end the result takes the place of what could have ended the game; all else stays where it is.
        if (game.shownOutcome().isPresent()) {
            tools.add(Icon.TROPHY, context.say("play.result"), actions::result);
            tools.share(context.say("play.resign"));
        } else {
            tools.add(Icon.RESIGN, context.say("play.resign"), actions::resign, actions::canResign);
            tools.share(context.say("play.result"));
        }
    }

    private void fillWatchTools(Toolbar tools) {
        boolean isPaused = game.session().isPaused();
        tools.add(Icon.STEP_BACK, context.say("play.back"), actions::undo, game::canUndo);
        tools.add(
                isPaused ? Icon.PLAY : Icon.PAUSE,
                context.say(isPaused ? "play.go-on" : "play.pause"),
                actions::pause,
                () -> game.session().isRunning(),
                () -> isPaused);
        tools.add(Icon.STEP, context.say("play.step"), actions::step, () -> game.session()
                .isRunning());
        tools.add(Icon.SPEED, context.say("speed." + game.speed().name()), actions::speed, () -> game.session()
                .isRunning());
        tools.add(Icon.TROPHY, context.say("play.result"), actions::result, () -> game.shownOutcome()
                .isPresent());
    }

    @Override
    public String state() {
        return game.session().isPaused() + " " + game.speed() + " "
                + game.shownOutcome().isPresent();
    }

    @Override
    public Optional<String> second(Disc disc, boolean isTurn, boolean isRoomy) {
        return Optional.empty();
    }

    @Override
    public Optional<Offer> offer() {
        return game.session()
                .drawOffer()
                .filter(by -> game.session().isRunning() && game.isPerson(by.other()))
                .map(by -> new Offer(by, Offer.Wish.DRAW));
    }

    @Override
    public void answer(Offer offer, boolean accepts) {
        game.session().answerDraw(offer.by().other(), accepts);
    }

    @Override
    public boolean hasPanel() {
        return false;
    }

    @Override
    public Actor panel() {
        return new Actor();
    }
}
