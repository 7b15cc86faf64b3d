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
            return Tempo.reduced();
        }
        return switch (this) {
            case OFF -> Tempo.off();
            case FAST -> Tempo.fast();
            case NORMAL -> Tempo.normal();
            case SLOW -> Tempo.slow();
        };
    }
}
