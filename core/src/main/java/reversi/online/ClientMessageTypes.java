package reversi.online;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.MOVE;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;
import static reversi.online.ValueCodecs.CASE_FILTER;
import static reversi.online.ValueCodecs.CLUB_PROFILE;
import static reversi.online.ValueCodecs.CLUB_ROLE;
import static reversi.online.ValueCodecs.TERMS;
import static reversi.online.ValueCodecs.TOURNAMENT_TERMS;

import java.util.List;
import reversi.json.MessageRegistry;
import reversi.json.MessageType;
import reversi.online.AccountRequest.AnswerLetterRequest;
import reversi.online.AccountRequest.AskAccessTokens;
import reversi.online.AccountRequest.AskBlockList;
import reversi.online.AccountRequest.AskConversations;
import reversi.online.AccountRequest.AskEmailCode;
import reversi.online.AccountRequest.AskLetterRequests;
import reversi.online.AccountRequest.AskLetters;
import reversi.online.AccountRequest.AskMuteList;
import reversi.online.AccountRequest.AskSessions;
import reversi.online.AccountRequest.AskSettings;
import reversi.online.AccountRequest.BecomeBot;
import reversi.online.AccountRequest.BeginSecondFactor;
import reversi.online.AccountRequest.Block;
import reversi.online.AccountRequest.ChangePassword;
import reversi.online.AccountRequest.ConfirmEmail;
import reversi.online.AccountRequest.ConfirmSecondFactor;
import reversi.online.AccountRequest.DeleteAccount;
import reversi.online.AccountRequest.EndAccessToken;
import reversi.online.AccountRequest.EndPush;
import reversi.online.AccountRequest.EndSecondFactor;
import reversi.online.AccountRequest.EndSession;
import reversi.online.AccountRequest.Guest;
import reversi.online.AccountRequest.KnowDevices;
import reversi.online.AccountRequest.Login;
import reversi.online.AccountRequest.Logout;
import reversi.online.AccountRequest.MakeAccessToken;
import reversi.online.AccountRequest.MakeRecoveryCodes;
import reversi.online.AccountRequest.MarkRead;
import reversi.online.AccountRequest.MutePlayer;
import reversi.online.AccountRequest.Recover;
import reversi.online.AccountRequest.Register;
import reversi.online.AccountRequest.RemoveEmail;
import reversi.online.AccountRequest.RemovePhoto;
import reversi.online.AccountRequest.SetAbout;
import reversi.online.AccountRequest.SetEmail;
import reversi.online.AccountRequest.SetPush;
import reversi.online.AccountRequest.SetRefusal;
import reversi.online.AccountRequest.ShareChat;
import reversi.online.AccountRequest.ShowPresence;
import reversi.online.AccountRequest.Unblock;
import reversi.online.AccountRequest.Write;
import reversi.online.ClientMessage.Hello;
import reversi.online.ClientMessage.Ping;
import reversi.online.ClientMessage.SendFeedback;
import reversi.online.LobbyRequest.AnswerInvitation;
import reversi.online.LobbyRequest.AskHistory;
import reversi.online.LobbyRequest.AskLink;
import reversi.online.LobbyRequest.AskPlayer;
import reversi.online.LobbyRequest.AskRanking;
import reversi.online.LobbyRequest.AskRelation;
import reversi.online.LobbyRequest.AskTables;
import reversi.online.LobbyRequest.EnterFollowed;
import reversi.online.LobbyRequest.EnterLobby;
import reversi.online.LobbyRequest.FindPlayer;
import reversi.online.LobbyRequest.Follow;
import reversi.online.LobbyRequest.Invite;
import reversi.online.LobbyRequest.LeaveFollowed;
import reversi.online.LobbyRequest.LeaveLobby;
import reversi.online.LobbyRequest.MakeLink;
import reversi.online.LobbyRequest.PlayBot;
import reversi.online.LobbyRequest.Seek;
import reversi.online.LobbyRequest.Star;
import reversi.online.LobbyRequest.StopSeeking;
import reversi.online.LobbyRequest.UseLink;
import reversi.online.LobbyRequest.Withdraw;
import reversi.online.LobbyRequest.WriteNote;
import reversi.online.ModerationRequest.Acknowledge;
import reversi.online.ModerationRequest.Appeal;
import reversi.online.ModerationRequest.AskCase;
import reversi.online.ModerationRequest.AskCases;
import reversi.online.ModerationRequest.AskSignals;
import reversi.online.ModerationRequest.Decide;
import reversi.online.ModerationRequest.Lift;
import reversi.online.ModerationRequest.Report;
import reversi.online.TableRequest.AnswerDraw;
import reversi.online.TableRequest.AnswerTakeback;
import reversi.online.TableRequest.AskTakeback;
import reversi.online.TableRequest.Claim;
import reversi.online.TableRequest.Leave;
import reversi.online.TableRequest.OfferDraw;
import reversi.online.TableRequest.Play;
import reversi.online.TableRequest.Rematch;
import reversi.online.TableRequest.Resign;
import reversi.online.TableRequest.Say;
import reversi.online.TableRequest.Unwatch;
import reversi.online.TableRequest.Watch;
import reversi.online.TournamentRequest.AnswerChallenge;
import reversi.online.TournamentRequest.AskBoards;
import reversi.online.TournamentRequest.AskClub;
import reversi.online.TournamentRequest.AskClubs;
import reversi.online.TournamentRequest.AskLeague;
import reversi.online.TournamentRequest.AskLeagues;
import reversi.online.TournamentRequest.AskStandings;
import reversi.online.TournamentRequest.AskTournaments;
import reversi.online.TournamentRequest.CancelTournament;
import reversi.online.TournamentRequest.ChallengeClub;
import reversi.online.TournamentRequest.CloseClub;
import reversi.online.TournamentRequest.CreateTournament;
import reversi.online.TournamentRequest.EditClub;
import reversi.online.TournamentRequest.FoundClub;
import reversi.online.TournamentRequest.FoundLeague;
import reversi.online.TournamentRequest.InviteToClub;
import reversi.online.TournamentRequest.JoinClub;
import reversi.online.TournamentRequest.JoinLeague;
import reversi.online.TournamentRequest.JoinTournament;
import reversi.online.TournamentRequest.LeaveClub;
import reversi.online.TournamentRequest.LeaveLeague;
import reversi.online.TournamentRequest.RemoveFromTournament;
import reversi.online.TournamentRequest.SayInTournament;
import reversi.online.TournamentRequest.SetClubRole;
import reversi.online.TournamentRequest.UnwatchTournament;
import reversi.online.TournamentRequest.WatchTournament;
import reversi.online.TournamentRequest.WithdrawFromTournament;

