package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.game.GameEvent;
import reversi.game.Result;
import reversi.online.Finish;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.RatingChange;
import reversi.online.SanctionCard;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.platform.Thinker;
import reversi.players.HumanPlayer;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.players.online.TableGame;
import reversi.players.online.Topic;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Navigator;
import reversi.screens.Route;
import reversi.screens.Texts;
import reversi.screens.board.Tempo;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;
import reversi.screens.ui.Icon;

/** The game of a table on a server, for its players and for those who watch. What changes the game is asked of the server. */
public final class OnlineGameController extends GameController implements OnlineListener {
    private static final float AWAY_BEAT = 0.5f;
    /** What a chat beside the board needs for its head, its line to write in, and two remarks. */
    private static final float LEAST_CHAT = 190;
    /** A narrower toolbar has no room for the words of five; a draw is offered in the menu too. */
    private static final float FIVE_TOOLS = 300;

    private static final String MINUS = "\u2212";

    private final OnlineClient client;
    private final OnlineTable table;
    private final TableGame play;
    private final LiveGame game;
    private final Sounds sounds;
    private final TableSeat seat;
    private final TableChat chat;
    /** The offer that the person has heard of. */
    private Optional<Offer> knownOffer = Optional.empty();

    /** What studies say about the game; empty until the code for it is there. */
    private Optional<GameCommentary> commentary = Optional.empty();

    private boolean isClosed;
    private boolean couldClaim;
    /** Whether there is room for a chat beside the board. */
    private boolean hasRoom;

    /** The game of a table as it is now; nothing of it is kept on this device. */
    public static OnlineGameController of(
            OnlineClient client, OnlineTable table, OnlineMemory memory, Thinker thinker, Sounds sounds, Tempo tempo) {
        HumanPlayer human = new HumanPlayer();
        TableGame play = new TableGame(client, table, human);
        LiveGame game =
                new LiveGame(play.session().transcript(), human, pace -> play.session(), thinker, sounds, tempo);
        return new OnlineGameController(client, play, game, memory, sounds);
    }

    private OnlineGameController(
            OnlineClient client, TableGame play, LiveGame game, OnlineMemory memory, Sounds sounds) {
        super(game);
        this.client = client;
        this.play = play;
        this.table = play.table();
        this.game = game;
        this.sounds = sounds;
        this.seat = new TableSeat(client, table, play.mine());
        this.chat = new TableChat(seat, page(), memory, sounds);
        client.addListener(this);
        goes(Command.NEW_GAME, Navigator::online);
        sharesPicture();
        game().countAtEnd();
        on(Command.UNDO, () -> seat.ask(TableRequest.AskTakeback::new)).when(seat::canTakeBack);
        on(Command.DRAW, () -> seat.ask(TableRequest.OfferDraw::new)).when(seat::canDraw);
        on(Command.RESIGN, () -> confirm("confirm.resign", "table.resign.words", "play.resign", this::resign))
                .when(seat::isPlaying);
        on(Command.LEAVE, () -> confirm("table.leave.title", "table.leave.words", "table.leave.yes", this::leave))
                .when(seat::isPlaying);
        on(Command.CLAIM, () -> seat.ask(TableRequest.Claim::new))
                .when(seat::canClaim)
                .lit(seat::canClaim);
        on(Command.REMATCH, this::rematch).when(seat::canRematch);
        on(Command.TOURNAMENT, () -> seat.tournament().ifPresent(id -> page().context()
                        .ifPresent(context -> context.go().tournament(id))))
                .when(() -> seat.tournament().isPresent());
        on(Command.REPORT, chat::report).when(() -> !seat.others().isEmpty());
        on(Command.PROFILE, this::openProfile).when(() -> !seat.others().isEmpty());
        on(Command.RESULT, () -> game.showResult(!game.isResultShown())).when(this::isOver);
        on(Command.CHAT, chat::open).lit(chat::hasUnseen);
        on(Command.TOGGLE_CHAT, chat::switchOver);
        on(
                        Command.COMMENTARY,
                        () -> commentary.ifPresent(known -> page().context().ifPresent(known::open)))
                .when(() -> commentary.isPresent() && !seat.isPlaying())
                .lit(() -> commentator().isPresent());
    }

