package reversi.online;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;
import static reversi.online.ValueCodecs.CLUB;
import static reversi.online.ValueCodecs.CLUB_CHALLENGE;
import static reversi.online.ValueCodecs.CLUB_MEMBER;
import static reversi.online.ValueCodecs.CLUB_PROFILE;
import static reversi.online.ValueCodecs.CLUB_ROLE;
import static reversi.online.ValueCodecs.LEAGUE;
import static reversi.online.ValueCodecs.LEAGUE_DIVISION;
import static reversi.online.ValueCodecs.PLAYER;
import static reversi.online.ValueCodecs.TOURNAMENT;
import static reversi.online.ValueCodecs.TOURNAMENT_TERMS;

import java.util.List;
import reversi.json.MessageType;
import reversi.online.TournamentNews.ClubInfo;
import reversi.online.TournamentNews.Clubs;
import reversi.online.TournamentNews.LeagueInfo;
import reversi.online.TournamentNews.Leagues;
import reversi.online.TournamentRequest.AnswerChallenge;
import reversi.online.TournamentRequest.AskClub;
import reversi.online.TournamentRequest.AskClubs;
import reversi.online.TournamentRequest.AskLeague;
import reversi.online.TournamentRequest.AskLeagues;
import reversi.online.TournamentRequest.ChallengeClub;
import reversi.online.TournamentRequest.CloseClub;
import reversi.online.TournamentRequest.EditClub;
import reversi.online.TournamentRequest.FoundClub;
import reversi.online.TournamentRequest.FoundLeague;
import reversi.online.TournamentRequest.InviteToClub;
import reversi.online.TournamentRequest.JoinClub;
import reversi.online.TournamentRequest.JoinLeague;
import reversi.online.TournamentRequest.LeaveClub;
import reversi.online.TournamentRequest.LeaveLeague;
import reversi.online.TournamentRequest.SetClubRole;

/** What is said about clubs and leagues, by both sides. */
final class ClubMessageTypes {
    private ClubMessageTypes() {}

    static List<MessageType<? extends ClientMessage>> requests() {
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

    static List<MessageType<? extends ServerMessage>> news() {
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
