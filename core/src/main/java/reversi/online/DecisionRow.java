package reversi.online;

import java.util.Optional;

/**
 * A decision about a player as moderators read it. It is never changed but for its end and its appeal.
 *
 * @param id its number; later ones are greater
 * @param by the moderator's name; empty for whoever runs the server
 * @param at when, in milliseconds since 1970
 * @param sanction what was decided
 * @param until when it ends, in milliseconds since 1970; 0 for good
 * @param reason why
 * @param lifted whether and why it was ended before that
 * @param appeal what became of the appeal
 * @param appealWords what the player wrote in it; empty without one
 */
public record DecisionRow(
        long id,
        String by,
        long at,
        Sanction sanction,
        long until,
        String reason,
        Optional<Lifting> lifted,
        AppealStatus appeal,
        String appealWords) {}
