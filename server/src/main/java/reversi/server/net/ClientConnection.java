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
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import reversi.online.AccountRequest;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.CloseCode;
import reversi.online.Decoded;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.online.TableRequest;
import reversi.rules.Illegal;

/**
 * One client's WebSocket. Frames arrive on the socket's event loop; whatever may block on the database runs in order in the connection's
 * {@link SerialExecutor}.
 */
final class ClientConnection implements Client {
    private static final int MAX_WAITING = 64;
    private static final int MAX_VIOLATIONS = 20;
    private static final int CLOSING_MILLIS = 1_000;
    private static final int REST_MILLIS = 1_000;

    private final ServerWebSocket socket;
    private final Context loop;
    private final RequestRouter router;
    private final SendQueue sendQueue;
    private final SerialExecutor executor;
    private final String address;
    private final Runnable closeHandler;
    private final Bucket frameLimit = RateLimits.frames();
    private final Bucket patience = RateLimits.patience();
    private final Bucket calm = RateLimits.calm();
    private final ConnectionWatchdog watchdog;
    private final Set<Long> watched = ConcurrentHashMap.newKeySet();
    private final Set<Long> members = ConcurrentHashMap.newKeySet();
    private volatile @Nullable Login login;
    private volatile OptionalLong turnedAway = OptionalLong.empty();
    private volatile String device = "";
    private volatile boolean closed;
    private volatile long roundTrip;
    private volatile long lastUsed;
    private long pingedAt;
    private int violations;
    private boolean resting;

    /** Must be called on the socket's event loop; {@code atTheEnd} runs once, when the socket is closed. */
    ClientConnection(
            ServerWebSocket socket, Context loop, RequestRouter router, String address, Runnable closeHandler) {
        this.socket = socket;
        this.loop = loop;
        this.router = router;
        this.address = address;
        this.closeHandler = closeHandler;
        this.sendQueue = new SendQueue(socket, loop, this::abort, this::onDrain);
        this.executor = new SerialExecutor(address, MAX_WAITING);
        this.lastUsed = router.now();
        this.watchdog = new ConnectionWatchdog(lastUsed);
        socket.textMessageHandler(this::onText);
        socket.binaryMessageHandler(bytes -> reportViolation(0, ErrorCode.GARBLED));
        socket.pongHandler(this::onPong);
        socket.frameHandler(this::onFrame);
        socket.exceptionHandler(this::onException);
        socket.closeHandler(closed -> onClose());
    }

    @Override
    public long account() {
        Login current = login;
        return current == null ? 0 : current.account();
    }

    @Override
    public void send(String frame) {
        sendQueue.add(frame);
    }

    @Override
    public void send(ServerMessage message) {
        send(router.codec().write(message));
    }

    @Override
    public Optional<Login> login() {
        return Optional.ofNullable(login);
    }

    @Override
    public void signIn(Login current) {
        login = current;
        turnedAway = OptionalLong.empty();
    }

    @Override
    public void signOut() {
        login = null;
    }

    @Override
    public void turnAway(long account) {
        turnedAway = OptionalLong.of(account);
    }

    @Override
    public OptionalLong turnedAway() {
        return turnedAway;
    }

    @Override
    public String address() {
        return address;
    }

    @Override
    public String device() {
        return device;
    }

    @Override
    public Set<Long> members() {
        return members;
    }

    @Override
    public void onHello(String clientDevice) {
        watchdog.onHello();
        device = clientDevice;
    }

    @Override
    public boolean hasSaidHello() {
        return watchdog.hasSaidHello();
    }

    @Override
    public long roundTrip() {
        return roundTrip;
    }

    @Override
    public Set<Long> watched() {
        return watched;
    }

    @Override
    public void execute(Runnable task) {
        executor.execute(router.pools().queries(), task);
    }

    private void onText(String text) {
        watchdog.onActivity(router.now());
        if (closed) {
            return;
        }
        if (!frameLimit.tryConsume(1)) {
            // Decoding is work too: once violations are no longer answered, the request number is not needed.
            reportViolation(
                    violations < MAX_VIOLATIONS ? requestId(router.codec().readClient(text)) : 0, ErrorCode.TOO_FAST);
            return;
        }
        Decoded<ClientFrame> decoded = router.codec().readClient(text);
        if (!(decoded instanceof Decoded.Ok<ClientFrame> ok)) {
            reportViolation(requestId(decoded), ErrorCode.GARBLED);
        } else if (router.limits().mayAsk(ok.value().message(), login(), address)) {
            dispatch(ok.value());
        } else {
            refuseForOthers(ok.value());
        }
    }

