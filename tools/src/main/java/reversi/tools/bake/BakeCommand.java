package reversi.tools.bake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Draws and synthesises every picture and sound of the game into the assets folder. */
@Command(
        name = "bake",
        mixinStandardHelpOptions = true,
        description = "Draws the game's pictures and icons and synthesises its sounds into the assets folder.")
public final class BakeCommand implements Callable<Integer> {
    @Option(
            names = "--assets",
            paramLabel = "DIR",
            defaultValue = "assets",
            description = "Folder to bake into (default: ${DEFAULT-VALUE}).")
    private Path assets = Path.of("assets");

    @Override
    public Integer call() throws IOException {
        if (!Files.isDirectory(assets)) {
            System.err.println("No folder " + assets + ": name the assets folder with --assets.");
            return 1;
        }
        for (Map.Entry<String, byte[]> file : Bakery.everything().entrySet()) {
            Path target = assets.resolve(file.getKey());
            Files.createDirectories(target.resolveSibling("."));
            Files.write(target, file.getValue());
            System.out.println(file.getKey() + " " + file.getValue().length);
        }
        return 0;
    }
}
