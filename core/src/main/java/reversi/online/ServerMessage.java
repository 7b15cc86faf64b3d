package reversi.online;

import java.util.List;
import java.util.Optional;
import reversi.rules.Illegal;

/** What the server says to a client. */
public sealed interface ServerMessage
        permits ServerMessage.Welcome,
                ServerMessage.SignedIn,
                ServerMessage.SignedOut,
                ServerMessage.Done,
                ServerMessage.Failed,
                ServerMessage.Pong,
                ServerMessage.Closing,
                AccountNews,
                LobbyNews,
                TableNews {
    /**
     * The answer to the hello.
     *
     * @param protocol the version that the server speaks
     * @param server the server's own version, for people
     * @param at the server's time, in milliseconds since 1970
     * @param awaySeconds how long an opponent must be away before the win can be claimed
     * @param bots the bots
     */
    record Welcome(int protocol, String server, long at, int awaySeconds, List<BotCard> bots) implements ServerMessage {
        public Welcome {
            bots = List.copyOf(bots);
        }
    }

    /**
     * Signed in; the tables of one's own games that go on follow.
     *
     * @param token what to say hello with next time; a secret
     * @param you oneself
     * @param unread how many private messages are unread
     */
    record SignedIn(String token, PlayerCard you, int unread) implements ServerMessage {}

    /**
     * No longer signed in on this connection.
     *
     * @param why why it was not by one's own wish; empty where it was
     */
    record SignedOut(Optional<ErrorCode> why) implements ServerMessage {}

    /** The request of this number was done. */
    record Done(long request) implements ServerMessage {}

    /**
     * The request of this number was not done, and nothing changed.
     *
     * @param request its number; 0 where it could not be read
     * @param fault why
     * @param illegal which rule forbids the move; only with {@link ErrorCode#ILLEGAL_MOVE}
     */
    record Failed(long request, ErrorCode fault, Optional<Illegal> illegal) implements ServerMessage {}

    /**
     * The answer to a ping.
     *
     * @param sent what the ping said
     * @param at the server's time, in milliseconds since 1970
     */
    record Pong(long sent, long at) implements ServerMessage {}

    /** The server goes down or moves: connect again in a moment. */
    record Closing() implements ServerMessage {}
}
