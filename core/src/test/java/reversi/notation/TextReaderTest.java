package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextReaderTest {
    private static final String GAME = "f5d6c3d3c4";

    @Test
    void aLineLongerThanAnyGameIsCalledThatAndTheGamesAroundItAreRead() {
        GamesRead read = GameFiles.read(GAME + "\n\n" + GAME.repeat(1 << 11) + "\n\n" + GAME);
        assertEquals(2, read.games().size());
        assertEquals(1, read.errors());
        assertEquals(FaultKind.TOO_LONG, read.faults().get(0).problem());
        assertEquals(3, read.faults().get(0).line());
    }
}
