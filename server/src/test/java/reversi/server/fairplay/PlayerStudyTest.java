package reversi.server.fairplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.fairplay.Agreement;
import reversi.fairplay.AgreementReader;
import reversi.fairplay.GivenUpGames;
import reversi.fairplay.TimeProfile;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.server.game.GameFacts;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.store.HistoryRepository;
import reversi.server.store.OriginRepository;
import reversi.server.store.Proposal;
import reversi.server.store.SharedOrigin;

/** What is found of a player in the games that are kept. */
class PlayerStudyTest {
    private static final long NOW = 1_000_000_000_000L;
    private static final long TURN_MILLIS = 3_000;

    @TempDir
    Path folder;

    private Database database;
    private AccountRepository accounts;
    private GameRepository games;
    private OriginRepository origins;
    private PlayerStudy study;
    private long at = NOW;

    @BeforeEach
    void open() throws IOException {
        Codec codec = new Codec();
        database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
        accounts = new AccountRepository(database);
        games = new GameRepository(database, codec);
        origins = new OriginRepository(database);
        study = new PlayerStudy(OthelloWeights.read(), new HistoryRepository(database, codec), games, origins);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private AccountRow member(String name) {
        return accounts.register(name, new AccountRepository.NameKeys(name, name), "hash", 1_200, 0)
                .orElseThrow();
    }

    private static Transcript line(long seed, int mostPlies) {
        Random random = new Random(seed);
        Transcript line = Transcript.start(Variant.OTHELLO);
        while (!line.current().isOver() && line.plies() < mostPlies) {
            List<Move> moves = line.current().legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            line = line.with(line.current().play(move).orThrow());
        }
        return line;
    }

    /** Plays a game, each turn {@link #TURN_MILLIS} after the one before; where it is not over, White resigns. */
    private void play(AccountRow black, AccountRow white, boolean rated, Transcript line) {
        GameTerms terms = new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 10), rated, ColourChoice.BLACK);
        GameFacts game = database.write(sql -> games.create(sql, terms, seat(black), seat(white), at));
        int version = 0;
        for (Move move : line.moves()) {
            at += TURN_MILLIS;
            TableEvent played =
                    new TableEvent.InGame(new GameEvent.Played(version + 1, move, new ClockTimes(9_000, 9_000)));
            add(game, version++, List.of(played), Optional.empty(), line);
        }
        Result end = line.current().isOver()
                ? Result.byDiscs(line.current())
                : Result.lost(Ending.RESIGNATION, Disc.WHITE, line.current());
        add(game, version, List.of(), Optional.of(end), line);
    }

    private void add(GameFacts game, int version, List<TableEvent> events, Optional<Result> end, Transcript line) {
        Proposal proposal = new Proposal(
                game, version, at, 1, events, end, line.plies(), line.placements(), OptionalLong.empty(), false);
        assertEquals(1, games.add(List.of(proposal)).get(0).size());
    }

    private static SeatedAccount seat(AccountRow account) {
        return new SeatedAccount(account.id(), PlayerKind.MEMBER);
    }

    @Test
    void movesTimesAndGivenUpGamesAreThoseOfThePlayer() throws IOException {
        AccountRow ann = member("ann");
        AccountRow bert = member("bert");
        Transcript whole = line(1, 60);
        play(ann, bert, true, whole);
        play(bert, ann, true, line(2, 12));
        play(ann, bert, false, line(3, 60));
        AccountRow after = accounts.find(ann.id()).orElseThrow();

        Signals found = study.of(after, at);
        int rating = after.stats().rating();
        AgreementReader reader = new AgreementReader(OthelloWeights.read());
        Agreement expected = reader.read(line(2, 12), Disc.WHITE, rating).plus(reader.read(whole, Disc.BLACK, rating));
        assertEquals(expected, found.agreement(), "two rated games");
        assertTrue(expected.decisions() > 0);
        assertEquals(new TimeProfile(expected.decisions(), TURN_MILLIS, 0), found.times(), "always alike");
        assertEquals(2, found.givenUp().games());
        assertEquals(1, found.givenUp().givenUp());
        assertTrue(found.givenUp().lost() > 0, found.givenUp().toString());
        assertEquals(
                0,
                study.of(accounts.find(bert.id()).orElseThrow(), at).givenUp().givenUp(),
                "who won gave up none");
    }

    @Test
    void whoComesFromTheSameAddressIsNamedByGamesWithEachOther() {
        AccountRow ann = member("ann");
        AccountRow bert = member("bert");
        AccountRow cleo = member("cleo");
        AccountRow dora = member("dora");
        for (AccountRow one : List.of(ann, bert, cleo)) {
            origins.note(one.id(), "192.0.2.1", NOW);
        }
        origins.note(dora.id(), "192.0.2.2", NOW);
        play(ann, cleo, true, line(1, 20));
        play(cleo, ann, true, line(2, 20));
        play(ann, dora, true, line(3, 20));
        List<SharedOrigin> shared = study.of(ann, at).shared();
        assertEquals(List.of(new SharedOrigin(cleo.id(), 2), new SharedOrigin(bert.id(), 0)), shared);
        assertEquals(
                List.of(), study.of(ann, NOW + OriginRepository.KEPT_MILLIS).shared(), "a week later");
        assertEquals(List.of(), study.of(dora, at).shared());
    }

    @Test
    void manyOfOneAddressAreCutOff() {
        AccountRow ann = member("ann");
        origins.note(ann.id(), "192.0.2.1", NOW);
        for (int i = 0; i < 30; i++) {
            origins.note(member("other" + i).id(), "192.0.2.1", NOW);
        }
        assertEquals(20, study.of(ann, NOW).shared().size());
    }

    @Test
    void whoHasNotPlayedShowsNothing() {
        Signals none = study.of(member("ann"), NOW);
        assertEquals(
                new Signals(Agreement.NONE, new TimeProfile(0, 0, 0), new GivenUpGames(0, 0, 0, 0), List.of()), none);
        assertEquals(
                List.of(
                        "Agreement with an engine: no rated game with moves to judge.",
                        "Thinking times: none.",
                        "Given up early: 0 of 0 rated games, which lost 0 points; the others since won 0.",
                        "Same address or device: nobody within a week."),
                SignalLines.of(none, id -> "nobody"));
    }

    @Test
    void theLinesSayWhatIsUnusualAndWhereTooLittleIsKnown() {
        List<String> lines = new ArrayList<>();
        for (Agreement agreement : List.of(
                new Agreement(30, 400, 300, 240.04, 40, 0, 50),
                new Agreement(30, 400, 240, 240.04, 0, 0, 50),
                new Agreement(9, 120, 110, 72.5, 90, 0, 20))) {
            Signals signals = new Signals(
                    agreement,
                    new TimeProfile(400, 4_250, 0.314),
                    new GivenUpGames(57, 3, 46, 51),
                    List.of(new SharedOrigin(13, 12)));
            lines.add(SignalLines.of(signals, id -> "Bert (" + id + ")").get(0));
            assertEquals(
                    List.of(
                            "Thinking times: half of 400 moves within 4.3 s; correlation with how hard they are 0.31.",
                            "Given up early: 3 of 57 rated games, which lost 46 points; the others since won 51.",
                            "Same address or device: Bert (13), games with each other: 12."),
                    SignalLines.of(signals, id -> "Bert (" + id + ")").subList(1, 4));
        }
        assertEquals(
                "Agreement with an engine: unusual. Score 3.84 (unusual from 2.8) over 30 games; 300 of 400 moves were the"
                        + " best, where people of the rating find 240.0.",
                lines.get(0));
        assertTrue(lines.get(1).startsWith("Agreement with an engine: as people play. Score 0.00"), lines.get(1));
        assertTrue(lines.get(2).startsWith("Agreement with an engine: too few games to tell. Score 1"), lines.get(2));
    }
}