    /** From now on it can be asked what studies say about the game; {@code ask} is given what to run whenever that changes. */
    public void setCommentary(Function<Runnable, GameCommentary> ask) {
        if (!isClosed) {
            commentary = Optional.of(ask.apply(game::changed));
            game.changed();
        }
    }

    /** Who comments on the game, where one does not play it: the latest who began. */
    private Optional<String> commentator() {
        return commentary.filter(known -> !seat.isPlaying()).flatMap(known -> known.by().stream()
                .findFirst());
    }

    private boolean isOver() {
        return table.finish().isPresent();
    }

    private void resign() {
        if (!seat.ask(TableRequest.Resign::new)) {
            page().notice("online.lost");
        }
    }

    /** Who could not say so has not left. */
    private void leave() {
        if (seat.ask(TableRequest.Leave::new)) {
            commands().run(Command.NEW_GAME);
        } else {
            page().notice("online.lost");
        }
    }

    private void openProfile() {
        page().context().ifPresent(context -> context.go().profile(seat.others(), table.id()));
    }

    private void rematch() {
        page().closeSheet();
        if (seat.ask(TableRequest.Rematch::new)) {
            page().notice("table.rematch.asked", seat.opponent().name());
        }
    }

    @Override
    public Route route() {
        return Route.toTable(table.id());
    }

    @Override
    public void built(Context context, Layout layout) {
        super.built(context, layout);
        Area below = GamePlan.of(layout).withRoomBelowMoves().graph();
        hasRoom = layout.isWide() && below.height() >= LEAST_CHAT;
    }

    private boolean hasPanel() {
        return hasRoom && chat.exists() && !chat.isHidden();
    }

    @Override
    Optional<TableChat> chat() {
        return hasPanel() ? Optional.of(chat) : Optional.empty();
    }

    @Override
    List<Tool> tools(float width) {
        List<Tool> tools = new ArrayList<>();
        tools.add(Tool.of(Icon.MENU, "play.menu", Command.MENU));
        if (seat.isTaken()) {
            addOwn(tools, hasPanel() || width >= FIVE_TOOLS);
        } else {
            tools.add(Tool.of(Icon.TROPHY, "play.result", Command.RESULT));
            tools.add(Tool.of(Icon.COMMENT, "commentary.title", Command.COMMENTARY));
        }
        if (!hasPanel() && chat.exists()) {
            tools.add(Tool.of(Icon.CHAT, "chat.title", Command.CHAT));
        }
        return tools;
    }

    /** At the end the result takes the place of what could have ended the game, and a rematch that of the offers. */
    private void addOwn(List<Tool> tools, boolean isRoomy) {
        boolean isAgain = seat.canRematch();
        if (isAgain && !isRoomy) {
            tools.add(Tool.of(Icon.REMATCH, "over.rematch", Command.REMATCH).withRoomFor("table.back"));
        } else {
            Tool undo = Tool.of(Icon.UNDO, "table.back", Command.UNDO);
            tools.add(isRoomy ? undo : undo.withRoomFor("over.rematch"));
        }
        if (isAgain && isRoomy) {
            tools.add(Tool.of(Icon.REMATCH, "over.rematch", Command.REMATCH).withRoomFor("play.draw"));
        } else if (isRoomy) {
            tools.add(Tool.of(Icon.HANDSHAKE, "play.draw", Command.DRAW).withRoomFor("over.rematch"));
        }
        if (isOver()) {
            tools.add(Tool.of(Icon.TROPHY, "play.result", Command.RESULT).withRoomFor("play.resign"));
        } else if (seat.canClaim()) {
            tools.add(Tool.of(Icon.CROWN, "table.claim", Command.CLAIM));
        } else {
            tools.add(Tool.of(Icon.RESIGN, "play.resign", Command.RESIGN).withRoomFor("play.result"));
        }
    }

