package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.server.ApiProgram.field;
import static reversi.server.ApiProgram.header;
import static reversi.server.ApiProgram.refusal;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.api.ApiAnswer;
import reversi.api.ApiMethod;
import reversi.api.ApiRoute;
import reversi.api.ApiRoutes;
import reversi.api.GameFileFormat;
import reversi.game.GameEvent;
import reversi.json.Json;
import reversi.notation.GameFiles;
import reversi.notation.GameRecord;
import reversi.online.AccessScope;
import reversi.online.AccessTokenCard;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerKind;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Move;
import reversi.rules.Square;

/** What programs ask over HTTP, by tokens of members and without. */
abstract class ApiSuite extends OnlineSuite {
    private static final Set<AccessScope> ALL = EnumSet.allOf(AccessScope.class);

    private ApiProgram anybody() {
        return new ApiProgram(server.port(), "");
    }

    private ApiProgram program(Person member, Set<AccessScope> scopes) throws InterruptedException {
        return ApiProgram.of(server.port(), member.client(), scopes);
    }

    private static List<AccessTokenCard> tokens(Person member) throws InterruptedException {
        member.client().send(new AccountRequest.AskAccessTokens());
        return member.client().await(AccountNews.AccessTokens.class).tokens();
    }

    private static String path(ApiRoute route) {
        return route.path().replaceAll("\\{[a-z]+}", "1");
    }

    private static HttpResponse<String> ask(ApiProgram program, ApiRoute route)
            throws IOException, InterruptedException {
        Optional<String> body = route.hasBody() ? Optional.of("{}") : Optional.empty();
        return ApiProgram.send(
                program.request(route.method().name(), path(route), body).build());
    }

    @Test
    void aTokenIsShownOnceAndWorksUntilItEnds() throws IOException, InterruptedException {
        Person ann = member("Ann");
        fails(ErrorCode.WRONG_LOGIN, ann.client(), new AccountRequest.MakeAccessToken("x", List.of(), "wrong"));
        AccountNews.AccessTokenMade made = ApiProgram.make(ann.client(), Set.of(AccessScope.GAMES_READ));
        ApiProgram program = new ApiProgram(server.port(), made.secret());
        assertEquals(List.of(made.token()), tokens(ann));
        assertEquals(0, made.token().seen());
        HttpResponse<String> answer = program.get("/api/account");
        assertEquals(200, answer.statusCode(), answer.body());
        assertTrue(answer.body().contains("\"name\":\"Ann\""), answer.body());
        assertTrue(tokens(ann).get(0).seen() > 0);
        fails(
                ErrorCode.NO_SUCH_TOKEN,
                member("Bert").client(),
                new AccountRequest.EndAccessToken(made.token().id()));
        done(ann.client(), new AccountRequest.EndAccessToken(made.token().id()));
        assertEquals("401 NOT_SIGNED_IN", refusal(program.get("/api/account")));
        assertEquals("Bearer", header(program.get("/api/account"), "WWW-Authenticate"));
    }

    @Test
    void anotherPasswordEndsAllTokens() throws IOException, InterruptedException {
        Person ann = member("Ann");
        ApiProgram program = program(ann, ALL);
        done(ann.client(), new AccountRequest.ChangePassword("secret", "another secret"));
        assertEquals("401 NOT_SIGNED_IN", refusal(program.get("/api/account")));
        assertEquals(List.of(), tokens(ann));
    }

    @Test
    void aDeletedAccountHasNoTokens() throws IOException, InterruptedException {
        Person ann = member("Ann");
        ApiProgram program = program(ann, ALL);
        done(ann.client(), new AccountRequest.DeleteAccount("secret"));
        assertEquals("401 NOT_SIGNED_IN", refusal(program.get("/api/account")));
    }

