package reversi.screens.sound;

/** The sounds there are. Those that are heard often have several takes. */
public enum SoundName {
    /** A disc touches the felt. */
    PLACE("place", 4, 1),
    /** A disc turns over. */
    FLIP("flip", 6, 0.8f),
    /** Somebody must pass. */
    PASS("pass", 1, 0.8f),
    /** A move was refused. */
    ILLEGAL("illegal", 1, 0.7f),
    /** The person won. */
    WIN("win", 1, 0.9f),
    /** The person lost. */
    LOSE("lose", 1, 0.8f),
    /** Nobody won. */
    DRAW("draw", 1, 0.8f),
    /** Somebody's time is getting short. */
    LOW_TIME("low_time", 1, 0.9f),
    /** Somebody says something: an offer, an answer. */
    MESSAGE("message", 1, 0.7f),
    /** Something on the screen was pressed. */
    TAP("tap", 1, 0.45f);

    private final String file;
    private final int takes;
    private final float loudness;

    SoundName(String file, int takes, float loudness) {
        this.file = file;
        this.takes = takes;
        this.loudness = loudness;
    }

    /** The number of takes, 1 or more. */
    public int takes() {
        return takes;
    }

    /** The loudness of this sound among the others, 0…1. */
    public float loudness() {
        return loudness;
    }

    /** Whether takes should vary a little in pitch and loudness, as a hand does. */
    public boolean varies() {
        return takes > 1;
    }

    /** The file of a take, counted from 0. */
    public String file(int take) {
        return "sounds/" + file + (takes > 1 ? "_" + (take + 1) : "") + ".wav";
    }
}
