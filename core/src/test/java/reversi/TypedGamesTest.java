package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Whole games on the page, typed square by square, on boards of every kind: each ends with the result of the rules. */
class TypedGamesTest {
    static Stream<Variant> variants() {
        return Stream.of(
                Variant.OTHELLO,
                Variant.square(8, Start.PARALLEL),
                Variant.ANTI,
                Variant.OTHELLO.withHandicap(2),
                Variant.square(4, Start.DIAGONAL),
                Variant.square(6, Start.DIAGONAL),
                Variant.square(10, Start.DIAGONAL),
                Variant.EIGHT_STARS,
                Variant.REVERSI_1876,
                Variant.REVERSI_1876.with(Rule.ADJACENT_PLACEMENT, true));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aTypedGameIsTheGameOfTheRules(Variant variant) {
        Map<String, String> kept = new HashMap<>(Map.of("settings", "reversi-settings 2\nspeed=OFF\n"));
        Random random = new Random(3);
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, new MemoryStore(kept))) {
            game.play(new GameSetup(variant, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
            Position expected = Position.start(variant);
            while (!expected.isOver()) {
                List<Move> moves = expected.legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                if (!move.isPass()) {
                    type(game, move);
                }
                expected = expected.play(move).orThrow().after();
                assertEquals(expected.count(Disc.BLACK), game.table().black(), () -> "after " + move);
                assertEquals(expected.count(Disc.WHITE), game.table().white());
            }
            game.pass(0.5f);
            assertTrue(game.table().isOver());
            assertFalse(game.table().isPersonAsked());
            for (Disc disc : Disc.values()) {
                String discs = Integer.toString(expected.score().official(disc));
                assertTrue(game.words().contains(discs), () -> discs + " among " + game.words());
            }
        }
    }

    @Test
    void aSquareIsTypedAfterALongLook() {
        try (GameDriver game = GameDriver.wide()) {
            lookLong(game);
            game.pressSign('d');
            game.idle(2);
            game.pressSign('3');
            assertEquals("d3", game.table().transcript());
        }
    }

    @Test
    void aLetterThatCouldBeginASquareIsACommandSoonAfterALongLook() {
        try (GameDriver game = GameDriver.wide()) {
            lookLong(game);
            game.pressSign('h');
            game.pass(0.5f);
            assertFalse(game.canClick("CLOSE"), "a figure may still follow");
            game.idle(0.3f);
            game.pass(0.1f);
            assertTrue(game.canClick("CLOSE"), "none came");
        }
    }

    /** Begins a game in which nothing happens for a minute. */
    private static void lookLong(GameDriver game) {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        game.idle(60);
    }

    /** Types a square as letters and figures; where a figure may be followed by another, time tells that none comes. */
    private static void type(GameDriver game, Move move) {
        String square = move.square().orElseThrow().toString();
        game.type(square);
        if (square.endsWith("1") && game.setup().variant().size() >= 10) {
            game.pass(1.5f);
        }
        for (int i = 0; i < 60 && game.table().isMoving(); i++) {
            game.pass(0.05f);
        }
        game.pass(0.05f);
    }
}
