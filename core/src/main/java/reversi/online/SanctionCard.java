package reversi.online;

/**
 * A decision as it is told to the one whom it concerns.
 *
 * @param decision its number
 * @param sanction what was decided
 * @param at when, in milliseconds since 1970
 * @param until when it ends, in milliseconds since 1970; 0 for good
 * @param reason the moderator's words
 * @param read whether the one whom it concerns has read it
 * @param appeal what became of the appeal
 */
public record SanctionCard(
        long decision, Sanction sanction, long at, long until, String reason, boolean read, AppealStatus appeal) {}