/** What clients say. */
final class ClientMessageTypes {
    private ClientMessageTypes() {}

    static MessageRegistry<ClientMessage> table() {
        return new MessageRegistry<>(
                first(),
                account(),
                access(),
                lobby(),
                mail(),
                follow(),
                moderation(),
                tables(),
                tournaments(),
                clubs());
    }

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

    private static List<MessageType<? extends ClientMessage>> account() {
        return List.of(
                message("guest", Guest.class, Guest::new),
                message(
                        "register",
                        Register.class,
                        object(
                                Register::new,
                                field("name", TEXT, Register::name),
                                field("password", TEXT, Register::password))),
                message(
                        "login",
                        Login.class,
                        object(
                                Login::new,
                                field("name", TEXT, Login::name),
                                field("password", TEXT, Login::password),
                                optional("code", TEXT, Login::code))),
                message(
                        "beginSecondFactor",
                        BeginSecondFactor.class,
                        BeginSecondFactor::new,
                        "password",
                        TEXT,
                        BeginSecondFactor::password),
                message(
                        "confirmSecondFactor",
                        ConfirmSecondFactor.class,
                        object(
                                ConfirmSecondFactor::new,
                                field("password", TEXT, ConfirmSecondFactor::password),
                                field("code", TEXT, ConfirmSecondFactor::code))),
                message(
                        "endSecondFactor",
                        EndSecondFactor.class,
                        EndSecondFactor::new,
                        "password",
                        TEXT,
                        EndSecondFactor::password),
                message("logout", Logout.class, Logout::new),
                message("askSessions", AskSessions.class, AskSessions::new),
                message("knowDevices", KnowDevices.class, KnowDevices::new, "upTo", LONG, KnowDevices::upTo),
                message("endSession", EndSession.class, EndSession::new, "session", LONG, EndSession::session),
                message(
                        "changePassword",
                        ChangePassword.class,
                        object(
                                ChangePassword::new,
                                field("present", TEXT, ChangePassword::present),
                                field("next", TEXT, ChangePassword::next))),
                message(
                        "makeRecoveryCodes",
                        MakeRecoveryCodes.class,
                        MakeRecoveryCodes::new,
                        "password",
                        TEXT,
                        MakeRecoveryCodes::password),
                message(
                        "recover",
                        Recover.class,
                        object(
                                Recover::new,
                                field("name", TEXT, Recover::name),
                                field("code", TEXT, Recover::code),
                                field("next", TEXT, Recover::next))),
                message(
                        "setEmail",
                        SetEmail.class,
                        object(
                                SetEmail::new,
                                field("password", TEXT, SetEmail::password),
                                field("address", TEXT, SetEmail::address),
                                field("language", TEXT, SetEmail::language))),
                message("confirmEmail", ConfirmEmail.class, ConfirmEmail::new, "code", TEXT, ConfirmEmail::code),
                message("removeEmail", RemoveEmail.class, RemoveEmail::new, "password", TEXT, RemoveEmail::password),
                message(
                        "setPush",
                        SetPush.class,
                        object(
                                SetPush::new,
                                field("endpoint", TEXT, SetPush::endpoint),
                                field("key", TEXT, SetPush::key),
                                field("secret", TEXT, SetPush::secret),
                                field("language", TEXT, SetPush::language))),
                message("endPush", EndPush.class, EndPush::new),
                message("askEmailCode", AskEmailCode.class, AskEmailCode::new, "whom", TEXT, AskEmailCode::whom),
                message(
                        "deleteAccount",
                        DeleteAccount.class,
                        DeleteAccount::new,
                        "password",
                        TEXT,
                        DeleteAccount::password),
                message("setAbout", SetAbout.class, SetAbout::new, "about", TEXT, SetAbout::about),
                message("removePhoto", RemovePhoto.class, RemovePhoto::new),
                message(
                        "setRefusal",
                        SetRefusal.class,
                        SetRefusal::new,
                        "refusal",
                        constant(Refusal.values()),
                        SetRefusal::refusal),
                message("shareChat", ShareChat.class, ShareChat::new, "shares", BOOLEAN, ShareChat::shares),
                message("showPresence", ShowPresence.class, ShowPresence::new, "shows", BOOLEAN, ShowPresence::shows),
                message("block", Block.class, Block::new, "player", LONG, Block::player),
                message("unblock", Unblock.class, Unblock::new, "player", LONG, Unblock::player),
                message("askSettings", AskSettings.class, AskSettings::new),
                message("askBlockList", AskBlockList.class, AskBlockList::new, "from", INT, AskBlockList::from),
                message(
                        "mutePlayer",
                        MutePlayer.class,
                        object(
                                MutePlayer::new,
                                field("player", LONG, MutePlayer::player),
                                field("mutes", BOOLEAN, MutePlayer::mutes))),
                message("askMuteList", AskMuteList.class, AskMuteList::new, "from", INT, AskMuteList::from));
    }

