package reversi.online;

import java.util.List;

/**
 * An access token as its owner sees it, without the secret.
 *
 * @param id its number
 * @param name what the owner called it
 * @param scopes what a program that has it may do
 * @param since when it was made, in milliseconds since 1970
 * @param seen when it was used last, within ten minutes, in milliseconds since 1970; 0 for never
 */
public record AccessTokenCard(long id, String name, List<AccessScope> scopes, long since, long seen) {
    public AccessTokenCard {
        scopes = List.copyOf(scopes);
    }
}
