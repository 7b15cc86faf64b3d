package reversi.players.online;

import java.util.Optional;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TextLine;

/** What the server said of itself when one connected last, and what it had to say to everybody. */
final class ServerFacts {
    private int awaySeconds;
    private boolean sendsEmails;
    private Optional<String> pushKey = Optional.empty();
    private String notice = "";

    void welcome(ServerMessage.Welcome news) {
        awaySeconds = news.awaySeconds();
        sendsEmails = news.emails();
        pushKey = news.pushKey();
    }

    /** How long an opponent must be away before the win can be claimed, in milliseconds. */
    long claimAfter() {
        return 1_000L * awaySeconds;
    }

    boolean sendsEmails() {
        return sendsEmails;
    }

    Optional<String> pushKey() {
        return pushKey;
    }

    /**
     * Takes in what everybody is told; returns what one has to be told. What was heard before a lost connection is not told once more after it;
     * of what is too long the beginning is.
     */
    Optional<String> notice(ServerMessage.Notice news) {
        String whole = news.text();
        String text = TextLine.withoutControl(whole.substring(0, Math.min(Protocol.MAX_NOTICE, whole.length())));
        boolean isNew = !text.equals(notice);
        notice = text;
        return isNew && !text.isEmpty() ? Optional.of(text) : Optional.empty();
    }
}
