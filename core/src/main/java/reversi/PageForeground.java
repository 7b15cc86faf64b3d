package reversi;

import java.util.function.Function;
import java.util.function.Supplier;
import reversi.screens.Foreground;
import reversi.screens.Router;
import reversi.screens.Texts;
import reversi.screens.game.GamePage;
import reversi.screens.game.LiveGame;
import reversi.screens.ui.PartialStage;

/** The page in front of a router. Where the result of a game stands, what is said becomes a line of it and covers nothing. */
final class PageForeground implements Foreground {
    private final PartialStage stage;
    private final Router router;
    private final Supplier<Texts> texts;

    PageForeground(PartialStage stage, Router router, Supplier<Texts> texts) {
        this.stage = stage;
        this.router = router;
        this.texts = texts;
    }

    @Override
    public boolean isPlaying() {
        return router.front() instanceof GamePage page
                && page.game().session().result().isEmpty();
    }

    @Override
    public void wake() {
        PartialStage.requestTick(stage.getRoot());
    }

    @Override
    public void say(Function<Texts, String> words) {
        if (router.front() instanceof GamePage page && isResultToSee(page.game())) {
            page.controller().remark(words);
        } else {
            router.notice(words.apply(texts.get()));
        }
    }

    /** Whether the result stands beside the board, or will as soon as the last disc lies still. */
    private static boolean isResultToSee(LiveGame game) {
        return game.session().result().isPresent()
                && (game.isResultShown() || game.shownOutcome().isEmpty());
    }
}
