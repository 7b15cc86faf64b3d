package reversi.online;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.MOVE;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.VARIANT;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;
import static reversi.online.ValueCodecs.GAME;
import static reversi.online.ValueCodecs.INVITATION;
import static reversi.online.ValueCodecs.PLAYER;
import static reversi.online.ValueCodecs.POOL_RATING;
import static reversi.online.ValueCodecs.RANK;
import static reversi.online.ValueCodecs.TERMS;

import java.util.List;
import reversi.json.MessageType;
import reversi.json.ObjectCodec;
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
import reversi.online.LobbyRequest.AnswerInvitation;
import reversi.online.LobbyRequest.AskHistory;
import reversi.online.LobbyRequest.AskLink;
import reversi.online.LobbyRequest.AskPlayer;
import reversi.online.LobbyRequest.AskRanking;
import reversi.online.LobbyRequest.AskTables;
import reversi.online.LobbyRequest.EnterLobby;
import reversi.online.LobbyRequest.FindPlayer;
import reversi.online.LobbyRequest.Invite;
import reversi.online.LobbyRequest.LeaveLobby;
import reversi.online.LobbyRequest.MakeLink;
import reversi.online.LobbyRequest.PlayBot;
import reversi.online.LobbyRequest.Seek;
import reversi.online.LobbyRequest.Star;
import reversi.online.LobbyRequest.StopSeeking;
import reversi.online.LobbyRequest.UseLink;
import reversi.online.LobbyRequest.Withdraw;

/** What is said about who is there, invitations, the ranking and one's own history, by both sides. */
final class LobbyMessageTypes {
    private LobbyMessageTypes() {}

    static List<MessageType<? extends ClientMessage>> requests() {
        return List.of(
                message(
                        "enterLobby",
                        EnterLobby.class,
                        object(
                                EnterLobby::new,
                                field("from", INT, EnterLobby::from).orElse(0),
                                field("rows", INT, EnterLobby::rows).orElse(Protocol.LOBBY_ROWS))),
                message("leaveLobby", LeaveLobby.class, LeaveLobby::new),
                message("askPlayer", AskPlayer.class, AskPlayer::new, "player", LONG, AskPlayer::player),
                message("findPlayer", FindPlayer.class, FindPlayer::new, "name", TEXT, FindPlayer::name),
                message("askTables", AskTables.class, AskTables::new),
                message(
                        "invite",
                        Invite.class,
                        object(
                                Invite::new,
                                field("player", LONG, Invite::player),
                                field("terms", TERMS, Invite::terms))),
                message("withdraw", Withdraw.class, Withdraw::new, "invitation", LONG, Withdraw::invitation),
                message(
                        "answerInvitation",
                        AnswerInvitation.class,
                        object(
                                AnswerInvitation::new,
                                field("invitation", LONG, AnswerInvitation::invitation),
                                field("accept", BOOLEAN, AnswerInvitation::accept))),
                message("makeLink", MakeLink.class, MakeLink::new, "terms", TERMS, MakeLink::terms),
                message("askLink", AskLink.class, AskLink::new, "code", TEXT, AskLink::code),
                message("useLink", UseLink.class, UseLink::new, "code", TEXT, UseLink::code),
                message(
                        "seek",
                        Seek.class,
                        object(
                                Seek::new,
                                field("terms", TERMS, Seek::terms),
                                field("range", INT, Seek::range).orElse(0))),
                message("stopSeeking", StopSeeking.class, StopSeeking::new),
                message(
                        "playBot",
                        PlayBot.class,
                        object(
                                PlayBot::new,
                                field("level", INT, PlayBot::level),
                                field("terms", TERMS, PlayBot::terms))),
                message(
                        "askRanking",
                        AskRanking.class,
                        object(
                                AskRanking::new,
                                field("board", TEXT, AskRanking::board).orElse(RankingBoard.ALL),
                                field("from", INT, AskRanking::from))),
                message(
                        "askHistory",
                        AskHistory.class,
                        object(
                                AskHistory::new,
                                field("before", LONG, AskHistory::before),
                                field("starred", BOOLEAN, AskHistory::starred))),
                message(
                        "star",
                        Star.class,
                        object(
                                Star::new,
                                field("table", LONG, Star::table),
                                field("starred", BOOLEAN, Star::starred))));
    }

