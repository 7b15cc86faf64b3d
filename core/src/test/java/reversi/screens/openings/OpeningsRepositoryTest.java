package reversi.screens.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.notation.TranscriptText;
import reversi.platform.MemoryStore;
import reversi.platform.Portable;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.session.SummedText;
import reversi.training.repertoire.PreparedMove;
import reversi.training.repertoire.Recall;
import reversi.training.repertoire.Repertoire;

/** One's own openings come back from the device, go to another one, and no damage is taken for them. */
class OpeningsRepositoryTest {
    private static final long DAY = 20_000;

    private static Transcript line(String moves) {
        return ((TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO)).transcript();
    }

    private static Repertoire with(Repertoire to, String moves, String move) {
        Square square = line(moves).current().placements().stream()
                .filter(one -> one.name().equals(move))
                .findFirst()
                .orElseThrow();
        return to.with(line(moves), square);
    }

    private static Repertoire some(Repertoire to) {
        return with(with(with(to, "", "f5"), "f5d6", "c3"), "f5f6", "e6")
                .asked(line("f5d6").current(), Recall.GOOD, DAY)
                .asked(line("f5f6").current(), Recall.AGAIN, DAY);
    }

    @Test
    void everythingComesBack() {
        MemoryStore store = new MemoryStore();
        OpeningsRepository repository = new OpeningsRepository(store, result -> {});
        repository.change(Disc.BLACK, OpeningsRepositoryTest::some);
        Repertoire again = new OpeningsRepository(store, result -> {}).of(Disc.BLACK);
        assertEquals(3, again.size());
        assertEquals(
                List.of(line("").plies(), 2, 2),
                again.due(DAY + 100, 10).stream()
                        .map(move -> move.line().plies())
                        .sorted()
                        .toList());
        for (PreparedMove move : repository.of(Disc.BLACK).moves()) {
            assertEquals(Optional.of(move), again.prepared(move.position()));
        }
        assertEquals(0, repository.of(Disc.WHITE).size());
        repository.change(Disc.BLACK, known -> known.without(line("f5d6").current()));
        assertEquals(
                2, new OpeningsRepository(store, result -> {}).of(Disc.BLACK).size());
        repository.reload();
        assertEquals(2, repository.of(Disc.BLACK).size());
    }

    @Test
    void goesToAnotherDevice() {
        OpeningsRepository here = new OpeningsRepository(new MemoryStore(), result -> {});
        here.change(Disc.BLACK, OpeningsRepositoryTest::some);
        OpeningsRepository there = new OpeningsRepository(new MemoryStore(), result -> {});
        there.change(Disc.BLACK, known -> with(with(known, "", "f5"), "f5d6", "c4"));
        for (Portable part : here.portables()) {
            Portable other = there.portables().stream()
                    .filter(one -> one.name().equals(part.name()))
                    .findFirst()
                    .orElseThrow();
            part.text().ifPresent(text -> assertTrue(other.join(text)));
        }
        assertEquals(3, there.of(Disc.BLACK).size());
        assertEquals(
                "c4",
                there.of(Disc.BLACK).find(line("f5d6").current()).orElseThrow().name(),
                "what was chosen here stays");
        assertFalse(there.portables().get(0).join("reversi-openings 1\n"));
        assertEquals(Optional.empty(), there.portables().get(1).text());
    }

    @Test
    void everyCutAndEveryChangeOfALetterIsNoticed() {
        String text = RepertoireText.write(some(Repertoire.of(Disc.BLACK)).moves());
        for (int at = 0; at < text.length(); at++) {
            assertEquals(Optional.empty(), RepertoireText.read(text.substring(0, at)));
            char other = text.charAt(at) == '1' ? '2' : '1';
            assertEquals(Optional.empty(), RepertoireText.read(text.substring(0, at) + other + text.substring(at + 1)));
        }
    }

    @Test
    void whatMakesNoSenseIsRefusedWhateverItsChecksum() {
        for (String wrong : List.of(
                "f5,d6",
                "f5d6,a1,-",
                "f5d6,c3,1 2",
                "f5d6,c3,0 5000 1",
                "f5d6,c3,1 50000 1",
                "zz,c3,-",
                "f5d6,c3,1 x 1")) {
            String text = SummedText.write("reversi-openings", 1, wrong + '\n');
            assertEquals(Optional.empty(), RepertoireText.read(text), wrong);
        }
        assertEquals(Optional.empty(), RepertoireText.read(SummedText.write("reversi-openings", 2, "")), "newer");
        assertEquals(Optional.of(List.of()), RepertoireText.read(SummedText.write("reversi-openings", 1, "")));
    }
}
