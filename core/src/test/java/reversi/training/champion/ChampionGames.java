package reversi.training.champion;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The games that the game comes with. */
public final class ChampionGames {
    private ChampionGames() {}

    /** A file among the assets of these games. */
    public static String text(String name) {
        try {
            return Files.readString(Path.of("..", "assets", "champion", name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All games. */
    public static List<ChampionGame> all() {
        return ChampionFile.read(text("games.txt")).orElseThrow();
    }

    /** All games, move by move. */
    static List<ValuedGame> opened() {
        return all().stream().map(game -> ValuedGame.of(game).orElseThrow()).toList();
    }
}
