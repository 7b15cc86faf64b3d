package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.GameDomain;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** Games to and from rows of squares. */
@Domain(GameDomain.class)
@Domain(DomainContext.Global.class)
class TranscriptTextTest {
    /** Eight plies, as few as there can be, after which Black must pass. */
    private static final String TO_A_PASS = "f5f6d3g5h5h4f7h6";

    private static Transcript read(String text, Variant variant) {
        TranscriptText.Read read = TranscriptText.read(text, variant);
        return assertInstance(read);
    }

    private static Transcript assertInstance(TranscriptText.Read read) {
        assertTrue(read instanceof TranscriptText.Ok, read::toString);
        return ((TranscriptText.Ok) read).transcript();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5d6c3",
                "F5D6C3",
                "f5 d6 c3",
                " f5\n\td6\r\nc3 ",
                "F5d6  C3",
                "f5\u00a0d6\u3000c3",
                "\ufefff5d6c3"
            })
    void caseAndSpacesAreFree(String text) {
        assertEquals("f5 d6 c3", read(text, Variant.OTHELLO).toString());
    }

    @Test
    void nothingIsAGameNotBegun() {
        assertEquals(Transcript.start(Variant.OTHELLO), read("", Variant.OTHELLO));
        assertEquals(Transcript.start(Variant.OTHELLO), read(" \n", Variant.OTHELLO));
    }

    @Test
    void ranksOfTwoDigitsAreRead() {
        assertEquals("e4 f4", read("e4f4", Variant.EIGHT_STARS).toString());
        Transcript game = GameDomain.game(Variant.EIGHT_STARS, 4, Integer.MAX_VALUE);
        assertTrue(TranscriptText.write(game).contains("c10"));
        assertEquals(game, read(TranscriptText.write(game), Variant.EIGHT_STARS));
    }

    @Property(tries = 150)
    void everyGameIsReadBackWithPassesWrittenOrNot(@ForAll Transcript game) {
        Transcript settled = withForcedPass(game);
        assertEquals(settled, assertInstance(TranscriptText.read(TranscriptText.write(game), game.first())));
        assertEquals(settled, assertInstance(TranscriptText.read(TranscriptText.writeWithPasses(game), game.first())));
        String pretty = settled.toString().toUpperCase(Locale.ROOT);
        assertEquals(settled, assertInstance(TranscriptText.read(pretty, game.first())));
    }

    @Property(tries = 100)
    void aGameIsReadFromAnyPositionOfIt(@ForAll Transcript game, @ForAll int lot) {
        int ply = Math.floorMod(lot, game.plies() + 1);
        Position middle = game.upTo(ply).current();
        Transcript rest = Transcript.from(middle);
        for (Turn turn : game.turns().subList(ply, game.plies())) {
            rest = rest.with(turn);
        }
        String text = TranscriptText.writeWithPasses(rest);
        assertEquals(withForcedPass(rest), assertInstance(TranscriptText.read(text, middle)));
    }

    /** The game with a pass that is due at its end played. */
    private static Transcript withForcedPass(Transcript game) {
        return game.current().mustPass()
                ? game.with(game.current().play(Move.PASS).orThrow())
                : game;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "pass", "PASS", "--", "ps", "PA", " pass "})
    void aForcedPassMayBeWrittenOrNot(String pass) {
        Transcript game = read(TO_A_PASS + pass + "c5", Variant.OTHELLO);
        assertEquals("f5 f6 d3 g5 h5 h4 f7 h6 pass c5", game.toString());
        assertEquals(TO_A_PASS + "c5", TranscriptText.write(game));
        assertEquals(TO_A_PASS + "--c5", TranscriptText.writeWithPasses(game));
    }

    @Test
    void aForcedPassAtTheEndIsPlayed() {
        assertTrue(read(TO_A_PASS, Variant.OTHELLO).moves().get(8).isPass());
        assertEquals(read(TO_A_PASS, Variant.OTHELLO), read(TO_A_PASS + "--", Variant.OTHELLO));
    }

    @ParameterizedTest
    @ValueSource(strings = {"c5", "--c5", " pass C5"})
    void aGameMayBeginWithAForcedPass(String text) {
        Position start = read(TO_A_PASS, Variant.OTHELLO).upTo(8).current();
        assertTrue(start.mustPass());
        assertEquals("pass c5", assertInstance(TranscriptText.read(text, start)).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "d3d3, 2, 2, d3, OCCUPIED",
        "f5 a1, 2, 3, a1, FLIPS_NOTHING",
        "f5d6 i5, 3, 5, i5, NOT_ON_BOARD",
        "f5d6c10, 3, 4, c10, NOT_ON_BOARD",
        "f5passd6, 2, 2, pass, MAY_NOT_PASS",
        "--, 1, 0, --, MAY_NOT_PASS",
        "f5d6c5f4e3f6g5e6e7 a1, 10, 19, a1, GAME_OVER",
        "f5d6c5f4e3f6g5e6e7--, 10, 18, --, GAME_OVER",
        "f5f6d3g5h5h4f7h6----, 10, 18, --, MAY_NOT_PASS"
    })
    void anIllegalMoveIsNamedWithItsPlyAndReason(String text, int ply, int offset, String token, Illegal reason) {
        TranscriptText.Failed failed = failed(TranscriptText.read(text, Variant.OTHELLO));
        assertEquals(ply, failed.ply());
        assertEquals(offset, failed.offset());
        assertEquals(token, failed.token());
        assertEquals(Optional.of(reason), failed.reason());
        assertEquals(ply - 1, failed.before().plies());
    }

    @ParameterizedTest
    @CsvSource({
        "f5x9d6, 2, 2, x9", "f5 f, 2, 3, f", "f5d0, 2, 2, d0", "f5d66, 2, 2, d66", "f5d017, 2, 2, d017",
        "'1. f5', 1, 0, 1.", "hello world, 1, 0, hello", "f5?, 2, 2, ?", "f5-d6, 2, 2, -d6",
                "f5 d6!!!!!!!!!!!!!, 3, 5, !!!!!!!!",
        "f5 é4, 2, 3, é4"
    })
    void whatIsNoMoveIsShown(String text, int ply, int offset, String token) {
        TranscriptText.Failed failed = failed(TranscriptText.read(text, Variant.OTHELLO));
        assertEquals(ply, failed.ply());
        assertEquals(offset, failed.offset());
        assertEquals(token, failed.token());
        assertEquals(Optional.empty(), failed.reason());
    }

    private static TranscriptText.Failed failed(TranscriptText.Read read) {
        assertTrue(read instanceof TranscriptText.Failed, read::toString);
        return (TranscriptText.Failed) read;
    }

    @Property
    void noTextBreaksTheReader(@ForAll String text, @ForAll Variant variant) {
        TranscriptText.Read read = TranscriptText.read(text, variant);
        if (read instanceof TranscriptText.Failed failed) {
            assertTrue(text.startsWith(failed.token(), failed.offset()));
            assertTrue(!failed.token().isEmpty());
        }
    }

    @Property(tries = 100)
    void oneWrongSquareIsFoundWhereItIs(@ForAll Transcript game, @ForAll int lot) {
        Transcript settled = withForcedPass(game);
        int ply = Math.floorMod(lot, settled.plies() + 1);
        StringBuilder text = new StringBuilder();
        for (Turn turn : settled.turns().subList(0, ply)) {
            text.append(turn.move().square().map(Square::name).orElse("--"));
        }
        int offset = text.length();
        text.append("z1");
        TranscriptText.Failed failed = failed(TranscriptText.read(text.toString(), game.first()));
        assertEquals(offset, failed.offset());
        assertEquals(withForcedPass(settled.upTo(ply)), failed.before());
    }
}
