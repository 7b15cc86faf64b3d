package reversi.teach.achievement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Games of tournaments and short ones, with what they earn and where. */
class AchievementTest {
    /** The shortest wipe-out that there is, by Black. */
    private static final String SHORTEST = "e6f4e3f6g5d6e7f5c5";

    /** A line of the file: whose game, against which level, its moves, and what it earns. */
    private record Case(OwnGame game, List<String> earned) {}

    static Stream<Case> cases() throws IOException {
        List<String> lines;
        try (InputStream file = Objects.requireNonNull(AchievementTest.class.getResourceAsStream("achievements.txt"))) {
            lines = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
        return lines.stream().filter(line -> !line.startsWith("#")).map(line -> {
            List<String> fields = List.of(line.split(" "));
            return new Case(
                    game(fields.get(2), Disc.valueOf(fields.get(0)), Integer.parseInt(fields.get(1))),
                    fields.subList(3, fields.size()));
        });
    }

    private static OwnGame game(String moves, Disc mine, int level) {
        return game(moves, Variant.OTHELLO, 0, mine, level);
    }

    private static OwnGame game(String moves, Variant variant, int opening, Disc mine, int level) {
        TranscriptText.Ok read = (TranscriptText.Ok) TranscriptText.read(moves, variant);
        return new OwnGame(read.transcript(), opening, mine, level);
    }

    private static List<String> earned(OwnGame game) {
        List<String> earned = new ArrayList<>();
        for (Achievement achievement : Achievement.values()) {
            achievement.earnedAt(game).ifPresent(plies -> earned.add(achievement.name() + "@" + plies));
        }
        return earned;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void gamesEarnTheseAndNoOthers(Case known) {
        assertEquals(known.earned(), earned(known.game()));
    }

    @Test
    void theFileHasOneGameAtLeastForEach() throws IOException {
        Set<Achievement> missing = EnumSet.allOf(Achievement.class);
        cases().forEach(known -> known.earned()
                .forEach(earned -> missing.remove(Achievement.valueOf(earned.substring(0, earned.indexOf('@'))))));
        assertEquals(Set.of(Achievement.ANTI_WIN), missing, "which is a game by other rules");
    }

    @Test
    void antiIsWonByTheOtherSide() {
        assertEquals(List.of("ANTI_WIN@9"), earned(game(SHORTEST, Variant.ANTI, 0, Disc.WHITE, 12)));
        assertEquals(List.of(), earned(game(SHORTEST, Variant.ANTI, 0, Disc.BLACK, 12)));
    }

    @Test
    void aGameThatGoesOnFromAnotherEarnsNothing() {
        assertEquals(OptionalInt.of(9), Achievement.WIPE_OUT.earnedAt(game(SHORTEST, Disc.BLACK, 1)));
        OwnGame tail = game(SHORTEST, Variant.OTHELLO, 8, Disc.BLACK, 12);
        assertEquals(
                List.of("NO_GIFT@9", "WIPE_OUT@9", "LEVEL_3@9", "LEVEL_6@9", "LEVEL_9@9", "LEVEL_12@9"), earned(tail));
        OwnGame nothing = game(SHORTEST, Variant.OTHELLO, 9, Disc.BLACK, 12);
        assertEquals(List.of(), earned(nothing), "nobody played here");
        String longer =
                "f5d6c3d3c4f4f6f3e3g5g6e2h5c5g4g3f2d2b6h6h4f7c6b3e7f1e6b4f8d7c2d1a4e8a3a6c1b5a5a2h7e1g1h2b2g8c8c7d8b8g7g2a7a8b7b1a1h3h1";
        assertEquals(List.of(), earned(game(longer, Variant.OTHELLO, 11, Disc.BLACK, 12)));
    }

    @Test
    void aPositionThatWasSetUpEarnsNothing() {
        Position start = Position.of(
                Variant.OTHELLO,
                java.util.Map.of(Square.of("a1"), Disc.BLACK, Square.of("b1"), Disc.WHITE),
                Disc.BLACK);
        Transcript wipe = Transcript.from(start);
        wipe = wipe.with(start.play(reversi.rules.Move.at("c1")).orThrow());
        assertEquals(List.of(), earned(new OwnGame(wipe, 0, Disc.BLACK, 12)));
    }

    @Test
    void aGameThatWasGivenUpEarnsWhatItsMovesShowButNoWin() {
        OwnGame whole = game(SHORTEST, Disc.BLACK, 17);
        OwnGame left = new OwnGame(whole.transcript().upTo(7), 0, Disc.BLACK, 17);
        assertEquals(List.of(), earned(left));
    }

    @Test
    void anOpeningIsNotLongerThanItsGame() {
        OwnGame game = game(SHORTEST, Disc.BLACK, 1);
        assertThrows(IllegalArgumentException.class, () -> new OwnGame(game.transcript(), 10, Disc.BLACK, 1));
    }
}
