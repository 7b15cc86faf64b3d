package reversi.screens;

import reversi.screens.board.Tempo;

/** How fast discs drop and flip. */
public enum AnimationSpeed {
    OFF("speed.off"),
    FAST("speed.fast"),
    NORMAL("speed.normal"),
    SLOW("speed.slow");

    private final String key;

    AnimationSpeed(String key) {
        this.key = key;
    }

    /** The key of its name. */
    public String key() {
        return key;
    }

    /** The times of the board's animations; a cross-fade instead of turning discs where motion is reduced. */
    public Tempo tempo(boolean isReduced) {
        if (isReduced && this != OFF) {
            return Tempo.REDUCED;
        }
        return switch (this) {
            case OFF -> Tempo.OFF;
            case FAST -> Tempo.FAST;
            case NORMAL -> Tempo.NORMAL;
            case SLOW -> Tempo.SLOW;
        };
    }
}
