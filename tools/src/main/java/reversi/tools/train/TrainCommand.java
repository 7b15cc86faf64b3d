package reversi.tools.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import reversi.engine.BoardSearch;
import reversi.rules.Variant;
import reversi.tools.options.EngineFiles;

/** Groups the trainer's steps: three make files of positions with values, the others fit constants of the engine to them. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = "Fits the engine's constants: makes positions with values, and fits weights to them.",
        subcommands = {PlayCommand.class, RealCommand.class, LabelCommand.class, FitCommand.class, FeaturesCommand.class
        })
public final class TrainCommand implements Runnable {
    private static final int TABLE_BITS = 15;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name a step; --help lists them.");
    }

    /** A search of a variant by the weights of a file, or by the plain features where there is none. */
    static BoardSearch search(@Nullable Path weights, Variant variant) throws IOException {
        return weights == null
                ? new BoardSearch(variant, TABLE_BITS)
                : new BoardSearch(EngineFiles.weights(weights), TABLE_BITS);
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
