package reversi.screens.online;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.online.AccountNews.Settings;
import reversi.online.PlayerCard;
import reversi.online.SessionCard;

/**
 * What the page of one's own account shows.
 *
 * @param written what is written in the lines that were changed
 * @param troubles why what was asked for was not done, by the line below which it is said
 */
record AccountPageState(Known known, Map<Field, String> written, Map<Field, String> troubles) {
    /** Nothing, before anything is known. */
    static final AccountPageState EMPTY = new AccountPageState(
            new Known(Optional.empty(), false, Optional.empty(), new Sessions(List.of(), 0)), Map.of(), Map.of());

    /** The lines in which something is written. */
    enum Field {
        ABOUT,
        /** The password as it is. */
        PRESENT,
        /** The password as it shall be. */
        NEXT,
        /** The password, to delete the account. */
        DELETION
    }

    /**
     * What the server has told.
     *
     * @param you oneself; empty for who is not signed in
     * @param isMember whether one has an account
     * @param choices what one has chosen; empty before it is known
     */
    record Known(Optional<PlayerCard> you, boolean isMember, Optional<Choices> choices, Sessions sessions) {}

    /** One's settings, with the block list as far as it is known. */
    record Choices(Settings settings, List<PlayerCard> blocked, boolean hasMoreBlocked) {}

    /** Where one is logged in, at a time of the server. */
    record Sessions(List<SessionCard> all, long now) {}

    String written(Field field) {
        String kept = field == Field.ABOUT
                ? known.choices().map(now -> now.settings().about()).orElse("")
                : "";
        return written.getOrDefault(field, kept);
    }

    /** Why what was asked for by a line was not done; empty where nothing is the matter. */
    String trouble(Field field) {
        return troubles.getOrDefault(field, "");
    }

    AccountPageState with(Known now) {
        return new AccountPageState(now, written, troubles);
    }

    AccountPageState writing(Field field, String text) {
        return new AccountPageState(known, with(written, field, text), troubles);
    }

    AccountPageState troubled(Field field, String why) {
        return new AccountPageState(known, written, with(troubles, field, why));
    }

    /** What was asked for by a line is done; passwords stay no longer than they are needed. */
    AccountPageState done(Field field) {
        AccountPageState next = troubled(field, "");
        return field == Field.NEXT ? next.writing(Field.PRESENT, "").writing(Field.NEXT, "") : next;
    }

    private static Map<Field, String> with(Map<Field, String> before, Field field, String text) {
        Map<Field, String> next = new EnumMap<>(Field.class);
        next.putAll(before);
        next.put(field, text);
        return Map.copyOf(next);
    }
}