    @Override
    public List<MenuItem> menu(Context context) {
        List<MenuItem> items = new ArrayList<>();
        if (seat.isPlaying()) {
            items.add(new MenuItem(Icon.UNDO, "table.takeback", Command.UNDO));
            items.add(new MenuItem(Icon.HANDSHAKE, "menu.draw", Command.DRAW));
            items.add(new MenuItem(Icon.RESIGN, "play.resign", Command.RESIGN));
            items.add(new MenuItem(Icon.QUIT, "table.leave", Command.LEAVE));
        }
        if (chat.exists()) {
            items.add(new MenuItem(Icon.CHAT, chat.isHidden() ? "chat.show" : "chat.hide", Command.TOGGLE_CHAT));
        }
        if (!seat.isPlaying()) {
            items.add(new MenuItem(Icon.COMMENT, "commentary.title", Command.COMMENTARY));
        }
        if (!seat.others().isEmpty()) {
            items.add(new MenuItem(Icon.PERSON, "player.profile", Command.PROFILE));
            items.add(new MenuItem(Icon.REPORT, "report.short", Command.REPORT));
        }
        items.add(new MenuItem(Icon.SHARE, "analysis.share", Command.DIAGRAM));
        items.add(new MenuItem(Icon.ANALYSIS, "over.analyse", Command.ANALYSE));
        items.add(new MenuItem(Icon.SETTINGS, "menu.settings", Command.SETTINGS));
        if (!context.ui().isTouch()) {
            items.add(new MenuItem(Icon.KEYBOARD, "menu.keys", Command.SHORTCUTS));
        }
        if (seat.tournament().isPresent()) {
            items.add(new MenuItem(Icon.BACK, "tournament.back", Command.TOURNAMENT));
        }
        items.add(new MenuItem(Icon.GLOBE, "over.lobby", Command.NEW_GAME));
        items.add(new MenuItem(Icon.HOME, "menu.home", Command.HOME));
        return items;
    }

    @Override
    public List<MenuItem> afterwards() {
        return List.of(
                seat.tournament().isPresent()
                        ? new MenuItem(Icon.BACK, "tournament.back", Command.TOURNAMENT)
                        : new MenuItem(Icon.REMATCH, "over.rematch", Command.REMATCH),
                new MenuItem(Icon.REVIEW, "over.review", Command.REVIEW),
                new MenuItem(Icon.SHARE, "analysis.share", Command.SHARE),
                new MenuItem(Icon.GLOBE, "over.lobby", Command.NEW_GAME));
    }

    /** What the game did to one's rating and points; nothing while it goes on or for those who watched it. */
    @Override
    public List<String> notes() {
        return page().context()
                .filter(context -> seat.isTaken())
                .flatMap(context -> table.finish().map(finish -> notes(finish, context.texts())))
                .orElse(List.of());
    }

    private List<String> notes(Finish finish, Texts texts) {
        RatingChange gain = seat.mine() == Disc.BLACK ? finish.black() : finish.white();
        List<String> lines = new ArrayList<>();
        if (table.terms().rated() && finish.winner().isPresent() && !finish.isCounted()) {
            boolean isShort =
                    Finish.isTooShort(finish.ending(), table.transcript().plies());
            lines.add(texts.get(isShort ? "table.uncounted.few" : "table.uncounted"));
        } else if (table.terms().rated()) {
            int by = gain.after() - gain.before();
            lines.add(texts.get("table.rating", gain.before(), gain.after(), (by < 0 ? MINUS : "+") + Math.abs(by)));
        } else {
            lines.add(texts.get("table.unrated"));
        }
        if (gain.points() > 0) {
            lines.add(texts.count("table.points", gain.points()));
        }
        return lines;
    }

    @Override
    List<String> status(Disc disc, boolean isTurn) {
        return page().context()
                .map(context -> status(context.texts(), disc, isTurn))
                .orElse(List.of());
    }

    private List<String> status(Texts texts, Disc disc, boolean isTurn) {
        String rating = rating(texts, table.player(disc));
        boolean isAway = !isOver() && table.isAway(disc);
        return isAway || isTurn ? List.of(rating, texts.get(isAway ? "table.away" : "play.to-move")) : List.of(rating);
    }

    private static String rating(Texts texts, PlayerCard player) {
        if (player.kind() == PlayerKind.GUEST) {
            return texts.get("online.guest");
        }
        if (player.rating() == 0) {
            return texts.get("kind." + player.kind().name());
        }
        String rating = player.rating() + (player.isProvisional() ? "?" : "");
        return player.kind() == PlayerKind.BOT ? texts.get("online.bot", rating) : rating;
    }

