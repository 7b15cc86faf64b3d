package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Timer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.game.GameEvent;
import reversi.game.Result;
import reversi.online.TableEvent;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.players.online.Topic;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Texts;
import reversi.screens.board.BoardView;
import reversi.screens.ui.PartialStage;
import reversi.teach.OpeningNames;

/** The page of a table on a server, for its players and for those who watch. */
public final class OnlineGamePage extends Page implements GameEvents, OnlineListener {
    private static final float MILLIS = 1000;
    private static final float AWAY_BEAT = 0.5f;
    private static final float TYPING_BEAT = 0.12f;
    /** What a chat beside the board needs for its head, its line to write in, and two remarks. */
    private static final float LEAST_CHAT = 190;

    private final OnlineClient client;
    private final OnlineTable table;
    private final LiveGame game;
    private final OpeningNames openings;
    private final PageContext front = new PageContext();
    private final TableSeat seat;
    private final TableChat chat;
    private final OpenOffer offer;
    private final OnlineActions actions;
    private final GameKeyboard keyboard;
    private @Nullable GameView view;
    private @Nullable OnlineSide side;
    private boolean isStarted;
    private boolean couldClaim;
    private final Timer.Task wake = new Timer.Task() {
        @Override
        public void run() {
            if (view != null) {
                PartialStage.wake(view);
            }
        }
    };

    /** The page of a table that this game shows. */
    public OnlineGamePage(
            OnlineClient client, OnlineTable table, OnlineMemory memory, LiveGame game, OpeningNames openings) {
        this.client = client;
        this.table = table;
        this.game = game;
        this.openings = openings;
        this.seat = new TableSeat(client, table, game.person());
        this.chat = new TableChat(seat, front, memory, game.sounds());
        this.offer = new OpenOffer(seat, game.sounds());
        this.actions = new OnlineActions(game, seat, chat, front);
        this.keyboard = new GameKeyboard(game, actions);
        game.tell(this);
        client.addListener(this);
    }

    /** The game on this page. */
    public LiveGame game() {
        return game;
    }

    /** The table on this page. */
    public OnlineTable table() {
        return table;
    }

