package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import reversi.rules.GameDomain;
import reversi.rules.Variant;

/** A file in which one game is damaged still has all of the others, whatever the damage is. */
class MangledFilesProperties {
    private static final int GAMES = 5;
    private static final String SIGNS = "()[]{};:\"\\,.-+ \nABWafFGMCt0159é";

    private static GameRecord game(long seed, int number) {
        return GameRecord.of(GameDomain.game(Variant.OTHELLO, seed + number, Integer.MAX_VALUE))
                .between(RecordedPlayer.named("Ann " + number), RecordedPlayer.named("Ben"))
                .on(GameDate.year(1990 + number));
    }

    @Property(tries = 400)
    void sgf(@ForAll long seed, @ForAll @IntRange(max = GAMES - 1) int damaged) {
        othersAreRead(GameFormat.SGF, seed, damaged);
    }

    @Property(tries = 200)
    void ggf(@ForAll long seed, @ForAll @IntRange(max = GAMES - 1) int damaged) {
        othersAreRead(GameFormat.GGF, seed, damaged);
    }

    @Property(tries = 200)
    void json(@ForAll long seed, @ForAll @IntRange(max = GAMES - 1) int damaged) {
        othersAreRead(GameFormat.JSON, seed, damaged);
    }

    @Property(tries = 200)
    void text(@ForAll long seed, @ForAll @IntRange(max = GAMES - 1) int damaged) {
        othersAreRead(GameFormat.TEXT, seed, damaged);
    }

    private static void othersAreRead(GameFormat format, long seed, int damaged) {
        StringBuilder file = new StringBuilder(GameFiles.head(format));
        List<MoveSequence> whole = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            GameRecord game = game(seed, number);
            String written = GameFiles.write(format, game);
            if (number == damaged) {
                written = mangled(written.substring(0, written.length() - 1), new Random(seed)) + "\n";
            } else {
                whole.add(game.line());
            }
            file.append(number == 0 ? "" : GameFiles.between(format)).append(written);
        }
        List<MoveSequence> read = GameFiles.read(
                        file.append(GameFiles.tail(format)).toString())
                .games()
                .stream()
                .map(GameRecord::line)
                .toList();
        assertTrue(read.containsAll(whole), file.toString());
    }

    /** With up to three places cut out, doubled or written over. */
    private static String mangled(String text, Random lot) {
        StringBuilder mangled = new StringBuilder(text);
        for (int i = lot.nextInt(3); i >= 0; i--) {
            int from = lot.nextInt(mangled.length());
            int to = Math.min(mangled.length(), from + 1 + lot.nextInt(6));
            char sign = SIGNS.charAt(lot.nextInt(SIGNS.length()));
            switch (lot.nextInt(3)) {
                case 0 -> mangled.delete(from, to);
                case 1 -> mangled.insert(from, mangled.substring(from, to));
                default -> mangled.setCharAt(from, sign);
            }
            if (mangled.isEmpty()) {
                return "";
            }
        }
        return mangled.toString();
    }
}
