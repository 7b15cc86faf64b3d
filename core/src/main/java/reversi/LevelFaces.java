package reversi;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import java.util.function.BiConsumer;

/** The faces of the computer's levels: pictures of their own, which the first page does without. Until they are there, a level is a bare disc. */
final class LevelFaces {
    private static final String INDEX = "later/faces.atlas";
    private static final String PICTURE = "later/faces.png";

    private final TextureAtlas atlas;
    private boolean isThere;

    /** The faces among the pictures of this atlas, which has them at once where they are on the device from the start. */
    LevelFaces(TextureAtlas atlas) {
        this.atlas = atlas;
        look(() -> {});
    }

    /** Has them fetched where they are not there, each file by its path; {@code then} runs once they have come. */
    void fetch(BiConsumer<String, Runnable> fetcher, Runnable then) {
        if (!isThere) {
            fetcher.accept(INDEX, () -> look(then));
            fetcher.accept(PICTURE, () -> look(then));
        }
    }

    private void look(Runnable then) {
        FileHandle index = Gdx.files.internal(INDEX);
        if (!isThere && index.exists() && Gdx.files.internal(PICTURE).exists()) {
            isThere = true;
            TextureAtlas faces = new TextureAtlas(index);
            atlas.getRegions().addAll(faces.getRegions());
            atlas.getTextures().addAll(faces.getTextures());
            then.run();
        }
    }
}
