package reversi.online;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;
import static reversi.online.ValueCodecs.BOT;
import static reversi.online.ValueCodecs.PLAYER;

import java.util.List;
import reversi.json.MessageRegistry;
import reversi.json.MessageType;
import reversi.json.ObjectCodec;
import reversi.online.ServerMessage.Closing;
import reversi.online.ServerMessage.Done;
import reversi.online.ServerMessage.Failed;
import reversi.online.ServerMessage.Notice;
import reversi.online.ServerMessage.Pong;
import reversi.online.ServerMessage.SignedIn;
import reversi.online.ServerMessage.SignedOut;
import reversi.online.ServerMessage.Welcome;
import reversi.rules.Illegal;

/** What the server says but about studies and webhooks: the family of each message has its own file. */
final class ServerMessageTypes {
    private ServerMessageTypes() {}

    static MessageRegistry<ServerMessage> table(TableEventCodec events) {
        return new MessageRegistry<>(
                first(),
                AccountMessageTypes.news(),
                MailMessageTypes.news(),
                FollowMessageTypes.news(),
                LobbyMessageTypes.news(),
                ModerationMessageTypes.news(),
                TableMessageTypes.news(events),
                TournamentMessageTypes.news(),
                ClubMessageTypes.news());
    }

    /** What is about the connection and its requests. */
    private static List<MessageType<? extends ServerMessage>> first() {
        return List.of(
                message("welcome", Welcome.class, welcome()),
                message(
                        "signedIn",
                        SignedIn.class,
                        object(
                                SignedIn::new,
                                field("token", TEXT, SignedIn::token),
                                field("you", PLAYER, SignedIn::you),
                                field("unread", INT, SignedIn::unread))),
                message(
                        "signedOut",
                        SignedOut.class,
                        object(SignedOut::new, optional("why", constant(ErrorCode.values()), SignedOut::why))),
                message("done", Done.class, Done::new, "request", LONG, Done::request),
                message(
                        "failed",
                        Failed.class,
                        object(
                                Failed::new,
                                field("request", LONG, Failed::request),
                                field("fault", constant(ErrorCode.values()), Failed::fault),
                                optional("illegal", constant(Illegal.values()), Failed::illegal))),
                message(
                        "pong",
                        Pong.class,
                        object(Pong::new, field("sent", LONG, Pong::sent), field("at", LONG, Pong::at))),
                message("notice", Notice.class, Notice::new, "text", TEXT, Notice::text),
                message("closing", Closing.class, Closing::new));
    }

    private static ObjectCodec<Welcome> welcome() {
        var fields = new ObjectCodec.Fields<Welcome>();
        var protocol = fields.field("protocol", INT, Welcome::protocol);
        var server = fields.field("server", TEXT, Welcome::server);
        var at = fields.field("at", LONG, Welcome::at);
        var awaySeconds = fields.field("awaySeconds", INT, Welcome::awaySeconds);
        var bots = fields.field("bots", list(BOT), Welcome::bots);
        var emails = fields.field("emails", BOOLEAN, Welcome::emails).orElse(false);
        var pushKey = fields.optional("pushKey", TEXT, Welcome::pushKey);
        return fields.object(in -> new Welcome(
                protocol.in(in),
                server.in(in),
                at.in(in),
                awaySeconds.in(in),
                bots.in(in),
                emails.in(in),
                pushKey.in(in)));
    }
}
