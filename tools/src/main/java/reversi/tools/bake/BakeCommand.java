package reversi.tools.bake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.tools.options.Tool;

/** Draws and synthesises every picture and sound of the game into the assets folder. */
@Command(
        name = "bake",
        description = "Draws the game's pictures and icons and synthesises its sounds into the assets folder.")
public final class BakeCommand extends Tool {
    @Option(names = "--assets", paramLabel = "DIR", description = "Folder to bake into (default: ${DEFAULT-VALUE}).")
    private Path assets = Path.of("assets");

    @Override
    public Integer call() throws IOException {
        if (!Files.isDirectory(assets)) {
            err().println("No folder " + assets + ": name the assets folder with --assets.");
            return 1;
        }
        write(everything());
        return 0;
    }

    /** Writes files below the assets folder; throws IOException at the first that cannot be written. */
    void write(Map<String, byte[]> files) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path target = assets.resolve(file.getKey());
            Files.createDirectories(target.resolveSibling("."));
            Files.write(target, file.getValue());
            out().println(file.getKey() + " " + file.getValue().length);
        }
    }

    /** The same program always makes the same bytes: every file's by its path inside the assets folder, in a fixed order. */
    static Map<String, byte[]> everything() {
        Map<String, byte[]> out = graphics();
        SoundArt.files().forEach((name, bytes) -> out.put("sounds/" + name + ".wav", bytes));
        IconFiles.files().forEach((name, bytes) -> out.put("icons/" + name, bytes));
        return out;
    }

    private static Map<String, byte[]> graphics() {
        List<Sprite> plain = new ArrayList<>(UiArt.sprites());
        plain.addAll(IconArt.sprites());
        List<Atlas> pages = List.of(
                Atlas.pack("ui.png", 1024, plain),
                Atlas.pack("board.png", 1024, BoardArt.sprites()),
                Atlas.pack("disc.png", 2048, DiscArt.sprites()));
        Map<String, byte[]> out = new LinkedHashMap<>();
        StringBuilder index = new StringBuilder();
        for (Atlas page : pages) {
            index.append(index.isEmpty() ? "" : "\n").append(page.text());
            out.put("graphics/" + page.file(), Png.encode(page.page()));
        }
        out.put("graphics/game.atlas", index.toString().getBytes(StandardCharsets.UTF_8));
        out.put("graphics/felt.png", Png.encode(FeltArt.tile()));
        Atlas faces = Atlas.pack("faces.png", 1024, CharacterArt.sprites());
        out.put("later/faces.atlas", faces.text().getBytes(StandardCharsets.UTF_8));
        out.put("later/" + faces.file(), Png.encode(faces.page()));
        out.put("later/stone.png", Png.encode(TileArt.stone()));
        out.put("later/paper.png", Png.encode(TileArt.paper()));
        out.put("later/night.png", Png.encode(TileArt.night()));
        out.put("graphics/grain.png", Png.encode(UiArt.grain()));
        return out;
    }
}
