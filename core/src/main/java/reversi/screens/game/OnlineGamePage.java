package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Timer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.Finish;
import reversi.online.Gain;
import reversi.online.PlayerKind;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.Sheet;
import reversi.screens.board.BoardView;
import reversi.screens.sound.SoundName;
import reversi.screens.ui.Canvas;
import reversi.screens.ui.Icon;
import reversi.session.Outcome;
import reversi.teach.OpeningNames;

/** The page of a table on a server, for its players and for those who watch. */
public final class OnlineGamePage extends Page implements GameEvents, GameActions, OnlineListener {
    private static final float MILLIS = 1000;
    private static final float REFUSAL_SECONDS = 1.6f;
    private static final float PASS_SECONDS = 1.1f;
    private static final float AWAY_BEAT = 0.5f;
    /** What a chat beside the board needs for its head, its line to write in, and two remarks. */
    private static final float LEAST_CHAT = 190;

    private final OnlineClient client;
    private final OnlineTable table;
    private final OnlineMemory memory;
    private final LiveGame game;
    private final OpeningNames openings;
    private final GameKeyboard keyboard;
    private @Nullable Context context;
    private @Nullable GameView view;
    private @Nullable OnlineSide side;
    private boolean isStarted;
    private boolean isAsking;
    private boolean isChatOpen;
    private boolean couldClaim;
    private int seenRemarks;
    private String draft = "";
    private final Timer.Task wake = new Timer.Task() {
        @Override
        public void run() {
            if (view != null) {
                Canvas.wake(view);
            }
        }
    };

