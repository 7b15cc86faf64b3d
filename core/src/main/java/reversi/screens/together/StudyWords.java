package reversi.screens.together;

import java.util.Optional;
import reversi.online.StudyCard;
import reversi.online.StudyRole;
import reversi.screens.Context;

/** What the pages say about studies, in the language of the moment. */
final class StudyWords {
    private final Context context;

    StudyWords(Context context) {
        this.context = context;
    }

    /** How long a study is, and what one may do in it: {@code 3 chapters · may change}. */
    String facts(StudyCard card) {
        return context.texts().count("study.chapters", card.chapters()) + " · " + role(card.role());
    }

    /** What somebody may do in a study; nothing for what everybody may. */
    String role(Optional<StudyRole> role) {
        return role.map(known -> context.say("study.role." + known.name())).orElse("");
    }

    /** Who leads. */
    String leader(StudyState state) {
        if (state.leads()) {
            return context.say("study.leads.you");
        }
        return state.leader()
                .map(leader -> context.texts().get("study.leads", leader.name()))
                .orElseGet(() -> context.say("study.leads.nobody"));
    }
}
