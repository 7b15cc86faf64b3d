package reversi.online;

import java.util.List;
import reversi.json.MessageRegistry;
import reversi.json.MessageType;
import reversi.online.AccountNews.Conversations;
import reversi.online.AccountNews.LetterCame;
import reversi.online.AccountNews.Letters;
import reversi.online.AccountNews.Sessions;
import reversi.online.AccountNews.Settings;
import reversi.online.AccountNews.Unread;
import reversi.online.LobbyNews.History;
import reversi.online.LobbyNews.InvitationOver;
import reversi.online.LobbyNews.Invited;
import reversi.online.LobbyNews.LinkInfo;
import reversi.online.LobbyNews.LinkMade;
import reversi.online.LobbyNews.LinkOpened;
import reversi.online.LobbyNews.Lobby;
import reversi.online.LobbyNews.LobbyChanged;
import reversi.online.LobbyNews.PlayerInfo;
import reversi.online.LobbyNews.Ranking;
import reversi.online.LobbyNews.Seeking;
import reversi.online.LobbyNews.Tables;
import reversi.online.ServerMessage.Closing;
import reversi.online.ServerMessage.Done;
import reversi.online.ServerMessage.Failed;
import reversi.online.ServerMessage.Pong;
import reversi.online.ServerMessage.SignedIn;
import reversi.online.ServerMessage.SignedOut;
import reversi.online.ServerMessage.Welcome;
import reversi.online.TableNews.AwayChanged;
import reversi.online.TableNews.Happened;
import reversi.online.TableNews.Seated;
import reversi.online.TableNews.Watchers;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.VariantCode;

/** What the server says. */
final class ServerMessageTypes {
    private ServerMessageTypes() {}

    static MessageRegistry<ServerMessage> table(TableEventCodec events) {
        return new MessageRegistry<>(first(), account(), lobby(), tables(events));
    }

    private static List<MessageType<? extends ServerMessage>> first() {
        return List.of(
                new MessageType<>(
                        "welcome",
                        Welcome.class,
                        (message, out) -> out.put("protocol", message.protocol())
                                .put("server", message.server())
                                .put("at", message.at())
                                .put("awaySeconds", message.awaySeconds())
                                .putParts("bots", message.bots(), ValueCodecs::write),
                        in -> new Welcome(
                                in.number("protocol"),
                                in.text("server"),
                                in.whole("at"),
                                in.number("awaySeconds"),
                                in.parts("bots", ValueCodecs::bot))),
                new MessageType<>(
                        "signedIn",
                        SignedIn.class,
                        (message, out) -> out.put("token", message.token())
                                .putPart("you", message.you(), ValueCodecs::write)
                                .put("unread", message.unread()),
                        in -> new SignedIn(in.text("token"), in.part("you", ValueCodecs::player), in.number("unread"))),
                new MessageType<>(
                        "signedOut",
                        SignedOut.class,
                        (message, out) -> out.putText("why", message.why()),
                        in -> new SignedOut(in.maybe("why", name -> in.constant(name, ErrorCode.values())))),
                new MessageType<>(
                        "done",
                        Done.class,
                        (message, out) -> out.put("request", message.request()),
                        in -> new Done(in.whole("request"))),
                new MessageType<>(
                        "failed",
                        Failed.class,
                        (message, out) -> out.put("request", message.request())
                                .put("fault", message.fault())
                                .putText("illegal", message.illegal()),
                        in -> new Failed(
                                in.whole("request"),
                                in.constant("fault", ErrorCode.values()),
                                in.maybe("illegal", name -> in.constant(name, Illegal.values())))),
                new MessageType<>(
                        "pong",
                        Pong.class,
                        (message, out) -> out.put("sent", message.sent()).put("at", message.at()),
                        in -> new Pong(in.whole("sent"), in.whole("at"))),
                MessageType.bare("closing", new Closing(), Closing.class));
    }

