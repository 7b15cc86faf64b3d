package reversi.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.Ending;
import reversi.game.GameSetup;
import reversi.game.MoveComments;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.notation.BoardText;
import reversi.notation.FaultKind;
import reversi.notation.GameDate;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.notation.RecordedPlayer;
import reversi.notation.WthorGames;
import reversi.platform.MemoryArchive;
import reversi.platform.Store.Result;
import reversi.rules.Disc;
import reversi.rules.GameDomain;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class GameImportTest {
    private static final long NOW = 1_795_000_000_000L;
    private static final int HOUR = 3_600_000;

    private final MemoryArchive archive = new MemoryArchive();
    private final GameLibrary library = new GameLibrary(archive, result -> {});

    private GameImport.Report read(String text) {
        return read(List.of(new GameImport.Source("", GameFiles.reader(text))));
    }

    private GameImport.Report read(List<GameImport.Source> sources) {
        ImportedGames conversion = new ImportedGames(NOW, at -> HOUR, game -> "");
        GameImport task = new GameImport(library, sources, conversion);
        while (!task.isDone()) {
            if (!task.step()) {
                archive.answer();
            }
        }
        return task.report();
    }

    /** Each lot costs whoever shows or counts all games, and the disk, as much as one game does. */
    @Test
    void manyGamesAreAddedInFewLots() {
        int[] lots = {0};
        library.addListener(() -> lots[0]++);
        GameImport.Report report = read(text(GameFormat.SGF, 1_000));
        assertEquals(1_000, report.added());
        assertEquals(1_000, archive.games.size());
        assertTrue(lots[0] <= 3, () -> lots[0] + " lots");
    }

    private static GameRecord record(int seed, boolean isTimed) {
        GameSetup setup = new GameSetup(
                Variant.OTHELLO,
                Seat.human("Ann"),
                Seat.human("Ben " + seed),
                isTimed ? TimeControl.perGame(300, 5) : TimeControl.none());
        return GameRecord.of(PlayedGames.play(setup, new Random(seed)))
                .between(RecordedPlayer.named("Ann").rated(1500), RecordedPlayer.named("Ben " + seed))
                .on(GameDate.day(2012, 5, 1 + seed % 28));
    }

    private static String text(GameFormat format, int games) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            parts.add(GameFiles.write(format, record(i, false)));
        }
        return GameFiles.head(format) + String.join(GameFiles.between(format), parts) + GameFiles.tail(format);
    }

    @ParameterizedTest
    @EnumSource(
            value = GameFormat.class,
            names = {"JSON", "SGF", "PGN", "GGF"})
    void gamesOfAFileAreKeptOnceHoweverOftenTheyAreRead(GameFormat format) {
        GameImport.Report report = read(text(format, 120));
        assertEquals(List.of(), report.faults());
        assertEquals(120, report.added());
        assertEquals(120, archive.games.size());
        GameImport.Report again = read(text(format, 120));
        assertEquals(0, again.added());
        assertEquals(120, again.present());
        assertEquals(120, archive.games.size());
    }

    @Test
    void theSameGameInTwoFormatsIsOneGame() {
        read(text(GameFormat.SGF, 30));
        assertEquals(0, read(text(GameFormat.PGN, 30)).added());
        assertEquals(0, read(text(GameFormat.JSON, 30)).added());
    }

    @Test
    void whatIsImportedSaysWhoPlayedAndWhen() {
        read(GameFiles.write(GameFormat.SGF, record(3, true)));
        GameSummary summary = library.index().games().get(0);
        assertEquals(GameOrigin.IMPORTED, summary.source());
        assertEquals("Ann", summary.black().name());
        assertEquals(1500, summary.black().rating());
        assertEquals("Ben 3", summary.white().name());
        assertEquals(Outcome.NEUTRAL, summary.outcome());
        assertEquals("2012-05-04 11:00:00", GameDate.ofMillis(summary.at()).toString());
        List<ArchivedGame> opened = new ArrayList<>();
        library.open(summary.id(), game -> opened.add(game.orElseThrow()));
        archive.answer();
        assertEquals(record(3, true).line().transcript(), opened.get(0).game().transcript());
        assertEquals(
                record(3, true).notes(), GameRecord.of(opened.get(0).game()).notes(), "the time of each move");
    }

    @Test
    void aGameThatGoesOnCountsForNobodyAndOneThatWasWonIsWon() {
        read("f5d6c3");
        read(
                "(;GM[Othello]PB[A]PW[B]TY[8]RE[+64.00:t]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- --------"
                        + " -------- *]B[F5]W[D6];)");
        List<GameSummary> games = library.index().games();
        assertEquals(2, games.size());
        assertTrue(games.stream().anyMatch(game -> game.result().ending() == Ending.ABANDONED));
        assertTrue(games.stream()
                .anyMatch(game -> game.result().ending() == Ending.TIME
                        && game.result().winner().equals(Optional.of(Disc.BLACK))));
    }

    @Test
    void komiStaysWithTheGameHoweverItEnded() {
        String head = "(;GM[Othello]PB[A]PW[B]TY[8k]KM[-0.500]";
        read(head + "RE[+64.00:t]B[F5]W[D6];)" + head + "RE[+0.500]B[F5]W[D6]B[C3];)" + head + "RE[?]B[F5]W[F6];)"
                + head + "RE[+64.5]B[F5]W[D6]B[C5]W[F4]B[E3]W[F6]B[G5]W[E6]B[E7];)");
        List<GameSummary> games = library.index().games();
        assertEquals(4, games.size());
        for (GameSummary summary : games) {
            assertEquals(-500, summary.result().komi());
            ArchivedGame kept = opened(summary);
            assertEquals(summary.result(), kept.game().result().orElseThrow());
            ArchivedGame restored =
                    ArchiveBackup.read(ArchiveBackup.line(kept).stripTrailing()).orElseThrow();
            assertEquals(-500, GameRecord.of(restored.game()).terms().komi());
        }
    }

    @Test
    void goodGamesOfABadFileAreKeptAndFaultsHaveTheirPlace() {
        GameImport.Report report = read("f5d6c3\nf5a1\nf5d6c4\n");
        assertEquals(2, report.added());
        assertEquals(1, report.unreadable());
        assertEquals(FaultKind.ILLEGAL_MOVE, report.faults().get(0).fault().problem());
        assertEquals(2, report.faults().get(0).fault().line());
    }

    private ArchivedGame opened(GameSummary summary) {
        List<ArchivedGame> opened = new ArrayList<>();
        library.open(summary.id(), game -> opened.add(game.orElseThrow()));
        archive.answer();
        return opened.get(0);
    }

    @Test
    void aGameFromAPositionSetUpByHandIsKeptWithIt() {
        String start = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X";
        GameImport.Report report = read("f5d6c3\n" + start + ";h8\n");
        assertEquals(2, report.added());
        assertEquals(0, report.positions());
        GameSummary summary = library.index().games().stream()
                .filter(game -> game.placements() == 1)
                .findFirst()
                .orElseThrow();
        assertEquals("X".repeat(64), summary.board());
        ArchivedGame kept = opened(summary);
        assertEquals(start, BoardText.writeLine(kept.game().transcript().first()));
        assertEquals(1, kept.game().transcript().placements());
    }

    /** White, who is to move, can outflank nothing in the first rank and has to pass before the first disc is placed. */
    @Test
    void aForcedPassBeforeTheFirstMoveIsAPartOfTheGame() {
        String board = "-OXXXXXX" + "-".repeat(56);
        GameImport.Report report = read(board + " O;a1\n");
        assertEquals(1, report.added(), report.toString());
        ArchivedGame kept = opened(library.index().games().get(0));
        assertEquals(List.of(Move.PASS, Move.at("a1")), kept.game().transcript().moves());
        assertEquals(Ending.DISCS, kept.summary().result().ending());
    }

    @Test
    void theSameMovesFromTwoPositionsAreTwoGames() {
        String rest = "-".repeat(56);
        assertEquals(
                2,
                read("-OX-----" + rest + " X;a1\n\n-OX----X" + rest + " X;a1\n").added());
    }

    @Test
    void aPositionInWhichNothingWasPlayedIsCounted() {
        GameImport.Report report = read("-OX-----" + "-".repeat(56) + " X\n");
        assertEquals(0, report.added());
        assertEquals(1, report.positions());
    }

    @Test
    void filesAreReadOneAfterTheOtherAndTheirFaultsAreNamed() {
        List<GameImport.Source> sources = List.of(
                new GameImport.Source("good", GameFiles.reader("f5d6c3\nf5f6e6\n")),
                new GameImport.Source("bad", GameFiles.reader("f5a1\n".repeat(60))),
                new GameImport.Source("positions", GameFiles.reader(("-OX-----" + "-".repeat(56) + " X\n").repeat(2))));
        GameImport task = new GameImport(library, sources, new ImportedGames(NOW, at -> 0, game -> ""));
        List<Integer> percents = new ArrayList<>();
        while (!task.isDone()) {
            percents.add(task.percent());
            if (!task.step()) {
                archive.answer();
            }
        }
        assertEquals(percents.stream().sorted().toList(), percents);
        assertEquals(0, percents.get(0));
        assertTrue(percents.contains(33) && percents.contains(66), "a third for each file: " + percents);
        assertEquals(100, task.percent());
        GameImport.Report report = task.report();
        assertEquals(2, report.games());
        assertEquals(60, report.unreadable());
        assertEquals(2, report.positions());
        assertEquals(50, report.faults().size(), "no more are told");
        assertTrue(report.faults().stream().allMatch(fault -> fault.source().equals("bad")));
        assertFalse(report.hasMore());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;GM[2];B[f5]C[the usual one];W[d6];B[c3]C[\u201cTiger\u201d?\nno])",
                "[Event \"x\"]\n\n1. f5 {the usual one} d6 2. c3 {\u201cTiger\u201d?\nno} *\n"
            })
    void commentsAreKeptWithTheirMovesAndWrittenAgain(String text) {
        read(text);
        ArchivedGame kept = opened(library.index().games().get(0));
        assertEquals(Optional.of("the usual one"), kept.comments().at(1));
        assertEquals(Optional.empty(), kept.comments().at(2));
        assertEquals("no", kept.comments().at(3).orElseThrow().split("\\s")[1]);
        ArchivedGame restored =
                ArchiveBackup.read(ArchiveBackup.line(kept).stripTrailing()).orElseThrow();
        assertEquals(kept.comments(), restored.comments());
        GameRecord record = GameRecord.of(kept.game()).commented(kept.comments());
        assertEquals("the usual one", record.note(0).comment());
        assertTrue(GameFiles.write(GameFormat.SGF, record).contains("B[f5]C[the usual one]"));
    }

    @Test
    void commentsThatAreTooLongAreCutAndTheGameIsKept() {
        StringBuilder text = new StringBuilder("(;GM[2]");
        String colours = "BW";
        int ply = 0;
        for (Move move : record(1, false).line().moves()) {
            String name = move.isPass() ? "pa" : move.toString();
            text.append(';')
                    .append(colours.charAt(ply++ % 2))
                    .append('[')
                    .append(name)
                    .append("]C[");
            text.append("x".repeat(999)).append("\ud83d\ude00".repeat(500)).append(']');
        }
        read(text.append(')').toString());
        ArchivedGame kept = opened(library.index().games().get(0));
        assertEquals("x".repeat(999), kept.comments().at(1).orElseThrow(), "no pair is cut in two");
        int all = kept.comments().all().stream()
                .mapToInt(comment -> comment.text().length())
                .sum();
        assertTrue(all > MoveComments.MOST - MoveComments.LONGEST && all <= MoveComments.MOST, all + " characters");
        assertTrue(ArchiveBackup.read(ArchiveBackup.line(kept).stripTrailing()).isPresent());
    }

    private static List<GameRecord> setUpGames() {
        List<GameRecord> games = new ArrayList<>();
        for (int seed = 0; seed < 40; seed++) {
            Transcript before = GameDomain.game(Variant.OTHELLO, seed, 4 + seed);
            GameSetup setup = new GameSetup(
                    before.current(), List.of(), Seat.human("Ann"), Seat.human("Ben"), TimeControl.none());
            games.add(GameRecord.of(PlayedGames.play(setup, new Random(seed))));
        }
        games.removeIf(game -> !game.line().hasPlacement());
        return games;
    }

    @ParameterizedTest
    @EnumSource(
            value = GameFormat.class,
            names = {"JSON", "SGF", "PGN", "GGF", "OBF", "TEXT", "LINK"})
    void gamesFromPositionsSetUpByHandGoThroughEveryFormatThatCanSayThem(GameFormat format) {
        List<GameRecord> games = setUpGames();
        for (GameRecord game : games) {
            assertTrue(GameFiles.canWrite(format, game));
            String text = GameFiles.head(format) + GameFiles.write(format, game) + GameFiles.tail(format);
            GameImport.Report first = read(text);
            assertEquals(1, first.added() + first.present(), () -> text + first);
            ArchivedGame kept =
                    opened(library.index().find(first.first().orElseThrow()).orElseThrow());
            assertEquals(game.line().transcript(), kept.game().transcript());
            assertEquals(game.line(), GameRecord.of(kept.game()).line());
            GameImport.Report again = read(text);
            assertEquals(1, again.present(), "no game is doubled");
        }
        assertTrue(games.size() > 30);
        assertFalse(GameFiles.canWrite(GameFormat.WTHOR, games.get(0)), "an archive of WTHOR has no positions");
    }

    @Test
    void whatABackupRestoresBeginsWhereItBegan() {
        GameRecord game = setUpGames().get(0);
        read(GameFiles.write(GameFormat.SGF, game));
        ArchivedGame kept = opened(library.index().games().get(0));
        ArchivedGame restored =
                ArchiveBackup.read(ArchiveBackup.line(kept).stripTrailing()).orElseThrow();
        assertEquals(kept.game().transcript(), restored.game().transcript());
        assertEquals(kept.id(), restored.id());
    }

    @Test
    void anArchiveIsReadWithTheNamesBesideIt() {
        List<GameRecord> games = List.of(record(1, false), record(2, false));
        WthorGames.Files files = WthorGames.write(games, GameDate.day(2012, 1, 1));
        GameImport.Report report = read(List.of(new GameImport.Source(
                "WTH_2012.wtb",
                GameFiles.reader(
                        files.games(),
                        WthorGames.players(files.players()),
                        WthorGames.tournaments(files.tournaments())))));
        assertEquals(2, report.added());
        assertTrue(library.index().games().stream()
                .anyMatch(game -> game.white().name().equals("Ben 2")));
    }

    @Test
    void aFullDiskEndsIt() {
        archive.breakDown(Result.FULL);
        GameImport.Report report = read(text(GameFormat.SGF, 500));
        assertTrue(report.added() > 0 && report.added() < 500, report.toString());
        assertEquals(0, archive.games.size());
    }

    @Test
    void whatIsCancelledKeepsWhatWasRead() {
        GameImport task = new GameImport(
                library,
                List.of(new GameImport.Source("", GameFiles.reader(text(GameFormat.SGF, 200)))),
                new ImportedGames(NOW, at -> 0, game -> ""));
        for (int i = 0; i < 150; i++) {
            if (!task.step()) {
                archive.answer();
            }
        }
        task.cancel();
        while (!task.isDone()) {
            if (!task.step()) {
                archive.answer();
            }
        }
        assertEquals(task.report().added(), archive.games.size());
        assertTrue(archive.games.size() > 20 && archive.games.size() < 200);
    }

    @Test
    void namesOfAnyLettersCanBeReadAgain() {
        String name = "\ud83d\ude00".repeat(29) + "\ud83d";
        read(GameFiles.write(
                GameFormat.PGN,
                GameRecord.of(Transcript.start(Variant.OTHELLO)
                                .with(Transcript.start(Variant.OTHELLO)
                                        .current()
                                        .play(Transcript.start(Variant.OTHELLO)
                                                .current()
                                                .legalMoves()
                                                .get(0))
                                        .orThrow()))
                        .between(RecordedPlayer.named(name), RecordedPlayer.named("x".repeat(5_000)))));
        GameSummary summary = library.index().games().get(0);
        assertEquals(60, summary.white().name().length());
        List<Optional<ArchivedGame>> opened = new ArrayList<>();
        library.open(summary.id(), opened::add);
        archive.answer();
        assertTrue(opened.get(0).isPresent());
    }
}
