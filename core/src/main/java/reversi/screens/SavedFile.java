package reversi.screens;

import java.util.Optional;

/** What is said of a file that was to be saved. */
public final class SavedFile {
    private SavedFile() {}

    /** Says where it is, or that it could not be saved. */
    public static void tell(Context context, Optional<String> where) {
        context.router()
                .notice(where.map(path -> context.texts().get("games.saved", path))
                        .orElseGet(() -> context.say("games.unsaved")));
    }
}
