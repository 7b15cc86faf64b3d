package reversi.rules;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;
import reversi.rules.Lines.Manner;

/** Variants and games for properties: every named variant and any other that the rules allow. */
public final class GameDomain extends DomainContextBase {
    /** The variants that a player can choose by name, and the boards beside them. */
    public static final List<Variant> NAMED = Stream.concat(
                    Variants.all().stream().map(NamedVariant::variant),
                    Stream.of(
                            Variant.REVERSI_1876.with(Rule.ADJACENT_PLACEMENT, true),
                            Variant.OTHELLO.withHandicap(1),
                            Variant.OTHELLO.withHandicap(4),
                            Variant.square(4, Start.DIAGONAL),
                            Variant.square(4, Start.PARALLEL),
                            Variant.square(6, Start.PARALLEL),
                            Variant.square(16, Start.PARALLEL)))
            .toList();

    @Provide
    Arbitrary<Variant> variants() {
        return Arbitraries.frequencyOf(Tuple.of(3, Arbitraries.of(NAMED)), Tuple.of(2, anyVariant()))
                .withoutEdgeCases();
    }

    private static Arbitrary<Variant> anyVariant() {
        return Combinators.combine(
                        Arbitraries.of(4, 6, 8, 10, 12, 14, 16),
                        Arbitraries.of(Shape.class),
                        Arbitraries.of(Start.class),
                        Arbitraries.of(Disc.class),
                        Arbitraries.frequencyOf(
                                Tuple.of(1, Arbitraries.just(0)),
                                Tuple.of(1, Arbitraries.integers().between(6, 128))),
                        Arbitraries.of(Rule.class).set(),
                        Arbitraries.integers().between(0, 4))
                .as((size, shape, start, first, stock, rules, handicap) -> {
                    Shape outline = size < shape.leastSize() ? Shape.SQUARE : shape;
                    int corners = outline.hasCorners() ? handicap : 0;
                    return new Variant(size, outline, start, first, stock, rules, corners);
                });
    }

    /** Games broken off after any number of plies, most played to the end. */
    @Provide
    Arbitrary<Transcript> games() {
        return variants().flatMap(GameDomain::games);
    }

    private static Arbitrary<Transcript> games(Variant variant) {
        Transcript start = Transcript.start(variant);
        int most = 5 * variant.squares().size() / 2;
        return Combinators.combine(Arbitraries.of(Manner.class), Lines.choices(0, most))
                .as((manner, choices) -> Lines.play(start, manner, choices));
    }

    @Provide
    Arbitrary<Position> positions() {
        return games().map(Transcript::current);
    }

    /** A game of this variant at random, of at most so many plies: one seed in three plays at random, greedily or modestly. */
    public static Transcript game(Variant variant, long seed, int plies) {
        Random lot = new Random(seed);
        Manner manner = Manner.values()[lot.nextInt(3)];
        Transcript game = Transcript.start(variant);
        List<Move> legal = game.current().legalMoves();
        while (!legal.isEmpty() && game.plies() < plies) {
            Move move = manner.choose(game.current(), legal, lot.nextInt(legal.size()));
            game = game.with(game.current().play(move).orThrow());
            legal = game.current().legalMoves();
        }
        return game;
    }
}
