package reversi.online;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.MOVE;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.VARIANT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;
import static reversi.online.ValueCodecs.ACCESS_TOKEN;
import static reversi.online.ValueCodecs.AGREEMENT;
import static reversi.online.ValueCodecs.BOARD;
import static reversi.online.ValueCodecs.BOT;
import static reversi.online.ValueCodecs.CASE;
import static reversi.online.ValueCodecs.CLUB;
import static reversi.online.ValueCodecs.CLUB_CHALLENGE;
import static reversi.online.ValueCodecs.CLUB_MEMBER;
import static reversi.online.ValueCodecs.CONVERSATION;
import static reversi.online.ValueCodecs.DECISION;
import static reversi.online.ValueCodecs.DEVICE;
import static reversi.online.ValueCodecs.EMAIL;
import static reversi.online.ValueCodecs.GAME;
import static reversi.online.ValueCodecs.HABITS;
import static reversi.online.ValueCodecs.INVITATION;
import static reversi.online.ValueCodecs.LEAGUE;
import static reversi.online.ValueCodecs.LEAGUE_DIVISION;
import static reversi.online.ValueCodecs.LETTER;
import static reversi.online.ValueCodecs.PLAYER;
import static reversi.online.ValueCodecs.POOL_RATING;
import static reversi.online.ValueCodecs.RANK;
import static reversi.online.ValueCodecs.REPORT;
import static reversi.online.ValueCodecs.SANCTION;
import static reversi.online.ValueCodecs.SESSION;
import static reversi.online.ValueCodecs.SHARED;
import static reversi.online.ValueCodecs.STANDING;
import static reversi.online.ValueCodecs.TABLE;
import static reversi.online.ValueCodecs.TERMS;
import static reversi.online.ValueCodecs.TOURNAMENT;
import static reversi.online.ValueCodecs.TOURNAMENT_REMARK;

import java.util.List;
import reversi.json.MessageRegistry;
import reversi.json.MessageType;
import reversi.json.ObjectCodec;
import reversi.online.AccountNews.AccessTokenMade;
import reversi.online.AccountNews.AccessTokens;
import reversi.online.AccountNews.BlockList;
import reversi.online.AccountNews.Conversations;
import reversi.online.AccountNews.LetterCame;
import reversi.online.AccountNews.LetterRequestOver;
import reversi.online.AccountNews.LetterRequested;
import reversi.online.AccountNews.LetterRequests;
import reversi.online.AccountNews.Letters;
import reversi.online.AccountNews.MuteList;
import reversi.online.AccountNews.NewDevices;
import reversi.online.AccountNews.RecoveryCodes;
import reversi.online.AccountNews.SecondFactorSecret;
import reversi.online.AccountNews.Sessions;
import reversi.online.AccountNews.Settings;
import reversi.online.AccountNews.Unread;
import reversi.online.LobbyNews.Followed;
import reversi.online.LobbyNews.FollowedChanged;
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
import reversi.online.LobbyNews.Relation;
import reversi.online.LobbyNews.Seeking;
import reversi.online.LobbyNews.Tables;
import reversi.online.ModerationNews.CaseFile;
import reversi.online.ModerationNews.Cases;
import reversi.online.ModerationNews.OpenCases;
import reversi.online.ModerationNews.Sanctions;
import reversi.online.ModerationNews.Signals;
import reversi.online.ServerMessage.Closing;
import reversi.online.ServerMessage.Done;
import reversi.online.ServerMessage.Failed;
import reversi.online.ServerMessage.Notice;
import reversi.online.ServerMessage.Pong;
import reversi.online.ServerMessage.SignedIn;
import reversi.online.ServerMessage.SignedOut;
import reversi.online.ServerMessage.Welcome;
import reversi.online.TableNews.AwayChanged;
import reversi.online.TableNews.Happened;
import reversi.online.TableNews.Seated;
import reversi.online.TableNews.Watchers;
import reversi.online.TournamentNews.Boards;
import reversi.online.TournamentNews.ClubInfo;
import reversi.online.TournamentNews.Clubs;
import reversi.online.TournamentNews.LeagueInfo;
import reversi.online.TournamentNews.Leagues;
import reversi.online.TournamentNews.Standings;
import reversi.online.TournamentNews.TournamentCalls;
import reversi.online.TournamentNews.TournamentInfo;
import reversi.online.TournamentNews.TournamentMade;
import reversi.online.TournamentNews.TournamentRemarks;
import reversi.online.TournamentNews.Tournaments;
import reversi.rules.Illegal;

