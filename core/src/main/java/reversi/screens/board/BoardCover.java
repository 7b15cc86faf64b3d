package reversi.screens.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.utils.Disposable;
import reversi.screens.ui.WidgetFeedback;

/**
 * The picture that covers a board, ready to be drawn.
 *
 * @param texture repeats
 * @param grey the tone of the picture that means the board's own colour, 0…1
 */
record BoardCover(Texture texture, float grey) implements Disposable {
    /** The picture of a material; until one that is missing has been fetched, that of felt, in the material's colours. */
    static BoardCover of(BoardMaterial material, WidgetFeedback feedback) {
        FileHandle file = Gdx.files.internal(material.file());
        if (!file.exists() && material != BoardMaterial.FELT) {
            feedback.missing(material.file());
            return of(BoardMaterial.FELT, feedback);
        }
        Texture texture = new Texture(file, true);
        texture.setFilter(Texture.TextureFilter.MipMapLinearLinear, Texture.TextureFilter.Linear);
        texture.setWrap(Texture.TextureWrap.Repeat, Texture.TextureWrap.Repeat);
        return new BoardCover(texture, material.grey());
    }

    @Override
    public void dispose() {
        texture.dispose();
    }
}
