package reversi.screens.correspondence;

import java.util.Optional;
import reversi.correspondence.Correspondent;
import reversi.notation.SafeText;
import reversi.screens.Context;
import reversi.screens.Writable;

/** A name as somebody has written it. */
final class PlayerName {
    private PlayerName() {}

    /** The name as it is used; empty, after saying why, where it can't be. */
    static Optional<String> checked(Context context, String written) {
        String name = SafeText.of(written, Correspondent.LONGEST_NAME);
        Optional<String> trouble = name.isEmpty()
                ? Optional.of(context.say("signin.name.missing"))
                : Writable.trouble(context.texts(), name);
        trouble.ifPresent(context.router()::notice);
        return trouble.isPresent() ? Optional.empty() : Optional.of(name);
    }
}
