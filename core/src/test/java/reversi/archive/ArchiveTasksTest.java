package reversi.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.platform.MemoryArchive;
import reversi.platform.Portable;

/** What is done with many games, in small steps between which somebody may cancel it. */
class ArchiveTasksTest {
    /** Two lots of what the device is asked for at a time, and some. */
    private static final int GAMES = 150;

    private final MemoryArchive archive = new MemoryArchive();
    private final GameLibrary library = new GameLibrary(archive, condition -> {});

    ArchiveTasksTest() {
        List<ArchivedGame> games = new ArrayList<>();
        for (int at = 0; at < GAMES; at++) {
            games.add(PlayedGames.archived("game " + at, at, 1));
        }
        library.add(games, result -> {});
        archive.answer();
    }

    private List<GameSummary> all() {
        return library.index().games();
    }

    /** Goes on to the end; answers how far it had come before each step, which never goes back. */
    private List<Integer> finish(StepwiseTask task) {
        List<Integer> percents = new ArrayList<>();
        while (!task.isDone()) {
            percents.add(task.percent());
            if (!task.step()) {
                archive.answer();
            }
        }
        assertEquals(percents.stream().sorted().toList(), percents);
        assertFalse(task.step(), "nothing is left");
        return percents;
    }

    private static ArchiveExport.Format numbers(String between) {
        return new ArchiveExport.Format() {
            @Override
            public String head() {
                return "[";
            }

            @Override
            public Optional<String> game(StoredGame game) {
                return game.id().endsWith("7")
                        ? Optional.empty()
                        : Optional.of(game.id().substring(5));
            }

            @Override
            public String between() {
                return between;
            }

            @Override
            public String tail() {
                return "]";
            }
        };
    }

    @Test
    void anExportHoldsWhatCanBeReadAndWritten() {
        archive.games.remove("game 5");
        ArchiveExport export = new ArchiveExport(library, all().subList(GAMES - 10, GAMES), numbers(", "));
        List<Integer> percents = finish(export);
        assertEquals("[9, 8, 6, 4, 3, 2, 1, 0]", String.join("", export.parts()));
        assertEquals(2, export.leftOut());
        assertEquals(0, percents.get(0));
        assertTrue(percents.contains(50), percents.toString());
        assertEquals(100, export.percent());
        assertFalse(export.isCancelled());
        ArchiveExport dense = new ArchiveExport(library, all().subList(GAMES - 3, GAMES), numbers(""));
        finish(dense);
        assertEquals(List.of("[", "2", "1", "0", "]"), dense.parts());
    }

    @Test
    void anExportOfNothingIsDoneAtOnce() {
        ArchiveExport export = new ArchiveExport(library, List.of(), numbers(", "));
        assertTrue(export.isDone());
        assertEquals(100, export.percent());
        assertEquals(List.of("[", "]"), export.parts());
    }

    @Test
    void anExportThatIsCancelledGoesNoFurther() {
        ArchiveExport export = new ArchiveExport(library, all(), numbers(", "));
        assertFalse(export.step(), "the device has to answer first");
        archive.answer();
        assertTrue(export.step(), "more can be had at once");
        export.cancel();
        assertTrue(export.isCancelled());
        assertTrue(export.isDone());
        assertFalse(export.step());
    }

    @Test
    void whatIsRemovedCanBeReturned() {
        archive.games.remove("game 149");
        GameRemoval removal = new GameRemoval(library, all());
        assertEquals(List.of(), removal.removed());
        assertEquals(0, finish(removal).get(0));
        assertEquals(100, removal.percent());
        assertEquals(List.of(), all(), "what can't be read goes too");
        assertEquals(GAMES - 1, removal.removed().size());
        GameReturn back = new GameReturn(library, removal.removed());
        assertEquals(0, back.percent());
        finish(back);
        assertEquals(100, back.percent());
        assertEquals(GAMES - 1, archive.games.size());
        assertEquals(GAMES - 1, all().size());
    }

    @Test
    void aRemovalThatIsCancelledLeavesAllWhereTheyAre() {
        GameRemoval removal = new GameRemoval(library, all());
        removal.step();
        archive.answer();
        assertTrue(removal.step());
        removal.cancel();
        assertTrue(removal.isDone());
        assertEquals(List.of(), removal.removed());
        assertEquals(GAMES, all().size());
        assertEquals(GAMES, archive.games.size());
    }