/** What the server says. */
final class ServerMessageTypes {
    private ServerMessageTypes() {}

    static MessageRegistry<ServerMessage> table(TableEventCodec events) {
        return new MessageRegistry<>(
                first(), account(), follow(), lobby(), moderation(), tables(events), tournaments(), clubs());
    }

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

    private static List<MessageType<? extends ServerMessage>> account() {
        return List.of(
                message(
                        "sessions",
                        Sessions.class,
                        object(
                                Sessions::new,
                                field("sessions", list(SESSION), Sessions::sessions),
                                field("recoveryCodes", INT, Sessions::recoveryCodes)
                                        .orElse(0),
                                field("secondFactor", BOOLEAN, Sessions::secondFactor)
                                        .orElse(false),
                                optional("email", EMAIL, Sessions::email),
                                field("pushes", BOOLEAN, Sessions::pushes).orElse(false))),
                message(
                        "secondFactorSecret",
                        SecondFactorSecret.class,
                        object(
                                SecondFactorSecret::new,
                                field("secret", TEXT, SecondFactorSecret::secret),
                                field("address", TEXT, SecondFactorSecret::address))),
                message("newDevices", NewDevices.class, NewDevices::new, "devices", list(DEVICE), NewDevices::devices),
                message(
                        "recoveryCodes",
                        RecoveryCodes.class,
                        RecoveryCodes::new,
                        "codes",
                        list(TEXT),
                        RecoveryCodes::codes),
                message(
                        "accessTokens",
                        AccessTokens.class,
                        AccessTokens::new,
                        "tokens",
                        list(ACCESS_TOKEN),
                        AccessTokens::tokens),
                message(
                        "accessTokenMade",
                        AccessTokenMade.class,
                        object(
                                AccessTokenMade::new,
                                field("secret", TEXT, AccessTokenMade::secret),
                                field("token", ACCESS_TOKEN, AccessTokenMade::token))),
                message("settings", Settings.class, settings()),
                message(
                        "blockList",
                        BlockList.class,
                        object(
                                BlockList::new,
                                field("from", INT, BlockList::from),
                                field("players", list(PLAYER), BlockList::players),
                                field("more", BOOLEAN, BlockList::more))),
                message(
                        "muteList",
                        MuteList.class,
                        object(
                                MuteList::new,
                                field("from", INT, MuteList::from),
                                field("players", list(PLAYER), MuteList::players),
                                field("more", BOOLEAN, MuteList::more))),
                message(
                        "conversations",
                        Conversations.class,
                        Conversations::new,
                        "conversations",
                        list(CONVERSATION),
                        Conversations::conversations),
                message(
                        "letters",
                        Letters.class,
                        object(
                                Letters::new,
                                field("with", PLAYER, Letters::with),
                                field("letters", list(LETTER), Letters::letters),
                                field("more", BOOLEAN, Letters::more))),
                message(
                        "letterCame",
                        LetterCame.class,
                        object(
                                LetterCame::new,
                                field("with", PLAYER, LetterCame::with),
                                field("letter", LETTER, LetterCame::letter))),
                message(
                        "letterRequests",
                        LetterRequests.class,
                        object(
                                LetterRequests::new,
                                field("requests", list(CONVERSATION), LetterRequests::requests),
                                field("more", BOOLEAN, LetterRequests::more))),
                message(
                        "letterRequested",
                        LetterRequested.class,
                        object(
                                LetterRequested::new,
                                field("with", PLAYER, LetterRequested::with),
                                field("letter", LETTER, LetterRequested::letter))),
                message(
                        "letterRequestOver",
                        LetterRequestOver.class,
                        object(
                                LetterRequestOver::new,
                                field("with", LONG, LetterRequestOver::with),
                                field("accepted", BOOLEAN, LetterRequestOver::accepted))),
                message("unread", Unread.class, Unread::new, "unread", INT, Unread::unread));
    }

