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
 * @param writing whether one may write, and why not
 */
record ConversationState(String draft, Letters letters, Writing writing) {
    /** Nothing, before anything is known. */
    static ConversationState empty() {
        return new ConversationState(
                "", new Letters(List.of(), false, 0), new Writing(Optional.empty(), Acquaintance.MADE));
    }

    /** How far two members know each other who write to each other. */
    enum Acquaintance {
        /** They may write as they like. */
        MADE,
        /** Oneself is asked whether the other may write. */
        ASKED,
        /** The other was asked, and one waits. */
        WAITS
    }

    /**
     * Whether one may write.
     *
     * @param muting the decision by which one may not; empty where one may
     */
    record Writing(Optional<SanctionCard> muting, Acquaintance acquaintance) {}

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

        /** How far a member and oneself know each other by what was written. */
        Acquaintance with(PlayerCard member) {
            if (all.isEmpty() || !all.stream().allMatch(Letter::request)) {
                return Acquaintance.MADE;
            }
            return newestOf(member).isPresent() ? Acquaintance.ASKED : Acquaintance.WAITS;
        }
    }

    ConversationState writing(String text) {
        return new ConversationState(text, letters, writing);
    }

    ConversationState with(Letters known, Writing now) {
        return new ConversationState(draft, known, now);
    }

    /** What was not sent stands in the line again, unless something else was written there since. */
    ConversationState givenBack(String text) {
        return draft.isEmpty() ? writing(text) : this;
    }
}
