package reversi;

import java.util.function.Supplier;
import reversi.platform.ArchiveCondition;
import reversi.platform.Store;
import reversi.screens.ArchiveWords;
import reversi.screens.Router;
import reversi.screens.Texts;

/** Says in a notice what can't be kept. */
final class StorageNotices {
    private final Router router;
    private final Supplier<Texts> texts;
    private boolean isTold;

    StorageNotices(Router router, Supplier<Texts> texts) {
        this.router = router;
        this.texts = texts;
    }

    /** The first time that something can't be kept, the person is told; what is on the device already stays there. */
    void stored(Store.Result result) {
        boolean isTrouble = result == Store.Result.FULL || result == Store.Result.FAILED;
        if (isTrouble && !isTold) {
            isTold = true;
            router.notice(texts.get().get(result == Store.Result.FULL ? "storage.full" : "storage.failed"));
        }
    }

    /** That the browser may throw games away is said above them: it becomes known when a game ends, whose result a notice would cover. */
    void archiveBecame(ArchiveCondition condition) {
        if (!condition.isWhole() && condition.kind() != ArchiveCondition.Kind.MAY_GO) {
            router.notice(ArchiveWords.of(texts.get(), condition));
        }
    }
}
