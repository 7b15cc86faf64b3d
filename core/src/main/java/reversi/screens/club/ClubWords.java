package reversi.screens.club;

import reversi.online.ClubCard;
import reversi.online.ClubRole;
import reversi.screens.Context;

/** What the pages say about clubs, in the language of the moment. */
final class ClubWords {
    private final Context context;

    ClubWords(Context context) {
        this.context = context;
    }

    /** How large a club is, and how one comes in: {@code 23 members · open to everybody}. */
    String facts(ClubCard club) {
        return context.texts().count("club.members", club.members()) + " · "
                + context.say(club.open() ? "club.open" : "club.request");
    }

    /** What somebody is to a club. */
    String role(ClubRole role) {
        return context.say("club.role." + role.name());
    }
}
