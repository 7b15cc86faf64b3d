package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.MoveComments;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.Thinker;
import reversi.players.HumanPlayer;
import reversi.players.RemotePlayer;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.screens.Context;
import reversi.screens.Opponent;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.board.Tempo;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;
import reversi.screens.ui.Icon;
import reversi.session.GameSession;

/** A finished game, to be gone through back and forth, by hand or by itself, and to be played on from any of its positions. */
public final class ReplayController extends GameController {
    /** How long a position stays before the next move is played by itself. */
    private static final float PAUSE = 0.9f;

    private final GameSession session;
    /** The whole game, with its result. */
    private final Game whole;

    private final Actions actions;
    /** After how many plies it begins. */
    private int begin;

    private boolean isPlaying;
    private float waited;

    /** What the archive knows of the game, and what else can be done with it. */
    public interface Actions {
        /** Under what the archive has it. */
        String id();

        /** What stands beside its moves. */
        MoveComments comments();

        /** Whether it is a favourite. */
        boolean isStarred();

        /** Makes it a favourite, or no longer. */
        void star();

        /** Removes it, which can be undone where the page before is. */
        void delete();

        /** Goes back to where it was opened. */
        void leave();
    }

    /**
     * The replay of a finished game, at its end.
     *
     * @param names what Black and White are called
     */
    public static ReplayController of(
            Game ended, List<String> names, Actions actions, Thinker thinker, Sounds sounds, Tempo tempo) {
        GameSetup setup = ended.setup();
        GameSetup shown = setup.between(
                Seat.remote(names.get(0)),
                Seat.remote(names.get(1)),
                setup.time().kind() == TimeControl.Kind.LADDER ? TimeControl.none() : setup.time());
        Game whole = ended.in(shown);
        GameSession session = new GameSession(whole, new RemotePlayer(), new RemotePlayer());
        LiveGame game = new LiveGame(
                whole.transcript(), new HumanPlayer(), pace -> session, thinker, withoutEnd(sounds), tempo);
        return new ReplayController(game, whole, actions);
    }

    /** Nobody wins or loses by looking at a game. */
    private static Sounds withoutEnd(Sounds sounds) {
        return (sound, tone) -> {
            if (sound != SoundName.WIN && sound != SoundName.LOSE && sound != SoundName.DRAW) {
                sounds.play(sound, tone);
            }
        };
    }

    private ReplayController(LiveGame game, Game whole, Actions actions) {
        super(game);
        this.session = game.session();
        this.whole = whole;
        this.actions = actions;
        this.begin = whole.transcript().plies();
        on(Command.FIRST, () -> goTo(first())).when(() -> at() > first());
        on(Command.UNDO, () -> goTo(at() - 1)).when(() -> at() > first());
        on(Command.PAUSE, this::playOrPause).when(() -> last() > first());
        on(Command.STEP, this::step).when(() -> at() < last());
        on(Command.LAST, () -> goTo(last())).when(() -> at() < last());
        on(Command.PLAY_COMPUTER, () -> playOn(false))
                .when(() -> !session.position().isOver());
        on(Command.PLAY_FRIEND, () -> playOn(true))
                .when(() -> !session.position().isOver());
        goes(Command.REVIEW, go -> go.review(whole)).when(() -> last() > first());
        goes(Command.DIAGRAM, go -> go.diagram(whole)).when(() -> last() > first());
        on(Command.ANALYSE, () -> page().context()
                .ifPresent(context -> context.go().analyse(whole.transcript(), at(), players(context))));
        on(Command.COMMENTS, () -> page().open(
                        new CommentsSheet(actions.comments(), whole.transcript().turns())));
        on(Command.STAR, () -> {
            actions.star();
            game.changed();
        });
        on(Command.DELETE, () -> {
            game.showResult(false);
            actions.delete();
        });
        on(Command.NEW_GAME, () -> {
            game.showResult(false);
            actions.leave();
        });
    }

    /** Lets the replay begin as the game stood after so many plies; to be called before its page is shown. */
    public ReplayController from(int plies) {
        begin = plies;
        return this;
    }

    @Override
    boolean isOwn() {
        return false;
    }

    @Override
    public void start() {
        super.start();
        if (begin < last()) {
            show(begin);
        }
    }

    /** The ply before which nothing can be shown: the opening's last. */
    private int first() {
        return whole.setup().opened().plies();
    }

    private int last() {
        return whole.transcript().plies();
    }

    private int at() {
        return session.transcript().plies();
    }

    /** Goes to a ply, or over a forced pass to the one beyond it. */
    @Override
    void goTo(int plies) {
        pause();
        show(plies);
    }

    private void show(int plies) {
        int wanted = Math.max(first(), Math.min(last(), plies));
        int by = wanted < at() ? -1 : 1;
        while (wanted > first() && wanted < last() && position(wanted).mustPass()) {
            wanted += by;
        }
        session.goTo(state(wanted));
        moved();
    }

    /** The game after so many plies, with its clocks, and at the end with its result. */
    private Game state(int plies) {
        return plies == last()
                ? whole
                : whole.with(new GameEvent.TakenBack(plies, whole.clocksAtPly(plies)), 0)
                        .shown();
    }

    private Position position(int plies) {
        return whole.transcript().upTo(plies).current();
    }

    private void step() {
        pause();
        playNext();
    }

