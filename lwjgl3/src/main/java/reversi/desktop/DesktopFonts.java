package reversi.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.Hinting;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import reversi.platform.Fonts;
import reversi.platform.StandIns;

/**
 * Fonts drawn by FreeType at the real size in pixels; a glyph is drawn when it is first needed. What Inter lacks is looked for in the game's
 * Japanese and Chinese fonts, and then in those of the system. Arabic letters join; other scripts' letters stand beside each other.
 */
final class DesktopFonts implements Fonts, Disposable {
    private static final String FIRST_GLYPHS =
            "\0ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'\"()-–+/%";
    private static final String JAPANESE = "noto-jp";
    private static final String CHINESE = "noto-sc";

    /** A weight in the forms of a script. */
    private record Cut(Weight weight, Script script) {}

    private final Map<Cut, TypefaceChain> chains = new HashMap<>();
    private final StandIns standIns = new StandIns();
    private final Map<String, Typeface> typefaces = new HashMap<>();
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
        TypefaceChain chain = chain(weight, script);
        return chain.generateFont(parameter, new ExactFontData(chain, pixels, tracking * pixels));
    }

    @Override
    public boolean draws(char character) {
        return !Character.isSurrogate(character)
                && chain(Weight.REGULAR, Script.WESTERN).has(character);
    }

    @Override
    public char standIn(String cluster) {
        TypefaceChain typefaces = chain(Weight.REGULAR, Script.WESTERN);
        boolean isDrawn = !ClusterPicture.isOfOtherPictures(cluster)
                && ClusterPicture.characters(cluster).allMatch(typefaces::has);
        return isDrawn ? standIns.of(cluster) : StandIns.NONE;
    }

    @Override
    public void dispose() {
        chains.values().forEach(TypefaceChain::dispose);
        chains.clear();
        typefaces.values().forEach(Typeface::dispose);
        typefaces.clear();
        library.dispose();
    }

    private TypefaceChain chain(Weight weight, Script script) {
        return chains.computeIfAbsent(new Cut(weight, script), this::open);
    }

    private TypefaceChain open(Cut cut) {
        String weight = cut.weight() == Weight.REGULAR ? "-regular.otf" : "-bold.otf";
        boolean isChinese = cut.script() == Script.CHINESE;
        FileHandle inter = internal("inter-" + cut.weight().name().toLowerCase(Locale.ROOT) + ".ttf");
        List<FileHandle> files = new ArrayList<>(List.of(
                inter,
                internal((isChinese ? CHINESE : JAPANESE) + weight),
                internal((isChinese ? JAPANESE : CHINESE) + weight)));
        files.addAll(SystemTypefaces.files());
        return new TypefaceChain(
                inter,
                standIns,
                files.stream()
                        .map(file -> typefaces.computeIfAbsent(file.path(), path -> new Typeface(library, file)))
                        .toList());
    }

    private static FileHandle internal(String name) {
        return Gdx.files.internal("fonts/" + name);
    }
}
