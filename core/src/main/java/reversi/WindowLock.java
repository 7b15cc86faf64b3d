package reversi;

import java.util.Optional;
import java.util.function.Supplier;
import reversi.platform.StoreLock;
import reversi.screens.Router;
import reversi.screens.Texts;
import reversi.screens.home.ElsewherePage;

/** Of a person's windows only one has the game: takes it, gives it up to another, and says so where it is elsewhere. */
final class WindowLock {
    private final Optional<StoreLock> lock;
    private final Router router;
    private final Supplier<Texts> texts;
    private final Game game;

    /** What is done in the window that has the game. */
    interface Game {
        /** Reads again what another window may have changed. */
        void reload();

        /** Opens the first pages. */
        void open();

        /** Lets go of everything, since another window goes on from here. */
        void leave();
    }

    /** Without a lock the game is here for ever. */
    WindowLock(Optional<StoreLock> lock, Router router, Supplier<Texts> texts, Game game) {
        this.lock = lock;
        this.router = router;
        this.texts = texts;
        this.game = game;
    }

    /** Opens the first pages; where another window has the game, says so and no more. */
    void begin() {
        if (lock.isEmpty()) {
            game.open();
            return;
        }
        StoreLock held = lock.get();
        held.listen(router::pause, this::lost);
        held.acquire(isHere -> {
            if (isHere) {
                gained();
            } else {
                elsewhere(held, false);
            }
        });
    }

    private void gained() {
        game.reload();
        game.open();
    }

    private void lost() {
        game.leave();
        lock.ifPresent(held -> elsewhere(held, true));
    }

    private void elsewhere(StoreLock held, boolean wasHere) {
        router.ribbon("");
        router.clearNotices();
        router.restart(new ElsewherePage(wasHere, held.canTakeOver(), () -> takeOver(held)));
    }

    private void takeOver(StoreLock held) {
        held.takeOver(isHere -> {
            if (isHere) {
                gained();
            } else {
                router.notice(texts.get().get("elsewhere.still"));
            }
        });
    }
}
