package reversi.online;

/** What a program may do that asks for a member with an access token. What everybody may read needs none of them. */
public enum AccessScope {
    /** Reads the member's own list of games. */
    GAMES_READ("games:read"),
    /** Sends, answers and withdraws invitations, and begins games against the server's bots. */
    CHALLENGE_WRITE("challenge:write"),
    /** Plays as a bot: makes the account one, hears what happens to it, and plays its moves. */
    BOT_PLAY("bot:play");

    private final String key;

    AccessScope(String key) {
        this.key = key;
    }

    /** What it is called where programs and people read of it. */
    public String key() {
        return key;
    }
}