    @Test
    void everyRouteIsThereAndAsksForItsScope() throws IOException, InterruptedException {
        ApiProgram weak = program(member("Ann"), Set.of());
        for (ApiRoute route : ApiRoutes.all()) {
            String name = route.method() + " " + route.path();
            String without = refusal(ask(anybody(), route));
            assertFalse(without.contains("NOT_FOUND") || without.contains("METHOD"), name);
            assertEquals(route.access().needsToken(), without.equals("401 NOT_SIGNED_IN"), name);
            route.access().scope().ifPresent(scope -> assertScope(weak, route, scope));
        }
    }

    private static void assertScope(ApiProgram weak, ApiRoute route, AccessScope scope) {
        try {
            HttpResponse<String> answer = ask(weak, route);
            assertEquals("403 SCOPE", refusal(answer), route.path());
            assertEquals(
                    "Bearer error=\"insufficient_scope\", scope=\"" + scope.key() + '"',
                    header(answer, "WWW-Authenticate"));
        } catch (IOException | InterruptedException failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    void theDescriptionIsThatOfTheDocuments() throws IOException, InterruptedException {
        String served = anybody().get("/api/openapi.json").body();
        assertEquals(Files.readString(Path.of("..", "docs", "openapi.json")), served);
    }

    @Test
    void playersAndGamesAreReadByAnybody() throws IOException, InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        TableState table = begin(ann, bert, FRIENDLY);
        HttpResponse<String> byName = anybody().get("/api/players?name=ann");
        assertEquals(byName.body(), anybody().get("/api/players/" + ann.id()).body());
        assertEquals(new Json.Text("playerInfo"), field(byName, "kind"));
        assertEquals("404 NO_SUCH_PLAYER", refusal(anybody().get("/api/players?name=Nobody")));
        assertTrue(anybody().get("/api/games").body().contains("\"table\":" + table.id()));
        assertEquals(new Json.Text("ranking"), field(anybody().get("/api/ranking"), "kind"));
        assertEquals(new Json.Text("tournaments"), field(anybody().get("/api/tournaments"), "kind"));
        assertEquals("404 NO_SUCH_TOURNAMENT", refusal(anybody().get("/api/tournaments/1/standings")));
    }

    @Test
    void onesOwnGamesAreReadByTheirScope() throws IOException, InterruptedException {
        Person ann = member("Ann");
        TableState table = begin(ann, member("Bert"), FRIENDLY);
        done(ann.client(), new TableRequest.Unwatch(table.id()));
        ApiProgram program = program(ann, Set.of(AccessScope.GAMES_READ));
        assertEquals(new Json.Items(List.of()), field(program.get("/api/account/games"), "games"));
        ann.client().send(new TableRequest.Resign(table.id()));
        event(ann.client(), TableEvent.Finished.class);
        Json games = field(program.get("/api/account/games"), "games");
        assertEquals(1, ((Json.Items) games).values().size());
        assertEquals(new Json.Items(List.of()), field(program.get("/api/account/games?before=" + table.id()), "games"));
        assertEquals(new Json.Items(List.of()), field(program.get("/api/account/games?starred=true"), "games"));
        assertEquals("400 GARBLED", refusal(program.get("/api/account/games?before=1,%22x%22:2")));
        assertEquals("400 GARBLED", refusal(program.get("/api/account/games?starred=maybe")));
    }

    @Test
    void aGameIsHandedOutInEveryFormat() throws IOException, InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        TableState table = begin(ann, bert, RATED);
        Move move = Move.at(Square.parse("f5").orElseThrow());
        ann.client().send(new TableRequest.Play(table.id(), 1, move));
        event(bert.client(), GameEvent.Played.class);
        for (GameFileFormat format : GameFileFormat.values()) {
            HttpResponse<String> answer = anybody().get("/api/games/" + table.id() + "?format=" + format);
            assertEquals(200, answer.statusCode(), answer.body());
            assertEquals(format.contentType() + "; charset=utf-8", header(answer, "Content-Type"));
            GameRecord read = GameFiles.read(answer.body()).games().get(0);
            assertEquals(1, read.line().plies(), answer.body());
        }
        String json = anybody().get("/api/games/" + table.id()).body();
        assertEquals("Ann", GameFiles.read(json).games().get(0).black().name());
        assertEquals("400 GARBLED", refusal(anybody().get("/api/games/" + table.id() + "?format=DOC")));
        assertEquals("404 NO_SUCH_TABLE", refusal(anybody().get("/api/games/999")));
        assertEquals("400 GARBLED", refusal(anybody().get("/api/games/99999999999999999999")));
    }

