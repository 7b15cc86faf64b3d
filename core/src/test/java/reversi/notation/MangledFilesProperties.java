package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.constraints.IntRange;
import reversi.rules.Lines;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** A file in which one game is damaged still has all of the others, whatever the damage is. */
class MangledFilesProperties {
    private static final int GAMES = 5;
    private static final String SIGNS = "()[]{};:\"\\,.-+ \nABWafFGMCt0159é";

    /** A place cut out, doubled or written over. */
    private record Damage(int kind, int from, int length, char sign) {}

    @Provide
    Arbitrary<List<Transcript>> games() {
        return Lines.games(Variant.OTHELLO).list().ofSize(GAMES);
    }

    @Provide
    Arbitrary<List<Damage>> damages() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.integers().between(0, 9_999).withDistribution(RandomDistribution.uniform()),
                        Arbitraries.integers().between(1, 6),
                        Arbitraries.of(
                                SIGNS.chars().mapToObj(sign -> (char) sign).toList()))
                .as(Damage::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(3);
    }

    private static GameRecord record(Transcript game, int number) {
        return GameRecord.of(game)
                .between(RecordedPlayer.named("Ann " + number), RecordedPlayer.named("Ben"))
                .on(GameDate.year(1990 + number));
    }

    @Property(tries = 400)
    void sgf(
            @ForAll("games") List<Transcript> games,
            @ForAll @IntRange(max = GAMES - 1) int damaged,
            @ForAll("damages") List<Damage> damages) {
        othersAreRead(GameFormat.SGF, games, damaged, damages);
    }

    @Property(tries = 200)
    void ggf(
            @ForAll("games") List<Transcript> games,
            @ForAll @IntRange(max = GAMES - 1) int damaged,
            @ForAll("damages") List<Damage> damages) {
        othersAreRead(GameFormat.GGF, games, damaged, damages);
    }

    @Property(tries = 200)
    void json(
            @ForAll("games") List<Transcript> games,
            @ForAll @IntRange(max = GAMES - 1) int damaged,
            @ForAll("damages") List<Damage> damages) {
        othersAreRead(GameFormat.JSON, games, damaged, damages);
    }

    @Property(tries = 200)
    void text(
            @ForAll("games") List<Transcript> games,
            @ForAll @IntRange(max = GAMES - 1) int damaged,
            @ForAll("damages") List<Damage> damages) {
        othersAreRead(GameFormat.TEXT, games, damaged, damages);
    }

    private static void othersAreRead(GameFormat format, List<Transcript> games, int damaged, List<Damage> damages) {
        StringBuilder file = new StringBuilder(GameFiles.head(format));
        List<MoveSequence> whole = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            GameRecord game = record(games.get(number), number);
            String written = GameFiles.write(format, game);
            if (number == damaged) {
                written = mangled(written.substring(0, written.length() - 1), damages) + "\n";
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

    private static String mangled(String text, List<Damage> damages) {
        StringBuilder mangled = new StringBuilder(text);
        for (Damage damage : damages) {
            int from = damage.from % mangled.length();
            int to = Math.min(mangled.length(), from + damage.length);
            switch (damage.kind) {
                case 0 -> mangled.delete(from, to);
                case 1 -> mangled.insert(from, mangled.substring(from, to));
                default -> mangled.setCharAt(from, damage.sign);
            }
            if (mangled.isEmpty()) {
                return "";
            }
        }
        return mangled.toString();
    }
}