    private static List<MessageType<? extends ServerMessage>> account() {
        return List.of(
                new MessageType<>(
                        "sessions",
                        Sessions.class,
                        (message, out) -> out.putParts("sessions", message.sessions(), ValueCodecs::write),
                        in -> new Sessions(in.parts("sessions", ValueCodecs::session))),
                new MessageType<>(
                        "settings",
                        Settings.class,
                        (message, out) -> out.putPart("you", message.you(), ValueCodecs::write)
                                .put("about", message.about())
                                .put("refusal", message.refusal())
                                .put("sharesChat", message.sharesChat())
                                .putParts("blocked", message.blocked(), ValueCodecs::write),
                        in -> new Settings(
                                in.part("you", ValueCodecs::player),
                                in.text("about"),
                                in.constant("refusal", Refusal.values()),
                                in.truth("sharesChat"),
                                in.parts("blocked", ValueCodecs::player))),
                new MessageType<>(
                        "conversations",
                        Conversations.class,
                        (message, out) -> out.putParts("conversations", message.conversations(), ValueCodecs::write),
                        in -> new Conversations(in.parts("conversations", ValueCodecs::conversation))),
                new MessageType<>(
                        "letters",
                        Letters.class,
                        (message, out) -> out.putPart("with", message.with(), ValueCodecs::write)
                                .putParts("letters", message.letters(), ValueCodecs::write)
                                .put("more", message.more()),
                        in -> new Letters(
                                in.part("with", ValueCodecs::player),
                                in.parts("letters", ValueCodecs::letter),
                                in.truth("more"))),
                new MessageType<>(
                        "letterCame",
                        LetterCame.class,
                        (message, out) -> out.putPart("with", message.with(), ValueCodecs::write)
                                .putPart("letter", message.letter(), ValueCodecs::write),
                        in -> new LetterCame(
                                in.part("with", ValueCodecs::player), in.part("letter", ValueCodecs::letter))),
                new MessageType<>(
                        "unread",
                        Unread.class,
                        (message, out) -> out.put("unread", message.unread()),
                        in -> new Unread(in.number("unread"))));
    }

