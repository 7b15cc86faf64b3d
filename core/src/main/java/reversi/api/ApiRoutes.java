package reversi.api;

import static reversi.api.ApiMethod.DELETE;
import static reversi.api.ApiMethod.GET;
import static reversi.api.ApiMethod.POST;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import reversi.api.ApiAnswer.Kind;
import reversi.online.AccountRequest;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;

/** Everything that programs may ask for over HTTP. */
public final class ApiRoutes {
    private static final ApiAnswer DONE = ApiAnswer.of(Kind.NOTHING);
    private static final Map<String, String> FIRST_PAGE = Map.of("from", "0");

    private ApiRoutes() {}

    /** All routes; those of the same path stand together. */
    public static List<ApiRoute> all() {
        return Stream.of(account(), players(), games(), play(), tournaments())
                .flatMap(List::stream)
                .toList();
    }

    private static List<ApiRoute> account() {
        return List.of(
                get("/api/openapi.json", ApiQuestion.Description.class, ApiAccess.ANYBODY, Kind.DESCRIPTION),
                get("/api/account", ApiQuestion.OwnProfile.class, ApiAccess.TOKEN, LobbyNews.PlayerInfo.class),
                new ApiRoute(
                        GET,
                        "/api/account/games",
                        LobbyRequest.AskHistory.class,
                        ApiAccess.GAMES_READ,
                        ApiAnswer.message(LobbyNews.History.class),
                        Map.of("before", "0", "starred", "false")),
                new ApiRoute(
                        GET,
                        "/api/account/events",
                        ApiQuestion.AccountEvents.class,
                        ApiAccess.BOT_PLAY,
                        new ApiAnswer(
                                Kind.STREAM,
                                List.of(
                                        LobbyNews.Invited.class,
                                        LobbyNews.InvitationOver.class,
                                        TableNews.Seated.class,
                                        TableNews.Happened.class,
                                        TableNews.AwayChanged.class,
                                        ServerMessage.SignedOut.class,
                                        ServerMessage.Closing.class)),
                        Map.of()),
                post("/api/account/bot", AccountRequest.BecomeBot.class, ApiAccess.BECOMING_A_BOT),
                new ApiRoute(
                        GET,
                        "/api/challenges",
                        ApiQuestion.OpenChallenges.class,
                        ApiAccess.CHALLENGE_WRITE,
                        new ApiAnswer(Kind.LINES, List.of(LobbyNews.Invited.class)),
                        Map.of()),
                post("/api/challenges", LobbyRequest.Invite.class, ApiAccess.CHALLENGE_WRITE),
                post(
                        "/api/challenges/{invitation}/answer",
                        LobbyRequest.AnswerInvitation.class,
                        ApiAccess.CHALLENGE_WRITE),
                new ApiRoute(
                        DELETE,
                        "/api/challenges/{invitation}",
                        LobbyRequest.Withdraw.class,
                        ApiAccess.CHALLENGE_WRITE,
                        DONE,
                        Map.of()));
    }

    private static List<ApiRoute> players() {
        return List.of(
                get("/api/players", LobbyRequest.FindPlayer.class, ApiAccess.ANYBODY, LobbyNews.PlayerInfo.class),
                get(
                        "/api/players/{player}",
                        LobbyRequest.AskPlayer.class,
                        ApiAccess.ANYBODY,
                        LobbyNews.PlayerInfo.class),
                new ApiRoute(
                        GET,
                        "/api/ranking",
                        LobbyRequest.AskRanking.class,
                        ApiAccess.ANYBODY,
                        ApiAnswer.message(LobbyNews.Ranking.class),
                        Map.of("from", "0", "board", "\"\"")));
    }

    private static List<ApiRoute> games() {
        return List.of(
                get("/api/games", LobbyRequest.AskTables.class, ApiAccess.ANYBODY, LobbyNews.Tables.class),
                post("/api/games/bot", LobbyRequest.PlayBot.class, ApiAccess.CHALLENGE_WRITE),
                new ApiRoute(
                        GET,
                        "/api/games/{table}",
                        ApiQuestion.GameFile.class,
                        ApiAccess.ANYBODY,
                        ApiAnswer.of(Kind.GAME),
                        Map.of("format", "\"JSON\"")),
                new ApiRoute(
                        GET,
                        "/api/games/{table}/events",
                        TableRequest.Watch.class,
                        ApiAccess.ANYBODY,
                        new ApiAnswer(
                                Kind.STREAM,
                                List.of(
                                        TableNews.Seated.class,
                                        TableNews.Happened.class,
                                        TableNews.AwayChanged.class,
                                        TableNews.Watchers.class,
                                        ServerMessage.SignedOut.class,
                                        ServerMessage.Closing.class)),
                        Map.of()));
    }

    private static List<ApiRoute> play() {
        return List.of(
                post("/api/games/{table}/moves", TableRequest.Play.class, ApiAccess.BOT_PLAY),
                post("/api/games/{table}/resignation", TableRequest.Resign.class, ApiAccess.BOT_PLAY),
                post("/api/games/{table}/claim", TableRequest.Claim.class, ApiAccess.BOT_PLAY),
                post("/api/games/{table}/draw", TableRequest.OfferDraw.class, ApiAccess.BOT_PLAY),
                post("/api/games/{table}/draw/answer", TableRequest.AnswerDraw.class, ApiAccess.BOT_PLAY),
                post("/api/games/{table}/takeback/answer", TableRequest.AnswerTakeback.class, ApiAccess.BOT_PLAY));
    }

    private static List<ApiRoute> tournaments() {
        return List.of(
                new ApiRoute(
                        GET,
                        "/api/tournaments",
                        TournamentRequest.AskTournaments.class,
                        ApiAccess.ANYBODY,
                        ApiAnswer.message(TournamentNews.Tournaments.class),
                        Map.of("before", "0")),
                new ApiRoute(
                        GET,
                        "/api/tournaments/{tournament}/standings",
                        TournamentRequest.AskStandings.class,
                        ApiAccess.ANYBODY,
                        ApiAnswer.message(TournamentNews.Standings.class),
                        FIRST_PAGE),
                new ApiRoute(
                        GET,
                        "/api/tournaments/{tournament}/games",
                        TournamentRequest.AskBoards.class,
                        ApiAccess.ANYBODY,
                        ApiAnswer.message(TournamentNews.Boards.class),
                        Map.of("from", "0", "round", "0")));
    }

    private static ApiRoute get(
            String path, Class<?> request, ApiAccess access, Class<? extends ServerMessage> answer) {
        return new ApiRoute(GET, path, request, access, ApiAnswer.message(answer), Map.of());
    }

    private static ApiRoute get(String path, Class<?> request, ApiAccess access, Kind answer) {
        return new ApiRoute(GET, path, request, access, ApiAnswer.of(answer), Map.of());
    }

    private static ApiRoute post(String path, Class<?> request, ApiAccess access) {
        return new ApiRoute(POST, path, request, access, DONE, Map.of());
    }
}
