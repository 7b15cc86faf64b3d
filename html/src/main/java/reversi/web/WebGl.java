package reversi.web;

import com.badlogic.gdx.backends.gwt.GwtGL20;
import com.badlogic.gdx.graphics.GL20;
import com.google.gwt.webgl.client.WebGLRenderingContext;

/** The browser's drawing commands, none of which waits for those before it where the answer is known. */
final class WebGl extends GwtGL20 {
    WebGl(WebGLRenderingContext context) {
        super(context);
    }

    /**
     * Says that what is drawn into can be drawn into. The game draws into nothing but textures of red, green, blue and alpha in bytes, which
     * WebGL promises to take; to ask halts the game until all that was asked for before has been drawn, which took most of the first second.
     */
    @Override
    public int glCheckFramebufferStatus(int target) {
        return GL20.GL_FRAMEBUFFER_COMPLETE;
    }
}