    private static List<MessageType<? extends ServerMessage>> lobby() {
        return List.of(
                new MessageType<>(
                        "lobby",
                        Lobby.class,
                        (message, out) -> out.putParts("players", message.players(), ValueCodecs::write)
                                .put("online", message.online())
                                .put("playing", message.playing()),
                        in -> new Lobby(
                                in.parts("players", ValueCodecs::player), in.number("online"), in.number("playing"))),
                new MessageType<>(
                        "lobbyChanged",
                        LobbyChanged.class,
                        (message, out) -> out.putParts("changed", message.changed(), ValueCodecs::write)
                                .putAll("gone", message.gone())
                                .put("online", message.online())
                                .put("playing", message.playing()),
                        in -> new LobbyChanged(
                                in.parts("changed", ValueCodecs::player),
                                in.wholes("gone"),
                                in.number("online"),
                                in.number("playing"))),
                new MessageType<>(
                        "playerInfo",
                        PlayerInfo.class,
                        (message, out) -> out.putPart("player", message.player(), ValueCodecs::write)
                                .put("about", message.about())
                                .put("games", message.games())
                                .put("wins", message.wins())
                                .put("draws", message.draws())
                                .putMaybe("opponent", message.opponent(), ValueCodecs::write)
                                .putText("variant", message.variant().map(VariantCode::write))
                                .putAll("moves", message.moves()),
                        in -> new PlayerInfo(
                                in.part("player", ValueCodecs::player),
                                in.text("about"),
                                in.number("games"),
                                in.number("wins"),
                                in.number("draws"),
                                in.maybePart("opponent", ValueCodecs::player),
                                in.maybe("variant", in::variant),
                                in.moves("moves"))),
                new MessageType<>(
                        "tables",
                        Tables.class,
                        (message, out) -> out.putParts("tables", message.tables(), ValueCodecs::write),
                        in -> new Tables(in.parts("tables", ValueCodecs::game))),
                new MessageType<>(
                        "invited",
                        Invited.class,
                        (message, out) -> out.putPart("invitation", message.invitation(), ValueCodecs::write),
                        in -> new Invited(in.part("invitation", ValueCodecs::invitation))),
                new MessageType<>(
                        "invitationOver",
                        InvitationOver.class,
                        (message, out) ->
                                out.put("invitation", message.invitation()).put("accepted", message.accepted()),
                        in -> new InvitationOver(in.whole("invitation"), in.truth("accepted"))),
                new MessageType<>(
                        "linkMade",
                        LinkMade.class,
                        (message, out) ->
                                out.put("code", message.code()).putPart("terms", message.terms(), ValueCodecs::write),
                        in -> new LinkMade(in.text("code"), in.part("terms", ValueCodecs::terms))),
                new MessageType<>(
                        "linkInfo",
                        LinkInfo.class,
                        (message, out) -> out.put("code", message.code())
                                .putPart("from", message.from(), ValueCodecs::write)
                                .put("here", message.here())
                                .putPart("terms", message.terms(), ValueCodecs::write),
                        in -> new LinkInfo(
                                in.text("code"),
                                in.part("from", ValueCodecs::player),
                                in.truth("here"),
                                in.part("terms", ValueCodecs::terms))),
                new MessageType<>(
                        "linkOpened",
                        LinkOpened.class,
                        (message, out) -> out.put("code", message.code()),
                        in -> new LinkOpened(in.text("code"))),
                new MessageType<>(
                        "seeking",
                        Seeking.class,
                        (message, out) -> out.put("seeking", message.seeking()),
                        in -> new Seeking(in.truth("seeking"))),
                new MessageType<>(
                        "ranking",
                        Ranking.class,
                        (message, out) -> out.put("from", message.from())
                                .put("total", message.total())
                                .putParts("rows", message.rows(), ValueCodecs::write)
                                .putMaybe("own", message.own(), ValueCodecs::write),
                        in -> new Ranking(
                                in.number("from"),
                                in.number("total"),
                                in.parts("rows", ValueCodecs::rank),
                                in.maybePart("own", ValueCodecs::rank))),
                new MessageType<>(
                        "history",
                        History.class,
                        (message, out) -> out.putParts("games", message.games(), ValueCodecs::write)
                                .put("more", message.more()),
                        in -> new History(in.parts("games", ValueCodecs::game), in.truth("more"))));
    }

    private static List<MessageType<? extends ServerMessage>> tables(TableEventCodec events) {
        return List.of(
                new MessageType<>(
                        "seated",
                        Seated.class,
                        (message, out) -> out.putPart("state", message.state(), ValueCodecs::write),
                        in -> new Seated(in.part("state", ValueCodecs::table))),
                new MessageType<>(
                        "happened",
                        Happened.class,
                        (message, out) -> out.put("table", message.table())
                                .put("version", message.version())
                                .put("at", message.at())
                                .putPart("event", message.event(), events::write),
                        in -> new Happened(
                                in.whole("table"),
                                in.number("version"),
                                in.whole("at"),
                                in.part("event", events::read))),
                new MessageType<>(
                        "awayChanged",
                        AwayChanged.class,
                        (message, out) -> out.put("table", message.table())
                                .put("disc", message.disc())
                                .put("away", message.away())
                                .put("claimAt", message.claimAt()),
                        in -> new AwayChanged(
                                in.whole("table"),
                                in.constant("disc", Disc.values()),
                                in.truth("away"),
                                in.whole("claimAt"))),
                new MessageType<>(
                        "watchers",
                        Watchers.class,
                        (message, out) -> out.put("table", message.table()).put("watchers", message.watchers()),
                        in -> new Watchers(in.whole("table"), in.number("watchers"))));
    }
}
