package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.desktop.WindowPlace.Area;

class WindowPlaceTest {
    private static final Area MAIN = new Area(0, 30, 1920, 1050);
    private static final Area RIGHT = new Area(1920, 0, 2560, 1440);

    private static WindowPlace at(int x, int y) {
        return new WindowPlace(x, y, 1280, 720, false, false);
    }

    @Property
    void whatIsWrittenIsRead(
            @ForAll int x,
            @ForAll int y,
            @ForAll @IntRange(min = 1) int width,
            @ForAll @IntRange(min = 1) int height,
            @ForAll boolean maximised,
            @ForAll boolean fullScreen) {
        WindowPlace place = new WindowPlace(x, y, width, height, maximised, fullScreen);
        assertEquals(Optional.of(place), WindowPlace.read(place.text()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1 2 3", "1 2 3 x", "1 2 0 4", "1 2 3 -4", "1 2 3 99999999999", "damaged"})
    void whatIsDamagedIsNoPlace(String text) {
        assertEquals(Optional.empty(), WindowPlace.read(text));
    }

    @Test
    void thePlaceStaysWhereAMonitorIs() {
        assertEquals(at(100, 100), at(100, 100).on(List.of(MAIN, RIGHT)));
        assertEquals(at(2000, 50), at(2000, 50).on(List.of(MAIN, RIGHT)));
        assertEquals(at(-500, 100), at(-500, 100).on(List.of(MAIN)));
        assertEquals(at(2000, 50), at(2000, 50).on(List.of()));
    }

    @Test
    void aWindowOfAMonitorThatIsGoneComesToTheMiddleOfTheMainOne() {
        assertEquals(at(320, 215), at(2000, 50).on(List.of(MAIN)));
        assertEquals(at(320, 215), at(100, -720).on(List.of(MAIN, RIGHT)));
        assertEquals(at(320, 215), at(100, 1079).on(List.of(MAIN)));
    }

    @Test
    void aWindowThatIsTooLargeForItsMonitorBecomesSmaller() {
        Area small = new Area(0, 0, 1024, 600);
        assertEquals(
                new WindowPlace(0, 40, 1024, 560, true, false),
                new WindowPlace(5000, 0, 1280, 720, true, false).on(List.of(small)));
    }

    @Property
    void itCanAlwaysBeGotHoldOf(
            @ForAll @IntRange(min = -9000, max = 9000) int x,
            @ForAll @IntRange(min = -9000, max = 9000) int y,
            @ForAll @IntRange(min = 320, max = 9000) int width,
            @ForAll @IntRange(min = 320, max = 9000) int height) {
        WindowPlace place = new WindowPlace(x, y, width, height, false, false).on(List.of(MAIN, RIGHT));
        boolean isHeld = List.of(MAIN, RIGHT).stream()
                .anyMatch(area ->
                        Math.min(area.x() + area.width(), place.x() + place.width()) - Math.max(area.x(), place.x())
                                        >= 80
                                && place.y() >= area.y()
                                && place.y() <= area.y() + area.height() - 80);
        assertTrue(isHeld, place::text);
        assertEquals(place, place.on(List.of(MAIN, RIGHT)), "a second start");
    }
}
