package reversi.online;

import java.util.List;
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
final class ServerKinds {
    private ServerKinds() {}

    static KindTable<ServerMessage> table(KindTable<TableEvent> events) {
        return new KindTable<>(first(), account(), lobby(), tables(events));
    }

    private static List<Kind<? extends ServerMessage>> first() {
        return List.of(
                new Kind<>(
                        "welcome",
                        Welcome.class,
                        (message, out) -> out.put("protocol", message.protocol())
                                .put("server", message.server())
                                .put("at", message.at())
                                .put("awaySeconds", message.awaySeconds())
                                .putParts("bots", message.bots(), Parts::write),
                        in -> new Welcome(
                                in.number("protocol"),
                                in.text("server"),
                                in.whole("at"),
                                in.number("awaySeconds"),
                                in.parts("bots", Parts::bot))),
                new Kind<>(
                        "signedIn",
                        SignedIn.class,
                        (message, out) -> out.put("token", message.token())
                                .putPart("you", message.you(), Parts::write)
                                .put("unread", message.unread()),
                        in -> new SignedIn(in.text("token"), in.part("you", Parts::player), in.number("unread"))),
                new Kind<>(
                        "signedOut",
                        SignedOut.class,
                        (message, out) -> out.putText("why", message.why()),
                        in -> new SignedOut(in.maybe("why", name -> in.constant(name, Fault.values())))),
                new Kind<>(
                        "done",
                        Done.class,
                        (message, out) -> out.put("request", message.request()),
                        in -> new Done(in.whole("request"))),
                new Kind<>(
                        "failed",
                        Failed.class,
                        (message, out) -> out.put("request", message.request())
                                .put("fault", message.fault())
                                .putText("illegal", message.illegal()),
                        in -> new Failed(
                                in.whole("request"),
                                in.constant("fault", Fault.values()),
                                in.maybe("illegal", name -> in.constant(name, Illegal.values())))),
                new Kind<>(
                        "pong",
                        Pong.class,
                        (message, out) -> out.put("sent", message.sent()).put("at", message.at()),
                        in -> new Pong(in.whole("sent"), in.whole("at"))),
                Kind.bare("closing", new Closing(), Closing.class));
    }

    private static List<Kind<? extends ServerMessage>> account() {
        return List.of(
                new Kind<>(
                        "sessions",
                        Sessions.class,
                        (message, out) -> out.putParts("sessions", message.sessions(), Parts::write),
                        in -> new Sessions(in.parts("sessions", Parts::session))),
                new Kind<>(
                        "settings",
                        Settings.class,
                        (message, out) -> out.putPart("you", message.you(), Parts::write)
                                .put("about", message.about())
                                .put("refusal", message.refusal())
                                .put("sharesChat", message.sharesChat())
                                .putParts("blocked", message.blocked(), Parts::write),
                        in -> new Settings(
                                in.part("you", Parts::player),
                                in.text("about"),
                                in.constant("refusal", Refusal.values()),
                                in.truth("sharesChat"),
                                in.parts("blocked", Parts::player))),
                new Kind<>(
                        "conversations",
                        Conversations.class,
                        (message, out) -> out.putParts("conversations", message.conversations(), Parts::write),
                        in -> new Conversations(in.parts("conversations", Parts::conversation))),
                new Kind<>(
                        "letters",
                        Letters.class,
                        (message, out) -> out.putPart("with", message.with(), Parts::write)
                                .putParts("letters", message.letters(), Parts::write)
                                .put("more", message.more()),
                        in -> new Letters(
                                in.part("with", Parts::player), in.parts("letters", Parts::letter), in.truth("more"))),
                new Kind<>(
                        "letterCame",
                        LetterCame.class,
                        (message, out) -> out.putPart("with", message.with(), Parts::write)
                                .putPart("letter", message.letter(), Parts::write),
                        in -> new LetterCame(in.part("with", Parts::player), in.part("letter", Parts::letter))),
                new Kind<>(
                        "unread",
                        Unread.class,
                        (message, out) -> out.put("unread", message.unread()),
                        in -> new Unread(in.number("unread"))));
    }