    /** The account or the address has asked for too much; that may be others' doing, so that some of it is forgiven with time. */
    private void refuseForOthers(ClientFrame frame) {
        fail(frame.request(), ErrorCode.TOO_FAST, Optional.empty());
        if (frame.message() instanceof ClientMessage.Hello || !patience.tryConsume(1)) {
            closeAfterAnswers(ErrorCode.TOO_FAST);
        } else if (!calm.tryConsume(1)) {
            pauseReading();
        }
    }

    /** Reads nothing for a while from a client that asks on although it is refused, so that what it sends costs nobody else anything. */
    private void pauseReading() {
        if (!resting) {
            resting = true;
            socket.pause();
            loop.owner().setTimer(REST_MILLIS, rested -> {
                resting = false;
                readOn();
            });
        }
    }

    private void readOn() {
        if (!closed && !resting && !socket.writeQueueFull()) {
            socket.resume();
        }
    }

    /**
     * Rate-limits frames that are not complete messages: pings (which Vert.x answers itself), pongs and fragments; too many close the
     * connection. While the pongs have not been read, nothing more is read from the client.
     */
    private void onFrame(WebSocketFrame frame) {
        boolean whole = frame.isFinal() && (frame.isText() || frame.isBinary());
        if (closed || whole || frame.isClose()) {
            return;
        }
        if (!frameLimit.tryConsume(1)) {
            close(CloseCode.POLICY.code(), ErrorCode.TOO_FAST.name());
            socket.pause();
        } else if (!socket.isClosed() && socket.writeQueueFull()) {
            watchdog.onQueueFull(router.now());
            socket.pause();
        }
    }

    /** The write queue has room again. */
    private void onDrain() {
        watchdog.onQueueDrained();
        readOn();
    }

    /** A frame that violates RFC 6455 is answered with its close code; after an I/O error the connection is aborted. */
    private void onException(Throwable why) {
        // Vert.x reports a message with too many fragments as an IllegalStateException and an oversized frame as a
        // corrupted one.
        int code = why instanceof CorruptedWebSocketFrameException corrupted
                ? corrupted.closeStatus().code()
                : why instanceof IllegalStateException ? CloseCode.TOO_LARGE.code() : 0;
        if (code == 0 || closed) {
            abort();
            return;
        }
        // Synchronously: when this handler returns, the socket closes itself with a generic code.
        boolean tooLarge = code == CloseCode.TOO_LARGE.code();
        if (tooLarge) {
            ServerMessage answer = new ServerMessage.Failed(0, ErrorCode.TOO_LARGE, Optional.empty());
            socket.writeTextMessage(router.codec().write(answer)).onFailure(gone -> sendQueue.close());
        }
        close(code, tooLarge ? ErrorCode.TOO_LARGE.name() : "broken");
    }

    private static long requestId(Decoded<ClientFrame> decoded) {
        return decoded.fold(ClientFrame::request, Decoded.Garbled::request);
    }

    /** Runs a request. A move at a table in memory needs no database and is judged here, unless earlier requests are still waiting. */
    private void dispatch(ClientFrame frame) {
        long arrived = System.nanoTime();
        if (!(frame.message() instanceof ClientMessage.Ping)) {
            lastUsed = router.now();
        }
        if (frame.message() instanceof ClientMessage.Ping ping) {
            send(new ServerMessage.Pong(ping.sent(), router.now()));
            return;
        }
        if (frame.message() instanceof ClientMessage.Hello hello) {
            greet(frame, hello, arrived);
            return;
        }
        boolean handled = frame.message() instanceof TableRequest request
                && executor.isIdle()
                && router.tableHandler().tryHandle(this, frame.request(), request);
        if (!handled && !enqueue(frame, arrived)) {
            reportViolation(frame.request(), ErrorCode.TOO_FAST);
        }
    }

    /** Queues a request; returns false if too many of this client wait. Whoever wants to play as a guest is never refused for others. */
    private boolean enqueue(ClientFrame frame, long arrived) {
        Runnable refused = frame.message() instanceof AccountRequest.Guest
                ? () -> executor.execute(router.pools().queries(), () -> handle(frame, arrived))
                : () -> onPoolFull(frame);
        return executor.offer(router.pool(frame.message()), () -> handle(frame, arrived), refused);
    }

