package reversi.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.notation.WthorGames;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ClubProfile;
import reversi.online.ClubScore;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.RoundMark;
import reversi.online.Sanction;
import reversi.online.ServerMessage;
import reversi.online.StandingRow;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.server.TournamentPlayer.Style;
import reversi.server.arbiter.TournamentEntries;
import reversi.server.moderation.Verdict;
import reversi.server.store.Database;
import reversi.server.store.DecisionRepository;
import reversi.server.store.GameRepository;
import reversi.server.store.Recount;
import reversi.server.store.TournamentLog;
import reversi.server.store.TournamentRepository;
import reversi.server.table.ServerTime;
import reversi.verify.LogKey;
import reversi.verify.Verified;

/** Tournaments through real sockets: how they are made, joined, played to their end, and what comes in between. */
abstract class TournamentSuite extends OnlineSuite {
    static final GameTerms QUICK =
            new GameTerms(Variant.square(4, Start.DIAGONAL), TimeControl.perGame(300, 0), false, ColourChoice.LOT);
    static final GameTerms RATED = new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), true, ColourChoice.LOT);
    static final long HOUR = 3_600_000;
    private static final Logger LOG = LoggerFactory.getLogger(TournamentSuite.class);
    private static final long PATIENCE_SECONDS = 120;

    final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    final List<TournamentPlayer> players = new ArrayList<>();

    /** As the operator does, in another process. */
    void startNow(long id) {
        try (Database database = Database.open(url)) {
            Codec codec = new Codec();
            TournamentRepository tournaments = new TournamentRepository(database, codec);
            TournamentLog log = new TournamentLog(database, new GameRepository(database, codec));
            assertEquals(
                    Optional.empty(),
                    TournamentEntries.elsewhere(tournaments, log, ServerTime.system())
                            .start(id));
        }
    }

    /** Whatever was played, what is kept beside the events is what they come to. */
    @AfterEach
    void leave() {
        players.forEach(TournamentPlayer::close);
        try (Database database = Database.open(url)) {
            assertEquals(List.of(), Recount.of(database, new Codec()).differences());
        }
    }

    /** Works messages off until something is so. */
    void until(String what, BooleanSupplier isSo) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!isSo.getAsBoolean()) {
            Runnable next = queue.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (next == null) {
                throw new AssertionError("not within " + PATIENCE_SECONDS + " s: " + what + "; "
                        + players.stream().map(TournamentPlayer::toString).toList());
            }
            next.run();
        }
    }

    private TournamentPlayer player(int port, Optional<String> name, Style style) {
        TournamentPlayer player = new TournamentPlayer(port, name, Optional.empty(), style, queue);
        players.add(player);
        return player;
    }

    /** So many guests at a node. */
    List<TournamentPlayer> field(int port, int count, Style style) throws InterruptedException {
        List<TournamentPlayer> field = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            field.add(player(port, Optional.empty(), style));
        }
        until("all are signed in", () -> field.stream().allMatch(player -> player.id != 0));
        return field;
    }

    TournamentTerms terms(TournamentFormat format, GameTerms game, long startsAt) {
        return TournamentTerms.usual("Test " + format, format, game, startsAt);
    }

    static long make(Person host, TournamentTerms terms) throws InterruptedException {
        host.client().send(new TournamentRequest.CreateTournament(terms));
        return host.client().await(TournamentNews.TournamentMade.class).tournament();
    }

    static boolean isIn(TournamentPlayer player, TournamentPhase phase) {
        TournamentNews.TournamentInfo info = player.info;
        return info != null && info.card().phase() == phase;
    }

    List<StandingRow> standings(Person who, long id) throws InterruptedException {
        who.client().send(new TournamentRequest.AskStandings(id, 0));
        return who.client().await(TournamentNews.Standings.class).rows();
    }

    boolean haveAll(List<TournamentPlayer> field, TournamentPhase phase) {
        return field.stream().allMatch(player -> isIn(player, phase));
    }

    List<TournamentPlayer> joined(long id, int count, Style style) throws InterruptedException {
        List<TournamentPlayer> field = field(server.port(), count, style);
        field.forEach(player -> player.join(id));
        until("all have joined", () -> field.stream().allMatch(TournamentPlayer::hasJoined));
        return field;
    }

    private static int halves(List<StandingRow> rows) {
        return rows.stream().mapToInt(StandingRow::halves).sum();
    }

    @Test
    void aSwissIsPlayedFromItsAnnouncementToItsWinner() throws InterruptedException {
        Person host = member("Hedda");
        long id = make(host, terms(TournamentFormat.SWISS, QUICK, System.currentTimeMillis() + HOUR));
        List<TournamentPlayer> field = joined(id, 5, Style.WHOLE);
        host.client().send(new TournamentRequest.AskTournaments(0));
        TournamentNews.Tournaments list = host.client().await(TournamentNews.Tournaments.class);
        assertEquals(5, list.cards().get(0).players());
        assertEquals(List.of(), list.mine(), "the host does not play");
        startNow(id);
        until("it has ended", () -> haveAll(field, TournamentPhase.ENDED));
        List<StandingRow> rows = standings(host, id);
        int rounds = rows.get(0).marks().size();
        assertEquals(5, rounds, "with 5 players nobody can be met again in the fifth round");
        assertEquals(rounds * 6, halves(rows), "2 games and a bye in each round");
        TournamentNews.TournamentInfo info = Objects.requireNonNull(field.get(0).info);
        assertEquals(
                Optional.of(rows.get(0).player().id()), info.card().winner().map(PlayerCard::id));
        assertEquals(0, info.card().playing());
        for (TournamentPlayer player : field) {
            assertEquals(List.of(), player.failures);
            assertEquals(rounds - 1, player.calls, "a game in each round but that of the bye");
        }
        host.client().send(new TournamentRequest.AskBoards(id, 1, 0));
        TournamentNews.Boards boards = host.client().await(TournamentNews.Boards.class);
        assertEquals(2, boards.total());
        assertTrue(boards.rows().stream()
                .allMatch(row -> row.result().orElseThrow().played()));
        fails(ErrorCode.TOURNAMENT_OVER, host.client(), new TournamentRequest.JoinTournament(id));
    }

    private long club(Person founder, String name) throws InterruptedException {
        founder.client().send(new TournamentRequest.FoundClub(new ClubProfile(name, "", true)));
        return founder.client().await(TournamentNews.ClubInfo.class).card().id();
    }

    private List<TournamentPlayer> of(long club, String... names) throws InterruptedException {
        List<TournamentPlayer> field = new ArrayList<>();
        for (String name : names) {
            field.add(player(server.port(), Optional.of(name), Style.WHOLE));
        }
        until("all are signed in", () -> field.stream().allMatch(player -> player.id != 0));
        field.forEach(player -> player.send(new TournamentRequest.JoinClub(club)));
        return field;
    }

    @Test
    void twoClubsMeetBoardByBoardTwice() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        long elm = club(ann, "Elm");
        long oak = club(bert, "Oak");
        done(
                ann.client(),
                new TournamentRequest.ChallengeClub(TournamentTerms.match(
                        "Elm – Oak", List.of(elm, oak), 2, QUICK, System.currentTimeMillis() + HOUR)));
        bert.client().send(new TournamentRequest.AskClub(oak));
        long challenge = bert.client()
                .await(TournamentNews.ClubInfo.class, news -> !news.challenges().isEmpty())
                .challenges()
                .get(0)
                .id();
        bert.client().send(new TournamentRequest.AnswerChallenge(challenge, true));
        long id = bert.client().await(TournamentNews.TournamentMade.class).tournament();
        List<TournamentPlayer> field = new ArrayList<>(of(elm, "Eda", "Elis"));
        field.addAll(of(oak, "Olga", "Oskar"));
        field.forEach(player -> player.join(id));
        until("all have joined", () -> field.stream().allMatch(TournamentPlayer::hasJoined));
        startNow(id);
        until("it has ended", () -> haveAll(field, TournamentPhase.ENDED));
        List<StandingRow> rows = standings(ann, id);
        int one = halves(rows.stream().filter(row -> row.side() == 1).toList());
        int other = halves(rows.stream().filter(row -> row.side() == 2).toList());
        assertEquals(8, one + other, "two games on each of two boards");
        List<ClubScore> scores =
                Objects.requireNonNull(field.get(0).info).card().clubs();
        assertEquals(List.of(new ClubScore(elm, "Elm", one), new ClubScore(oak, "Oak", other)), scores);
        ann.client().send(new TournamentRequest.AskTournaments(0));
        assertEquals(
                scores,
                ann.client()
                        .await(TournamentNews.Tournaments.class)
                        .cards()
                        .get(0)
                        .clubs());
        for (TournamentPlayer player : field) {
            assertEquals(List.of(), player.failures);
            assertEquals(2, player.calls);
        }
    }

    @Test
    void whoComesLateMissesRoundsAndWhoLeavesPlaysNoMore() throws InterruptedException {
        Person host = member("Hedda");
        long id = make(host, terms(TournamentFormat.SWISS, QUICK, System.currentTimeMillis() + HOUR));
        List<TournamentPlayer> field = joined(id, 4, Style.SHORT);
        TournamentPlayer waits = joined(id, 1, Style.ABSENT).get(0);
        startNow(id);
        until("a game of the last one goes on or is a bye", () -> isIn(waits, TournamentPhase.RUNNING));
        TournamentPlayer late = joined(id, 1, Style.SHORT).get(0);
        waits.send(new TournamentRequest.WithdrawFromTournament(id));
        until(
                "the last one is out",
                () -> Objects.requireNonNull(waits.info).own().orElseThrow().out());
        until("it has ended", () -> {
            // Their game goes on until they give it up; they may hear of it only now.
            waits.playing().forEach(table -> waits.send(new TableRequest.Resign(table)));
            return haveAll(field, TournamentPhase.ENDED) && isIn(late, TournamentPhase.ENDED);
        });
        List<StandingRow> rows = standings(host, id);
        StandingRow row = rows.stream()
                .filter(it -> it.player().id() == late.id)
                .findFirst()
                .orElseThrow();
        assertEquals(RoundMark.MISSED, row.marks().get(0));
        RoundMark last = row.marks().get(row.marks().size() - 1);
        assertTrue(last == RoundMark.WIN || last == RoundMark.LOSS || last == RoundMark.BYE, row.toString());
        assertTrue(waits.calls <= 1);
    }

    @Test
    void aDrawOfAKnockOutIsPlayedAgain() throws InterruptedException {
        Person host = member("Hedda");
        long id = make(host, terms(TournamentFormat.KNOCK_OUT, QUICK, System.currentTimeMillis() + HOUR));
        List<TournamentPlayer> field = joined(id, 2, Style.DRAW_FIRST);
        startNow(id);
        until("it has ended", () -> haveAll(field, TournamentPhase.ENDED));
        assertEquals(2, field.get(0).calls, "a draw, and the game that decides");
        long lower = Math.min(field.get(0).id, field.get(1).id);
        assertEquals(lower, standings(host, id).get(0).player().id());
    }

    @Test
    void whoeverIsFreeInAnArenaPlaysOnUntilItIsCalledOff() throws InterruptedException {
        Person host = member("Hedda");
        long id = make(host, terms(TournamentFormat.ARENA, QUICK, System.currentTimeMillis() + HOUR));
        List<TournamentPlayer> field = joined(id, 4, Style.SHORT);
        startNow(id);
        until("everybody has played two games", () -> field.stream().allMatch(player -> player.finished >= 2));
        TournamentPlayer leaves = field.get(0);
        leaves.send(new TournamentRequest.WithdrawFromTournament(id));
        until(
                "one is out",
                () -> Objects.requireNonNull(leaves.info).own().orElseThrow().out());
        leaves.send(new TournamentRequest.JoinTournament(id));
        until(
                "and back",
                () -> !Objects.requireNonNull(leaves.info).own().orElseThrow().out());
        int before = leaves.finished;
        until("and plays on", () -> leaves.finished > before);
        List<StandingRow> rows = standings(host, id);
        assertTrue(rows.get(0).halves() >= 4, "a win is 2 points");
        assertInstanceOf(ServerMessage.Done.class, host.client().answer(new TournamentRequest.CancelTournament(id)));
        until("it is called off", () -> haveAll(field, TournamentPhase.CANCELLED));
    }

    private HttpResponse<byte[]> file(String name) {
        return get("/tournament/" + name);
    }

    private HttpResponse<byte[]> get(String path) {
        URI address = URI.create("http://127.0.0.1:" + server.port() + path);
        return HttpClient.newHttpClient()
                .sendAsync(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofByteArray())
                .join();
    }

    /** What a ZIP file holds. */
    private static List<String> names(byte[] bytes) {
        List<String> names = new ArrayList<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                names.add(entry.getName());
            }
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
        return names;
    }

    private String text(String name) {
        HttpResponse<byte[]> answer = file(name);
        assertEquals(200, answer.statusCode(), name);
        return new String(answer.body(), UTF_8);
    }

    /** Members and guests, of whom a few play their games to the end and the others give up early. */
    @Test
    void sixtyFourPlayersFinishASwiss() throws InterruptedException {
        Person host = member("Hedda");
        GameTerms othello = new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), false, ColourChoice.LOT);
        long id = make(host, terms(TournamentFormat.SWISS, othello, System.currentTimeMillis() + HOUR));
        List<TournamentPlayer> field = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            Optional<String> name = i < 16 ? Optional.of("Player " + (char) ('A' + i)) : Optional.empty();
            field.add(player(server.port(), name, i % 4 == 0 ? Style.FIRST_WHOLE : Style.SHORT));
        }
        until("all are signed in", () -> field.stream().allMatch(player -> player.id != 0));
        field.forEach(player -> player.join(id));
        until("all have joined", () -> field.stream().allMatch(TournamentPlayer::hasJoined));
        long began = System.nanoTime();
        startNow(id);
        until("it has ended", () -> haveAll(field, TournamentPhase.ENDED));
        long millis = (System.nanoTime() - began) / 1_000_000;
        List<StandingRow> rows = standings(host, id);
        int rounds = rows.get(0).marks().size();
        assertEquals(8, rounds);
        assertEquals(32L * rounds, countGames());
        assertTrue(text(id + ".json").startsWith("{\"format\":\"reversi tournament\""));
        long lines = text(id + ".csv").lines().count();
        assertEquals(1 + 64 + 1 + 1 + countGames(), lines, "headings, players, an empty line, games");
        byte[] archive = file(id + ".wtb").body();
        assertTrue(WthorGames.isArchive(archive));
        assertEquals(countGames(), (archive.length - 16) / 68, "each game that was played is in the archive");
        assertEquals(
                List.of("tournament-" + id + ".wtb", "tournament-" + id + ".jou", "tournament-" + id + ".trn"),
                names(file(id + ".zip").body()));
        for (String file : List.of("987654.json", id + ".exe", id + "", "x.csv", id + ".json.csv")) {
            assertEquals(404, file(file).statusCode(), file);
        }
        requireProof(id);
        // A move may cross the opponent's resignation.
        assertTrue(field.stream()
                .flatMap(player -> player.failures.stream())
                .allMatch(failed -> failed.fault() == ErrorCode.GAME_OVER));
        LOG.atInfo()
                .addKeyValue("games", countGames())
                .addKeyValue("millis", millis)
                .addKeyValue("most-halves", rows.get(0).halves())
                .log("tournament-of-64");
    }

    /** Whoever has the server's key can check the tournament and each of its games. */
    private void requireProof(long id) {
        Optional<LogKey> key =
                Optional.of(LogKey.read(new String(get("/key.pem").body(), UTF_8)));
        Verified.OfTournament whole = assertInstanceOf(
                Verified.OfTournament.class, Verified.of(file(id + ".jsonl").body(), key));
        assertTrue(whole.isOver());
        assertEquals(countGames(), whole.games());
        for (long game = 1; game <= countGames(); game++) {
            byte[] log = get("/game/" + game + ".jsonl").body();
            Verified.OfGame played = assertInstanceOf(Verified.OfGame.class, Verified.of(log, key));
            assertEquals(Optional.empty(), Verified.differs(whole, played));
        }
        for (String none : List.of("987654.jsonl", "1.json", "987654", "x.jsonl")) {
            assertEquals(404, get("/game/" + none).statusCode(), none);
        }
    }

    @Test
    void aRestartInTheMiddleLosesNothing() throws Exception {
        Person host = member("Hedda");
        long id = make(host, terms(TournamentFormat.SWISS, QUICK, System.currentTimeMillis() + HOUR));
        List<TournamentPlayer> before = joined(id, 4, Style.ABSENT);
        startNow(id);
        until("all play", () -> before.stream().allMatch(player -> player.calls == 1));
        server.close();
        before.forEach(TournamentPlayer::close);
        queue.clear();
        server = Server.start(Servers.options(url));
        List<TournamentPlayer> after = new ArrayList<>();
        for (TournamentPlayer player : before) {
            TournamentPlayer again = new TournamentPlayer(
                    server.port(), Optional.empty(), Optional.of(player.token), Style.SHORT, queue);
            after.add(again);
            players.add(again);
        }
        until("all are back at their games", () -> after.stream().allMatch(player -> player.calls == 1));
        after.forEach(player -> player.watch(id));
        until("it has ended", () -> haveAll(after, TournamentPhase.ENDED));
        Client later = client();
        later.send(new TournamentRequest.AskStandings(id, 0));
        List<StandingRow> rows = later.await(TournamentNews.Standings.class).rows();
        int rounds = rows.get(0).marks().size();
        assertEquals(rounds * 4, halves(rows), "two games in each round, none of them lost or played twice");
        assertEquals(2L * rounds, countGames());
    }

    long countGames() {
        try (Database database = Database.open(url)) {
            return database.read(sql -> sql.first(row -> row.getLong(1), "select count(*) from game"))
                    .orElseThrow();
        }
    }

    @Test
    void whoPlaysElsewhereIsWaitedForAndWhoIsCalledBeginsNothingElse() throws InterruptedException {
        Person host = member("Hedda");
        long id = make(host, terms(TournamentFormat.ROUND_ROBIN, QUICK, System.currentTimeMillis() + HOUR));
        Person ann = member("Ann");
        Person bert = member("Bert");
        for (Person person : List.of(ann, bert)) {
            person.client().answer(new TournamentRequest.JoinTournament(id));
        }
        long table = begin(ann, host, FRIENDLY).id();
        startNow(id);
        bert.client().send(new TournamentRequest.WatchTournament(id));
        bert.client()
                .await(
                        TournamentNews.TournamentInfo.class,
                        info -> info.own().orElseThrow().marks().contains(RoundMark.PLAYING));
        bert.client().send(new LobbyRequest.PlayBot(1, FRIENDLY));
        assertEquals(
                ErrorCode.YOU_ARE_BUSY,
                bert.client().await(ServerMessage.Failed.class).fault(),
                "Ann is waited for");
        ann.client().send(new TableRequest.Resign(table));
        long called = bert.client().await(TournamentNews.TournamentCalls.class).table();
        // The call may come before the table or after it.
        ann.client().await(TableNews.Seated.class, seated -> seated.state().id() == called);
        fails(ErrorCode.NOT_NOW, ann.client(), new TableRequest.AskTakeback(called));
        fails(ErrorCode.NOT_NOW, ann.client(), new TableRequest.Rematch(called));
        bert.client().send(new TableRequest.Resign(called));
        bert.client()
                .await(TournamentNews.TournamentInfo.class, info -> info.card().phase() == TournamentPhase.ENDED);
    }

    @Test
    void whatIsWrongIsRefused() throws InterruptedException {
        Person host = member("Hedda");
        Person ann = member("Ann");
        Person guest = guest();
        TournamentTerms usual = terms(TournamentFormat.SWISS, RATED, System.currentTimeMillis() + HOUR);
        fails(ErrorCode.MEMBERS_ONLY, guest.client(), new TournamentRequest.CreateTournament(usual));
        for (long wrong :
                new long[] {0, System.currentTimeMillis() - 1, System.currentTimeMillis() + 40L * 86_400_000}) {
            TournamentTerms terms = terms(TournamentFormat.SWISS, RATED, wrong);
            fails(ErrorCode.BAD_START, host.client(), new TournamentRequest.CreateTournament(terms));
        }
        long id = make(host, usual);
        fails(ErrorCode.MEMBERS_ONLY, guest.client(), new TournamentRequest.JoinTournament(id));
        fails(ErrorCode.HOST_ONLY, ann.client(), new TournamentRequest.CancelTournament(id));
        fails(ErrorCode.HOST_ONLY, ann.client(), new TournamentRequest.RemoveFromTournament(id, host.id()));
        fails(ErrorCode.NO_SUCH_PLAYER, host.client(), new TournamentRequest.RemoveFromTournament(id, ann.id()));
        for (ClientMessage request : List.of(
                new TournamentRequest.WatchTournament(id + 7),
                new TournamentRequest.AskStandings(id + 7, 0),
                new TournamentRequest.AskBoards(id + 7, 0, 0),
                new TournamentRequest.JoinTournament(id + 7),
                new TournamentRequest.WithdrawFromTournament(id + 7),
                new TournamentRequest.SayInTournament(id + 7, "Hello"))) {
            fails(ErrorCode.NO_SUCH_TOURNAMENT, ann.client(), request);
        }
        ann.client().send(new TournamentRequest.AskBoards(id, Integer.MAX_VALUE, Integer.MIN_VALUE));
        assertEquals(0, ann.client().await(TournamentNews.Boards.class).total());
        ann.client().send(new TournamentRequest.AskStandings(id, Integer.MAX_VALUE));
        assertEquals(
                List.of(), ann.client().await(TournamentNews.Standings.class).rows());
        fails(ErrorCode.TEXT_LENGTH, ann.client(), new TournamentRequest.SayInTournament(id, "   "));
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client(), new TournamentRequest.SayInTournament(id, "a\nb"));
        make(host, usual);
        make(host, usual);
        fails(ErrorCode.TOO_MANY_TOURNAMENTS, host.client(), new TournamentRequest.CreateTournament(usual));
        assertInstanceOf(ServerMessage.Done.class, host.client().answer(new TournamentRequest.CancelTournament(id)));
        fails(ErrorCode.TOURNAMENT_OVER, host.client(), new TournamentRequest.CancelTournament(id));
        make(host, usual);
    }

    @Test
    void whatIsSaidReachesThoseWhoFollowAndHaveNotBlockedTheSpeaker() throws InterruptedException {
        Person host = member("Hedda");
        long id = make(host, terms(TournamentFormat.SWISS, QUICK, System.currentTimeMillis() + HOUR));
        Person ann = member("Ann");
        Person bert = member("Bert");
        bert.client().send(new AccountRequest.Block(ann.id()));
        bert.client().await(AccountNews.Settings.class);
        for (Person person : List.of(host, ann, bert)) {
            person.client().send(new TournamentRequest.WatchTournament(id));
            person.client().await(TournamentNews.TournamentRemarks.class, TournamentNews.TournamentRemarks::anew);
        }
        ann.client().answer(new TournamentRequest.SayInTournament(id, " Good luck! "));
        host.client().send(new TournamentRequest.SayInTournament(id, "Thanks"));
        assertEquals(
                "Good luck!",
                host.client()
                        .await(TournamentNews.TournamentRemarks.class)
                        .remarks()
                        .get(0)
                        .text());
        assertEquals(
                "Thanks",
                bert.client()
                        .await(TournamentNews.TournamentRemarks.class)
                        .remarks()
                        .get(0)
                        .text(),
                "what Ann said did not come before");
        Client stranger = client();
        stranger.send(new TournamentRequest.WatchTournament(id));
        assertEquals(
                2,
                stranger.await(TournamentNews.TournamentRemarks.class).remarks().size());
        fails(ErrorCode.NOT_SIGNED_IN, stranger, new TournamentRequest.SayInTournament(id, "Hello"));
    }

    @Test
    void whoIsHiddenOrDeletedTakesPartNoMore() throws InterruptedException {
        Person host = member("Hedda");
        long id = make(host, terms(TournamentFormat.SWISS, QUICK, System.currentTimeMillis() + HOUR));
        Person ann = member("Ann");
        Person bert = member("Bert");
        host.client().send(new TournamentRequest.WatchTournament(id));
        for (Person person : List.of(ann, bert)) {
            person.client().answer(new TournamentRequest.JoinTournament(id));
        }
        host.client()
                .await(TournamentNews.TournamentInfo.class, info -> info.card().players() == 2);
        assertInstanceOf(ServerMessage.Done.class, ann.client().answer(new AccountRequest.DeleteAccount("secret")));
        host.client()
                .await(TournamentNews.TournamentInfo.class, info -> info.card().players() == 1);
        try (Database database = Database.open(url)) {
            new DecisionRepository(database)
                    .decide(
                            new Verdict(bert.id(), OptionalLong.empty(), Sanction.HIDE, 1, "He cheats"),
                            System.currentTimeMillis());
        }
        host.client()
                .await(TournamentNews.TournamentInfo.class, info -> info.card().players() == 0);
        fails(ErrorCode.REFUSED, bert.client(), new TournamentRequest.JoinTournament(id));
    }
}
