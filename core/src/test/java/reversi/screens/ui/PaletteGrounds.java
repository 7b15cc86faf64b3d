package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import java.util.LinkedHashMap;
import java.util.Map;

/** What words and shapes lie on in a look, as opaque colours. */
public final class PaletteGrounds {
    private PaletteGrounds() {}

    /** Everything that words lie on, with the layers below them. */
    public static Map<String, Color> of(Palette palette) {
        Map<String, Color> grounds = new LinkedHashMap<>();
        Map<String, Color> bases = Map.of("top", palette.top(), "bottom", palette.bottom(), "sheet", palette.sheet());
        bases.forEach((name, base) -> {
            Color panel = over(palette.panel(), base);
            grounds.put(name, base);
            grounds.put("panel on " + name, panel);
            grounds.put("raised on " + name, over(palette.raised(), base));
            grounds.put("raised on panel on " + name, over(palette.raised(), panel));
            grounds.put("well on " + name, over(palette.well(), base));
            grounds.put("well on panel on " + name, over(palette.well(), panel));
        });
        return grounds;
    }

    /** A colour as it looks when it lies, half transparent, over an opaque one. */
    public static Color over(Color upper, Color lower) {
        Color mixed = new Color(lower).lerp(upper.r, upper.g, upper.b, 1, upper.a);
        mixed.a = 1;
        return mixed;
    }
}
