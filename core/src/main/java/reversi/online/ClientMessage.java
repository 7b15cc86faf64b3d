package reversi.online;

import java.util.Optional;

/** What a client says to the server. */
@InJson
public sealed interface ClientMessage
        permits ClientMessage.Hello,
                ClientMessage.Ping,
                ClientMessage.SendFeedback,
                AccountRequest,
                LobbyRequest,
                ModerationRequest,
                StudyRequest,
                TableRequest,
                TournamentRequest {
    /**
     * The first message of every connection.
     *
     * @param protocol the version that the client speaks
     * @param device what the client is, for the list of sessions
     * @param token the token of an earlier sign-in; empty for a newcomer
     */
    record Hello(int protocol, @Length(most = Protocol.MAX_DEVICE) String device, Optional<String> token)
            implements ClientMessage {}

    /**
     * Asks for a sign of life.
     *
     * @param sent any number, which comes back in the answer
     */
    record Ping(long sent) implements ClientMessage {}

    /**
     * Tells whoever runs the server something about the game, signed in or not.
     *
     * @param text at most {@link Protocol#MAX_FEEDBACK} characters
     * @param version what is used, such as the version of the game; at most {@link Protocol#MAX_VERSION} characters
     */
    record SendFeedback(String text, String version) implements ClientMessage {}
}
