package reversi.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.platform.ArchiveCondition;
import reversi.platform.GameArchive.Entry;
import reversi.platform.GameArchive.Row;
import reversi.platform.MemoryArchive;
import reversi.platform.Store.Result;

class GameLibraryTest {
    private final MemoryArchive archive = new MemoryArchive();
    private final List<ArchiveCondition> reported = new ArrayList<>();
    private final GameLibrary library = library();

    private GameLibrary library() {
        GameLibrary made = new GameLibrary(archive, reported::add);
        made.load();
        return made;
    }

    private void add(String id, long at) {
        library.add(List.of(PlayedGames.archived(id, at, at)), result -> {});
    }

    private Optional<ArchivedGame> open(GameLibrary from, String id) {
        List<Optional<ArchivedGame>> opened = new ArrayList<>();
        from.open(id, opened::add);
        archive.answer();
        return opened.get(0);
    }

    @Test
    void aLaterProgramFindsEveryGame() {
        add("a", 1);
        add("b", 2);
        archive.answer();
        assertTrue(library.isLoaded());
        GameLibrary later = library();
        assertFalse(later.isLoaded());
        archive.answer();
        assertEquals(library.index().games(), later.index().games());
        assertEquals(
                PlayedGames.archived("b", 2, 2).game().transcript(),
                open(later, "b").orElseThrow().game().transcript());
        assertEquals(Optional.empty(), open(later, "c"));
    }

    @Test
    void oneThatIsDamagedCostsNoOther() {
        add("a", 1);
        archive.games.put("b", new Entry(new Row("b", 2, "{}"), ""));
        Entry whole = ArchiveCodec.entry(ArchiveCodec.stored(PlayedGames.archived("c", 3, 3)));
        archive.games.put("c", new Entry(whole.row(), whole.body().replace('5', '6')));
        GameLibrary later = library();
        archive.answer();
        assertEquals(Set.of("a", "c"), later.index().ids());
        assertEquals(Optional.empty(), open(later, "c"));
    }

    @Test
    void whatIsAddedOrRemovedDuringTheReadingStaysSo() {
        add("a", 1);
        add("b", 2);
        archive.answer();
        GameLibrary later = library();
        later.add(List.of(PlayedGames.archived("a", 9, 9)), result -> {});
        later.remove(List.of("b"));
        archive.answer();
        assertEquals(
                List.of(9L), later.index().games().stream().map(GameSummary::at).toList());
    }

    @Test
    void aFullDeviceLosesNothingAndIsTriedAgain() {
        archive.answer();
        reported.clear();
        archive.breakDown(Result.FULL);
        add("a", 1);
        library.star("a", true);
        archive.answer();
        assertEquals(List.of(ArchiveCondition.of(ArchiveCondition.Kind.FULL, "")), reported, "once");
        assertTrue(open(library, "a").isPresent(), "until the program ends it is there");
        archive.breakDown(Result.DONE);
        add("b", 2);
        archive.answer();
        assertEquals(Set.of("a", "b"), archive.games.keySet());
        assertTrue(
                ArchiveCodec.summary(archive.games.get("a").row()).orElseThrow().starred());
    }

    @Test
    void anArchiveThatCannotBeReadIsReportedAndReadLater() {
        add("a", 1);
        archive.answer();
        ArchiveCondition busy = ArchiveCondition.of(ArchiveCondition.Kind.BUSY, "");
        archive.breakDown(Result.FAILED, busy);
        library.load();
        archive.answer();
        assertEquals(List.of(busy), reported);
        assertEquals(busy, library.condition());
        assertEquals(Set.of(), library.index().ids());
        add("b", 2);
        archive.answer();
        assertEquals(Set.of("b"), library.index().ids());
        library.retry();
        archive.answer();
        assertEquals(Set.of("b"), library.index().ids(), "it still can't be read");
        archive.breakDown(Result.DONE);
        archive.answer();
        assertEquals(ArchiveCondition.whole(), library.condition());
        assertEquals(Set.of("a", "b"), library.index().ids(), "it is read once it can be");
    }

    private boolean isStarredInTheArchive(String id) {
        return ArchiveCodec.summary(archive.games.get(id).row()).orElseThrow().starred();
    }

    @Test
    void aFavouriteIsKeptWithItsGame() {
        add("a", 1);
        add("b", 2);
        archive.answer();
        library.star("a", true);
        archive.answer();
        assertEquals(List.of(true, false), List.of(isStarredInTheArchive("a"), isStarredInTheArchive("b")));
        library.star("a", false);
        archive.answer();
        assertFalse(isStarredInTheArchive("a"));
    }

    /** Listens while something is done and the archive answers, and counts how often it heard of a change. */
    private int heardOf(Runnable change) {
        List<Integer> heard = new ArrayList<>();
        Runnable listener = () -> heard.add(1);
        library.addListener(listener);
        change.run();
        archive.answer();
        library.removeListener(listener);
        return heard.size();
    }

    @Test
    void whoListensHearsOfEachChangeAndOfNothingElse() {
        archive.answer();
        assertEquals(1, heardOf(() -> add("a", 1)));
        assertEquals(1, heardOf(() -> library.star("a", true)));
        assertEquals(0, heardOf(() -> library.star("a", true)), "it is one already");
        assertEquals(0, heardOf(() -> library.star("none", true)));
        assertEquals(1, heardOf(() -> library.keepReview("a", "a review", Optional.of(70))));
        assertEquals(0, heardOf(() -> library.keepReview("none", "a review", Optional.of(70))));
        assertEquals(1, heardOf(() -> library.remove(List.of("a"))));
        assertTrue(heardOf(library::load) > 0, "what was read, and that all was");
        assertEquals(0, heardOf(() -> open(library, "a")));
    }

