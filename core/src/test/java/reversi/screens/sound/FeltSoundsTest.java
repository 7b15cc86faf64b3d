package reversi.screens.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sounds that are felt. */
class FeltSoundsTest {
    private final List<SoundName> heard = new ArrayList<>();
    private final List<int[]> felt = new ArrayList<>();
    private boolean isWanted = true;
    private final FeltSounds sounds = new FeltSounds((name, tone) -> heard.add(name), felt::add, () -> isWanted);

    @ParameterizedTest
    @EnumSource(
            value = SoundName.class,
            names = {"PLACE", "ILLEGAL", "WIN", "LOSE", "DRAW"})
    void aMoveARefusalAndTheEndAreFeltBriefly(SoundName name) {
        sounds.play(name);
        assertEquals(List.of(name), heard);
        assertEquals(1, felt.size());
        assertTrue(Arrays.stream(felt.get(0)).sum() < 300);
    }

    @Test
    void aFlipIsFeltOnceThePlacedDiscIs() {
        sounds.play(SoundName.FLIP, Tone.plain());
        assertEquals(0, felt.size(), "the disc touches the felt at that moment");
        sounds.play(SoundName.FLIP, new Tone(1.1f, 0, 1));
        assertEquals(1, felt.size());
    }

    @ParameterizedTest
    @EnumSource(
            value = SoundName.class,
            names = {"PASS", "LOW_TIME", "MESSAGE", "TAP"})
    void whatIsOnlySaidIsNotFelt(SoundName name) {
        sounds.play(name);
        assertEquals(0, felt.size());
    }

    @ParameterizedTest
    @EnumSource(SoundName.class)
    void whoeverWantsNoVibrationHearsTheSame(SoundName name) {
        isWanted = false;
        sounds.play(name);
        assertEquals(List.of(name), heard);
        assertEquals(0, felt.size());
    }
}
