package reversi.rules;

import java.util.List;
import java.util.Optional;

/**
 * The variants on offer by name: one added here has its card on the page of a new game and in invitations, its part of the
 * guide, and its place in the tests. {@code docs/extending.md} says what else belongs to one.
 */
public final class Variants {
    private static final List<NamedVariant> ALL = List.of(
            new NamedVariant("othello", Variant.OTHELLO),
            new NamedVariant("stars", Variant.EIGHT_STARS),
            new NamedVariant("grand", Variant.square(10, Start.DIAGONAL)),
            new NamedVariant("parallel", Variant.square(8, Start.PARALLEL)),
            new NamedVariant("1876", Variant.REVERSI_1876),
            new NamedVariant("small", Variant.square(6, Start.DIAGONAL)),
            new NamedVariant("anti", Variant.ANTI));

    private Variants() {}

    /** Every variant with a name, in the order in which they are offered, standard Othello first. */
    public static List<NamedVariant> all() {
        return ALL;
    }

    /** The variant of a name such as {@code anti}, or of a {@link VariantCode}; empty for any other text. */
    public static Optional<Variant> read(String nameOrCode) {
        return ALL.stream()
                .filter(named -> named.key().equals(nameOrCode))
                .map(NamedVariant::variant)
                .findFirst()
                .or(() -> VariantCode.read(nameOrCode));
    }

    /** The variant of these rules, if it has a name. */
    public static Optional<NamedVariant> named(Variant variant) {
        return ALL.stream().filter(named -> named.variant().equals(variant)).findFirst();
    }
}