    @Test
    void aReturnThatIsCancelledKeepsWhatItHasTaken() {
        GameRemoval removal = new GameRemoval(library, all());
        finish(removal);
        GameReturn back = new GameReturn(library, removal.removed());
        for (int i = 0; i < 15; i++) {
            assertTrue(back.step());
        }
        assertEquals(10, back.percent());
        back.cancel();
        assertFalse(back.isDone(), "those are still to be stored");
        finish(back);
        assertEquals(15, all().size());
        GameReturn nothing = new GameReturn(library, List.of());
        assertTrue(nothing.isDone());
        assertEquals(100, nothing.percent());
    }

    private static Portable portable(String name, Optional<String> text) {
        return new Portable() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Optional<String> text() {
                return text;
            }

            @Override
            public boolean join(String other) {
                return false;
            }
        };
    }

    @Test
    void whatIsKeptBesideTheGamesGoesWithThem() {
        String huge = "x".repeat(ArchiveBackup.LONGEST_LINE);
        ArchiveExport export = ArchiveBackup.export(
                library,
                all().subList(0, 2),
                List.of(
                        portable("settings", Optional.of("look=dark\nsound=off")),
                        portable("ladder", Optional.empty()),
                        portable("diary", Optional.of("1 2 3")),
                        portable("huge", Optional.of(huge))));
        finish(export);
        String backup = String.join("", export.parts());
        Map<String, String> expected = new LinkedHashMap<>();
        expected.put("settings", "look=dark\nsound=off");
        expected.put("diary", "1 2 3");
        assertEquals(expected, ArchiveBackup.kept(List.of(backup.split("\n"))));
        ArchiveRestore restore = ArchiveRestore.of(library, backup).orElseThrow();
        assertEquals(
                100 * ArchiveBackup.header().length() / backup.length(),
                restore.percent(),
                "the first line is read at once");
        finish(restore);
        assertEquals(100, restore.percent());
        assertEquals(expected, restore.kept());
        assertEquals(new ArchiveRestore.Report(0, 2, 0, 0), restore.report());
    }

    @Test
    void linesThatAreTooLongOrBrokenHoldNothing() {
        String kept = ArchiveBackup.line(portable("name", Optional.of("text"))).orElseThrow();
        String whole = kept.stripTrailing();
        String spaces = " ".repeat(ArchiveBackup.LONGEST_LINE - whole.length());
        assertEquals(Map.of("name", "text"), ArchiveBackup.kept(List.of(whole + spaces)));
        for (String line : List.of(whole + spaces + " ", whole.substring(0, 20), " " + whole, "")) {
            assertEquals(Map.of(), ArchiveBackup.kept(List.of(line)));
        }
        String game = ArchiveBackup.line(PlayedGames.archived("a", 1, 1)).stripTrailing();
        String longest = game + " ".repeat(ArchiveBackup.LONGEST_LINE - game.length());
        assertTrue(ArchiveBackup.read(longest).isPresent());
        assertEquals(Optional.empty(), ArchiveBackup.read(longest + " "));
    }

    @Test
    void onlyThisFormatInThisVersionIsRestored() {
        String header = ArchiveBackup.header();
        assertTrue(ArchiveRestore.isBackup(header));
        assertFalse(ArchiveRestore.isBackup(header.stripTrailing()), "a line has an end");
        assertFalse(ArchiveRestore.isBackup(header.replace("1", "2")));
        assertFalse(ArchiveRestore.isBackup(header.replace("reversi-archive", "reversi-game")));
        assertFalse(ArchiveRestore.isBackup("\n" + header));
        String spaces = " ".repeat(ArchiveBackup.LONGEST_LINE - header.length());
        assertTrue(ArchiveRestore.isBackup(header.stripTrailing() + spaces + "\n"));
        assertFalse(ArchiveRestore.isBackup(header.stripTrailing() + spaces + " \n"));
    }

    @Test
    void theFirstBrokenLineIsNamed() {
        String text = ArchiveBackup.header() + "\n" + "broken\n" + ArchiveBackup.line(PlayedGames.archived("new", 1, 1))
                + "broken too";
        ArchiveRestore restore = ArchiveRestore.of(library, text).orElseThrow();
        finish(restore);
        assertEquals(new ArchiveRestore.Report(1, 0, 2, 3), restore.report());
        assertTrue(library.index().ids().containsAll(Set.of("new", "game 0")));
    }
}
