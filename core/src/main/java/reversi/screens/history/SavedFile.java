package reversi.screens.history;

import java.util.Optional;
import reversi.screens.Context;

/** What is said of a file that was to be saved. */
final class SavedFile {
    private SavedFile() {}

    /** Says where it is, or that it could not be saved. */
    static void tell(Context context, Optional<String> where) {
        context.router()
                .notice(where.map(path -> context.texts().get("games.saved", path))
                        .orElseGet(() -> context.say("games.unsaved")));
    }
}