    private static List<MessageType<? extends ClientMessage>> access() {
        return List.of(
                message("askAccessTokens", AskAccessTokens.class, AskAccessTokens::new),
                message(
                        "makeAccessToken",
                        MakeAccessToken.class,
                        object(
                                MakeAccessToken::new,
                                field("name", TEXT, MakeAccessToken::name),
                                field("scopes", list(constant(AccessScope.values())), MakeAccessToken::scopes),
                                field("password", TEXT, MakeAccessToken::password))),
                message(
                        "endAccessToken",
                        EndAccessToken.class,
                        EndAccessToken::new,
                        "token",
                        LONG,
                        EndAccessToken::token),
                message("becomeBot", BecomeBot.class, BecomeBot::new));
    }

    private static List<MessageType<? extends ClientMessage>> follow() {
        return List.of(
                message(
                        "follow",
                        Follow.class,
                        object(
                                Follow::new,
                                field("player", LONG, Follow::player),
                                field("follows", BOOLEAN, Follow::follows))),
                message("askRelation", AskRelation.class, AskRelation::new, "player", LONG, AskRelation::player),
                message(
                        "writeNote",
                        WriteNote.class,
                        object(
                                WriteNote::new,
                                field("player", LONG, WriteNote::player),
                                field("text", TEXT, WriteNote::text))),
                message("enterFollowed", EnterFollowed.class, EnterFollowed::new),
                message("leaveFollowed", LeaveFollowed.class, LeaveFollowed::new));
    }

