package reversi.tools.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.engine.BoardSearch;
import reversi.engine.Family;
import reversi.engine.PatternWeights;
import reversi.engine.PositionSearch;
import reversi.rules.Variant;
import reversi.tools.options.EngineFiles;

/** Makes searches by the weights of a file, as far as there are any. */
final class LearnedSearch {
    private static final int TABLE_BITS = 15;

    private LearnedSearch() {}

    /** The boards of a variant with a search by the weights of a file, or without trained weights where there is none. */
    static PlayedBoards<?> boards(@Nullable Path weights, Variant variant) throws IOException {
        Family family =
                Family.of(variant).orElseThrow(() -> new IOException("there are no patterns for " + variant.code()));
        return family.fitsBitboard()
                ? new Bitboards(of(weights, variant))
                : new LargeBoards(variant, new PositionSearch(variant, learned(weights, variant), TABLE_BITS));
    }

    /** A search of boards of a variant by the weights of a file, or by plain features where there is none. */
    static BoardSearch of(@Nullable Path weights, Variant variant) throws IOException {
        return of(weights, variant, TABLE_BITS);
    }

    /** As {@link #of(Path, Variant)}, with a table of 2^{@code tableBits} entries. */
    static BoardSearch of(@Nullable Path weights, Variant variant, int tableBits) throws IOException {
        PatternWeights learned = learned(weights, variant);
        return learned == null ? new BoardSearch(variant, tableBits) : new BoardSearch(learned, tableBits);
    }

    private static @Nullable PatternWeights learned(@Nullable Path weights, Variant variant) throws IOException {
        if (weights == null) {
            return null;
        }
        PatternWeights learned = EngineFiles.weights(weights);
        if (!Family.of(variant).equals(Optional.of(learned.family()))) {
            throw new IOException(weights + " has no weights for " + variant.code());
        }
        return learned;
    }
}