    private static List<Kind<? extends ServerMessage>> lobby() {
        return List.of(
                new Kind<>(
                        "lobby",
                        Lobby.class,
                        (message, out) -> out.putParts("players", message.players(), Parts::write)
                                .put("online", message.online())
                                .put("playing", message.playing()),
                        in -> new Lobby(in.parts("players", Parts::player), in.number("online"), in.number("playing"))),
                new Kind<>(
                        "lobbyChanged",
                        LobbyChanged.class,
                        (message, out) -> out.putParts("changed", message.changed(), Parts::write)
                                .putAll("gone", message.gone())
                                .put("online", message.online())
                                .put("playing", message.playing()),
                        in -> new LobbyChanged(
                                in.parts("changed", Parts::player),
                                in.wholes("gone"),
                                in.number("online"),
                                in.number("playing"))),
                new Kind<>(
                        "playerInfo",
                        PlayerInfo.class,
                        (message, out) -> out.putPart("player", message.player(), Parts::write)
                                .put("about", message.about())
                                .put("games", message.games())
                                .put("wins", message.wins())
                                .put("draws", message.draws())
                                .putMaybe("opponent", message.opponent(), Parts::write)
                                .putText("variant", message.variant().map(VariantCode::write))
                                .putAll("moves", message.moves()),
                        in -> new PlayerInfo(
                                in.part("player", Parts::player),
                                in.text("about"),
                                in.number("games"),
                                in.number("wins"),
                                in.number("draws"),
                                in.maybePart("opponent", Parts::player),
                                in.maybe("variant", in::variant),
                                in.moves("moves"))),
                new Kind<>(
                        "tables",
                        Tables.class,
                        (message, out) -> out.putParts("tables", message.tables(), Parts::write),
                        in -> new Tables(in.parts("tables", Parts::game))),
                new Kind<>(
                        "invited",
                        Invited.class,
                        (message, out) -> out.putPart("invitation", message.invitation(), Parts::write),
                        in -> new Invited(in.part("invitation", Parts::invitation))),
                new Kind<>(
                        "invitationOver",
                        InvitationOver.class,
                        (message, out) ->
                                out.put("invitation", message.invitation()).put("accepted", message.accepted()),
                        in -> new InvitationOver(in.whole("invitation"), in.truth("accepted"))),
                new Kind<>(
                        "linkMade",
                        LinkMade.class,
                        (message, out) ->
                                out.put("code", message.code()).putPart("terms", message.terms(), Parts::write),
                        in -> new LinkMade(in.text("code"), in.part("terms", Parts::terms))),
                new Kind<>(
                        "linkInfo",
                        LinkInfo.class,
                        (message, out) -> out.put("code", message.code())
                                .putPart("from", message.from(), Parts::write)
                                .put("here", message.here())
                                .putPart("terms", message.terms(), Parts::write),
                        in -> new LinkInfo(
                                in.text("code"),
                                in.part("from", Parts::player),
                                in.truth("here"),
                                in.part("terms", Parts::terms))),
                new Kind<>(
                        "linkOpened",
                        LinkOpened.class,
                        (message, out) -> out.put("code", message.code()),
                        in -> new LinkOpened(in.text("code"))),
                new Kind<>(
                        "seeking",
                        Seeking.class,
                        (message, out) -> out.put("seeking", message.seeking()),
                        in -> new Seeking(in.truth("seeking"))),
                new Kind<>(
                        "ranking",
                        Ranking.class,
                        (message, out) -> out.put("from", message.from())
                                .put("total", message.total())
                                .putParts("rows", message.rows(), Parts::write)
                                .putMaybe("own", message.own(), Parts::write),
                        in -> new Ranking(
                                in.number("from"),
                                in.number("total"),
                                in.parts("rows", Parts::rank),
                                in.maybePart("own", Parts::rank))),
                new Kind<>(
                        "history",
                        History.class,
                        (message, out) -> out.putParts("games", message.games(), Parts::write)
                                .put("more", message.more()),
                        in -> new History(in.parts("games", Parts::game), in.truth("more"))));
    }

    private static List<Kind<? extends ServerMessage>> tables(KindTable<TableEvent> events) {
        return List.of(
                new Kind<>(
                        "seated",
                        Seated.class,
                        (message, out) -> out.putPart("state", message.state(), Parts::write),
                        in -> new Seated(in.part("state", Parts::table))),
                new Kind<>(
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
                new Kind<>(
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
                new Kind<>(
                        "watchers",
                        Watchers.class,
                        (message, out) -> out.put("table", message.table()).put("watchers", message.watchers()),
                        in -> new Watchers(in.whole("table"), in.number("watchers"))));
    }
}
