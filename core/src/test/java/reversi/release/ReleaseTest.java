package reversi.release;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ReleaseTest {
    @Test
    void theBuildWroteTheVersionOfThePom() {
        assertTrue(Release.version().matches("\\d+\\.\\d+\\.\\d+"), Release.version());
    }
}