    /** The board as it is drawn now; empty before the page was shown. */
    public Optional<BoardView> board() {
        return Optional.ofNullable(view).map(GameView::board);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.toTable(table.id()));
    }

    @Override
    public Actor build(Context now, Layout window) {
        Layout layout = GamePlan.roomFor(window);
        front.built(now);
        game.setTempo(now.settings().now().speed().tempo(now.ui().feel().isStill()));
        Bounds below = GamePlan.of(layout).withRoomBelowMoves().graph();
        float room = chat.exists() && layout.isWide() && below.height() >= LEAST_CHAT ? below.width() : 0;
        OnlineSide beside = new OnlineSide(now, actions, seat, chat, room);
        GameView next = new GameView(now, layout, game, openings, beside);
        side = beside;
        view = next;
        now.ui().focus().moveTo(next.board());
        return next.in(window, layout);
    }

    /** Words at the upper edge stand over the board and leave the players' panels alone. */
    @Override
    public float middle(Layout layout) {
        Bounds board = GamePlan.of(GamePlan.roomFor(layout)).board();
        return board.x() + board.width() / 2;
    }

    @Override
    public void shown() {
        client.hurry();
        if (!isStarted) {
            isStarted = true;
            game.start();
            offer.refresh();
        }
    }

    @Override
    public void dispose() {
        wake.cancel();
        client.removeListener(this);
        client.leaveTable(table.id());
        game.close();
    }

    @Override
    public void tick(float seconds) {
        game.tick(seconds);
        GameView shown = view;
        if (shown == null) {
            return;
        }
        keyboard.tick(seconds);
        shown.bubble().show(keyboard.text());
        if (!keyboard.text().isEmpty()) {
            shown.banner().makeRoom();
        }
        shown.clocks();
        if (seat.canClaim() != couldClaim) {
            couldClaim = seat.canClaim();
            changed();
        }
        wakeAgain();
    }

    /** Nothing is drawn while nothing moves: asks for the frame in which a clock changes or the win can be claimed. */
    private void wakeAgain() {
        float seconds = Float.MAX_VALUE;
        var clock = game.session().clock();
        Disc turn = game.session().position().toMove();
        if (game.session().isRunning() && clock.isTimed(turn)) {
            seconds = ClockText.untilNext(clock.millisLeft(turn)) / MILLIS;
        }
        if (seat.isLeftAlone()) {
            seconds = Math.min(seconds, AWAY_BEAT);
        }
        if (keyboard.isWaiting()) {
            seconds = Math.min(seconds, TYPING_BEAT);
        }
        if (seconds < Float.MAX_VALUE && !wake.isScheduled()) {
            Timer.schedule(wake, seconds);
        }
    }

    /** What is to be said for as long as it is so, as that the opponent is away; empty where there is nothing. */
    public String ribbon() {
        return seat.isLeftAlone()
                ? front.context().map(now -> away(now.texts())).orElse("")
                : "";
    }

    private String away(Texts texts) {
        String name = seat.opponent().name();
        long seconds = (seat.millisToClaim() + 999) / 1000;
        if (seconds > 0) {
            return texts.get("table.away.wait", name, seconds);
        }
        return texts.get(seat.isToMove() ? "table.away.move" : "table.away.claim", name);
    }

    @Override
    public boolean keyDown(int key) {
        GameView shown = view;
        return shown != null
                && front.context()
                        .filter(now -> keyboard.keyDown(key, now, shown.board()))
                        .isPresent();
    }

    @Override
    public boolean keyTyped(char sign) {
        return front.context().filter(now -> keyboard.keyTyped(sign, now)).isPresent();
    }

    @Override
    public boolean back() {
        if (game.isResultShown()) {
            game.showResult(false);
            return true;
        }
        if (!seat.isPlaying()) {
            return false;
        }
        actions.menu();
        return true;
    }

    @Override
    public void changed() {
        if (view != null) {
            view.refresh();
            PartialStage.wake(view);
        }
        if (side != null) {
            side.refresh();
        }
    }

    @Override
    public void passed(Disc disc) {
        if (view != null) {
            view.passed(disc);
        }
    }

    @Override
    public void refused(Illegal reason) {
        if (view != null) {
            view.refused(reason);
        }
    }

    /** Offers on a server are heard of by {@link #happened}. */
    @Override
    public void drawOffered(Disc by) {}

    @Override
    public void drawDeclined(Disc by) {}

    @Override
    public void failed(String reason, boolean canAskAgain) {}

    /** The result is shown once the server has told it and the last disc lies still. */
    @Override
    public void ended(Result outcome) {
        if (table.finish().isPresent()) {
            game.showResult(true);
        }
    }

    /** Whom one has blocked is heard no more. */
    @Override
    public void changed(Topic topic) {
        if (topic == Topic.ACCOUNT) {
            changed();
        }
    }

    @Override
    public void tableRenewed(OnlineTable renewed) {
        if (renewed == table) {
            game.renewed();
            offer.refresh();
            changed();
        }
    }

    @Override
    public void attendance(OnlineTable at) {
        if (at == table) {
            changed();
        }
    }

    @Override
    public void happened(OnlineTable at, TableEvent event) {
        if (at != table) {
            return;
        }
        game.happened(event);
        if (event instanceof TableEvent.Said said) {
            if (!said.isWithheld()) {
                chat.heard(said.by(), side != null && side.hasPanel());
            }
        } else if (event instanceof TableEvent.Finished) {
            game.shownOutcome().ifPresent(this::ended);
        } else if (event instanceof TableEvent.InGame here) {
            say(here.event());
        }
        offer.refresh();
        changed();
    }

    /** Says what became of an offer, or that one's own was made. */
    private void say(GameEvent event) {
        if (event instanceof GameEvent.DrawDeclined declined && seat.isOpponent(declined.by())) {
            front.notice("play.draw.declined", seat.opponent().name());
        } else if (event instanceof GameEvent.TakebackDeclined declined && seat.isOpponent(declined.by())) {
            front.notice("table.takeback.declined", seat.opponent().name());
        } else if (event instanceof GameEvent.DrawOffered offered && seat.isPlaying() && offered.by() == seat.mine()) {
            front.notice("play.draw.offered");
        } else if (event instanceof GameEvent.TakebackOffered offered
                && seat.isPlaying()
                && offered.by() == seat.mine()) {
            front.notice("table.takeback.asked");
        }
    }
}