    private static List<MessageType<? extends ServerMessage>> follow() {
        return List.of(
                message(
                        "relation",
                        Relation.class,
                        object(
                                Relation::new,
                                field("player", LONG, Relation::player),
                                field("follows", BOOLEAN, Relation::follows),
                                field("note", TEXT, Relation::note))),
                message("followed", Followed.class, Followed::new, "players", list(PLAYER), Followed::players),
                message(
                        "followedChanged",
                        FollowedChanged.class,
                        FollowedChanged::new,
                        "player",
                        PLAYER,
                        FollowedChanged::player));
    }

    private static List<MessageType<? extends ServerMessage>> lobby() {
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

    private static ObjectCodec<Settings> settings() {
        var fields = new ObjectCodec.Fields<Settings>();
        var you = fields.field("you", PLAYER, Settings::you);
        var about = fields.field("about", TEXT, Settings::about);
        var refusal = fields.field("refusal", constant(Refusal.values()), Settings::refusal);
        var sharesChat = fields.field("sharesChat", BOOLEAN, Settings::sharesChat);
        var showsPresence =
                fields.field("showsPresence", BOOLEAN, Settings::showsPresence).orElse(true);
        var blocked = fields.field("blocked", list(PLAYER), Settings::blocked);
        var moreBlocked =
                fields.field("moreBlocked", BOOLEAN, Settings::moreBlocked).orElse(false);
        var moderator = fields.field("moderator", BOOLEAN, Settings::moderator).orElse(false);
        var photo = fields.field("photo", INT, Settings::photo).orElse(0);
        var photoGames = fields.field("photoGames", INT, Settings::photoGames).orElse(0);
        return fields.object(in -> new Settings(
                you.in(in),
                about.in(in),
                refusal.in(in),
                sharesChat.in(in),
                showsPresence.in(in),
                blocked.in(in),
                moreBlocked.in(in),
                moderator.in(in),
                photo.in(in),
                photoGames.in(in)));
    }

    private static List<MessageType<? extends ServerMessage>> moderation() {
        return List.of(
                message(
                        "sanctions",
                        Sanctions.class,
                        Sanctions::new,
                        "sanctions",
                        list(SANCTION),
                        Sanctions::sanctions),
                message("openCases", OpenCases.class, OpenCases::new, "open", INT, OpenCases::open),
                message(
                        "cases",
                        Cases.class,
                        object(
                                Cases::new,
                                field("from", INT, Cases::from),
                                field("open", INT, Cases::open),
                                field("oldest", LONG, Cases::oldest),
                                field("rows", list(CASE), Cases::rows),
                                field("more", BOOLEAN, Cases::more))),
                message(
                        "caseFile",
                        CaseFile.class,
                        object(
                                CaseFile::new,
                                field("player", PLAYER, CaseFile::player),
                                field("about", TEXT, CaseFile::about),
                                field("since", LONG, CaseFile::since),
                                field("games", INT, CaseFile::games),
                                field("reports", list(REPORT), CaseFile::reports),
                                field("decisions", list(DECISION), CaseFile::decisions))),
                message(
                        "signals",
                        Signals.class,
                        object(
                                Signals::new,
                                field("player", LONG, Signals::player),
                                field("agreement", AGREEMENT, Signals::agreement),
                                field("habits", HABITS, Signals::habits),
                                field("shared", list(SHARED), Signals::shared))));
    }

    private static List<MessageType<? extends ServerMessage>> tables(TableEventCodec events) {
        return List.of(
                message("seated", Seated.class, Seated::new, "state", TABLE, Seated::state),
                message(
                        "happened",
                        Happened.class,
                        object(
                                Happened::new,
                                field("table", LONG, Happened::table),
                                field("version", INT, Happened::version),
                                field("at", LONG, Happened::at),
                                field("event", events, Happened::event))),
                message(
                        "awayChanged",
                        AwayChanged.class,
                        object(
                                AwayChanged::new,
                                field("table", LONG, AwayChanged::table),
                                field("disc", DISC, AwayChanged::disc),
                                field("away", BOOLEAN, AwayChanged::away),
                                field("claimAt", LONG, AwayChanged::claimAt))),
                message(
                        "watchers",
                        Watchers.class,
                        object(
                                Watchers::new,
                                field("table", LONG, Watchers::table),
                                field("watchers", INT, Watchers::watchers))));
    }

    private static List<MessageType<? extends ServerMessage>> tournaments() {
        return List.of(
                message(
                        "tournaments",
                        Tournaments.class,
                        object(
                                Tournaments::new,
                                field("before", LONG, Tournaments::before),
                                field("cards", list(TOURNAMENT), Tournaments::cards),
                                field("mine", list(LONG), Tournaments::mine),
                                field("more", BOOLEAN, Tournaments::more))),
                message(
                        "tournamentMade",
                        TournamentMade.class,
                        TournamentMade::new,
                        "tournament",
                        LONG,
                        TournamentMade::tournament),
                message(
                        "tournamentInfo",
                        TournamentInfo.class,
                        object(
                                TournamentInfo::new,
                                field("card", TOURNAMENT, TournamentInfo::card),
                                field("host", BOOLEAN, TournamentInfo::host),
                                optional("own", STANDING, TournamentInfo::own))),
                message(
                        "standings",
                        Standings.class,
                        object(
                                Standings::new,
                                field("tournament", LONG, Standings::tournament),
                                field("version", INT, Standings::version),
                                field("from", INT, Standings::from),
                                field("total", INT, Standings::total),
                                field("rows", list(STANDING), Standings::rows))),
                message(
                        "boards",
                        Boards.class,
                        object(
                                Boards::new,
                                field("tournament", LONG, Boards::tournament),
                                field("version", INT, Boards::version),
                                field("round", INT, Boards::round),
                                field("from", INT, Boards::from),
                                field("total", INT, Boards::total),
                                field("rows", list(BOARD), Boards::rows))),
                message(
                        "tournamentRemarks",
                        TournamentRemarks.class,
                        object(
                                TournamentRemarks::new,
                                field("tournament", LONG, TournamentRemarks::tournament),
                                field("anew", BOOLEAN, TournamentRemarks::anew),
                                field("remarks", list(TOURNAMENT_REMARK), TournamentRemarks::remarks))),
                message(
                        "tournamentCalls",
                        TournamentCalls.class,
                        object(
                                TournamentCalls::new,
                                field("tournament", LONG, TournamentCalls::tournament),
                                field("name", TEXT, TournamentCalls::name),
                                field("round", INT, TournamentCalls::round),
                                field("table", LONG, TournamentCalls::table))));
    }

    private static List<MessageType<? extends ServerMessage>> clubs() {
        return List.of(
                message(
                        "clubs",
                        Clubs.class,
                        object(
                                Clubs::new,
                                field("name", TEXT, Clubs::name),
                                field("from", INT, Clubs::from),
                                field("own", list(CLUB), Clubs::own),
                                field("rows", list(CLUB), Clubs::rows),
                                field("more", BOOLEAN, Clubs::more))),
                message(
                        "clubInfo",
                        ClubInfo.class,
                        object(
                                ClubInfo::new,
                                field("card", CLUB, ClubInfo::card),
                                field("about", TEXT, ClubInfo::about),
                                field("members", list(CLUB_MEMBER), ClubInfo::members),
                                field("tournaments", list(TOURNAMENT), ClubInfo::tournaments),
                                field("challenges", list(CLUB_CHALLENGE), ClubInfo::challenges),
                                field("leads", list(CLUB), ClubInfo::leads))),
                message("leagues", Leagues.class, Leagues::new, "rows", list(LEAGUE), Leagues::rows),
                message(
                        "leagueInfo",
                        LeagueInfo.class,
                        object(
                                LeagueInfo::new,
                                field("card", LEAGUE, LeagueInfo::card),
                                field("season", INT, LeagueInfo::season),
                                field("divisions", list(LEAGUE_DIVISION), LeagueInfo::divisions),
                                field("joining", list(PLAYER), LeagueInfo::joining))));
    }
}
