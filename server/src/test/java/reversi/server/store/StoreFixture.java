package reversi.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.Letter;
import reversi.online.PlayerKind;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.SeatedAccount;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;

/** A SQLite database with the repositories over it. */
final class StoreFixture implements AutoCloseable {
    static final GameTerms FRIENDLY =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 2), false, ColourChoice.BLACK);
    static final GameTerms RATED =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 2), true, ColourChoice.BLACK);
    static final GameTerms UNTIMED = new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.LOT);

    static final GameTerms BLITZ = new GameTerms(Variant.OTHELLO, TimeControl.perGame(60, 0), false, ColourChoice.LOT);

    final Codec codec = new Codec();
    final Database database;
    final AccountRepository accounts;
    final GameRepository games;
    final HistoryRepository history;
    final MatchmakingRepository matchmaking;
    final MessageRepository messages;
    final LetterRequests requests;
    final BlockListRepository blocks;
    final FollowRepository follows;
    final ClubRepository clubs;
    final ChallengeRepository challenges;
    final StudyRepository studies;
    final ChapterRepository chapters;
    final StudyReaders readers;
    final ClassRepository classes;
    final TournamentRepository tournaments;
    final TournamentLog log;
    private final Path file;
    private int names;

    StoreFixture() throws IOException {
        file = Files.createTempFile("reversi", ".db");
        database = Database.open("jdbc:sqlite:" + file);
        accounts = new AccountRepository(database);
        games = new GameRepository(database, codec);
        history = new HistoryRepository(database, codec);
        matchmaking = new MatchmakingRepository(database, games, codec);
        messages = new MessageRepository(database);
        requests = new LetterRequests(database);
        blocks = new BlockListRepository(database);
        follows = new FollowRepository(database);
        clubs = new ClubRepository(database);
        challenges = new ChallengeRepository(database, codec);
        studies = new StudyRepository(database);
        chapters = new ChapterRepository(database);
        readers = new StudyReaders(database);
        classes = new ClassRepository(database);
        tournaments = new TournamentRepository(database, codec);
        log = new TournamentLog(database, games);
    }

    /** A member with a name of its own. */
    AccountRow member() {
        return member("Member" + ++names);
    }

    AccountRow member(String name) {
        String key = name.toLowerCase(java.util.Locale.ROOT);
        return accounts.register(name, new AccountRepository.NameKeys(key, key), "hash of " + name, 1_500, 0)
                .orElseThrow();
    }

    /** A message between members who know each other from now on. */
    Letter letter(long sender, long receiver, String text, long now) {
        Sending sending = messages.send(sender, receiver, text, now);
        requests.answer(receiver, sender, true);
        return sending.fold(sent -> sent.letter().accepted(), why -> {
            throw new AssertionError(why);
        });
    }

    AccountRow guest(long now) {
        return accounts.addGuest(1_200, now);
    }

    static SeatedAccount seat(AccountRow account) {
        return new SeatedAccount(account.id(), account.kind());
    }

    static SeatedAccount bot(AccountRow account) {
        return new SeatedAccount(account.id(), PlayerKind.BOT);
    }

    GameFacts game(AccountRow black, AccountRow white, GameTerms terms, long now) {
        return database.write(sql -> games.create(sql, terms, seat(black), seat(white), now));
    }

    /** A tournament after more events, which are on the disk. */
    Tournament added(Tournament before, TournamentEvent... events) {
        Tournament after = before.withAll(List.of(events));
        TournamentLog.Addition addition =
                new TournamentLog.Addition(before, List.of(events), after, OptionalLong.empty());
        if (!log.add(addition, List.of())) {
            throw new AssertionError("somebody was faster");
        }
        return after;
    }

    /** Black resigns a game that is at a version. */
    StoredEvent finish(GameFacts game, int version, long at) {
        Result lost = Result.lost(
                Ending.RESIGNATION, Disc.BLACK, GameState.start(game).position());
        return games.add(List.of(new Proposal(
                        game, version, at, 1, List.of(), Optional.of(lost), 1, 1, OptionalLong.empty(), false)))
                .get(0)
                .get(0);
    }

    @Override
    public void close() throws IOException {
        database.close();
        for (String ending : new String[] {"", "-wal", "-shm"}) {
            Files.deleteIfExists(Path.of(file + ending));
        }
    }
}
