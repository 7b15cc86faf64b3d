package reversi.server.net;

import io.github.bucket4j.Bucket;
import io.netty.channel.ChannelFuture;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.WebSocketFrame;
import io.vertx.core.internal.http.WebSocketInternal;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.CloseCode;
import reversi.online.Decoded;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.online.TableRequest;
import reversi.rules.Illegal;
import reversi.server.table.Subscriber;

/** One client. Frames come in on the socket's event loop; what may wait for the database runs in the connection's own lane. */
final class Connection implements Subscriber {
    private static final int MOST_WAITING = 64;
    private static final int MOST_OFFENCES = 20;
    private static final int CLOSING_MILLIS = 1_000;

    private final ServerWebSocket socket;
    private final Context loop;
    private final RequestRouter desks;
    private final SendQueue outbox;
    private final SerialExecutor lane;
    private final String address;
    private final Runnable atTheEnd;
    private final Bucket frames = Limits.frames();
    private final ConnectionWatchdog vigil;
    private final Set<Long> watched = ConcurrentHashMap.newKeySet();
    private volatile @Nullable Login login;
    private volatile String device = "";
    private volatile boolean ended;
    private volatile long lag;
    private long pingedAt;
    private int offences;

    /** A client at an address, on its event loop; {@code atTheEnd} runs once it is closed. */
    Connection(ServerWebSocket socket, Context loop, RequestRouter desks, String address, Runnable atTheEnd) {
        this.socket = socket;
        this.loop = loop;
        this.desks = desks;
        this.address = address;
        this.atTheEnd = atTheEnd;
        this.outbox = new SendQueue(socket, loop, this::cut, this::drained);
        this.lane = new SerialExecutor(MOST_WAITING);
        this.vigil = new ConnectionWatchdog(desks.now());
        socket.textMessageHandler(this::text);
        socket.binaryMessageHandler(bytes -> offend(0, ErrorCode.GARBLED));
        socket.pongHandler(this::pong);
        socket.frameHandler(this::frame);
        socket.exceptionHandler(this::broken);
        socket.closeHandler(closed -> gone());
    }

    @Override
    public long account() {
        Login who = login;
        return who == null ? 0 : who.account();
    }

    @Override
    public void hear(String frame) {
        outbox.add(frame);
    }

    void tell(ServerMessage message) {
        hear(desks.codec().write(message));
    }

    /** Who is signed in here. */
    Optional<Login> login() {
        return Optional.ofNullable(login);
    }

    void signIn(Login who) {
        login = who;
    }

    void signOut() {
        login = null;
    }

    String address() {
        return address;
    }

    String device() {
        return device;
    }

    /** The client said hello. */
    void greet(String clientDevice) {
        vigil.greet();
        device = clientDevice;
    }

    boolean isGreeted() {
        return vigil.isGreeted();
    }

    boolean isEnded() {
        return ended;
    }

    /** The measured delay there and back, in milliseconds. */
    long lag() {
        return lag;
    }

    /** The tables that this client hears of. */
    Set<Long> watched() {
        return watched;
    }

    /** Runs in the connection's lane, after what came before. */
    void later(Runnable task) {
        lane.addAlways(desks.pools().queries(), task);
    }

    private void text(String text) {
        vigil.heard(desks.now());
        if (ended) {
            return;
        }
        if (!frames.tryConsume(1)) {
            // Only as many frames are read for their number as are answered at all.
            offend(offences < MOST_OFFENCES ? number(desks.codec().readClient(text)) : 0, ErrorCode.TOO_FAST);
            return;
        }
        Decoded<ClientFrame> decoded = desks.codec().readClient(text);
        if (decoded instanceof Decoded.Ok<ClientFrame> ok) {
            take(ok.value());
        } else {
            offend(number(decoded), ErrorCode.GARBLED);
        }
    }

    /**
     * Counts what is not a whole message: pings, which the socket answers by itself, pongs, and parts of messages. Too many are not
     * worth an answer. Who sends pings is not read any further until the pongs are.
     */
    private void frame(WebSocketFrame frame) {
        boolean whole = frame.isFinal() && (frame.isText() || frame.isBinary());
        if (ended || whole || frame.isClose()) {
            return;
        }
        if (!frames.tryConsume(1)) {
            close(CloseCode.POLICY.code(), ErrorCode.TOO_FAST.name());
            socket.pause();
        } else if (!socket.isClosed() && socket.writeQueueFull()) {
            vigil.full(desks.now());
            socket.pause();
        }
    }

    /** The client reads what was sent. */
    private void drained() {
        vigil.drained();
        if (!ended) {
            socket.resume();
        }
    }