    /** The page of a table that this game shows. */
    public OnlineGamePage(
            OnlineClient client, OnlineTable table, OnlineMemory memory, LiveGame game, OpeningNames openings) {
        this.client = client;
        this.table = table;
        this.memory = memory;
        this.game = game;
        this.openings = openings;
        this.keyboard = new GameKeyboard(game, this);
        this.seenRemarks = table.chat().size();
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
    public Actor build(Context now, Layout layout) {
        context = now;
        game.setTempo(now.settings().now().speed().tempo(now.ui().feel().isStill()));
        Box below = GamePlan.of(layout).withRoomBelowMoves().graph();
        float room = layout.isWide() && below.height() >= LEAST_CHAT ? below.width() : 0;
        OnlineSide beside = new OnlineSide(now, this, table, room);
        GameView next = new GameView(now, layout, game, openings, beside);
        side = beside;
        view = next;
        now.ui().focus().moveTo(next.board());
        return next;
    }

    @Override
    public void shown() {
        client.hurry();
        if (!isStarted) {
            isStarted = true;
            game.start();
            askWhatIsOpen();
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
        shown.clocks();
        if (canClaim() != couldClaim) {
            couldClaim = canClaim();
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
        if (isPlaying() && table.isAway(mine().other())) {
            seconds = Math.min(seconds, AWAY_BEAT);
        }
        if (seconds < Float.MAX_VALUE && !wake.isScheduled()) {
            Timer.schedule(wake, seconds);
        }
    }

    @Override
    public boolean keyDown(int key) {
        GameView shown = view;
        Context now = context;
        return shown != null && now != null && keyboard.keyDown(key, now, shown.board());
    }

    @Override
    public boolean keyTyped(char sign) {
        return keyboard.keyTyped(sign);
    }

    @Override
    public boolean back() {
        if (!isPlaying()) {
            return false;
        }
        menu();
        return true;
    }

    private void open(Sheet sheet) {
        if (context != null) {
            context.router().open(sheet);
        }
    }

    private void notice(String key, Object... arguments) {
        if (context != null) {
            context.router().notice(context.texts().get(key, arguments));
        }
    }

    /** Whether one plays here and the game goes on. */
    boolean isPlaying() {
        return game.person().isPresent() && table.finish().isEmpty();
    }

    private Disc mine() {
        return game.person().orElse(Disc.BLACK);
    }

    private String opponent() {
        return table.player(mine().other()).name();
    }

    @Override
    public boolean isOnline() {
        return true;
    }

    @Override
    public void menu() {
        open(new OnlineMenuSheet(this));
    }

    /** Goes back to the lobby; a game of one's own goes on. */
    @Override
    public void newGame() {
        if (context != null) {
            context.go().online();
        }
    }

    boolean canTakeBack() {
        boolean hasMoved = table.transcript().turns().stream()
                .anyMatch(turn -> turn.mover() == mine() && !turn.move().isPass());
        return isPlaying() && hasMoved && table.takebackOffer().isEmpty();
    }

    @Override
    public void undo() {
        if (canTakeBack()) {
            client.ask(new TableRequest.AskTakeback(table.id()));
        }
    }

    @Override
    public void redo() {}

    @Override
    public void hint() {}

    @Override
    public void values() {}

    @Override
    public boolean canDraw() {
        return isPlaying() && table.drawOffer().isEmpty();
    }

    @Override
    public void draw() {
        if (canDraw()) {
            client.ask(new TableRequest.OfferDraw(table.id()));
        }
    }

    @Override
    public boolean canResign() {
        return isPlaying();
    }

    @Override
    public void resign() {
        confirm(
                "confirm.resign",
                "table.resign.words",
                "play.resign",
                () -> client.ask(new TableRequest.Resign(table.id())));
    }

    /** Leaves for good, after asking. */
    void leave() {
        confirm("table.leave.title", "table.leave.words", "table.leave.yes", () -> {
            client.ask(new TableRequest.Leave(table.id()));
            newGame();
        });
    }

    private void confirm(String title, String words, String yes, Runnable action) {
        Context now = context;
        if (now != null && isPlaying()) {
            open(new ConfirmSheet(now.say(title), now.say(words), now.say(yes), now.say("confirm.no"), action));
        }
    }

    /** Whether the opponent has been away for long enough. */
    boolean canClaim() {
        Disc other = mine().other();
        long from = table.claimAt(other);
        return isPlaying() && table.isAway(other) && from > 0 && client.serverNow() >= from;
    }

    void claim() {
        client.ask(new TableRequest.Claim(table.id()));
    }

    @Override
    public void pause() {}

    @Override
    public void step() {}

    @Override
    public void speed() {}

    @Override
    public boolean canRematch() {
        return game.person().isPresent() && table.finish().isPresent();
    }

    @Override
    public void rematch() {
        if (context != null) {
            context.router().closeSheet();
        }
        if (client.ask(new TableRequest.Rematch(table.id()))) {
            notice("table.rematch.asked", opponent());
        }
    }

    @Override
    public void result() {
        game.shownOutcome().ifPresent(outcome -> open(new OverSheet(game, outcome, this)));
    }

    @Override
    public void home() {
        if (context != null) {
            context.go().home();
        }
    }

    /** What the game did to one's rating and points. */
    @Override
    public List<String> notes() {
        Context now = context;
        Optional<Finish> finish = table.finish();
        if (now == null || finish.isEmpty() || game.person().isEmpty()) {
            return List.of();
        }
        List<String> notes = new ArrayList<>();
        Gain gain = mine() == Disc.BLACK ? finish.get().black() : finish.get().white();
        if (!table.terms().rated()) {
            notes.add(now.say("table.unrated"));
        } else {
            int by = gain.after() - gain.before();
            String change = (by < 0 ? "\u2212" : "+") + Math.abs(by);
            notes.add(now.texts().get("table.rating", gain.before(), gain.after(), change));
        }
        if (gain.points() > 0) {
            notes.add(now.texts().count("table.points", gain.points()));
        }
        return notes;
    }

    /** Whether one doesn't want to see what is said. */
    boolean isChatHidden() {
        return memory.isChatHidden();
    }

    /** Hides what is said, or shows it again. */
    void switchChat() {
        memory.setChatHidden(!memory.isChatHidden());
        if (context != null) {
            context.router().refresh();
        }
    }

    /** Whether something was said that one has not seen. */
    boolean hasUnseenChat() {
        return !isChatHidden() && table.chat().size() > seenRemarks;
    }

    /** Shows what is said in a dialog, where the page has no room for it. */
    void openChat() {
        if (isChatHidden()) {
            memory.setChatHidden(false);
        }
        seenRemarks = table.chat().size();
        isChatOpen = true;
        open(new ChatSheet(this::chat, this::switchChat));
        changed();
    }

    Chat chat(float width) {
        Context now = context;
        if (now == null) {
            throw new IllegalStateException("no chat before the page was built");
        }
        boolean canSpeak =
                game.person().isPresent() && table.player(mine().other()).kind() != PlayerKind.BOT;
        return new Chat(now, table, width, canSpeak, () -> draft, words -> draft = words, this::say);
    }

    private void say(String words) {
        client.ask(new TableRequest.Say(table.id(), words));
    }

    @Override
    public void changed() {
        if (view != null) {
            view.refresh();
            Canvas.wake(view);
        }
        if (side != null) {
            side.refresh();
        }
    }

    @Override
    public void passed(Disc disc) {
        GameView shown = view;
        if (shown != null) {
            float seconds = game.passMillis() / MILLIS;
            shown.banner().announce(Icon.PASS, shown.words().pass(disc), Math.max(PASS_SECONDS, seconds));
        }
    }

    @Override
    public void refused(Illegal reason) {
        GameView shown = view;
        if (shown != null) {
            shown.banner().remark(Icon.WARNING, shown.words().refused(reason), REFUSAL_SECONDS);
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
    public void ended(Outcome outcome) {
        if (table.finish().isPresent()) {
            open(new OverSheet(game, outcome, this));
        }
    }

    @Override
    public void tableRenewed(OnlineTable renewed) {
        if (renewed == table) {
            game.follow();
            askWhatIsOpen();
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
        game.follow();
        if (event instanceof TableEvent.Said said) {
            heard(said.by());
        } else if (event instanceof TableEvent.DrawDeclined declined && isFromOther(declined.by())) {
            notice("play.draw.declined", opponent());
        } else if (event instanceof TableEvent.TakebackDeclined declined && isFromOther(declined.by())) {
            notice("table.takeback.declined", opponent());
        } else if (event instanceof TableEvent.DrawOffered offered && !isFromOther(offered.by()) && isPlaying()) {
            notice("play.draw.offered");
        } else if (event instanceof TableEvent.TakebackOffered offered && !isFromOther(offered.by()) && isPlaying()) {
            notice("table.takeback.asked");
        } else if (event instanceof TableEvent.Finished) {
            game.shownOutcome().ifPresent(this::ended);
        }
        askWhatIsOpen();
        changed();
    }

    private boolean isFromOther(Disc by) {
        return game.person().isPresent() && by != mine();
    }

    private void heard(Disc by) {
        boolean isSeen = isChatOpen && context != null && context.router().isSheetOpen();
        if (isSeen || (side != null && side.hasPanel()) || !isFromOther(by)) {
            seenRemarks = table.chat().size();
        }
        if (isFromOther(by) && !isChatHidden()) {
            game.sounds().play(SoundName.MESSAGE);
        }
        if (isSeen && context != null) {
            context.router().refresh();
        }
    }

    /** Opens the question that the opponent has put, and closes one that no longer stands. */
    private void askWhatIsOpen() {
        Context now = context;
        if (now == null || game.person().isEmpty()) {
            return;
        }
        Optional<Disc> other = Optional.of(mine().other());
        boolean isDraw = isPlaying() && table.drawOffer().equals(other);
        boolean isTakeback = isPlaying() && table.takebackOffer().equals(other);
        if ((isDraw || isTakeback) && !isAsking) {
            isAsking = true;
            game.sounds().play(SoundName.MESSAGE);
            String title = now.texts().get(isDraw ? "offer.title" : "table.takeback.title", opponent());
            open(new AskSheet(title, accepts -> {
                isAsking = false;
                client.ask(
                        isDraw
                                ? new TableRequest.AnswerDraw(table.id(), accepts)
                                : new TableRequest.AnswerTakeback(table.id(), accepts));
            }));
        } else if (!isDraw && !isTakeback && isAsking) {
            isAsking = false;
            now.router().closeSheet();
        }
    }
}
