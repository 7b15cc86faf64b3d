package reversi.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import reversi.platform.GameArchive.Entry;

/** What is written is read again, whatever was played, and what is broken is refused without a word too many. */
class ArchiveTextProperties {
    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void everyGameIsReadAsItWasWritten(@ForAll long seed, @ForAll boolean isStarred) {
        ArchivedGame played = PlayedGames.archived("id " + seed, Math.abs(seed >> 20), seed);
        ArchivedGame game = new ArchivedGame(played.summary().withStar(isStarred), played.game());
        Entry entry = ArchiveCodec.entry(ArchiveCodec.stored(game));
        assertEquals(Optional.of(game.summary()), ArchiveCodec.summary(entry.row()));
        assertSame(game, ArchiveCodec.game(game.summary(), entry.body()).orElseThrow());
        assertSame(
                game,
                ArchiveBackup.read(ArchiveBackup.line(game).stripTrailing()).orElseThrow());
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void soIsOneFromAPositionSetUpByHand(@ForAll long seed) {
        ArchivedGame game = ArchivedGame.local("a", 1, PlayedGames.setUp(new Random(seed)), "");
        Entry entry = ArchiveCodec.entry(ArchiveCodec.stored(game));
        assertEquals(Optional.of(game.summary()), ArchiveCodec.summary(entry.row()));
        assertSame(game, ArchiveCodec.game(game.summary(), entry.body()).orElseThrow());
        assertSame(
                game,
                ArchiveBackup.read(ArchiveBackup.line(game).stripTrailing()).orElseThrow());
    }

    private static void assertSame(ArchivedGame expected, ArchivedGame read) {
        assertEquals(expected.summary(), read.summary());
        assertEquals(expected.game().transcript(), read.game().transcript());
        assertEquals(expected.game().history(), read.game().history());
        assertEquals(expected.game().result(), read.game().result());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aBrokenLineIsRefusedOrIsAGame(@ForAll long seed, @ForAll int where, @ForAll char sign) {
        StringBuilder line = new StringBuilder(ArchiveBackup.line(PlayedGames.archived("a", 1, seed)));
        line.setCharAt(Math.floorMod(where, line.length()), sign);
        ArchiveBackup.read(line.toString())
                .ifPresent(game -> assertTrue(game.game().isOver()));
        assertFalse(ArchiveBackup.isHeader(line.toString()));
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void aTruncatedLineIsRefused(@ForAll long seed, @ForAll int where) {
        String line = ArchiveBackup.line(PlayedGames.archived("a", 1, seed)).stripTrailing();
        assertEquals(Optional.empty(), ArchiveBackup.read(line.substring(0, Math.floorMod(where, line.length()))));
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void whatTheMovesSayCountsMoreThanTheSummary(@ForAll long seed) {
        ArchivedGame game = PlayedGames.archived("a", 1, seed);
        GameSummary right = game.summary();
        GameSummary wrong = new GameSummary(
                "a",
                1,
                right.source(),
                right.black(),
                right.white(),
                right.mine(),
                right.variant(),
                right.time(),
                right.result(),
                right.placements() + 1,
                right.opening(),
                "X".repeat(right.board().length()),
                false,
                right.accuracy());
        String line = ArchiveBackup.line(
                new StoredGame(wrong, ArchiveCodec.stored(game).body()));
        assertEquals(right, ArchiveBackup.read(line).orElseThrow().summary());
    }
}
