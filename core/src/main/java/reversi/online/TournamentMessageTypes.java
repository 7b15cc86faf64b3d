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
import static reversi.online.ValueCodecs.BOARD;
import static reversi.online.ValueCodecs.STANDING;
import static reversi.online.ValueCodecs.TOURNAMENT;
import static reversi.online.ValueCodecs.TOURNAMENT_REMARK;
import static reversi.online.ValueCodecs.TOURNAMENT_TERMS;

import java.util.List;
import reversi.json.MessageType;
import reversi.online.TournamentNews.Boards;
import reversi.online.TournamentNews.Standings;
import reversi.online.TournamentNews.TournamentCalls;
import reversi.online.TournamentNews.TournamentInfo;
import reversi.online.TournamentNews.TournamentMade;
import reversi.online.TournamentNews.TournamentRemarks;
import reversi.online.TournamentNews.Tournaments;
import reversi.online.TournamentRequest.AskBoards;
import reversi.online.TournamentRequest.AskStandings;
import reversi.online.TournamentRequest.AskTournaments;
import reversi.online.TournamentRequest.CancelTournament;
import reversi.online.TournamentRequest.CreateTournament;
import reversi.online.TournamentRequest.JoinTournament;
import reversi.online.TournamentRequest.RemoveFromTournament;
import reversi.online.TournamentRequest.SayInTournament;
import reversi.online.TournamentRequest.UnwatchTournament;
import reversi.online.TournamentRequest.WatchTournament;
import reversi.online.TournamentRequest.WithdrawFromTournament;

/** What is said about tournaments, by both sides. */
final class TournamentMessageTypes {
    private TournamentMessageTypes() {}

    static List<MessageType<? extends ClientMessage>> requests() {
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

    static List<MessageType<? extends ServerMessage>> news() {
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
}