    @Test
    void whatAFormatCannotSayIsSaid() throws IOException, InterruptedException {
        TableState table = begin(member("Ann"), member("Bert"), FRIENDLY);
        assertEquals("422 FORMAT", refusal(anybody().get("/api/games/" + table.id() + "?format=OBF")));
    }

    @Test
    void aBotIsShownAsOneAndPlaysUnratedAgainstWhomItIsInvitedBy() throws IOException, InterruptedException {
        Person ann = member("Ann");
        Person robot = member("Willy");
        ApiProgram program = program(robot, ALL);
        assertEquals("403 BOTS_ONLY", refusal(program.post("/api/games/1/moves", "{\"ply\":1,\"move\":\"f5\"}")));
        assertEquals(204, program.post("/api/account/bot", "").statusCode());
        assertEquals(204, ask(program, bot()).statusCode(), "again");
        ann.client().send(new LobbyRequest.AskPlayer(robot.id()));
        assertEquals(
                PlayerKind.BOT,
                ann.client().await(LobbyNews.PlayerInfo.class).player().kind());
        fails(ErrorCode.NOT_RATED, ann.client(), new LobbyRequest.Invite(robot.id(), RATED));
        fails(ErrorCode.PEOPLE_ONLY, robot.client(), new LobbyRequest.Seek(FRIENDLY, 0));
        begin(ann, robot, FRIENDLY);
    }

