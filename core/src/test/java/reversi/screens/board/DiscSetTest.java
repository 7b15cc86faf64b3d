package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Discs on offer can be told apart by everybody, on every board. */
class DiscSetTest {
    @ParameterizedTest
    @EnumSource
    void theFacesOfASetDifferInLightness(DiscSet discs) {
        assertTrue(discs.black().contrastsWith(discs.white()));
    }

    @ParameterizedTest
    @EnumSource
    void everyColourHasOneToFaceIt(DiscColour colour) {
        assertTrue(Arrays.stream(DiscColour.values()).anyMatch(colour::contrastsWith));
    }

    @Test
    void noTwoBoardsOrSetsShareTheirWords() {
        assertEquals(
                BoardLook.values().length,
                Arrays.stream(BoardLook.values()).map(BoardLook::key).distinct().count());
        assertEquals(
                DiscSet.values().length,
                Arrays.stream(DiscSet.values()).map(DiscSet::key).distinct().count());
    }
}
