package reversi.screens.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.LadderGames;
import reversi.archive.GameLibrary;
import reversi.game.TimeControl;
import reversi.platform.MemoryArchive;
import reversi.teach.ladder.EvenMatch;

class EvenLevelTest {
    private final MemoryArchive archive = new MemoryArchive();
    private final GameLibrary library = new GameLibrary(archive, result -> {});
    private final EvenLevel even = new EvenLevel(library, at -> 0);

    private void end(boolean isWon, int number) {
        long at = LadderGames.FIRST + number;
        library.add(List.of(LadderGames.game(even.now(), isWon, at, number, TimeControl.none())), result -> {});
    }

    @Test
    void itFollowsEachGameAtOnce() {
        library.load();
        archive.answer();
        assertEquals(EvenMatch.FIRST_LEVEL, even.now());
        end(true, 1);
        int afterAWin = even.now();
        assertTrue(afterAWin > EvenMatch.FIRST_LEVEL, "stronger after a win: " + afterAWin);
        for (int i = 2; i < 6; i++) {
            end(false, i);
        }
        assertTrue(even.now() < EvenMatch.FIRST_LEVEL, "weaker after four losses: " + even.now());
    }
}
