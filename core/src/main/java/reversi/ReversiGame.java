package reversi;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.utils.ScreenUtils;

/** The game as libGDX sees it: created, drawn, resized and disposed. */
public final class ReversiGame extends ApplicationAdapter {
    private static final Color BACKGROUND = Color.valueOf("12171c");

    @Override
    public void render() {
        ScreenUtils.clear(BACKGROUND);
    }
}
