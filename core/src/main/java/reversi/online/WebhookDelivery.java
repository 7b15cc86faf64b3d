package reversi.online;

/**
 * Something that a club was told, or is to be.
 *
 * @param id its number, the same at each attempt
 * @param event what happened
 * @param at when, in milliseconds since 1970
 * @param tries how often it was tried
 * @param triedAt when it was tried last, in milliseconds since 1970; 0 for never
 * @param waiting whether it is tried again
 * @param result what came of the last attempt
 * @param status what the other side answered then, a status of HTTP; 0 where it did not
 */
public record WebhookDelivery(
        long id,
        WebhookEvent event,
        long at,
        int tries,
        long triedAt,
        boolean waiting,
        WebhookResult result,
        int status) {
    private static final int SUCCESS = 200;
    private static final int REDIRECTION = 300;

    /** Whether it has arrived. */
    public boolean isTaken() {
        return result == WebhookResult.ANSWERED && status >= SUCCESS && status < REDIRECTION;
    }
}
