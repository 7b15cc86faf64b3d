package reversi.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.platform.GameArchive.Entry;
import reversi.rules.Draws;

/** What is written is read again, whatever was played, and what is broken is refused without a word too many. */
class ArchiveTextProperties {
    @Provide
    Arbitrary<ArchivedGame> games() {
        return Combinators.combine(
                        Arbitraries.strings().alpha().numeric().ofMinLength(1).ofMaxLength(20),
                        Arbitraries.longs().between(0, 1L << 43),
                        Draws.of(250),
                        Arbitraries.of("", "Tiger"))
                .as((id, at, random, ladder) -> ArchivedGame.local(id, at, PlayedGames.game(random), ladder));
    }

    @Provide
    Arbitrary<ArchivedGame> gamesFromPositions() {
        return Draws.of(250).map(random -> ArchivedGame.local("a", 1, PlayedGames.setUp(random), ""));
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void everyGameIsReadAsItWasWritten(@ForAll("games") ArchivedGame played, @ForAll boolean isStarred) {
        ArchivedGame game = new ArchivedGame(played.summary().withStar(isStarred), played.game());
        Entry entry = ArchiveCodec.entry(ArchiveCodec.stored(game));
        assertEquals(Optional.of(game.summary()), ArchiveCodec.summary(entry.row()));
        assertSame(game, ArchiveCodec.game(game.summary(), entry.body()).orElseThrow());
        assertSame(
                game,
                ArchiveBackup.read(ArchiveBackup.line(game).stripTrailing()).orElseThrow());
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void soIsOneFromAPositionSetUpByHand(@ForAll("gamesFromPositions") ArchivedGame game) {
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
    void aBrokenLineIsRefusedOrIsAGame(@ForAll("games") ArchivedGame played, @ForAll int where, @ForAll char sign) {
        StringBuilder line = new StringBuilder(ArchiveBackup.line(played));
        line.setCharAt(Math.floorMod(where, line.length()), sign);
        ArchiveBackup.read(line.toString())
                .ifPresent(game -> assertTrue(game.game().isOver()));
        assertFalse(ArchiveBackup.isHeader(line.toString()));
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void aTruncatedLineIsRefused(@ForAll("games") ArchivedGame played, @ForAll int where) {
        String line = ArchiveBackup.line(played).stripTrailing();
        assertEquals(Optional.empty(), ArchiveBackup.read(line.substring(0, Math.floorMod(where, line.length()))));
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void whatTheMovesSayCountsMoreThanTheSummary(@ForAll("games") ArchivedGame game) {
        GameSummary right = game.summary();
        GameSummary wrong = new GameSummary(
                right.id(),
                right.at(),
                right.source(),
                right.players(),
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