    /** As it was played: the disc comes down, and the flips follow. */
    private void playNext() {
        int next = at() + 1;
        while (next < last() && position(next).mustPass()) {
            next++;
        }
        session.follow(state(next), 0);
        moved();
    }

    private void moved() {
        game().changed();
    }

    private void playOrPause() {
        if (isPlaying) {
            pause();
            return;
        }
        if (at() == last()) {
            show(first());
        }
        isPlaying = true;
        waited = 0;
        Gdx.graphics.requestRendering();
        game().changed();
    }

    private void pause() {
        if (isPlaying) {
            isPlaying = false;
            game().changed();
        }
    }

    @Override
    public void tick(float seconds) {
        if (!isPlaying) {
            return;
        }
        waited = game().isMoving() ? 0 : waited + seconds;
        if (at() == last()) {
            pause();
        } else if (waited >= PAUSE) {
            waited = 0;
            playNext();
        }
    }

    @Override
    public float secondsToChange() {
        return isPlaying ? Math.max(0.01f, PAUSE - waited) : Float.MAX_VALUE;
    }

    /** Begins a game that has these moves behind it, against the computer of the last choice or between two people. */
    private void playOn(boolean isFriend) {
        page().closeSheet();
        page().context().ifPresent(context -> {
            Seat person = Seat.human("");
            Opponent computer = context.settings().now().game().computer();
            Seat other = isFriend ? person : Seat.computer("", computer.level(), computer.seconds());
            context.go().play(GameSetup.continuing(session.transcript(), person, other));
        });
    }

    @Override
    public Route route() {
        return Route.toGame(actions.id());
    }

    @Override
    Optional<GameState.Line> line() {
        return Optional.of(new GameState.Line(whole.transcript().turns(), first(), at()));
    }

    @Override
    public List<Shortcut> shortcuts(Context context) {
        List<Shortcut> keys = new ArrayList<>(Shortcut.throughGame(context));
        keys.add(Shortcut.of("replay.play", "P"));
        keys.add(Shortcut.named(context, "replay.delete", "delete"));
        return keys;
    }

    @Override
    public boolean keyDown(int key) {
        switch (key) {
            case Input.Keys.LEFT -> commands().run(Command.UNDO);
            case Input.Keys.RIGHT -> commands().run(Command.STEP);
            case Input.Keys.HOME, Input.Keys.UP -> commands().run(Command.FIRST);
            case Input.Keys.END, Input.Keys.DOWN -> commands().run(Command.LAST);
            case Input.Keys.FORWARD_DEL -> commands().run(Command.DELETE);
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    List<Tool> tools(float width) {
        return List.of(
                Tool.of(Icon.MENU, "play.menu", Command.MENU),
                Tool.of(Icon.FIRST, "replay.first", Command.FIRST),
                Tool.of(Icon.STEP_BACK, "replay.back", Command.UNDO),
                Tool.of(isPlaying ? Icon.PAUSE : Icon.PLAY, isPlaying ? "play.pause" : "replay.play", Command.PAUSE),
                Tool.of(Icon.STEP, "replay.step", Command.STEP),
                Tool.of(Icon.LAST, "replay.last", Command.LAST));
    }

    @Override
    public List<MenuItem> menu(Context context) {
        List<MenuItem> items = new ArrayList<>();
        items.add(new MenuItem(Icon.REVIEW, "over.review", Command.REVIEW));
        items.add(new MenuItem(Icon.ANALYSIS, "over.analyse", Command.ANALYSE));
        if (!actions.comments().isEmpty()) {
            items.add(new MenuItem(Icon.COMMENT, "replay.comments", Command.COMMENTS));
        }
        items.add(new MenuItem(Icon.COMPUTER, "replay.computer", Command.PLAY_COMPUTER));
        items.add(new MenuItem(Icon.PEOPLE, "replay.friend", Command.PLAY_FRIEND));
        items.add(new MenuItem(Icon.SHARE, "analysis.share", Command.DIAGRAM));
        items.add(new MenuItem(Icon.STAR, actions.isStarred() ? "replay.unstar" : "replay.star", Command.STAR));
        items.add(new MenuItem(Icon.TRASH, "replay.delete", Command.DELETE));
        items.add(new MenuItem(Icon.TROPHY, "play.result", Command.RESULT));
        items.add(new MenuItem(Icon.SETTINGS, "menu.settings", Command.SETTINGS));
        items.add(new MenuItem(Icon.HISTORY, "games.title", Command.NEW_GAME));
        items.add(new MenuItem(Icon.HOME, "menu.home", Command.HOME));
        return items;
    }

    @Override
    public List<MenuItem> afterwards() {
        return List.of(
                new MenuItem(Icon.REVIEW, "over.review", Command.REVIEW),
                new MenuItem(Icon.ANALYSIS, "over.analyse", Command.ANALYSE),
                new MenuItem(Icon.COMPUTER, "replay.computer", Command.PLAY_COMPUTER),
                new MenuItem(Icon.HISTORY, "games.title", Command.NEW_GAME));
    }

    @Override
    List<String> status(Disc disc, boolean isTurn) {
        return page().context()
                .map(context -> List.of(isTurn ? context.say("play.to-move") : ""))
                .orElse(List.of());
    }

    @Override
    public void endShown(Result result) {}

    @Override
    public boolean back() {
        return false;
    }
}
