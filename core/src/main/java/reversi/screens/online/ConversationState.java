package reversi.screens.online;

import java.util.List;
import java.util.Optional;
import reversi.online.Letter;
import reversi.online.PlayerCard;
import reversi.online.SanctionCard;

/**
 * What the page of a conversation shows.
 *
 * @param draft what is written and not sent yet
 * @param muting the decision by which one may not write; empty where one may
 */
record ConversationState(String draft, Letters letters, Optional<SanctionCard> muting) {
    /** Nothing, before anything is known. */
    static ConversationState empty() {
        return new ConversationState("", new Letters(List.of(), false, 0), Optional.empty());
    }

    /**
     * The messages that are known, the oldest first.
     *
     * @param hasOlder whether there are older ones
     * @param now the server's time
     */
    record Letters(List<Letter> all, boolean hasOlder, long now) {
        /** The newest of a member; empty where they wrote nothing. */
        Optional<Letter> newestOf(PlayerCard member) {
            return all.stream().filter(letter -> letter.from() == member.id()).reduce((before, after) -> after);
        }
    }

    ConversationState writing(String text) {
        return new ConversationState(text, letters, muting);
    }

    ConversationState with(Letters known, Optional<SanctionCard> now) {
        return new ConversationState(draft, known, now);
    }

    /** What was not sent stands in the line again, unless something else was written there since. */
    ConversationState givenBack(String text) {
        return draft.isEmpty() ? writing(text) : this;
    }
}