    private static ApiRoute bot() {
        return ApiRoutes.all().stream()
                .filter(route -> route.path().equals("/api/account/bot"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whoeverHasPlayedBecomesNoBot() throws IOException, InterruptedException {
        Person ann = member("Ann");
        begin(ann, member("Bert"), FRIENDLY);
        assertEquals("409 HAS_PLAYED", refusal(ask(program(ann, ALL), bot())));
    }

    @Test
    void challengesAreSentListedAnsweredAndWithdrawn() throws IOException, InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        ApiProgram program = program(ann, Set.of(AccessScope.CHALLENGE_WRITE));
        String terms = "{\"player\":" + bert.id() + ",\"terms\":{\"variant\":\"4sdb\",\"time\":{\"kind\":\"NONE\","
                + "\"seconds\":0,\"increment\":0},\"rated\":false,\"colour\":\"BLACK\"}}";
        assertEquals(204, program.post("/api/challenges", terms).statusCode());
        long first = bert.client().await(LobbyNews.Invited.class).invitation().id();
        HttpResponse<String> list = program.get("/api/challenges");
        assertEquals(1, list.body().lines().count(), list.body());
        assertTrue(list.body().contains("\"id\":" + first), list.body());
        assertEquals(204, program.delete("/api/challenges/" + first).statusCode());
        assertEquals("404 NO_SUCH_INVITATION", refusal(program.delete("/api/challenges/" + first)));
        bert.client().send(new LobbyRequest.Invite(ann.id(), FRIENDLY));
        long second = bert.client().await(LobbyNews.Invited.class).invitation().id();
        String answer = "/api/challenges/" + second + "/answer";
        assertEquals("400 GARBLED", refusal(program.post(answer, "{\"accept\":1}")));
        assertEquals("400 GARBLED", refusal(program.post(answer, "{\"accept\":true,\"invitation\":7}")));
        assertEquals(204, program.post(answer, "{\"accept\":true}").statusCode());
        assertEquals("403 SCOPE", refusal(program.get("/api/account/games")));
    }

    private ApiProgram bot(Person member) throws IOException, InterruptedException {
        ApiProgram program = program(member, ALL);
        assertEquals(204, ask(program, bot()).statusCode());
        return program;
    }

    @Test
    void aGameIsHeardMoveByMoveToItsEnd() throws IOException, InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        TableState table = begin(ann, bert, FRIENDLY);
        assertEquals("404 NO_SUCH_TABLE", refusal(anybody().get("/api/games/999/events")));
        assertEquals("400 GARBLED", refusal(anybody().get("/api/games/x/events")));
        try (ApiLines lines = anybody().lines("/api/games/" + table.id() + "/events")) {
            assertEquals(table.id(), lines.await(TableNews.Seated.class).state().id());
            ann.client()
                    .send(new TableRequest.Play(
                            table.id(), 1, Move.at(Square.parse("b1").orElseThrow())));
            assertTrue(Events.is(
                    GameEvent.Played.class,
                    lines.await(TableNews.Happened.class).event()));
            bert.client().send(new TableRequest.Resign(table.id()));
            assertTrue(Events.is(
                    TableEvent.Finished.class,
                    lines.await(TableNews.Happened.class).event()));
            lines.awaitEnd();
        }
    }

    @Test
    void aBotHearsItsAccountAndPlaysOverHttp() throws IOException, InterruptedException {
        Person ann = member("Ann");
        Person willy = member("Willy");
        ApiProgram program = bot(willy);
        willy.client().close();
        try (ApiLines lines = program.lines("/api/account/events")) {
            ann.client().send(new AccountRequest.Write(willy.id(), "for your eyes only"));
            ann.client().send(new LobbyRequest.Invite(willy.id(), FRIENDLY));
            LobbyNews.Invited invited = (LobbyNews.Invited) lines.message();
            String answer = "/api/challenges/" + invited.invitation().id() + "/answer";
            assertEquals(204, program.post(answer, "{\"accept\":true}").statusCode());
            long table = lines.await(TableNews.Seated.class).state().id();
            String moves = "/api/games/" + table + "/moves";
            assertEquals("409 STALE", refusal(program.post(moves, "{\"ply\":9,\"move\":\"b1\"}")));
            ann.client()
                    .send(new TableRequest.Play(
                            table, 1, Move.at(Square.parse("b1").orElseThrow())));
            assertTrue(Events.is(
                    GameEvent.Played.class,
                    lines.await(TableNews.Happened.class).event()));
            assertEquals("422 ILLEGAL_MOVE", refusal(program.post(moves, "{\"ply\":2,\"move\":\"d4\"}")));
            assertEquals(204, program.post(moves, "{\"ply\":2,\"move\":\"a1\"}").statusCode());
            assertTrue(Events.is(
                    GameEvent.Played.class,
                    lines.await(TableNews.Happened.class).event()));
            String resignation = "/api/games/" + table + "/resignation";
            assertEquals(204, resign(program, resignation).statusCode());
            assertEquals("409 GAME_OVER", refusal(resign(program, resignation)));
            event(ann.client(), TableEvent.Finished.class);
        }
    }

    private static HttpResponse<String> resign(ApiProgram program, String path)
            throws IOException, InterruptedException {
        return ApiProgram.send(program.request("POST", path, Optional.empty()).build());
    }

    @Test
    void aStreamEndsWithItsToken() throws IOException, InterruptedException {
        Person ann = member("Ann");
        Person willy = member("Willy");
        ApiProgram program = bot(willy);
        try (ApiLines lines = program.lines("/api/account/events")) {
            done(
                    willy.client(),
                    new AccountRequest.EndAccessToken(tokens(willy).get(0).id()));
            assertEquals(
                    Optional.of(ErrorCode.SESSION_ENDED),
                    lines.await(ServerMessage.SignedOut.class).why());
            lines.awaitEnd();
        }
        willy.client().send(new AccountRequest.Logout());
        willy.client().await(ServerMessage.SignedOut.class);
        fails(ErrorCode.PLAYER_AWAY, ann.client(), new LobbyRequest.Invite(willy.id(), FRIENDLY));
    }

    @Test
    void streamsAreFew() throws IOException, InterruptedException {
        TableState table = begin(member("Ann"), member("Bert"), FRIENDLY);
        String path = "/api/games/" + table.id() + "/events";
        List<ApiLines> open = new ArrayList<>();
        for (int i = 0; i < Servers.API_STREAMS; i++) {
            open.add(anybody().lines(path));
        }
        HttpResponse<String> more = anybody().get(path);
        assertEquals("503 UNAVAILABLE", refusal(more));
        assertEquals("5", header(more, "Retry-After"));
        for (ApiLines lines : open) {
            lines.close();
        }
    }

    @Test
    void bodiesAreJsonOfABoundedSize() throws IOException, InterruptedException {
        ApiProgram program = program(member("Ann"), ALL);
        assertEquals("413 TOO_LARGE", refusal(program.post("/api/challenges", " ".repeat(4_097))));
        assertEquals("400 GARBLED", refusal(program.post("/api/challenges", "")));
        assertEquals("400 GARBLED", refusal(program.post("/api/challenges", "[]")));
        assertEquals(
                "415 MEDIA_TYPE",
                refusal(ApiProgram.send(program.request("POST", "/api/challenges", Optional.empty())
                        .build())));
        assertEquals(
                "400 GARBLED",
                refusal(ApiProgram.send(
                        program.request("GET", "/api/games", Optional.of("{}")).build())));
    }

    @Test
    void aHostCanDoWithoutPrograms() throws IOException, InterruptedException {
        server.close();
        server = Server.start(Servers.withoutApi(url));
        assertEquals(404, anybody().get("/api/openapi.json").statusCode());
        assertEquals(404, anybody().get("/api/games").statusCode());
    }

    @Test
    void methodsAndOriginsAreSaid() throws IOException, InterruptedException {
        HttpResponse<String> wrong = anybody().delete("/api/games");
        assertEquals("405 METHOD", refusal(wrong));
        assertEquals("GET, OPTIONS", header(wrong, "Allow"));
        assertEquals("404 NOT_FOUND", refusal(anybody().get("/api/nothing")));
        HttpResponse<String> asked = ApiProgram.send(anybody()
                .request("OPTIONS", "/api/challenges", Optional.empty())
                .build());
        assertEquals(204, asked.statusCode());
        assertEquals("GET, POST", header(asked, "Access-Control-Allow-Methods"));
        assertEquals("*", header(asked, "Access-Control-Allow-Origin"));
        assertEquals("Authorization, Content-Type", header(asked, "Access-Control-Allow-Headers"));
    }

    @Test
    void aTokenIsToldOfItsLimit() throws IOException, InterruptedException {
        ApiProgram program = program(member("Ann"), ALL);
        HttpResponse<String> answer = program.get("/api/account/games");
        assertEquals("\"account\";q=300;qu=\"cost\";w=7", header(answer, "RateLimit-Policy"));
        assertTrue(header(answer, "RateLimit").startsWith("\"account\";r="), header(answer, "RateLimit"));
        int asked = 0;
        while (answer.statusCode() == 200 && asked++ < 1_000) {
            answer = program.get("/api/account/games");
        }
        assertEquals("429 TOO_FAST", refusal(answer));
        assertTrue(Integer.parseInt(header(answer, "Retry-After")) >= 1);
    }

    /** No route could be hidden by one before it. */
    @Test
    void everyRouteIsFoundByItsOwnPath() {
        for (ApiRoute route : ApiRoutes.all()) {
            assertEquals(
                    1,
                    ApiRoutes.all().stream()
                            .filter(other -> other.method() == route.method()
                                    && other.path().equals(route.path()))
                            .count());
            assertEquals(
                    route.answer().kind() == ApiAnswer.Kind.NOTHING, route.method() != ApiMethod.GET, route.path());
        }
    }
}
