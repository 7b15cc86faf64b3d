package reversi.tools.bake;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes all baked assets; the same program always makes the same bytes. */
final class Bakery {
    private Bakery() {}

    /** Every file's bytes by its path inside the assets folder, in a fixed order. */
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
        out.put("graphics/felt.png", Png.encode(BoardArt.felt()));
        out.put("graphics/grain.png", Png.encode(UiArt.grain()));
        return out;
    }
}
