package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.correspondence.Act;
import reversi.correspondence.Correspondence;
import reversi.correspondence.Correspondent;
import reversi.game.Game;
import reversi.game.GameRequest;
import reversi.game.GameSetup;
import reversi.game.Referee;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.Verdict;
import reversi.platform.Thinker;
import reversi.players.HumanPlayer;
import reversi.players.RemotePlayer;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Navigator;
import reversi.screens.Route;
import reversi.screens.board.Tempo;
import reversi.screens.sound.Sounds;
import reversi.screens.ui.Icon;
import reversi.session.GameSession;
import reversi.session.Player;
import reversi.session.SessionListener;

/** A game by link, for its player at this device or for somebody who looks at it. It begins before the opponent's last turn, which is then seen. */
public final class CorrespondenceController extends GameController {
    /** How often it is looked whether the discs lie still, after a turn that is to be sent, in seconds. */
    private static final float BEAT = 0.1f;

    private final LiveGame game;
    private final GameSession session;
    private final Actions actions;
    /** Whether a draw is offered with the next disc. */
    private boolean isOffering;
    /** Whether the person has said no to the draw that the opponent offered. */
    private boolean isDeclined;
    /** Whether a turn is being signed. */
    private boolean isBusy;
    /** Whether the link is to be shown once the discs lie still. */
    private boolean mustSend;

    /** What becomes of the game beyond its board. */
    public interface Actions {
        /** The game as it is known on this device. */
        Correspondence game();

        /** The side that is played here; empty where two others play. */
        Optional<Disc> mine();

        /** Whether the player here has a name. */
        boolean isNamed();

        /** Asks the player what they want to be called, and then goes on. */
        void askName(Context context, Runnable then);

        /** Signs and keeps an act; tells whether that was done. Where it was not, the game is as it was, or as it has become in another window. */
        void act(Act act, Consumer<Boolean> then);

        /** Offers the link to be sent. */
        void send(Context context);

        /** Where this game is found again. */
        Route route();
    }

    /**
     * The game as it is known now.
     *
     * @param names what Black and White are called
     */
    public static CorrespondenceController of(
            Actions actions, List<String> names, Thinker thinker, Sounds sounds, Tempo tempo) {
        Correspondence known = actions.game();
        Optional<Disc> mine = actions.mine();
        GameSetup setup = known.game()
                .setup()
                .between(
                        seat(mine, Disc.BLACK, names.get(0)), seat(mine, Disc.WHITE, names.get(1)), TimeControl.none());
        int acts = known.acts().size();
        boolean isLastMine =
                acts > 0 && mine.equals(Optional.of(known.acts().get(acts - 1).by()));
        Game begin = known.replayed(setup, isLastMine ? acts : known.actsBeforeLastTurn());
        HumanPlayer human = new HumanPlayer();
        GameSession session = new GameSession(begin, player(setup.black(), human), player(setup.white(), human));
        LiveGame game = new LiveGame(begin.transcript(), human, pace -> session, thinker, sounds, tempo);
        return new CorrespondenceController(game, actions);
    }

    private static Seat seat(Optional<Disc> mine, Disc disc, String name) {
        return mine.equals(Optional.of(disc)) ? Seat.human(name) : Seat.remote(name);
    }

    private static Player player(Seat seat, HumanPlayer human) {
        return seat.isHuman() ? human : new RemotePlayer();
    }

    private CorrespondenceController(LiveGame game, Actions actions) {
        super(game);
        this.game = game;
        this.session = game.session();
        this.actions = actions;
        session.addListener(new OwnTurns());
        game.guardBy(this::isHeld);
        sharesPicture();
        game.countAtEnd();
        goes(Command.NEW_GAME, Navigator::correspondence);
        on(Command.SEND, this::send).when(() -> actions.mine().isPresent() && !isMyTurn());
        on(Command.DRAW, this::offerDraw)
                .when(() -> isMyTurn() && canOfferDraw())
                .lit(() -> isOffering);
        on(Command.RESIGN, () -> confirm("confirm.resign", "", "play.resign", this::resign))
                .when(this::isMyTurn);
    }

    private Game newest() {
        return actions.game().replayed(session.setup(), actions.game().acts().size());
    }

    private boolean isMyTurn() {
        return !isBusy && actions.mine().isPresent() && actions.game().turn().equals(actions.mine());
    }

    private boolean canOfferDraw() {
        return Referee.judge(actions.game().game(), actions.mine().orElseThrow(), GameRequest.Wish.OFFER_DRAW, 0, 0)
                instanceof Verdict.Granted;
    }

    private void offerDraw() {
        isOffering = !isOffering;
        if (isOffering) {
            page().notice("letter.draw");
        }
        game.changed();
    }

    /** A turn that is being signed is not followed by another one, and whoever has no name is asked for it first. */
    private boolean isHeld(Square square) {
        if (isBusy) {
            return true;
        }
        if (actions.isNamed()) {
            return false;
        }
        page().context().ifPresent(context -> actions.askName(context, () -> game.place(square)));
        return true;
    }

    private void resign() {
        named(() -> act(new Act.Resigned(actions.mine().orElseThrow()), () -> session.follow(newest(), 0)));
    }

    private void named(Runnable then) {
        if (actions.isNamed()) {
            then.run();
        } else {
            page().context().ifPresent(context -> actions.askName(context, then));
        }
    }

