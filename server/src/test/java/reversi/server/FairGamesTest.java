package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Score;
import reversi.rules.Variant;
import reversi.server.game.Decision;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.PlayerStats;
import reversi.server.game.SeatedAccount;
import reversi.server.game.TableReferee;
import reversi.server.lobby.PresenceRegistry;
import reversi.server.moderation.PhotoRule;
import reversi.server.store.AccountRepository;
import reversi.server.store.BlockListRepository;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.store.OriginRepository;
import reversi.server.store.Proposal;
import reversi.server.store.Ranking;
import reversi.server.store.StoredEvent;
import reversi.server.table.Subscriber;

/** Ratings can't be farmed, and nobody is kept in a game for ever. */
class FairGamesTest {
    private static final GameTerms RATED =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), true, ColourChoice.BLACK);
    private static final GameTerms NO_CLOCK =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);
    private static final long NOW = 1_000_000_000_000L;

    @TempDir
    Path folder;

    private final Random nonces = new Random(1);
    private Database database;
    private AccountRepository accounts;
    private GameRepository games;

    @BeforeEach
    void open() {
        database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
        accounts = new AccountRepository(database);
        games = new GameRepository(database, new Codec());
    }

    @AfterEach
    void close() {
        database.close();
    }

    private SeatedAccount member(String name) {
        return new SeatedAccount(
                accounts.register(name, new AccountRepository.NameKeys(name, name), "hash", 1200, 0)
                        .orElseThrow()
                        .id(),
                PlayerKind.MEMBER);
    }

    /** A game that the second player gives up after this many plies. */
    private Finish resigned(SeatedAccount winner, SeatedAccount loser, int plies, long at) {
        GameFacts game = database.write(sql -> games.create(sql, RATED, winner, loser, at));
        Result end = new Result(Ending.RESIGNATION, Optional.of(Disc.BLACK), new Score(20, 10, 0, false));
        Proposal proposal = new Proposal(
                game, 0, at, nonces.nextLong(), List.of(), Optional.of(end), plies, plies, OptionalLong.empty(), false);
        StoredEvent kept = games.add(List.of(proposal)).get(0).get(0);
        return ((TableEvent.Finished) kept.event()).finish();
    }

    private static int won(Finish finish) {
        return finish.black().after() - finish.black().before();
    }

    @Test
    void aGameResignedAtOnceIsUnrated() {
        SeatedAccount ann = member("ann");
        SeatedAccount puppet = member("puppet");
        Finish early = resigned(ann, puppet, Finish.FEWEST_PLIES - 1, NOW);
        assertEquals(0, won(early));
        assertEquals(0, early.black().points());
        assertEquals(0, accounts.find(ann.account()).orElseThrow().stats().games());
        assertTrue(won(resigned(ann, puppet, Finish.FEWEST_PLIES, NOW)) > 0);
    }

    @Test
    void ratedGamesBetweenTheSameTwoAreLimitedPerDay() {
        SeatedAccount ann = member("ann");
        SeatedAccount puppet = member("puppet");
        assertEquals(2, PlayerStats.MOST_OF_PAIR);
        for (int i = 0; i < PlayerStats.MOST_OF_PAIR; i++) {
            assertTrue(won(i % 2 == 0 ? resigned(ann, puppet, 30, NOW + i) : resigned(puppet, ann, 30, NOW + i)) > 0);
        }
        Finish next = resigned(ann, puppet, 30, NOW + 100);
        assertEquals(0, won(next));
        assertEquals(0, next.black().points());
        assertTrue(won(resigned(ann, member("bert"), 30, NOW + 200)) > 0, "with somebody else");
        assertTrue(won(resigned(ann, puppet, 30, NOW + PlayerStats.PAIR_MILLIS + 50)) > 0, "and a day later");
    }

    /** Nineteen new accounts that lose what they can for a day: it was 1200 → 2072 and the first rank. */
    @Test
    void newAccountsThatLoseAreWorthLittle() {
        SeatedAccount farmer = member("farmer");
        for (int puppet = 0; puppet < 19; puppet++) {
            SeatedAccount loser = member("puppet " + puppet);
            for (int game = 0; game < 8; game++) {
                resigned(farmer, loser, 10, NOW + puppet * 8L + game);
            }
        }
        PlayerStats stats = accounts.find(farmer.account()).orElseThrow().stats();
        assertEquals(38, stats.games());
        assertTrue(stats.rating() < 1_350, "rating " + stats.rating());
        Ranking ranking = new Ranking(database, () -> 0);
        assertEquals(Optional.empty(), ranking.of(farmer.account(), NOW));
        assertEquals(0, ranking.size());
    }

    @Test
    void againstSomebodyEstablishedAGameCountsWhole() {
        SeatedAccount ann = member("ann");
        SeatedAccount bert = member("bert");
        database.write(
                sql -> sql.change("update account set games = 10, deviation = 104.8 where id = ?", bert.account()));
        Finish finish = resigned(ann, bert, 30, NOW);
        assertTrue(won(finish) > 150, "for who is new");
        int lost = finish.white().before() - finish.white().after();
        assertTrue(lost < 10, "for who lost to somebody new: " + lost);
    }

    @Test
    void gamesBetweenAccountsOfOneOriginChangeNothing() {
        OriginRepository origins = new OriginRepository(database);
        SeatedAccount ann = member("ann");
        SeatedAccount bert = member("bert");
        origins.note(ann.account(), "192.0.2.1", NOW);
        origins.note(bert.account(), "192.0.2.1", NOW + 1);
        assertEquals(0, won(resigned(ann, bert, 30, NOW + 10)));
        SeatedAccount cleo = member("cleo");
        origins.note(cleo.account(), "192.0.2.2", NOW);
        assertTrue(won(resigned(ann, cleo, 30, NOW + 10)) > 0);
        long later = NOW + OriginRepository.KEPT_MILLIS + 10;
        assertTrue(won(resigned(ann, bert, 30, later)) > 0, "a week later");
        assertEquals(3, new OriginRepository(database).forget(later));
    }

    @Test
    void theRankingListsWhoHasMetTenEstablishedOpponents() {
        Ranking ranking = new Ranking(database, () -> 0);
        SeatedAccount ann = member("ann");
        for (int i = 0; i < PlayerStats.RANKED_MET; i++) {
            assertEquals(Optional.empty(), ranking.of(ann.account(), NOW), i + " met");
            SeatedAccount known = member("known " + i);
            database.write(sql -> sql.change("update account set games = 10 where id = ?", known.account()));
            resigned(ann, known, 30, NOW + i);
            resigned(known, ann, 30, NOW + i);
        }
        assertEquals(1, ranking.of(ann.account(), NOW).orElseThrow().rank());
    }

    @Test
    void deviationsAreKept() {
        SeatedAccount ann = member("ann");
        SeatedAccount bert = member("bert");
        database.write(
                sql -> sql.change("update account set games = 30, deviation = 62.4 where id = ?", ann.account()));
        assertEquals(62.4, accounts.find(ann.account()).orElseThrow().stats().deviation(), 0.1);
        assertEquals(350, accounts.find(bert.account()).orElseThrow().stats().deviation(), 0.1);
        resigned(ann, bert, 30, NOW);
        PlayerStats kept = accounts.find(bert.account()).orElseThrow().stats();
        assertTrue(kept.deviation() < 300);
        assertEquals(NOW, kept.ratedAt());
    }

    @Test
    void theDeviationThatIsShownGrowsBetweenGames() {
        AtomicLong clock = new AtomicLong(NOW);
        PresenceRegistry people =
                new PresenceRegistry(accounts, new BlockListRepository(database), new PhotoRule(3), clock::get);
        Ranking ranking = new Ranking(database, () -> 0);
        SeatedAccount ann = member("ann");
        SeatedAccount bert = member("bert");
        database.write(sql -> sql.change("update account set games = 10, deviation = 350, volatility = 0.06"));
        resigned(ann, bert, 30, NOW);
        database.write(sql -> sql.change("update account set met = 10"));
        people.connect(new Listener(ann.account()), accounts.find(ann.account()).orElseThrow());
        int here = people.card(ann.account()).deviation();
        int away = people.card(bert.account()).deviation();
        assertEquals(290, here);
        assertEquals(here, away);
        assertEquals(here, ranking.of(ann.account(), NOW).orElseThrow().player().deviation());
        clock.set(NOW + 100 * PlayerStats.PAIR_MILLIS);
        assertEquals(308, people.card(ann.account()).deviation(), "who stays connected");
        assertEquals(308, people.card(bert.account()).deviation(), "who is away, and was asked for before");
        assertEquals(
                308,
                ranking.of(ann.account(), clock.get()).orElseThrow().player().deviation());
        clock.set(NOW + 10_000 * PlayerStats.PAIR_MILLIS);
        assertEquals(350, people.card(bert.account()).deviation());
    }

    private record Listener(long account) implements Subscriber {
        @Override
        public void send(String frame) {}
    }

    /** A rated game after this many plies. */
    private static GameState rated(int plies) {
        SeatedAccount ann = new SeatedAccount(1, PlayerKind.MEMBER);
        GameState line =
                GameState.start(new GameFacts(1, RATED, ann, new SeatedAccount(2, PlayerKind.MEMBER), NOW, false));
        for (int ply = 1; ply <= plies; ply++) {
            Move move = Move.at(line.position().placements().get(0));
            line = line.with(
                    new TableEvent.InGame(
                            new GameEvent.Played(ply, move, line.game().clock().shown())),
                    NOW);
        }
        return line;
    }

    private static Decision ask(GameState line, Disc by, TableRequest request) {
        return TableReferee.judge(line, by, request, NOW, 0, true);
    }

    private static Result end(GameState line, Disc by, TableRequest request) {
        return ((Decision.Granted) ask(line, by, request)).end().orElseThrow();
    }

    @Test
    void onlyThePlayerNotToMoveCanClaimTheWin() {
        for (int plies = 2; plies < 6; plies++) {
            GameState line = rated(plies);
            Disc mover = line.position().toMove();
            Decision.Denied denied =
                    assertInstanceOf(Decision.Denied.class, ask(line, mover, new TableRequest.Claim(1)));
            assertEquals(ErrorCode.YOUR_MOVE, denied.fault());
            Result claimed = end(line, mover.other(), new TableRequest.Claim(1));
            assertEquals(Ending.CLAIMED, claimed.ending());
            assertEquals(Optional.of(mover.other()), claimed.winner());
        }
    }

    @Test
    void leavingAfterTheFirstTwoPliesLoses() {
        for (Disc leaver : Disc.values()) {
            for (int plies = 0; plies < 2; plies++) {
                Result aborted = end(rated(plies), leaver, new TableRequest.Leave(1));
                assertEquals(Ending.ABANDONED, aborted.ending());
                assertEquals(Optional.empty(), aborted.winner());
            }
            for (int plies = 2; plies < 12; plies++) {
                Result left = end(rated(plies), leaver, new TableRequest.Leave(1));
                assertEquals(Ending.LEFT, left.ending());
                assertEquals(Optional.of(leaver.other()), left.winner());
                assertEquals(plies >= Finish.FEWEST_PLIES, PlayerStats.isSettled(left, plies), "changes ratings");
            }
        }
    }

    @Test
    void leavingARatedGameBeforeItBeganAbortsIt() {
        GameFacts game = new GameFacts(1, RATED, member("ann"), member("bert"), NOW, false);
        GameState line = GameState.start(game);
        long late = line.deadline().orElseThrow();
        assertTrue(TableReferee.flag(line, late).orElseThrow().toString().contains(Ending.ABANDONED.name()));
    }

    @Test
    void withoutAClockAMoveMayTakeHalfADay() {
        SeatedAccount ann = new SeatedAccount(1, PlayerKind.GUEST);
        GameState line =
                GameState.start(new GameFacts(1, NO_CLOCK, ann, new SeatedAccount(2, PlayerKind.GUEST), NOW, false));
        assertEquals(OptionalLong.of(NOW + GameState.MOST_IDLE), line.deadline());
        assertEquals(Optional.empty(), TableReferee.flag(line, NOW + GameState.MOST_IDLE - 1));
        assertTrue(TableReferee.flag(line, NOW + GameState.MOST_IDLE)
                .orElseThrow()
                .toString()
                .contains("TIME"));
        GameState bot =
                GameState.start(new GameFacts(2, NO_CLOCK, ann, new SeatedAccount(3, PlayerKind.BOT), NOW, false));
        assertEquals(OptionalLong.empty(), bot.deadline(), "a bot waits for ever");
    }
}
