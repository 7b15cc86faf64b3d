package reversi.desktop;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.utils.IntMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.platform.StandIns;

/** The typefaces of one weight, in the order in which they are looked through for a character; the first one is the game's own. */
final class TypefaceChain extends FreeTypeFontGenerator {
    private final List<Typeface> typefaces;
    private final StandIns standIns;
    private final IntMap<Typeface> known = new IntMap<>();

    /** A generator for the first of these typefaces, whose file it is, which borrows from the others; it draws what characters stand for. */
    TypefaceChain(FileHandle first, StandIns standIns, List<Typeface> typefaces) {
        super(first);
        this.standIns = standIns;
        this.typefaces = List.copyOf(typefaces);
    }

    /** The first typeface that has a character; where none has it, the first of all, with its empty box. */
    Typeface of(int character) {
        Typeface found = known.get(character);
        if (found == null) {
            found = typefaces.stream()
                    .filter(typeface -> typeface.has(character))
                    .findFirst()
                    .orElse(typefaces.get(0));
            known.put(character, found);
        }
        return found;
    }

    boolean has(int character) {
        return of(character).has(character);
    }

    @Override
    protected @Nullable Glyph createGlyph(
            char character,
            FreeTypeBitmapFontData data,
            FreeTypeFontParameter parameter,
            FreeType.Stroker stroker,
            float baseline,
            PixmapPacker packer) {
        Optional<String> cluster = standIns.cluster(character);
        if (cluster.isPresent()) {
            return ClusterPicture.draw(character, cluster.get(), this::of, data, parameter, baseline, packer);
        }
        Typeface typeface = character == 0 ? typefaces.get(0) : of(character);
        return typeface == typefaces.get(0)
                ? super.createGlyph(character, data, parameter, stroker, baseline, packer)
                : typeface.draw(character, data, parameter, stroker, baseline, packer);
    }
}
