package reversi.players.online;

import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage.Failed;

/** A request that is asked again by itself while the server is too busy for it, or is lost on the way; nobody hears of that. */
final class PatientRequest implements ReplyListener {
    private static final int MOST_REFUSALS = 8;

    private final ClientMessage message;
    private final ReplyListener reply;
    private final Clock clock;
    private final Backoff backoff = new Backoff();
    private int refusals;
    private long dueAt;
    private boolean isWaiting;
    private boolean isOver;

    /** Tells when to ask again. */
    interface Clock {
        /** The time after the next wait of a backoff, in milliseconds since 1970. */
        long after(Backoff backoff);
    }

    PatientRequest(ClientMessage message, ReplyListener reply, Clock clock) {
        this.message = message;
        this.reply = reply;
        this.clock = clock;
    }

    ClientMessage message() {
        return message;
    }

    /** Whether it is to be asked again now; it then counts as asked. */
    boolean isDue(long now) {
        boolean isDue = isWaiting && !isOver && now >= dueAt;
        isWaiting = isWaiting && !isDue;
        return isDue;
    }

    /** It was answered by another message, or is not wanted any more. */
    void end() {
        isOver = true;
    }

    /** It is given up without an answer. */
    void giveUp() {
        if (!isOver) {
            isOver = true;
            reply.lost();
        }
    }

    @Override
    public void done() {
        isOver = true;
        reply.done();
    }

    @Override
    public void failed(Failed failure) {
        refusals++;
        if (failure.fault() == ErrorCode.UNAVAILABLE && refusals <= MOST_REFUSALS) {
            waitAWhile();
        } else if (!isOver) {
            isOver = true;
            reply.failed(failure);
        }
    }

    @Override
    public void lost() {
        waitAWhile();
    }

    private void waitAWhile() {
        isWaiting = true;
        dueAt = clock.after(backoff);
    }
}
