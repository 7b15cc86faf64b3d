package reversi.server.net;

import java.util.Map;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.LobbyRequest;
import reversi.online.ModerationRequest;
import reversi.online.TableRequest;
import reversi.online.TournamentRequest;

/** What a request costs, in units that the buckets of an account and of an address count: about 0.1 ms of work each. */
final class RequestCost {
    private static final int TRIVIAL = 1;
    private static final int USUAL = 5;
    private static final int GREAT = 10;
    private static final int A_GAME = 20;

    /** Requests whose cost is not {@link #USUAL}. */
    private static final Map<Class<? extends ClientMessage>, Integer> COSTS = Map.ofEntries(
            Map.entry(ClientMessage.Hello.class, TRIVIAL),
            Map.entry(ClientMessage.Ping.class, TRIVIAL),
            Map.entry(LobbyRequest.LeaveLobby.class, TRIVIAL),
            Map.entry(TableRequest.Unwatch.class, TRIVIAL),
            Map.entry(LobbyRequest.EnterLobby.class, GREAT),
            Map.entry(LobbyRequest.AskHistory.class, GREAT),
            Map.entry(AccountRequest.AskConversations.class, GREAT),
            Map.entry(AccountRequest.AskLetters.class, GREAT),
            Map.entry(AccountRequest.AskSettings.class, GREAT),
            Map.entry(AccountRequest.Guest.class, GREAT),
            Map.entry(ModerationRequest.Report.class, GREAT),
            Map.entry(ModerationRequest.AskCases.class, GREAT),
            Map.entry(ModerationRequest.AskCase.class, GREAT),
            Map.entry(ModerationRequest.Decide.class, GREAT),
            Map.entry(ModerationRequest.Lift.class, GREAT),
            Map.entry(TournamentRequest.AskTournaments.class, GREAT),
            Map.entry(TournamentRequest.WatchTournament.class, GREAT),
            Map.entry(TournamentRequest.AskStandings.class, GREAT),
            Map.entry(TournamentRequest.AskBoards.class, GREAT),
            Map.entry(TournamentRequest.JoinTournament.class, GREAT),
            Map.entry(TournamentRequest.WithdrawFromTournament.class, GREAT),
            Map.entry(TournamentRequest.RemoveFromTournament.class, GREAT),
            Map.entry(TournamentRequest.CreateTournament.class, A_GAME),
            Map.entry(LobbyRequest.PlayBot.class, A_GAME));

    private RequestCost() {}

    static int of(ClientMessage request) {
        return isPlay(request) ? TRIVIAL : COSTS.getOrDefault(request.getClass(), USUAL);
    }

    /** Whether a request is about one's own game: it never waits for what others of the same address ask for. */
    static boolean isPlay(ClientMessage request) {
        return request instanceof TableRequest.InGame || request instanceof TableRequest.Say;
    }

    static boolean isReading(ClientMessage request) {
        return request instanceof LobbyRequest.EnterLobby
                || request instanceof LobbyRequest.LeaveLobby
                || request instanceof LobbyRequest.AskPlayer
                || request instanceof LobbyRequest.FindPlayer
                || request instanceof LobbyRequest.AskTables
                || request instanceof LobbyRequest.AskRanking
                || request instanceof LobbyRequest.AskHistory
                || request instanceof AccountRequest.AskConversations
                || request instanceof AccountRequest.AskLetters
                || request instanceof AccountRequest.AskSettings
                || request instanceof AccountRequest.AskSessions
                || request instanceof ModerationRequest.AskCases
                || request instanceof ModerationRequest.AskCase
                || request instanceof TournamentRequest.AskTournaments
                || request instanceof TournamentRequest.WatchTournament
                || request instanceof TournamentRequest.AskStandings
                || request instanceof TournamentRequest.AskBoards
                || request instanceof TableRequest.Watch;
    }
}
