package reversi.verify;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Positive;
import reversi.online.Codec;

/** A log is whole, or it is found not to be. */
class VerifyProperties {
    private static final SigningKey KEY = SigningKey.generate();
    private static final Optional<LogKey> KNOWN = Optional.of(KEY.publicKey());

    private static byte[] signed(GameLog game, SigningKey key) {
        return game.chain(new Codec())
                .sealed(key, "{\"black\":\"Ann\",\"white\":\"Zoë\"}")
                .getBytes(UTF_8);
    }

    private static String wrong(byte[] file) {
        return assertInstanceOf(Verified.Wrong.class, Verified.of(file, KNOWN)).why();
    }

    private static List<String> lines(byte[] file) {
        return new ArrayList<>(new String(file, UTF_8).lines().toList());
    }

    private static byte[] file(List<String> lines) {
        return (String.join("\n", lines) + '\n').getBytes(UTF_8);
    }

    @Property(tries = 100)
    void aGameAsItWasPlayedIsWhole(@ForAll long seed) {
        GameLog game = PlayedGames.random(seed);
        byte[] file = signed(game, KEY);

        Verified.OfGame whole = assertInstanceOf(Verified.OfGame.class, Verified.of(file, KNOWN));

        assertEquals(game, whole.game());
        assertEquals(game.chain(new Codec()).head(), whole.log().head());
        assertEquals(KNOWN.get(), LogKey.read(KEY.publicKey().pem()));
        SigningKey kept = SigningKey.of(KEY.secretHex(), KEY.publicKey().hex());
        assertEquals(new String(file, UTF_8), new String(signed(game, kept), UTF_8));
    }

    @Property(tries = 500)
    void anyChangedByteIsFound(@ForAll @IntRange(max = 20) int seed, @ForAll @Positive int at, @ForAll byte other) {
        byte[] file = signed(PlayedGames.random(seed), KEY);
        file[at % file.length] ^= other == 0 ? 1 : other;

        assertTrue(!wrong(file).isEmpty());
    }

    @Property(tries = 200)
    void anythingCutOffIsFound(@ForAll @IntRange(max = 20) int seed, @ForAll @Positive int at) {
        byte[] file = signed(PlayedGames.random(seed), KEY);

        assertTrue(!wrong(Arrays.copyOf(file, at % file.length)).isEmpty());
    }

    @Property(tries = 200)
    void aLineThatIsMissingDoubledOrMovedIsFound(@ForAll @IntRange(max = 20) int seed, @ForAll @Positive int at) {
        List<String> lines = lines(signed(PlayedGames.random(seed), KEY));
        int line = at % (lines.size() - 1);

        List<String> missing = new ArrayList<>(lines);
        missing.remove(line);
        List<String> doubled = new ArrayList<>(lines);
        doubled.add(line, lines.get(line));
        List<String> moved = new ArrayList<>(lines);
        Collections.swap(moved, line, line + 1);

        for (List<String> changed : List.of(missing, doubled, moved)) {
            assertTrue(!wrong(file(changed)).isEmpty());
        }
    }

    /** Whoever makes all hashes anew has not the server's key. */
    @Property(tries = 50)
    void aGameThatSomebodyElseSignsIsFound(@ForAll long seed) {
        SigningKey other = SigningKey.generate();
        byte[] file = signed(PlayedGames.random(seed), other);

        assertTrue(wrong(file).startsWith("it is signed by another key"), () -> wrong(file));
        String disguised = new String(file, UTF_8)
                .replace(other.publicKey().hex(), KEY.publicKey().hex());
        assertTrue(wrong(disguised.getBytes(UTF_8)).startsWith("the signature is wrong"));
    }
}
