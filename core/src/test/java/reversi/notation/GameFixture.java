package reversi.notation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import reversi.rules.Disc;
import reversi.rules.GameDomain;
import reversi.rules.Score;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Writes the games that {@link RecordedGamesTest} replays: run it once more only where a rule is meant to change. */
final class GameFixture {
    private static final int GAMES_OF_EACH = 5;

    private GameFixture() {}

    /** Writes the file named by the only argument. */
    public static void main(String[] args) throws IOException {
        List<String> lines = new ArrayList<>(List.of("variant\tmoves\tblack\twhite\tofficial black\tofficial white"));
        for (Variant variant : GameDomain.NAMED) {
            for (long seed = 1; seed <= GAMES_OF_EACH; seed++) {
                lines.add(line(GameDomain.game(variant, seed, Integer.MAX_VALUE)));
            }
        }
        Files.write(Path.of(args[0]), lines, StandardCharsets.UTF_8);
    }

    private static String line(Transcript game) {
        Score score = game.current().score();
        return String.join(
                "\t",
                game.first().variant().code(),
                TranscriptText.writeWithPasses(game),
                Integer.toString(score.black()),
                Integer.toString(score.white()),
                Integer.toString(score.official(Disc.BLACK)),
                Integer.toString(score.official(Disc.WHITE)));
    }
}
