package reversi;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import reversi.online.ClientMessage;
import reversi.screens.Route;

/** A wide window of the game and a server, and how a test goes from page to page there. */
abstract class ServerStage {
    /** The time in which a page that was asked for is there, in seconds. */
    private static final float ARRIVED = 0.8f;

    GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    /** All words that are shown, for a failure to tell. */
    final String words() {
        return game.words().toString();
    }

    /** The address of the page in front. */
    final Route front() {
        List<Route> routes = game.router().routes();
        return routes.get(routes.size() - 1);
    }

    /** Clicks what is called so, and waits until its page has come. */
    final void enters(String words) {
        game.click(words);
        game.pass(ARRIVED);
    }

    /** Signs in and goes somewhere. */
    final void open(Runnable way) {
        game.logIn();
        way.run();
        game.pass(ARRIVED);
    }

    /** What the server was asked last of this kind. */
    final <M extends ClientMessage> M last(Class<M> kind) {
        List<M> heard = game.server().heard(kind);
        return heard.get(heard.size() - 1);
    }
}
