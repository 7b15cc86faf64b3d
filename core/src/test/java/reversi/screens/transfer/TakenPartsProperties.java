package reversi.screens.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

/** A code comes in parts, in any order and as often as somebody shows them, and nothing else is taken for one. */
class TakenPartsProperties {
    @Provide
    Arbitrary<String> codes() {
        return Arbitraries.strings()
                .withCharRange('a', 'z')
                .withCharRange('A', 'Z')
                .withCharRange('0', '9')
                .withChars('-', '_')
                .ofMinLength(1)
                .ofMaxLength(ChainPart.MOST * ChainPart.LONGEST);
    }

    @Property(tries = 300)
    void aCodeComesBackInAnyOrder(@ForAll("codes") String code, @ForAll @IntRange(max = 99) int turn) {
        List<ChainPart> parts = ChainPart.of(code);
        TakenParts taken = TakenParts.none();
        for (int i = 0; i < parts.size(); i++) {
            assertEquals(i == 0 ? Optional.empty() : taken.code(), taken.code());
            ChainPart part = parts.get((i * 5 + turn) % parts.size());
            taken = taken.with(ChainPart.read(part.written()).orElseThrow());
            taken = TakenParts.read(taken.written()).orElseThrow();
        }
        for (ChainPart part : parts) {
            taken = taken.with(part);
        }
        assertEquals(0, taken.missing());
        assertEquals(Optional.of(code), taken.code());
    }

    @Property(tries = 300)
    void whatIsNoPartIsNone(@ForAll @StringLength(max = 60) String text) {
        ChainPart.read(text).ifPresent(part -> assertEquals(text, part.written()));
    }

    @Property(tries = 100)
    void anotherCodeBeginsAnew(@ForAll("codes") String one, @ForAll("codes") String other) {
        TakenParts taken = TakenParts.none();
        for (ChainPart part : ChainPart.of(one)) {
            taken = taken.with(part);
        }
        for (ChainPart part : ChainPart.of(other)) {
            taken = taken.with(part);
        }
        assertEquals(Optional.of(other), taken.code());
    }

    @Example
    void aDamagedPartMakesNoCode() {
        List<ChainPart> parts = ChainPart.of("x".repeat(400));
        ChainPart wrong = new ChainPart(parts.get(1).id(), 2, parts.size(), "y".repeat(10));
        TakenParts taken = TakenParts.none();
        for (ChainPart part : List.of(parts.get(0), wrong, parts.get(2))) {
            taken = taken.with(part);
        }
        assertEquals(0, taken.missing());
        assertTrue(taken.code().isEmpty());
        assertEquals(List.of(), ChainPart.of("x".repeat(ChainPart.MOST * ChainPart.LONGEST + 1)));
        assertEquals(Optional.empty(), ChainPart.read("00000000.3.2.abc"));
        assertEquals(Optional.empty(), ChainPart.read("00000000.1.13.abc"));
        assertEquals(Optional.empty(), ChainPart.read("00000000.1.1.a/b"));
        assertEquals(Optional.empty(), TakenParts.read("rubbish"));
    }
}
