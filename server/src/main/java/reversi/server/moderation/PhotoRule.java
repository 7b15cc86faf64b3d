package reversi.server.moderation;

/**
 * When others see a photo: once its owner has played, so that nobody comes only to show one.
 *
 * @param games how many rated games must be finished; at least 0
 */
public record PhotoRule(int games) {
    /** How many games are still to be finished by somebody who has finished {@code finished}; 0 once others see the photo. */
    public int missing(int finished) {
        return Math.max(0, games - finished);
    }

    /** The version of a photo that others see, of somebody who has finished so many games; 0 for none. */
    public int shown(int photo, int finished) {
        return missing(finished) == 0 ? photo : 0;
    }
}
