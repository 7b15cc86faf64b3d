package reversi.online;

import java.util.List;

/**
 * A report as a moderator reads it.
 *
 * @param id its number; later ones are greater
 * @param from who reported
 * @param at when, in milliseconds since 1970
 * @param matter what it is about
 * @param about the number of the table or message; 0 for none
 * @param words what the reporter wrote
 * @param evidence what was there when it was reported: the name and the text about oneself, the version of the photo,
 *     what the player said at the table with the latest last, or the message
 * @param open whether it waits for a decision
 */
public record ReportRow(
        long id,
        PlayerCard from,
        long at,
        Matter matter,
        long about,
        String words,
        List<String> evidence,
        boolean open) {
    public ReportRow {
        evidence = List.copyOf(evidence);
    }
}