    private static List<MessageType<? extends ClientMessage>> lobby() {
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

    private static List<MessageType<? extends ClientMessage>> mail() {
        return List.of(
                message("askConversations", AskConversations.class, AskConversations::new),
                message(
                        "askLetters",
                        AskLetters.class,
                        object(
                                AskLetters::new,
                                field("with", LONG, AskLetters::with),
                                field("before", LONG, AskLetters::before))),
                message("askLetterRequests", AskLetterRequests.class, AskLetterRequests::new),
                message(
                        "answerLetterRequest",
                        AnswerLetterRequest.class,
                        object(
                                AnswerLetterRequest::new,
                                field("from", LONG, AnswerLetterRequest::from),
                                field("accept", BOOLEAN, AnswerLetterRequest::accept))),
                message(
                        "write",
                        Write.class,
                        object(Write::new, field("to", LONG, Write::to), field("text", TEXT, Write::text))),
                message(
                        "markRead",
                        MarkRead.class,
                        object(
                                MarkRead::new,
                                field("from", LONG, MarkRead::from),
                                field("upTo", LONG, MarkRead::upTo))));
    }

    private static List<MessageType<? extends ClientMessage>> moderation() {
        return List.of(
                message(
                        "report",
                        Report.class,
                        object(
                                Report::new,
                                field("player", LONG, Report::player),
                                field("matter", constant(Matter.values()), Report::matter),
                                field("about", LONG, Report::about),
                                field("words", TEXT, Report::words))),
                message(
                        "appeal",
                        Appeal.class,
                        object(
                                Appeal::new,
                                field("decision", LONG, Appeal::decision),
                                field("words", TEXT, Appeal::words))),
                message("acknowledge", Acknowledge.class, Acknowledge::new, "decision", LONG, Acknowledge::decision),
                message(
                        "askCases",
                        AskCases.class,
                        object(
                                AskCases::new,
                                field("from", INT, AskCases::from),
                                field("filter", CASE_FILTER, AskCases::filter).orElse(CaseFilter.open()))),
                message("askCase", AskCase.class, AskCase::new, "player", LONG, AskCase::player),
                message("askSignals", AskSignals.class, AskSignals::new, "player", LONG, AskSignals::player),
                message(
                        "decide",
                        Decide.class,
                        object(
                                Decide::new,
                                field("player", LONG, Decide::player),
                                field("sanction", constant(Sanction.values()), Decide::sanction),
                                field("days", INT, Decide::days),
                                field("reason", TEXT, Decide::reason))),
                message(
                        "lift",
                        Lift.class,
                        object(
                                Lift::new,
                                field("decision", LONG, Lift::decision),
                                field("reason", TEXT, Lift::reason))));
    }

    private static List<MessageType<? extends ClientMessage>> tables() {
        return List.of(
                message("watch", Watch.class, Watch::new, "table", LONG, Watch::table),
                message("unwatch", Unwatch.class, Unwatch::new, "table", LONG, Unwatch::table),
                message(
                        "play",
                        Play.class,
                        object(
                                Play::new,
                                field("table", LONG, Play::table),
                                field("ply", INT, Play::ply),
                                field("move", MOVE, Play::move))),
                message("resign", Resign.class, Resign::new, "table", LONG, Resign::table),
                message("leave", Leave.class, Leave::new, "table", LONG, Leave::table),
                message("offerDraw", OfferDraw.class, OfferDraw::new, "table", LONG, OfferDraw::table),
                message(
                        "answerDraw",
                        AnswerDraw.class,
                        object(
                                AnswerDraw::new,
                                field("table", LONG, AnswerDraw::table),
                                field("accept", BOOLEAN, AnswerDraw::accept))),
                message("askTakeback", AskTakeback.class, AskTakeback::new, "table", LONG, AskTakeback::table),
                message(
                        "answerTakeback",
                        AnswerTakeback.class,
                        object(
                                AnswerTakeback::new,
                                field("table", LONG, AnswerTakeback::table),
                                field("accept", BOOLEAN, AnswerTakeback::accept))),
                message(
                        "say",
                        Say.class,
                        object(Say::new, field("table", LONG, Say::table), field("text", TEXT, Say::text))),
                message("claim", Claim.class, Claim::new, "table", LONG, Claim::table),
                message("rematch", Rematch.class, Rematch::new, "table", LONG, Rematch::table));
    }

    private static List<MessageType<? extends ClientMessage>> tournaments() {
        return List.of(
                message(
                        "askTournaments",
                        AskTournaments.class,
                        AskTournaments::new,
                        "before",
                        LONG,
                        AskTournaments::before),
                message(
                        "createTournament",
                        CreateTournament.class,
                        CreateTournament::new,
                        "terms",
                        TOURNAMENT_TERMS,
                        CreateTournament::terms),
                message(
                        "cancelTournament",
                        CancelTournament.class,
                        CancelTournament::new,
                        "tournament",
                        LONG,
                        CancelTournament::tournament),
                message(
                        "watchTournament",
                        WatchTournament.class,
                        WatchTournament::new,
                        "tournament",
                        LONG,
                        WatchTournament::tournament),
                message(
                        "unwatchTournament",
                        UnwatchTournament.class,
                        UnwatchTournament::new,
                        "tournament",
                        LONG,
                        UnwatchTournament::tournament),
                message(
                        "askStandings",
                        AskStandings.class,
                        object(
                                AskStandings::new,
                                field("tournament", LONG, AskStandings::tournament),
                                field("from", INT, AskStandings::from))),
                message(
                        "askBoards",
                        AskBoards.class,
                        object(
                                AskBoards::new,
                                field("tournament", LONG, AskBoards::tournament),
                                field("round", INT, AskBoards::round),
                                field("from", INT, AskBoards::from))),
                message(
                        "joinTournament",
                        JoinTournament.class,
                        JoinTournament::new,
                        "tournament",
                        LONG,
                        JoinTournament::tournament),
                message(
                        "withdrawFromTournament",
                        WithdrawFromTournament.class,
                        WithdrawFromTournament::new,
                        "tournament",
                        LONG,
                        WithdrawFromTournament::tournament),
                message(
                        "removeFromTournament",
                        RemoveFromTournament.class,
                        object(
                                RemoveFromTournament::new,
                                field("tournament", LONG, RemoveFromTournament::tournament),
                                field("player", LONG, RemoveFromTournament::player))),
                message(
                        "sayInTournament",
                        SayInTournament.class,
                        object(
                                SayInTournament::new,
                                field("tournament", LONG, SayInTournament::tournament),
                                field("text", TEXT, SayInTournament::text))));
    }

    private static List<MessageType<? extends ClientMessage>> clubs() {
        return List.of(
                message(
                        "askClubs",
                        AskClubs.class,
                        object(AskClubs::new, field("name", TEXT, AskClubs::name), field("from", INT, AskClubs::from))),
                message("askClub", AskClub.class, AskClub::new, "club", LONG, AskClub::club),
                message("askLeagues", AskLeagues.class, AskLeagues::new),
                message(
                        "askLeague",
                        AskLeague.class,
                        object(
                                AskLeague::new,
                                field("league", LONG, AskLeague::league),
                                field("season", INT, AskLeague::season))),
                message(
                        "foundLeague",
                        FoundLeague.class,
                        FoundLeague::new,
                        "terms",
                        TOURNAMENT_TERMS,
                        FoundLeague::terms),
                message("joinLeague", JoinLeague.class, JoinLeague::new, "league", LONG, JoinLeague::league),
                message("leaveLeague", LeaveLeague.class, LeaveLeague::new, "league", LONG, LeaveLeague::league),
                message("foundClub", FoundClub.class, FoundClub::new, "profile", CLUB_PROFILE, FoundClub::profile),
                message(
                        "editClub",
                        EditClub.class,
                        object(
                                EditClub::new,
                                field("club", LONG, EditClub::club),
                                field("profile", CLUB_PROFILE, EditClub::profile))),
                message("closeClub", CloseClub.class, CloseClub::new, "club", LONG, CloseClub::club),
                message("joinClub", JoinClub.class, JoinClub::new, "club", LONG, JoinClub::club),
                message("leaveClub", LeaveClub.class, LeaveClub::new, "club", LONG, LeaveClub::club),
                message(
                        "inviteToClub",
                        InviteToClub.class,
                        object(
                                InviteToClub::new,
                                field("club", LONG, InviteToClub::club),
                                field("name", TEXT, InviteToClub::name))),
                message(
                        "setClubRole",
                        SetClubRole.class,
                        object(
                                SetClubRole::new,
                                field("club", LONG, SetClubRole::club),
                                field("player", LONG, SetClubRole::player),
                                optional("role", CLUB_ROLE, SetClubRole::role))),
                message(
                        "challengeClub",
                        ChallengeClub.class,
                        ChallengeClub::new,
                        "terms",
                        TOURNAMENT_TERMS,
                        ChallengeClub::terms),
                message(
                        "answerChallenge",
                        AnswerChallenge.class,
                        object(
                                AnswerChallenge::new,
                                field("challenge", LONG, AnswerChallenge::challenge),
                                field("accept", BOOLEAN, AnswerChallenge::accept))));
    }
}
