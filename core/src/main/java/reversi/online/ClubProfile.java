package reversi.online;

/**
 * What a club says of itself.
 *
 * @param name what it is called, by the rules of members' names
 * @param about a few words, or none
 * @param open whether members join at once; otherwise a leader accepts them
 */
public record ClubProfile(
        @Length(least = Protocol.MIN_NAME, most = Protocol.MAX_NAME) String name,
        @Length(most = Protocol.MAX_CLUB_ABOUT) String about,
        boolean open) {}