    /** A game that the device has not confirmed goes with its removal, and what was removed is not kept out for ever. */
    @Test
    void whatWasRemovedIsGoneUntilItIsThereAgain() {
        archive.breakDown(Result.FULL);
        add("a", 1);
        archive.answer();
        library.remove(List.of("a"));
        assertEquals(Optional.empty(), open(library, "a"));
        archive.breakDown(Result.DONE);
        add("b", 2);
        archive.answer();
        assertEquals(Set.of("b"), archive.games.keySet());
        library.remove(List.of("b"));
        archive.answer();
        archive.games.put("b", ArchiveCodec.entry(ArchiveCodec.stored(PlayedGames.archived("b", 3, 3))));
        library.load();
        archive.answer();
        assertEquals(Set.of("b"), library.index().ids(), "another window has brought it back");
    }

    @Test
    void aFavouriteStaysOneWhenItsGameEndsAnew() {
        add("a", 1);
        library.star("a", true);
        add("a", 2);
        archive.answer();
        GameLibrary later = library();
        archive.answer();
        assertEquals(
                List.of(true),
                later.index().games().stream().map(GameSummary::starred).toList());
        assertEquals(2, later.index().games().get(0).at());
    }

    private void finish(StepwiseTask task) {
        while (!task.isDone()) {
            if (!task.step()) {
                archive.answer();
            }
        }
    }

    @Test
    void aBackupRestoresWhatIsMissingAndDoublesNothing() {
        for (int i = 0; i < 30; i++) {
            add("game " + i, i);
        }
        archive.answer();
        ArchiveExport export = ArchiveBackup.export(library, library.index().games(), List.of());
        finish(export);
        String backup = String.join("", export.parts());
        List<GameSummary> all = library.index().games();
        library.remove(List.of("game 3", "game 7", "game 8"));
        String[] lines = backup.split("\n");
        lines[5] = lines[5].substring(0, 200);
        ArchiveRestore restore =
                ArchiveRestore.of(library, String.join("\r\n", lines)).orElseThrow();
        finish(restore);
        assertEquals(new ArchiveRestore.Report(3, 26, 1, 6), restore.report());
        assertEquals(all, library.index().games());
        archive.answer();
        assertEquals(30, archive.games.size());
        assertEquals(Optional.empty(), ArchiveRestore.of(library, "something else\n" + backup));
        assertEquals(Optional.empty(), ArchiveRestore.of(library, ""));
    }

    @Test
    void aReviewIsKeptWithItsGameAndInABackup() {
        add("a", 1);
        archive.answer();
        ArchivedGame before = opened("a").orElseThrow();
        library.keepReview("a", "what was found", Optional.of(78));
        library.keepReview("gone", "of no game", Optional.empty());
        archive.answer();
        assertEquals(Optional.of("what was found"), review("a"));
        assertEquals(
                before.game().transcript(), opened("a").orElseThrow().game().transcript());
        assertEquals(Optional.of(78), library.index().find("a").flatMap(GameSummary::accuracy));
        library.star("a", true);
        library.keepReview("a", "something else", Optional.of(91));
        archive.answer();
        assertEquals(Optional.of("something else"), review("a"));
        ArchiveExport export = ArchiveBackup.export(library, library.index().games(), List.of());
        finish(export);
        library.remove(List.of("a"));
        finish(ArchiveRestore.of(library, String.join("", export.parts())).orElseThrow());
        assertEquals(Optional.of("something else"), review("a"));
        assertEquals(1, archive.games.size());
        GameLibrary later = library();
        archive.answer();
        assertEquals(Optional.of(91), later.index().find("a").flatMap(GameSummary::accuracy));
    }

    @Test
    void aDamagedReviewCostsNoGame() {
        add("a", 1);
        library.keepReview("a", "what was found", Optional.of(78));
        archive.answer();
        String body = archive.games.get("a").body();
        for (String damaged : List.of(
                body.replace("found", "fount"),
                body.substring(0, body.length() - 4),
                body.substring(0, body.indexOf("reversi-review") + 16))) {
            archive.games.put("a", new Entry(archive.games.get("a").row(), damaged));
            assertTrue(opened("a").isPresent(), damaged);
            assertEquals(Optional.empty(), review("a"), damaged);
        }
    }

    private Optional<ArchivedGame> opened(String id) {
        List<Optional<ArchivedGame>> games = new ArrayList<>();
        library.open(id, games::add);
        archive.answer();
        return games.get(0);
    }

    private Optional<String> review(String id) {
        List<Optional<String>> reviews = new ArrayList<>();
        library.review(id, reviews::add);
        archive.answer();
        return reviews.get(0);
    }

    @Test
    void whatIsRemovedCanBeBroughtBack() {
        add("a", 1);
        ArchivedGame game = open(library, "a").orElseThrow();
        library.remove(List.of("a"));
        archive.answer();
        assertEquals(Set.of(), archive.games.keySet());
        library.add(List.of(game), result -> {});
        archive.answer();
        assertEquals(Set.of("a"), archive.games.keySet());
        assertEquals(Set.of("a"), library.index().ids());
    }
}