    /** A frame that breaks WebSocket's own rules is answered by its close code; where the connection itself broke nobody hears it. */
    private void broken(Throwable why) {
        // A message in too many parts comes as an IllegalStateException, a frame that is too large by itself as a
        // corrupted one.
        int code = why instanceof CorruptedWebSocketFrameException corrupted
                ? corrupted.closeStatus().code()
                : why instanceof IllegalStateException ? CloseCode.TOO_LARGE.code() : 0;
        if (code == 0 || ended) {
            cut();
            return;
        }
        // At once: when this returns the socket closes itself, with a code that says nothing.
        boolean tooLarge = code == CloseCode.TOO_LARGE.code();
        if (tooLarge) {
            ServerMessage answer = new ServerMessage.Failed(0, ErrorCode.TOO_LARGE, Optional.empty());
            socket.writeTextMessage(desks.codec().write(answer)).onFailure(gone -> outbox.die());
        }
        close(code, tooLarge ? ErrorCode.TOO_LARGE.name() : "broken");
    }

    private static long number(Decoded<ClientFrame> decoded) {
        return decoded instanceof Decoded.Ok<ClientFrame> ok
                ? ok.value().request()
                : ((Decoded.Garbled<ClientFrame>) decoded).request();
    }

    /** A move at a table in memory needs no database, and so no lane, where nothing of this client waits before it. */
    private void take(ClientFrame frame) {
        boolean quick = frame.message() instanceof TableRequest request
                && lane.isFree()
                && desks.tables().quick(this, frame.request(), request);
        if (!quick && !lane.add(desks.pool(frame.message()), () -> handle(frame), () -> refuse(frame))) {
            offend(frame.request(), ErrorCode.TOO_FAST);
        }
    }

    /** Too many wait for the same kind of work. */
    private void refuse(ClientFrame frame) {
        fail(frame.request(), ErrorCode.UNAVAILABLE, Optional.empty());
    }

    private void handle(ClientFrame frame) {
        if (ended) {
            return;
        }
        boolean hello = frame.message() instanceof ClientMessage.Hello;
        if (!isGreeted() && !hello) {
            answer(frame.request(), Reply.failed(ErrorCode.VERSION));
            return;
        }
        answer(frame.request(), desks.handle(this, frame));
    }

    /** Answers a request. */
    void answer(long request, Reply reply) {
        if (reply instanceof Reply.Done) {
            tell(new ServerMessage.Done(request));
        } else if (reply instanceof Reply.Failed failed) {
            fail(request, failed.fault(), failed.illegal());
        }
    }

    void fail(long request, ErrorCode fault, Optional<Illegal> illegal) {
        tell(new ServerMessage.Failed(request, fault, illegal));
    }

    /** What isn't allowed is answered; a client that goes on is closed. Only on the event loop. */
    private void offend(long request, ErrorCode fault) {
        offences++;
        if (offences <= MOST_OFFENCES) {
            fail(request, fault, Optional.empty());
        } else if (!ended) {
            ended = true;
            // After the answers, which are on their way to this loop already.
            loop.runOnContext(answered -> close(CloseCode.POLICY.code(), fault.name()));
        }
    }

    /** Asks for a sign of life, and ends a client that gave none for too long; on the event loop. */
    void ping(long now) {
        if (vigil.isOver(now)) {
            cut();
            return;
        }
        if (!socket.isClosed() && socket.writeQueueFull()) {
            vigil.full(now);
            return;
        }
        pingedAt = System.nanoTime();
        socket.writePing(Buffer.buffer(Long.toString(pingedAt))).onFailure(broken -> cut());
    }

    private void pong(Buffer payload) {
        vigil.heard(desks.now());
        // Only the answer to the last question counts, so that nobody makes up a delay that lasts.
        if (payload.toString().equals(Long.toString(pingedAt))) {
            lag = (System.nanoTime() - pingedAt) / 1_000_000;
        }
    }

    Context loop() {
        return loop;
    }

    /** Says goodbye in order; on any thread. */
    void closeInOrder() {
        tell(new ServerMessage.Closing());
        loop.runOnContext(now -> close(CloseCode.GOING_AWAY.code(), "closing"));
    }

    /** Says goodbye; whoever doesn't read it is cut a moment later. Only on the event loop. */
    private void close(int status, String reason) {
        ended = true;
        socket.close((short) status, reason).onFailure(broken -> cut());
        loop.owner().setTimer(CLOSING_MILLIS, late -> cut());
    }

    /** Ends the client without waiting for it; on the event loop. */
    void cut() {
        ended = true;
        outbox.die();
        socket.pause();
        // Every close of the socket's own waits until the client has read what was sent before; the channel's doesn't.
        ChannelFuture unused =
                ((WebSocketInternal) socket).channelHandlerContext().close();
    }

    private void gone() {
        ended = true;
        outbox.die();
        atTheEnd.run();
        lane.addAlways(desks.pools().queries(), () -> desks.gone(this));
    }
}
