package reversi.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.Hinting;
import com.badlogic.gdx.utils.Disposable;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import reversi.platform.Fonts;

/** Fonts drawn by FreeType at the real size in pixels; a glyph is drawn when it is first needed. */
final class DesktopFonts implements Fonts, Disposable {
    private static final String FIRST_GLYPHS =
            "\0ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'\"()-–+/%";

    private final Map<Weight, FreeTypeFontGenerator> generators = new EnumMap<>(Weight.class);
    private final Map<Weight, FreeType.Face> rulers = new EnumMap<>(Weight.class);
    private final FreeType.Library library = FreeType.initFreeType();

    @Override
    public BitmapFont font(Weight weight, int pixels, float tracking, Script script) {
        FreeTypeFontParameter parameter = new FreeTypeFontParameter();
        parameter.size = pixels;
        parameter.characters = FIRST_GLYPHS;
        parameter.incremental = true;
        parameter.hinting = Hinting.Slight;
        parameter.minFilter = TextureFilter.Linear;
        parameter.magFilter = TextureFilter.Linear;
        return generators
                .computeIfAbsent(weight, DesktopFonts::open)
                .generateFont(
                        parameter,
                        new ExactFontData(rulers.computeIfAbsent(weight, this::ruler), pixels, tracking * pixels));
    }

    @Override
    public boolean draws(char character) {
        return rulers.computeIfAbsent(Weight.REGULAR, this::ruler).getCharIndex(character) != 0;
    }

    @Override
    public void dispose() {
        generators.values().forEach(FreeTypeFontGenerator::dispose);
        generators.clear();
        rulers.clear();
        library.dispose();
    }

    private FreeType.Face ruler(Weight weight) {
        return library.newFace(file(weight), 0);
    }

    private static FreeTypeFontGenerator open(Weight weight) {
        return new FreeTypeFontGenerator(file(weight));
    }

    private static FileHandle file(Weight weight) {
        return Gdx.files.internal("fonts/inter-" + weight.name().toLowerCase(Locale.ROOT) + ".ttf");
    }
}
