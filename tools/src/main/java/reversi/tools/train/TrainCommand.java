package reversi.tools.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import reversi.engine.BoardSearch;
import reversi.engine.Family;
import reversi.engine.PatternWeights;
import reversi.engine.PositionSearch;
import reversi.rules.Variant;
import reversi.tools.options.EngineFiles;

/** Groups the trainer's steps: three make files of positions with values, the others choose patterns and fit constants of the engine to them. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = "Fits the engine's constants: makes positions with values, and fits weights to them.",
        subcommands = {
            PlayCommand.class,
            RealCommand.class,
            LabelCommand.class,
            PatternsCommand.class,
            FitCommand.class,
            FeaturesCommand.class
        })
public final class TrainCommand implements Runnable {
    private static final int TABLE_BITS = 15;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name a step; --help lists them.");
    }

    /** The boards of a variant with a search by the weights of a file, or without trained weights where there is none. */
    static PlayedBoards<?> boards(@Nullable Path weights, Variant variant) throws IOException {
        Family family =
                Family.of(variant).orElseThrow(() -> new IOException("there are no patterns for " + variant.code()));
        return family.fitsBitboard()
                ? new Bitboards(search(weights, variant))
                : new Positions(variant, new PositionSearch(variant, learned(weights, variant), TABLE_BITS));
    }

    /** A search of boards of a variant by the weights of a file, or by plain features where there is none. */
    static BoardSearch search(@Nullable Path weights, Variant variant) throws IOException {
        return search(weights, variant, TABLE_BITS);
    }

    /** As {@link #search(Path, Variant)}, with a table of 2^{@code tableBits} entries. */
    static BoardSearch search(@Nullable Path weights, Variant variant, int tableBits) throws IOException {
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

    /** Makes the positions of a file. */
    interface Maker {
        PositionFile make() throws IOException;
    }

    /** Makes a file and reports its size, where it is not there yet; returns the file. */
    static Path make(Path file, PrintWriter report, Maker maker) throws IOException {
        if (!Files.exists(file)) {
            PositionFile made = maker.make();
            made.write(file);
            report.printf("%s: %d positions%n", file.getFileName(), made.size());
            report.flush();
        }
        return file;
    }
}