    static List<MessageType<? extends ServerMessage>> news() {
        return List.of(
                message(
                        "lobby",
                        Lobby.class,
                        object(
                                Lobby::new,
                                field("from", INT, Lobby::from).orElse(0),
                                field("players", list(PLAYER), Lobby::players),
                                field("online", INT, Lobby::online),
                                field("playing", INT, Lobby::playing))),
                message(
                        "lobbyChanged",
                        LobbyChanged.class,
                        object(
                                LobbyChanged::new,
                                field("changed", list(PLAYER), LobbyChanged::changed),
                                field("gone", list(LONG), LobbyChanged::gone),
                                field("online", INT, LobbyChanged::online),
                                field("playing", INT, LobbyChanged::playing),
                                optional("you", PLAYER, LobbyChanged::you))),
                message("playerInfo", PlayerInfo.class, playerInfo()),
                message("tables", Tables.class, Tables::new, "tables", list(GAME), Tables::tables),
                message("invited", Invited.class, Invited::new, "invitation", INVITATION, Invited::invitation),
                message(
                        "invitationOver",
                        InvitationOver.class,
                        object(
                                InvitationOver::new,
                                field("invitation", LONG, InvitationOver::invitation),
                                field("accepted", BOOLEAN, InvitationOver::accepted))),
                message(
                        "linkMade",
                        LinkMade.class,
                        object(
                                LinkMade::new,
                                field("code", TEXT, LinkMade::code),
                                field("terms", TERMS, LinkMade::terms))),
                message(
                        "linkInfo",
                        LinkInfo.class,
                        object(
                                LinkInfo::new,
                                field("code", TEXT, LinkInfo::code),
                                field("from", PLAYER, LinkInfo::from),
                                field("here", BOOLEAN, LinkInfo::here),
                                field("terms", TERMS, LinkInfo::terms))),
                message("linkOpened", LinkOpened.class, LinkOpened::new, "code", TEXT, LinkOpened::code),
                message("seeking", Seeking.class, Seeking::new, "seeking", BOOLEAN, Seeking::seeking),
                message(
                        "ranking",
                        Ranking.class,
                        object(
                                Ranking::new,
                                field("board", TEXT, Ranking::board).orElse(RankingBoard.ALL),
                                field("from", INT, Ranking::from),
                                field("total", INT, Ranking::total),
                                field("rows", list(RANK), Ranking::rows),
                                optional("own", RANK, Ranking::own))),
                message(
                        "history",
                        History.class,
                        object(
                                History::new,
                                field("games", list(GAME), History::games),
                                field("more", BOOLEAN, History::more))));
    }

    private static ObjectCodec<PlayerInfo> playerInfo() {
        var fields = new ObjectCodec.Fields<PlayerInfo>();
        var player = fields.field("player", PLAYER, PlayerInfo::player);
        var about = fields.field("about", TEXT, PlayerInfo::about);
        var games = fields.field("games", INT, PlayerInfo::games);
        var wins = fields.field("wins", INT, PlayerInfo::wins);
        var draws = fields.field("draws", INT, PlayerInfo::draws);
        var opponent = fields.optional("opponent", PLAYER, PlayerInfo::opponent);
        var variant = fields.optional("variant", VARIANT, PlayerInfo::variant);
        var moves = fields.field("moves", list(MOVE), PlayerInfo::moves);
        var ratings =
                fields.field("ratings", list(POOL_RATING), PlayerInfo::ratings).orElse(List.of());
        return fields.object(in -> new PlayerInfo(
                player.in(in),
                about.in(in),
                games.in(in),
                wins.in(in),
                draws.in(in),
                opponent.in(in),
                variant.in(in),
                moves.in(in),
                ratings.in(in)));
    }
}
