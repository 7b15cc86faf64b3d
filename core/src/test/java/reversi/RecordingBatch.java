package reversi;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Matrix4;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/** A batch that draws nothing and notes what it was asked to draw; a use that a real one would refuse fails. */
final class RecordingBatch implements InvocationHandler {
    private final Color colour = new Color(Color.WHITE);
    private final Matrix4 projection = new Matrix4();
    private final Matrix4 transform = new Matrix4();
    private final List<Drawn> drawn = new ArrayList<>();
    private boolean isDrawing;
    private boolean isBlending = true;

    /**
     * One rectangle or run of glyphs, in the points of whatever was drawn to.
     *
     * @param colour with its alpha, as packed by libGDX; what was in front where the vertices have their own
     * @param isText whether it came as vertices, as words and rounded shapes do
     */
    record Drawn(float x, float y, float width, float height, float colour, boolean isText) {}

    /** A batch that this records. */
    Batch batch() {
        return (Batch) Proxy.newProxyInstance(Batch.class.getClassLoader(), new Class<?>[] {Batch.class}, this);
    }

    /** What was drawn since the last call, in order. */
    List<Drawn> take() {
        List<Drawn> taken = List.copyOf(drawn);
        drawn.clear();
        return taken;
    }

    boolean isDrawing() {
        return isDrawing;
    }

    /** The opacity with which pictures would be drawn now. */
    Color colour() {
        return colour;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        switch (method.getName()) {
            case "begin" -> turn(true);
            case "end" -> turn(false);
            case "draw" -> draw(arguments);
            case "setColor" -> setColour(arguments);
            case "setPackedColor" -> Color.abgr8888ToColor(colour, finite((float) arguments[0]));
            case "getColor" -> {
                return colour;
            }
            case "getPackedColor" -> {
                return colour.toFloatBits();
            }
            case "setProjectionMatrix" -> projection.set((Matrix4) arguments[0]);
            case "setTransformMatrix" -> transform.set((Matrix4) arguments[0]);
            case "getProjectionMatrix" -> {
                return projection;
            }
            case "getTransformMatrix" -> {
                return transform;
            }
            case "disableBlending" -> isBlending = false;
            case "enableBlending" -> isBlending = true;
            case "isBlendingEnabled" -> {
                return isBlending;
            }
            case "isDrawing" -> {
                return isDrawing;
            }
            case "hashCode" -> {
                return System.identityHashCode(this);
            }
            case "equals" -> {
                return proxy == arguments[0];
            }
            default -> {
                return method.getReturnType() == int.class ? (Object) 1 : null;
            }
        }
        return null;
    }

    private void turn(boolean on) {
        if (isDrawing == on) {
            throw new IllegalStateException(on ? "begun twice" : "not begun");
        }
        isDrawing = on;
    }

    private void setColour(Object[] arguments) {
        if (arguments[0] instanceof Color next) {
            colour.set(next);
        } else {
            colour.r = channel(arguments[0]);
            colour.g = channel(arguments[1]);
            colour.b = channel(arguments[2]);
            colour.a = channel(arguments[3]);
        }
        for (float channel : new float[] {colour.r, colour.g, colour.b, colour.a}) {
            channel(channel);
        }
    }

    private static float channel(Object value) {
        float channel = finite((float) value);
        if (channel < -0.001f || channel > 1.001f) {
            throw new IllegalArgumentException("no colour: " + channel);
        }
        return channel;
    }

    private static float finite(float value) {
        if (Float.isNaN(value) || Float.isInfinite(value)) {
            throw new IllegalArgumentException("no number: " + value);
        }
        return value;
    }

    private void draw(Object[] arguments) {
        if (!isDrawing) {
            throw new IllegalStateException("drawn before begin");
        }
        if (arguments[0] == null) {
            throw new IllegalArgumentException("no picture");
        }
        if (arguments[1] instanceof float[] vertices) {
            run(vertices, (int) arguments[2], (int) arguments[3]);
            return;
        }
        float x = finite((float) arguments[1]);
        float y = finite((float) arguments[2]);
        if (arguments.length == 3) {
            Object picture = arguments[0];
            add(
                    x,
                    y,
                    picture instanceof TextureRegion region ? region.getRegionWidth() : ((Texture) picture).getWidth(),
                    picture instanceof TextureRegion region
                            ? region.getRegionHeight()
                            : ((Texture) picture).getHeight());
            return;
        }
        boolean hasOrigin = arguments.length > 9 && arguments[0] instanceof TextureRegion;
        add(x, y, finite((float) arguments[hasOrigin ? 5 : 3]), finite((float) arguments[hasOrigin ? 6 : 4]));
    }

    private void add(float x, float y, float width, float height) {
        if (width < 0 || height < 0) {
            throw new IllegalArgumentException("drawn inside out: " + width + " × " + height);
        }
        drawn.add(new Drawn(x, y, width, height, colour.toFloatBits(), false));
    }

    private void run(float[] vertices, int from, int count) {
        float left = Float.MAX_VALUE;
        float bottom = Float.MAX_VALUE;
        float right = -Float.MAX_VALUE;
        float top = -Float.MAX_VALUE;
        for (int at = from; at < from + count; at += 5) {
            left = Math.min(left, finite(vertices[at]));
            right = Math.max(right, vertices[at]);
            bottom = Math.min(bottom, finite(vertices[at + 1]));
            top = Math.max(top, vertices[at + 1]);
        }
        if (count > 0) {
            drawn.add(new Drawn(left, bottom, right - left, top - bottom, colour.toFloatBits(), true));
        }
    }
}
