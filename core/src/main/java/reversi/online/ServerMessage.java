package reversi.online;

import java.util.List;
import java.util.Optional;
import reversi.rules.Illegal;

/** What the server says to a client. */
@InJson
@Visited
public sealed interface ServerMessage {
    /** What is news to whoever plays; the rest is about the connection and its requests. */
    @Visited
    sealed interface News extends ServerMessage
            permits ServerMessage.Welcome,
                    ServerMessage.SignedIn,
                    ServerMessage.SignedOut,
                    ServerMessage.Pong,
                    ServerMessage.Notice,
                    AccountNews,
                    LobbyNews,
                    ModerationNews,
                    StudyNews,
                    TableNews,
                    TournamentNews {}

    /**
     * The answer to the hello.
     *
     * @param protocol the version that the server speaks
     * @param server the server's own version, for people
     * @param at the server's time, in milliseconds since 1970
     * @param awaySeconds how long an opponent must be away before the win can be claimed
     * @param bots the bots
     * @param emails whether the server sends codes by e-mail to who forgot the password
     * @param pushKey the key that a browser needs to be told what waits while the game is not open; empty where the server tells none
     */
    record Welcome(
            int protocol,
            String server,
            long at,
            int awaySeconds,
            List<BotCard> bots,
            @OrElse("false") boolean emails,
            Optional<String> pushKey)
            implements News {
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
    record SignedIn(String token, PlayerCard you, int unread) implements News {}

    /**
     * No longer signed in on this connection.
     *
     * @param why why it was not by one's own wish; empty where it was
     */
    record SignedOut(Optional<ErrorCode> why) implements News {}

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
    record Pong(long sent, long at) implements News {}

    /**
     * What whoever runs the server has to say to everybody, such as when it goes down and for how long; said on connecting, and when it changes.
     *
     * @param text at most {@link Protocol#MAX_NOTICE} characters; empty where what was said before holds no longer
     */
    record Notice(String text) implements News {}

    /** The server goes down or moves: connect again in a moment. */
    record Closing() implements ServerMessage {}
}
