package reversi.screens.transfer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import reversi.session.Checksum;

/**
 * The parts of one code that have come so far, in any order.
 *
 * @param parts in order of their numbers, none twice, all of the same code
 */
record TakenParts(List<ChainPart> parts) {
    TakenParts {
        parts = List.copyOf(parts);
    }

    /** None has come. */
    static TakenParts none() {
        return new TakenParts(List.of());
    }

    /** With one more; one of another code begins anew. */
    TakenParts with(ChainPart part) {
        List<ChainPart> more = new ArrayList<>(List.of(part));
        for (ChainPart known : parts) {
            boolean isSame = known.id().equals(part.id()) && known.count() == part.count();
            if (isSame && known.number() != part.number()) {
                more.add(known);
            }
        }
        more.sort(Comparator.comparingInt(ChainPart::number));
        return new TakenParts(more);
    }

    /** How many are still to come; 0 for none at all. */
    int missing() {
        return parts.isEmpty() ? 0 : parts.get(0).count() - parts.size();
    }

    /** The whole code, once all parts are there and go together. */
    Optional<String> code() {
        StringBuilder code = new StringBuilder();
        parts.forEach(part -> code.append(part.data()));
        boolean isWhole = !parts.isEmpty()
                && missing() == 0
                && Checksum.of(code.toString()).equals(parts.get(0).id());
        return isWhole ? Optional.of(code.toString()) : Optional.empty();
    }

    /** The parts as a text, a line each. */
    String written() {
        return String.join("\n", parts.stream().map(ChainPart::written).toList());
    }

    /** The parts of such a text; empty for any other. */
    static Optional<TakenParts> read(String text) {
        TakenParts taken = none();
        for (String line : text.split("\n", ChainPart.MOST + 1)) {
            Optional<ChainPart> part = ChainPart.read(line);
            if (part.isEmpty()) {
                return Optional.empty();
            }
            taken = taken.with(part.get());
        }
        return Optional.of(taken);
    }
}
