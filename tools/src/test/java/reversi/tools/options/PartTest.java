package reversi.tools.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class PartTest {
    @Property
    void everyThingIsInOnePartAlone(
            @ForAll @IntRange(max = 200) int things, @ForAll @IntRange(min = 1, max = 30) int parts) {
        List<Integer> all = IntStream.range(0, things).boxed().toList();
        List<Integer> found = new ArrayList<>();
        for (int number = 1; number <= parts; number++) {
            List<Integer> part = new Part(number, parts).of(all);
            assertEquals(part, part.stream().sorted().toList());
            found.addAll(part);
        }
        assertEquals(all, found.stream().sorted().toList());
    }

    @Property
    void noPartHasMuchMoreThanAnother(
            @ForAll @IntRange(max = 200) int things, @ForAll @IntRange(min = 1, max = 30) int parts) {
        List<Integer> all = IntStream.range(0, things).boxed().toList();
        int first = new Part(1, parts).of(all).size();
        int last = new Part(parts, parts).of(all).size();
        assertEquals(things / parts, last);
        assertEquals((things + parts - 1) / parts, first);
    }

    @Test
    void isReadAsItIsWritten() {
        assertEquals(new Part(3, 40), new Part.Form().convert("3/40"));
        assertEquals(Part.whole(), new Part.Form().convert("1/1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3", "3/", "/4", "0/4", "5/4", "-1/4", "1/0", "1/4/2", " 1/4", "1/9999999999", "a/b"})
    void whatIsNoPartIsRefused(String text) {
        assertThrows(TypeConversionException.class, () -> new Part.Form().convert(text));
    }
}
