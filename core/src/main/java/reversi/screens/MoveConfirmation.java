package reversi.screens;

import reversi.rules.Variant;

/** When a square must be chosen twice before a disc is placed on it. */
public enum MoveConfirmation {
    NEVER("confirmation.never"),
    /** Where fingers point at squares that are smaller than usual. */
    LARGE_BOARDS("confirmation.large"),
    ALWAYS("confirmation.always");

    private static final int USUAL_SIZE = 8;

    private final String key;

    MoveConfirmation(String key) {
        this.key = key;
    }

    /** The key of its name. */
    public String key() {
        return key;
    }

    /** Whether moves of a game of this variant are confirmed on a device where fingers point, or where they do not. */
    public boolean confirms(Variant variant, boolean isTouch) {
        return switch (this) {
            case NEVER -> false;
            case LARGE_BOARDS -> isTouch && variant.size() > USUAL_SIZE;
            case ALWAYS -> true;
        };
    }
}
