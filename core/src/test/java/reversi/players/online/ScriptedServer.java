package reversi.players.online;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.ErrorCode;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.RatingChange;
import reversi.online.Remark;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.platform.Link;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Transcript;

/**
 * A server with one table, at which the client under test plays Black, and wires that can lose, repeat and swap what runs
 * along them. Nothing arrives before it is delivered.
 */
final class ScriptedServer implements Link.Opener {
    static final PlayerCard ADA = card(1, "Ada");
    static final PlayerCard BOB = card(2, "Bob");

    final Codec codec = new Codec();
    final GameTerms terms =
            new GameTerms(reversi.rules.Variant.OTHELLO, TimeControl.perGame(300, 2), false, ColourChoice.BLACK);
    final List<ClientMessage> heard = new ArrayList<>();
    /** The server's first moment. */
    static final long START = 1_000_000;

    long now = START;
    private Wire wire = new Wire(new Silent());
    private boolean isUp = true;
    private int opened;

    private boolean isSeated;
    private int version;
    private final List<TableNews.Happened> told = new ArrayList<>();
    private Transcript transcript = Transcript.start(terms.variant());
    private final List<Remark> chat = new ArrayList<>();
    private final List<Disc> away = new ArrayList<>();
    private Optional<Disc> drawOffer = Optional.empty();
    private Optional<Disc> takebackOffer = Optional.empty();
    private Optional<Finish> finish = Optional.empty();
    private Optional<ErrorCode> nextPlayFault = Optional.empty();
    private Optional<TableState> staleState = Optional.empty();

    private static PlayerCard card(long id, String name) {
        return new PlayerCard(id, name, PlayerKind.MEMBER, 1_500, 3, Presence.PLAYING, Optional.of(7L), 0, 0);
    }

    /** One link: what runs along it, in both directions. */
    static final class Wire implements Link {
        final Deque<String> down = new ArrayDeque<>();
        final Deque<String> up = new ArrayDeque<>();
        private final Listener listener;
        private boolean isOpen;
        private boolean isEnded;

        Wire(Listener listener) {
            this.listener = listener;
        }

        @Override
        public boolean send(String text) {
            if (!isOpen || isEnded) {
                return false;
            }
            up.add(text);
            return true;
        }

        @Override
        public void close() {
            isEnded = true;
        }
    }

    /** Hears nothing. */
    private static final class Silent implements Link.Listener {
        @Override
        public void opened() {}

        @Override
        public void text(String text) {}

        @Override
        public void closed(String reason) {}
    }

    @Override
    public Link open(String address, Link.Listener listener) {
        opened++;
        wire = new Wire(listener);
        return wire;
    }

    /** How many links were opened so far. */
    int opened() {
        return opened;
    }

    /** The server can be reached or not. */
    void setUp(boolean up) {
        isUp = up;
    }

    /** Lets the newest link open, or fail where the server is down. */
    void connect() {
        Wire newest = wire;
        if (newest.isOpen || newest.isEnded) {
            return;
        }
        if (isUp) {
            newest.isOpen = true;
            newest.listener.opened();
        } else {
            cut();
        }
    }

    /** The link is lost with all that is still on its way. */
    void cut() {
        Wire lost = wire;
        if (!lost.isEnded) {
            lost.isEnded = true;
            lost.up.clear();
            lost.down.clear();
            lost.listener.closed("cut");
        }
    }

    /** Delivers one text of the client; returns whether there was one. */
    boolean deliverUp() {
        String text = wire.up.poll();
        if (text == null) {
            return false;
        }
        if (codec.readClient(text) instanceof Decoded.Ok<ClientFrame> ok) {
            heard.add(ok.value().message());
            answer(ok.value());
            return true;
        }
        throw new AssertionError("garbled: " + text);
    }

    /** Delivers one text of the server; returns whether there was one. */
    boolean deliverDown() {
        String text = wire.down.poll();
        if (text == null || wire.isEnded) {
            return false;
        }
        wire.listener.text(text);
        return true;
    }

    /** Delivers everything that is on its way in both directions. */
    void deliverAll() {
        boolean isBusy = true;
        while (isBusy) {
            connect();
            boolean wasSaid = deliverUp();
            isBusy = deliverDown() || wasSaid;
        }
    }

    /** The next event on its way down comes twice. */
    void repeatNext() {
        String next = wire.down.peek();
        if (next != null && isEvent(next)) {
            wire.down.addFirst(next);
        }
    }

    /** The next event on its way down is lost. */
    void loseNext() {
        String next = wire.down.peek();
        if (next != null && isEvent(next)) {
            wire.down.poll();
        }
    }

    /** The next event on its way down arrives after everything else that is on its way. */
    void delayNext() {
        String next = wire.down.peek();
        if (next != null && isEvent(next)) {
            wire.down.add(wire.down.poll());
        }
    }

    private boolean isEvent(String text) {
        return codec.readServer(text) instanceof Decoded.Ok<ServerMessage> ok
                && ok.value() instanceof TableNews.Happened;
    }

    void say(ServerMessage message) {
        wire.down.add(codec.write(message));
    }

    private void answer(ClientFrame frame) {
        ClientMessage message = frame.message();
        if (message instanceof ClientMessage.Hello hello) {
            say(new ServerMessage.Welcome(hello.protocol(), "test", now, 60, List.of(), false, Optional.empty()));
            if (hello.token().isPresent()) {
                signIn();
            }
        } else if (message instanceof ClientMessage.Ping ping) {
            say(new ServerMessage.Pong(ping.sent(), now));
        } else if (message instanceof reversi.online.AccountRequest.Login) {
            signIn();
        } else if (message instanceof TableRequest request) {
            Optional<ErrorCode> fault = at(request);
            fault.ifPresent(why -> say(new ServerMessage.Failed(frame.request(), why, Optional.empty())));
        }
    }

