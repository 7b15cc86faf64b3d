package reversi.screens.share;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.game.Game;
import reversi.platform.FileExchange;
import reversi.screens.Context;
import reversi.screens.SavedFile;

/**
 * Gives the picture of a game to the device's share dialog, or saves it as a file where there is none.
 *
 * @param link where anybody sees the game; empty while nothing is played
 * @param facts where more is known of it
 */
public record PictureSender(Game game, Optional<String> link, SharedFacts.Source facts) {
    static final String PNG = "image/png";

    private static final String NAME = "reversi.png";

    /** Makes the card of the game and gives it away. */
    public void send(Context context) {
        context.device().files().ifPresent(files -> make(context, png -> give(context, files, NAME, PNG, png)));
    }

    private void make(Context context, Consumer<byte[]> then) {
        facts.find(game.transcript(), found -> context.device()
                .pictures()
                .ifPresent(pictures -> pictures.png(
                        ShareCard.pixels(context, game, link, found),
                        ShareCard.WIDTH,
                        png -> png.ifPresentOrElse(
                                then, () -> context.router().notice(context.say("diagram.failed"))))));
    }

    /** Gives a file to the share dialog for its type, or saves it. */
    static void give(Context context, FileExchange files, String name, String type, byte[] bytes) {
        if (files.canShare(type)) {
            files.share(name, type, bytes);
        } else {
            files.save(name, type, bytes, where -> SavedFile.tell(context, where));
        }
    }
}
