package reversi.screens;

import reversi.screens.board.Tempo;

/** How fast discs drop and flip. */
public enum AnimationSpeed {
    OFF(Tempo.OFF),
    FAST(Tempo.FAST),
    NORMAL(Tempo.NORMAL),
    SLOW(Tempo.SLOW);

    private final Tempo tempo;

    AnimationSpeed(Tempo tempo) {
        this.tempo = tempo;
    }

    /** The times of the board's animations; a cross-fade instead of turning discs where motion is reduced. */
    public Tempo tempo(boolean isReduced) {
        return isReduced && this != OFF ? Tempo.REDUCED : tempo;
    }
}
