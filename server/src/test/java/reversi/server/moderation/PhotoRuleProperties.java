package reversi.server.moderation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A photo is seen by others from the last missing game on, and by nobody before. */
class PhotoRuleProperties {
    @Property
    void aPhotoIsShownOnceNoGameIsMissing(
            @ForAll @IntRange(min = 0, max = 50) int needed,
            @ForAll @IntRange(min = 0, max = 100) int finished,
            @ForAll @IntRange(min = 1) int photo) {
        PhotoRule rule = new PhotoRule(needed);
        assertEquals(finished >= needed ? photo : 0, rule.shown(photo, finished));
        assertEquals(0, rule.missing(finished + rule.missing(finished)));
    }
}
