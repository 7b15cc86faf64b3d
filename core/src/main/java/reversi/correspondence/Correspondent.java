package reversi.correspondence;

/**
 * One of the two players of a game by link.
 *
 * @param name what they call themselves: 1 to {@link #LONGEST_NAME} characters; empty for one who has not joined yet
 * @param key the public key of their device, as {@code platform.Signer} writes it; empty for one who plays unsigned
 * @param signature the newest signature by that key; empty where there is no key, and before the device has signed
 */
public record Correspondent(String name, String key, String signature) {
    /** The most characters of a name. */
    public static final int LONGEST_NAME = 24;

    /** Somebody who has not joined yet. */
    static Correspondent nobody() {
        return new Correspondent("", "", "");
    }

    /** Whether somebody plays this side. */
    public boolean hasJoined() {
        return !name.isEmpty();
    }

    /** Whether a key signs the turns of this side. */
    public boolean isSigned() {
        return !key.isEmpty();
    }

    /** Whether this may be the same player as another: one who has not joined may become anybody. */
    boolean agreesWith(Correspondent other) {
        return !hasJoined() || !other.hasJoined() || (name.equals(other.name) && key.equals(other.key));
    }

    /** The same player with a newer signature. */
    Correspondent signed(String newest) {
        return new Correspondent(name, key, newest);
    }
}
