package reversi.online;

import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.List;
import reversi.json.MessageRegistry;
import reversi.json.MessageType;
import reversi.online.ClientMessage.Hello;
import reversi.online.ClientMessage.Ping;
import reversi.online.ClientMessage.SendFeedback;

/** What clients say but about studies and webhooks: the family of each message has its own file. */
final class ClientMessageTypes {
    private ClientMessageTypes() {}

    static MessageRegistry<ClientMessage> table() {
        return new MessageRegistry<>(
                first(),
                AccountMessageTypes.requests(),
                LobbyMessageTypes.requests(),
                MailMessageTypes.requests(),
                FollowMessageTypes.requests(),
                ModerationMessageTypes.requests(),
                TableMessageTypes.requests(),
                TournamentMessageTypes.requests(),
                ClubMessageTypes.requests());
    }

    /** What is about the connection and its requests. */
    private static List<MessageType<? extends ClientMessage>> first() {
        return List.of(
                message(
                        "hello",
                        Hello.class,
                        object(
                                Hello::new,
                                field("protocol", INT, Hello::protocol),
                                field("device", TEXT, Hello::device),
                                optional("token", TEXT, Hello::token))),
                message("ping", Ping.class, Ping::new, "sent", LONG, Ping::sent),
                message(
                        "sendFeedback",
                        SendFeedback.class,
                        object(
                                SendFeedback::new,
                                field("text", TEXT, SendFeedback::text),
                                field("version", TEXT, SendFeedback::version))));
    }
}
