package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Words stand out from whatever they may lie on by 4.5 to 1, signs by 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
class PaletteTest {
    static Stream<Arguments> palettes() {
        return Stream.of(
                Arguments.of("dark", Palette.dark()),
                Arguments.of("light", Palette.light()),
                Arguments.of("dark, high contrast", Palette.dark().highContrast()),
                Arguments.of("light, high contrast", Palette.light().highContrast()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("palettes")
    void wordsCanBeReadOnEveryGround(String name, Palette palette) {
        List<String> faults = new ArrayList<>();
        Map<String, Color> inks = Map.of(
                "text", palette.text(),
                "muted", palette.muted(),
                "faint", palette.faint(),
                "danger", palette.danger(),
                "success", palette.success());
        PaletteGrounds.of(palette)
                .forEach((ground, colour) -> inks.forEach((ink, words) -> {
                    float contrast = Contrast.of(words, colour);
                    if (contrast < Contrast.WORDS) {
                        faults.add(ink + " on " + ground + ": " + contrast);
                    }
                }));
        assertEquals(List.of(), faults);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("palettes")
    void wordsCanBeReadOnTheAccent(String name, Palette palette) {
        assertTrue(Contrast.of(palette.onAccent(), palette.accent()) >= Contrast.WORDS);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("palettes")
    void signsAndTheFocusStandOut(String name, Palette palette) {
        List<String> faults = new ArrayList<>();
        PaletteGrounds.of(palette).forEach((ground, colour) -> {
            if (Contrast.of(palette.accentInk(), colour) < Contrast.SHAPES) {
                faults.add("accent on " + ground);
            }
            if (Contrast.of(palette.focus(), colour) < Contrast.SHAPES) {
                faults.add("focus on " + ground);
            }
        });
        assertEquals(List.of(), faults);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("palettes")
    void highContrastIsNeverWeaker(String name, Palette palette) {
        Palette strong = palette.highContrast();
        assertTrue(Contrast.of(strong.text(), strong.top()) >= Contrast.of(palette.text(), palette.top()));
        assertTrue(Contrast.of(strong.faint(), strong.top()) >= 7);
    }
}