    private void signIn() {
        say(new ServerMessage.SignedIn("token", ADA, 0));
        if (isSeated && finish.isEmpty()) {
            say(new TableNews.Seated(state()));
        }
    }

    private Optional<ErrorCode> at(TableRequest request) {
        if (request instanceof TableRequest.Watch) {
            say(new TableNews.Seated(staleState.orElseGet(this::state)));
            return Optional.empty();
        }
        if (request instanceof TableRequest.Play play) {
            if (nextPlayFault.isPresent()) {
                Optional<ErrorCode> fault = nextPlayFault;
                nextPlayFault = Optional.empty();
                return fault;
            }
            return play(Disc.BLACK, play.ply(), play.move());
        }
        return request instanceof TableRequest.Say said ? remark(Disc.BLACK, said.text()) : Optional.empty();
    }

    /** Whoever asks for the table is told this state of it, as by a node that lags behind. */
    void answerWatchWith(TableState state) {
        staleState = Optional.of(state);
    }

    /** Whoever asks for the table is told how it is. */
    void answerWatchWithItsState() {
        staleState = Optional.empty();
    }

    /** The next move is refused for this reason, whatever it is. */
    void refuseNextPlay(ErrorCode fault) {
        nextPlayFault = Optional.of(fault);
    }

    /** The game begins. */
    void seat() {
        isSeated = true;
        say(new TableNews.Seated(state()));
    }

    /** Plays for a side; a pass that follows by force too. */
    Optional<ErrorCode> play(Disc by, int ply, Move move) {
        if (finish.isPresent()) {
            return Optional.of(ErrorCode.GAME_OVER);
        }
        if (ply != transcript.plies() + 1 || transcript.current().toMove() != by) {
            return Optional.of(ErrorCode.STALE);
        }
        if (!(transcript.current().play(move) instanceof Played.Legal legal)) {
            return Optional.of(ErrorCode.ILLEGAL_MOVE);
        }
        transcript = transcript.with(legal.turn());
        drawOffer = drawOffer.filter(offerer -> offerer == by);
        takebackOffer = Optional.empty();
        happen(new TableEvent.InGame(new GameEvent.Played(ply, move, clocks())));
        if (transcript.current().mustPass()) {
            transcript = transcript.with(transcript.current().play(Move.PASS).orThrow());
            happen(new TableEvent.InGame(new GameEvent.Played(transcript.plies(), Move.PASS, clocks())));
        }
        if (transcript.current().isOver()) {
            end(Ending.DISCS, transcript.current().score().leader());
        }
        return Optional.empty();
    }

    /** The opponent plays the legal move of this number, where it is their turn. */
    void opponentPlays(int choice) {
        List<Move> legal = transcript.current().legalMoves();
        if (finish.isEmpty() && transcript.current().toMove() == Disc.WHITE && !legal.isEmpty()) {
            play(Disc.WHITE, transcript.plies() + 1, legal.get(Math.floorMod(choice, legal.size())));
        }
    }

    void takeBack(int plies) {
        if (finish.isEmpty() && plies >= 0 && plies < transcript.plies()) {
            transcript = transcript.upTo(plies);
            drawOffer = Optional.empty();
            takebackOffer = Optional.empty();
            happen(new TableEvent.InGame(new GameEvent.TakenBack(plies, clocks())));
        }
    }

    void offerDraw(Disc by) {
        if (finish.isEmpty() && drawOffer.isEmpty()) {
            drawOffer = Optional.of(by);
            happen(new TableEvent.InGame(new GameEvent.DrawOffered(by)));
        }
    }

    void declineDraw() {
        if (drawOffer.isPresent()) {
            Disc by = drawOffer.get().other();
            drawOffer = Optional.empty();
            happen(new TableEvent.InGame(new GameEvent.DrawDeclined(by)));
        }
    }

    Optional<ErrorCode> remark(Disc by, String text) {
        chat.add(new Remark(by == Disc.BLACK ? ADA.id() : BOB.id(), now, text));
        happen(new TableEvent.Said(by, text));
        return Optional.empty();
    }

    void end(Ending ending, Optional<Disc> winner) {
        if (finish.isPresent()) {
            return;
        }
        Finish how = new Finish(
                ending,
                winner,
                transcript.current().count(Disc.BLACK),
                transcript.current().count(Disc.WHITE),
                new RatingChange(0, 1_500, 1_500),
                new RatingChange(0, 1_500, 1_500));
        finish = Optional.of(how);
        drawOffer = Optional.empty();
        takebackOffer = Optional.empty();
        happen(new TableEvent.Finished(how));
    }

    /** A player's connection is lost; the win can be claimed in this many milliseconds. */
    void setAway(Disc disc, long claimIn) {
        away.add(disc);
        say(new TableNews.AwayChanged(7, disc, true, now + claimIn));
    }

    private ClockTimes clocks() {
        return new ClockTimes(200_000, 100_000);
    }

    private void happen(TableEvent event) {
        version++;
        told.add(new TableNews.Happened(7, version, now, event));
        if (isSeated) {
            say(told.get(version - 1));
        }
    }

    /** Everything that happened at the table, whoever heard of it. */
    List<TableNews.Happened> told() {
        return told;
    }

    TableState state() {
        return new TableState(
                7,
                terms,
                ADA,
                BOB,
                now,
                version,
                now,
                transcript.moves(),
                clocks(),
                drawOffer,
                takebackOffer,
                false,
                chat,
                List.copyOf(away),
                0,
                finish);
    }

    Transcript transcript() {
        return transcript;
    }
}
