package reversi.web;

import com.badlogic.gdx.math.Vector2;
import java.util.Optional;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import org.jspecify.annotations.Nullable;
import reversi.ReversiGame;
import reversi.TestProbe.State;
import reversi.TestProbe.Table;

/** Hands the test probe to the page as {@code window.reversiProbe}, for tests. */
final class WebTestProbe {
    private WebTestProbe() {}

    /** Answers a name with a place in real pixels, or null. */
    @JsFunction
    interface Where {
        double @Nullable [] of(String name);
    }

    /** Answers whether words are to be seen. */
    @JsFunction
    interface Whether {
        boolean are(String words);
    }

    /** Answers a text. */
    @JsFunction
    interface What {
        String now();
    }

    /** Answers a number. */
    @JsFunction
    interface Count {
        double now();
    }

    static void offer(ReversiGame game, WebGraphics graphics) {
        offer(
                name -> place(game.probe().square(name)),
                words -> place(game.probe().control(words)),
                words -> game.probe().shows(words),
                () -> json(game.probe().state()),
                () -> (double) graphics.getFrameId());
    }

    @JsMethod(namespace = "reversiPage")
    private static native void offer(Where square, Where control, Whether shows, What state, Count frames);

    private static double @Nullable [] place(Optional<Vector2> where) {
        return where.map(at -> new double[] {at.x, at.y}).orElse(null);
    }

    private static String json(State state) {
        return "{\"page\":\"" + state.page() + "\",\"isSheetOpen\":" + state.isSheetOpen() + ",\"focus\":\""
                + state.focus().replace("\\", "").replace("\"", "") + "\",\"board\":\"" + state.board()
                + "\",\"game\":"
                + state.game().map(WebTestProbe::json).orElse("null") + "}";
    }

    private static String json(Table game) {
        return "{\"transcript\":\"" + game.transcript() + "\",\"toMove\":\"" + game.toMove() + "\",\"isPersonAsked\":"
                + game.isPersonAsked() + ",\"isMoving\":" + game.isMoving() + ",\"isOver\":" + game.isOver()
                + ",\"isResultShown\":" + game.isResultShown()
                + ",\"black\":" + game.black() + ",\"white\":" + game.white() + ",\"advice\":\"" + game.advice()
                + "\"}";
    }
}
