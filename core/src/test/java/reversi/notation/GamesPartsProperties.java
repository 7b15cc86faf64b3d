package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import reversi.rules.Draws;
import reversi.rules.Variant;

/** A text that is read in parts has the same games and faults as one that is read as a whole. */
class GamesPartsProperties {
    private static final int GAMES = 120;
    private static final List<GameFormat> FORMATS =
            List.of(GameFormat.SGF, GameFormat.GGF, GameFormat.JSON, GameFormat.PGN, GameFormat.OBF, GameFormat.TEXT);

    private static Supplier<String> pieces(String text) {
        int[] at = {0};
        return () -> {
            int from = at[0];
            at[0] = Math.min(text.length(), from + 1_000);
            return text.substring(from, at[0]);
        };
    }

    private static GamesRead all(GamesParts parts) {
        List<GameRecord> games = new ArrayList<>();
        List<GameFault> faults = new ArrayList<>();
        List<GameFault> remarks = new ArrayList<>();
        Optional<GameFormat> format = Optional.empty();
        int errors = 0;
        for (Optional<GamesRead> part = parts.next(); part.isPresent(); part = parts.next()) {
            games.addAll(part.get().games());
            faults.addAll(part.get().faults());
            remarks.addAll(part.get().remarks());
            errors += part.get().errors();
            format = format.or(part.get()::format);
        }
        return new GamesRead(format, games, faults, errors, remarks);
    }

    /** Where three signs are cut out of a game, counted round, if anywhere. */
    @Provide
    Arbitrary<List<Optional<Integer>>> cuts() {
        return Draws.full(Arbitraries.integers().between(0, 9_999).optional(0.1), GAMES);
    }

    @Provide
    Arbitrary<List<GameRecord>> games() {
        return Draws.full(RecordDomain.records(Variant.OTHELLO), GAMES);
    }

    private static String file(GameFormat format, List<GameRecord> games, List<Optional<Integer>> cuts) {
        StringBuilder file = new StringBuilder(GameFiles.head(format));
        int written = 0;
        for (int i = 0; i < games.size(); i++) {
            GameRecord game = games.get(i);
            String text = GameFiles.canWrite(format, game) ? GameFiles.write(format, game) : "";
            if (format != GameFormat.JSON && i < cuts.size() && cuts.get(i).isPresent() && text.length() > 8) {
                int cut = cuts.get(i).get() % (text.length() - 4);
                text = text.substring(0, cut) + text.substring(cut + 3);
            }
            file.append(written++ == 0 ? "" : GameFiles.between(format));
            file.append(text);
        }
        return file.append(GameFiles.tail(format)).toString();
    }

    @Property(tries = 4)
    void partsAreTheWhole(@ForAll("games") List<GameRecord> games, @ForAll("cuts") List<Optional<Integer>> cuts) {
        for (GameFormat format : FORMATS) {
            String text = file(format, games, cuts);
            GamesRead whole = GameFiles.read(text);
            GamesRead parts = all(new GamesParts(pieces(text), 10_000));
            assertEquals(whole.format(), parts.format());
            assertEquals(whole.games(), parts.games(), () -> format.name());
            assertEquals(whole.faults(), parts.faults(), () -> format.name());
            assertEquals(whole.remarks(), parts.remarks());
            assertEquals(whole.errors(), parts.errors());
        }
    }

    @Test
    void aGameWithoutEndIsGivenUp() {
        GamesParts parts = new GamesParts(new Supplier<>() {
            private boolean isBegun;

            @Override
            public String get() {
                String piece = isBegun ? "x".repeat(1 << 20) : "(;GM[2]C[";
                isBegun = true;
                return piece;
            }
        });
        GamesRead read = parts.next().orElseThrow();
        assertEquals(FaultKind.TOO_LONG, read.faults().get(0).problem());
        assertTrue(parts.next().isEmpty());
    }
}
