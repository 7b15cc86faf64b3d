package reversi.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.TrainingLadder;
import reversi.json.JsonWriter;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Random setups of every kind of game. */
final class Setups {
    private Setups() {}

    static Arbitrary<Variant> variants() {
        return Arbitraries.of(
                Variant.square(4, Start.DIAGONAL),
                Variant.square(4, Start.PARALLEL),
                Variant.square(4, Start.DIAGONAL).withHandicap(2),
                Variant.square(6, Start.DIAGONAL),
                Variant.OTHELLO,
                Variant.square(8, Start.PARALLEL),
                Variant.OTHELLO.withHandicap(4),
                Variant.ANTI,
                Variant.REVERSI_1876,
                Variant.REVERSI_1876.with(Rule.ADJACENT_PLACEMENT, true),
                Variant.EIGHT_STARS,
                Variant.square(16, Start.DIAGONAL));
    }

    static Arbitrary<Seat> seats() {
        return Arbitraries.oneOf(
                names().map(Seat::human),
                Combinators.combine(
                                names(),
                                Arbitraries.integers().between(1, 99),
                                Arbitraries.integers().between(0, 3_600))
                        .as(Seat::computer));
    }

    private static Arbitrary<String> names() {
        return Arbitraries.oneOf(
                Arbitraries.of("", "Ann", "Zoë", "O'Neill %41", "two words", "a\nb", "黒番", "\u0000\uFFFF", "😀"),
                Arbitraries.strings().ofMaxLength(8).filter(JsonWriter::isPaired));
    }

    static Arbitrary<TimeControl> times() {
        return Arbitraries.oneOf(
                Arbitraries.just(TimeControl.none()),
                Arbitraries.integers().between(1, 60).map(TimeControl::perMove),
                Combinators.combine(
                                Arbitraries.integers().between(1, 300),
                                Arbitraries.integers().between(0, 10))
                        .as(TimeControl::perGame),
                Arbitraries.integers()
                        .between(0, TrainingLadder.LAST_STEP)
                        .map(step -> TimeControl.ladder(new TrainingLadder(step))));
    }

    static Arbitrary<GameSetup> any() {
        return Arbitraries.frequencyOf(Tuple.of(3, usual()), Tuple.of(1, setUp()));
    }

    /** Games from the start of their variant. */
    static Arbitrary<GameSetup> usual() {
        return Combinators.combine(
                        variants(),
                        Arbitraries.integers().between(0, 8),
                        Arbitraries.longs(),
                        seats(),
                        seats(),
                        times())
                .as((variant, plies, seed, black, white, time) ->
                        new GameSetup(variant, opening(variant, plies, new Random(seed)), black, white, time));
    }

    /** Games from positions that no game may have led to. */
    static Arbitrary<GameSetup> setUp() {
        return Combinators.combine(variants(), Arbitraries.longs(), seats(), seats(), times())
                .as((variant, seed, black, white, time) -> {
                    Random random = new Random(seed);
                    GameSetup setup;
                    do {
                        setup = new GameSetup(position(variant, random), List.of(), black, white, time);
                    } while (setup.opened().current().isOver() || !setup.isSetUp());
                    return setup;
                });
    }

    /** A position after random moves, with some discs turned over and anybody to move. */
    private static Position position(Variant variant, Random random) {
        Position played = GameSetup.replay(Transcript.start(variant), opening(variant, random.nextInt(40), random))
                .current();
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : variant.squares()) {
            played.at(square).ifPresent(disc -> discs.put(square, random.nextInt(6) == 0 ? disc.other() : disc));
        }
        return Position.of(
                variant, discs, disc(random.nextInt(2)), played.placed(Disc.BLACK), played.placed(Disc.WHITE));
    }

    /** Random moves, in which passes are written or left out at random. */
    private static List<Move> opening(Variant variant, int plies, Random random) {
        List<Move> moves = new ArrayList<>();
        Position position = Position.start(variant);
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            List<Move> legal = position.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            if (!move.isPass() || random.nextBoolean()) {
                moves.add(move);
            }
            position = position.play(move).orThrow().after();
        }
        return moves;
    }

    static Disc disc(int number) {
        return number % 2 == 0 ? Disc.BLACK : Disc.WHITE;
    }
}