    @Override
    public Optional<Offer> offer() {
        return seat.offer();
    }

    @Override
    public void answer(Offer offer, boolean accepts) {
        seat.answer(offer, accepts);
    }

    /** Lets the person hear that the opponent has made an offer; to be called after every change of the table. */
    private void hearOffer() {
        Optional<Offer> open = seat.offer();
        if (open.isPresent() && !open.equals(knownOffer)) {
            sounds.play(SoundName.MESSAGE);
        }
        knownOffer = open;
    }

    /** That the opponent is away, and from when on the win can be claimed; for whoever watches, who comments on the game. */
    @Override
    public String ribbon() {
        return page().context()
                .map(Context::texts)
                .map(texts -> seat.isLeftAlone()
                        ? away(texts)
                        : commentator()
                                .map(name -> texts.get("commentary.by", name))
                                .orElse(""))
                .orElse("");
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
    public void start() {
        play.start();
        hearOffer();
    }

    @Override
    public void shown() {
        client.reconnectNow();
    }

    @Override
    public void tick(float seconds) {
        play.follow();
        if (seat.canClaim() != couldClaim) {
            couldClaim = seat.canClaim();
            game.changed();
        }
    }

    @Override
    public float secondsToChange() {
        float clock = game.session().isRunning()
                ? secondsToTick(game.session().position().toMove())
                : Float.MAX_VALUE;
        return seat.isLeftAlone() ? Math.min(clock, AWAY_BEAT) : clock;
    }

    /** Whoever only watches leaves without being asked. */
    @Override
    public boolean back() {
        return seat.isPlaying() && super.back();
    }

    @Override
    public void close() {
        client.removeListener(this);
        client.leaveTable(table.id());
        isClosed = true;
        commentary.ifPresent(GameCommentary::close);
        super.close();
    }

    /** The result is shown once the server has told it and the last disc lies still. */
    @Override
    public void endShown(Result result) {
        if (isOver()) {
            game.showResult(true);
        }
    }

    /** Whom one has blocked is heard no more. */
    @Override
    public void changed(Topic topic) {
        if (topic == Topic.ACCOUNT) {
            game.changed();
        }
    }

    /** Who may not write has no line to write on. */
    @Override
    public void sanctioned(List<SanctionCard> sanctions) {
        page().refresh();
    }

    @Override
    public void tableRenewed(OnlineTable renewed) {
        if (renewed == table) {
            play.follow();
            hearOffer();
            game.changed();
        }
    }

    @Override
    public void attendance(OnlineTable at) {
        if (at == table) {
            game.changed();
        }
    }

    @Override
    public void happened(OnlineTable at, TableEvent event) {
        if (at != table) {
            return;
        }
        play.follow();
        event.visit(here -> here.accept(new OfferNotices()), this::said, finish -> game.shownOutcome()
                .ifPresent(this::endShown));
        hearOffer();
        game.changed();
    }

    private void said(TableEvent.Said remark) {
        if (!remark.isWithheld()) {
            chat.heard(remark.by(), hasPanel());
        }
    }

    /** Says what became of an offer, or that one's own was made. */
    private final class OfferNotices implements GameEvent.SharedVisitor {
        @Override
        public void played(GameEvent.Played event) {}

        @Override
        public void takenBack(GameEvent.TakenBack event) {}

        @Override
        public void drawOffered(GameEvent.DrawOffered event) {
            sayOffered(event.by(), "play.draw.offered");
        }

        @Override
        public void takebackOffered(GameEvent.TakebackOffered event) {
            sayOffered(event.by(), "table.takeback.asked");
        }

        private void sayOffered(Disc by, String key) {
            if (seat.isPlaying() && by == seat.mine()) {
                page().notice(key);
            }
        }

        @Override
        public void drawDeclined(GameEvent.DrawDeclined event) {
            sayDeclined(event.by(), "play.draw.declined");
        }

        @Override
        public void takebackDeclined(GameEvent.TakebackDeclined event) {
            sayDeclined(event.by(), "table.takeback.declined");
        }

        private void sayDeclined(Disc by, String key) {
            if (seat.isOpponent(by)) {
                page().notice(key, seat.opponent().name());
            }
        }
    }
}
