package reversi;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import reversi.platform.StoreLock;
import reversi.screens.ConfirmSheet;
import reversi.screens.Router;
import reversi.screens.Texts;
import reversi.screens.home.ElsewherePage;

/**
 * One of a person's windows plays; the others read, learn and analyse beside it, and take the game over where the person wants to play
 * there. On a system where windows do not hear of each other, the others say that the game is elsewhere, and no more.
 */
final class WindowLock {
    private final Optional<StoreLock> lock;
    private final Router router;
    private final Supplier<Texts> texts;
    private final Game game;
    private boolean isAsking;

    /** What is done in this window. */
    interface Game {
        /** Reads again what another window may have changed; {@code hasGames} where finished games are among it. */
        void reload(boolean hasGames);

        /** Opens the first pages, with all that is kept read anew. */
        void open();

        /** Reads what only the window changes that plays, and goes on with it. */
        void begin();

        /** Leaves what only the window does that plays; answers whether anything of it was in front. */
        boolean leave();
    }

    /** Without a lock the game is here for ever. */
    WindowLock(Optional<StoreLock> lock, Router router, Supplier<Texts> texts, Game game) {
        this.lock = lock;
        this.router = router;
        this.texts = texts;
        this.game = game;
    }

    /** Opens the first pages; where no window may be beside the one that plays, says so and no more. */
    void open() {
        if (lock.isEmpty()) {
            game.open();
            return;
        }
        StoreLock held = lock.get();
        held.listen(new Others());
        held.acquire(isHere -> {
            if (isHere || held.canTakeOver()) {
                opened();
            } else {
                router.restart(new ElsewherePage(() -> tryAgain(held)));
            }
        });
    }

    private void opened() {
        game.reload(false);
        game.open();
    }

    private void tryAgain(StoreLock held) {
        held.acquire(isHere -> {
            if (isHere) {
                opened();
            } else {
                router.notice(texts.get().get("elsewhere.still"));
            }
        });
    }

    /** Whether this window plays. */
    boolean isHere() {
        return lock.map(StoreLock::isHeld).orElse(true);
    }

    /** Does something that only the window does that plays: at once where that is this one, or else after the person wants it to be. */
    void play(Runnable action) {
        if (isHere()) {
            action.run();
        } else if (!isAsking) {
            isAsking = true;
            StoreLock held = lock.orElseThrow();
            held.acquire(isFree -> {
                isAsking = false;
                if (isFree) {
                    gained(action);
                } else {
                    ask(() -> held.takeOver(taken(action)));
                }
            });
        }
    }

    private void ask(Runnable takeOver) {
        Texts words = texts.get();
        router.open(new ConfirmSheet(
                words.get("elsewhere.title"),
                words.get("elsewhere.words"),
                words.get("elsewhere.take"),
                words.get("dialog.cancel"),
                takeOver));
    }

    private Consumer<Boolean> taken(Runnable action) {
        return isHere -> {
            if (isHere) {
                gained(action);
            } else {
                router.notice(texts.get().get("elsewhere.still"));
            }
        };
    }

    private void gained(Runnable action) {
        game.begin();
        game.reload(true);
        action.run();
    }

    /** Hears of the other windows. */
    private final class Others implements StoreLock.Listener {
        @Override
        public void losing() {
            router.pause();
        }

        @Override
        public void lost() {
            if (game.leave()) {
                Texts words = texts.get();
                router.notice(words.punctuation()
                        .sentences(words.get("elsewhere.moved"), words.get("elsewhere.moved.words")));
            }
        }

        @Override
        public void changed(boolean hasGames) {
            game.reload(hasGames);
        }
    }
}