    /** Welcomes the client at once; signing it in waits for its turn, however long the queue is. */
    private void greet(ClientFrame frame, ClientMessage.Hello hello, long arrived) {
        Optional<ErrorCode> error = router.accountHandler().welcome(this, hello);
        if (error.isPresent()) {
            fail(frame.request(), error.get(), Optional.empty());
        } else if (hello.token().isPresent()) {
            executor.execute(router.pools().queries(), () -> handle(frame, arrived));
        }
    }

    /** The thread pool's queue is full. */
    private void onPoolFull(ClientFrame frame) {
        fail(frame.request(), ErrorCode.UNAVAILABLE, Optional.empty());
    }

    private void handle(ClientFrame frame, long arrived) {
        if (closed) {
            return;
        }
        if (!hasSaidHello()) {
            fail(frame.request(), ErrorCode.VERSION, Optional.empty());
            return;
        }
        Reply reply = router.handle(this, frame);
        router.log().answered(this, frame.message(), arrived, reply);
        reply.answer(this, frame.request());
        if (frame.message() instanceof ClientMessage.Hello && reply instanceof Reply.Failed) {
            // A client that could not be signed in comes back.
            closeGracefully();
        }
    }

    @Override
    public void fail(long request, ErrorCode error, Optional<Illegal> illegal) {
        router.log().refused(error);
        send(new ServerMessage.Failed(request, error, illegal));
    }

    /** Answers a protocol violation with an error; after {@code MAX_VIOLATIONS} of them the connection is closed. Only on the event loop. */
    private void reportViolation(long request, ErrorCode error) {
        violations++;
        if (violations <= MAX_VIOLATIONS) {
            fail(request, error, Optional.empty());
        } else {
            closeAfterAnswers(error);
        }
    }

    /** Closes the connection later in this event loop, so that the answers already queued are sent first. */
    private void closeAfterAnswers(ErrorCode error) {
        if (!closed) {
            closed = true;
            router.log().security().write(SecurityLog.Event.CLOSED, OptionalLong.empty(), address, error.name());
            loop.runOnContext(answered -> close(CloseCode.POLICY.code(), error.name()));
        }
    }

    @Override
    public void ping(long now) {
        loop.runOnContext(tick -> pingOrAbort(now));
    }

    private void pingOrAbort(long now) {
        if (watchdog.isExpired(now)) {
            abort();
            return;
        }
        if (!socket.isClosed() && socket.writeQueueFull()) {
            watchdog.onQueueFull(now);
            return;
        }
        pingedAt = System.nanoTime();
        socket.writePing(Buffer.buffer(Long.toString(pingedAt))).onFailure(broken -> abort());
    }

    private void onPong(Buffer payload) {
        watchdog.onActivity(router.now());
        // Only the pong for the latest ping counts, so that a client cannot fake a long delay.
        if (payload.toString().equals(Long.toString(pingedAt))) {
            roundTrip = (System.nanoTime() - pingedAt) / 1_000_000;
        }
    }

    @Override
    public long lastUsed() {
        return lastUsed;
    }

    @Override
    public void closeAsSurplus() {
        loop.runOnContext(now -> close(CloseCode.POLICY.code(), "too many connections of one account"));
    }

    @Override
    public void closeGracefully() {
        send(new ServerMessage.Closing());
        loop.runOnContext(now -> close(CloseCode.GOING_AWAY.code(), "closing"));
    }

    /** Starts the closing handshake; a client that does not answer within {@code CLOSING_MILLIS} is aborted. Only on the event loop. */
    private void close(int status, String reason) {
        closed = true;
        socket.close((short) status, reason).onFailure(broken -> abort());
        loop.owner().setTimer(CLOSING_MILLIS, late -> abort());
    }

    /** Closes the TCP connection without a closing handshake. Only on the event loop. */
    void abort() {
        closed = true;
        sendQueue.close();
        socket.pause();
        // WebSocket.close() would wait until the client has read everything queued; the channel's close() does not.
        ChannelFuture unused =
                ((WebSocketInternal) socket).channelHandlerContext().close();
    }

    private void onClose() {
        closed = true;
        sendQueue.close();
        closeHandler.run();
        executor.execute(router.pools().queries(), () -> router.onClose(this));
    }
}