    private void act(Act act, Runnable done) {
        isBusy = true;
        boolean isFirst = !actions.game().player(act.by()).hasJoined();
        actions.act(act, isDone -> {
            isBusy = false;
            if (isDone) {
                mustSend = !isMyTurn();
                if (isFirst && !actions.game().player(act.by()).isSigned()) {
                    page().notice("letter.insecure");
                }
                done.run();
            } else {
                page().notice("letter.failed");
                session.goTo(newest());
            }
            game.changed();
        });
    }

    private void send() {
        page().context().ifPresent(actions::send);
    }

    @Override
    public void start() {
        super.start();
        session.follow(newest(), 0);
        mustSend = actions.mine().isPresent()
                && !isMyTurn()
                && actions.game().acts().isEmpty();
    }

    @Override
    public void tick(float seconds) {
        if (mustSend && !game.isMoving()) {
            mustSend = false;
            send();
        }
    }

    @Override
    public float secondsToChange() {
        return mustSend ? BEAT : Float.MAX_VALUE;
    }

    @Override
    public Route route() {
        return actions.route();
    }

    @Override
    public Optional<Offer> offer() {
        return actions.mine()
                .filter(mine -> !isDeclined
                        && isMyTurn()
                        && actions.game().game().draw().isOpenTo(mine))
                .map(mine -> new Offer(mine.other(), Offer.Wish.DRAW));
    }

    @Override
    public void answer(Offer offer, boolean accepts) {
        if (accepts) {
            named(() -> act(new Act.DrawAccepted(offer.by().other()), () -> session.follow(newest(), 0)));
        } else {
            isDeclined = true;
            game.changed();
        }
    }

    @Override
    List<Tool> tools(float width) {
        List<Tool> tools = new ArrayList<>();
        tools.add(Tool.of(Icon.MENU, "play.menu", Command.MENU));
        if (actions.mine().isPresent()) {
            tools.add(Tool.of(Icon.HANDSHAKE, "play.draw", Command.DRAW));
            tools.add(Tool.of(Icon.SEND, "feedback.send", Command.SEND));
        }
        if (session.result().isPresent() || actions.mine().isEmpty()) {
            tools.add(Tool.of(Icon.TROPHY, "play.result", Command.RESULT).withRoomFor("play.resign"));
        } else {
            tools.add(Tool.of(Icon.RESIGN, "play.resign", Command.RESIGN).withRoomFor("play.result"));
        }
        return tools;
    }

    @Override
    public List<MenuItem> menu(Context context) {
        List<MenuItem> items = new ArrayList<>();
        if (actions.mine().isPresent()) {
            items.add(new MenuItem(Icon.SEND, "feedback.send", Command.SEND));
            items.add(new MenuItem(Icon.HANDSHAKE, "menu.draw", Command.DRAW));
            items.add(new MenuItem(Icon.RESIGN, "play.resign", Command.RESIGN));
        }
        items.add(new MenuItem(Icon.SHARE, "analysis.share", Command.DIAGRAM));
        items.add(new MenuItem(Icon.ANALYSIS, "over.analyse", Command.ANALYSE));
        items.add(new MenuItem(Icon.SETTINGS, "menu.settings", Command.SETTINGS));
        items.add(new MenuItem(Icon.QUESTION, "menu.how", Command.HOW_TO_PLAY));
        if (!context.ui().isTouch()) {
            items.add(new MenuItem(Icon.KEYBOARD, "menu.keys", Command.SHORTCUTS));
        }
        items.add(new MenuItem(Icon.LAYERS, "letter.title", Command.NEW_GAME));
        items.add(new MenuItem(Icon.HOME, "menu.home", Command.HOME));
        return items;
    }

    @Override
    public List<MenuItem> afterwards() {
        return List.of(
                new MenuItem(Icon.SEND, "feedback.send", Command.SEND),
                new MenuItem(Icon.REVIEW, "over.review", Command.REVIEW),
                new MenuItem(Icon.SHARE, "analysis.share", Command.SHARE),
                new MenuItem(Icon.HOME, "over.home", Command.HOME));
    }

    @Override
    List<String> status(Disc disc, boolean isTurn) {
        return page().context().map(context -> status(context, disc, isTurn)).orElse(List.of());
    }

    private List<String> status(Context context, Disc disc, boolean isTurn) {
        Correspondent player = actions.game().player(disc);
        boolean isMine = actions.mine().equals(Optional.of(disc));
        String absent = isMine ? "play.you" : "letter.absent";
        String joined = player.isSigned() ? "letter.signed" : "letter.unsigned";
        String first = context.say(player.hasJoined() ? joined : absent);
        return isTurn ? List.of(first, context.say(isMine ? "play.to-move.you" : "play.to-move")) : List.of(first);
    }

    @Override
    public void endShown(Result result) {
        game.showResult(true);
    }

    /** Goes back to the list without being asked: nothing is lost. */
    @Override
    public boolean back() {
        return false;
    }

    /** Takes what the person plays on the board. */
    private final class OwnTurns implements SessionListener {
        @Override
        public void played(Turn turn) {
            if (actions.mine().equals(Optional.of(turn.mover()))) {
                turn.move().square().ifPresent(square -> {
                    boolean offers = isOffering;
                    isOffering = false;
                    act(new Act.Placed(turn.mover(), square, offers), () -> {});
                });
            }
        }
    }
}
