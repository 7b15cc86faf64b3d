package reversi.screens;

/**
 * Everything a person may choose that outlives a game; immutable.
 *
 * @param look board, discs and theme
 * @param hints what the board shows to help
 * @param isSoundOn whether sounds play
 * @param volume their loudness, 0…100
 * @param speed how fast discs move
 * @param motion whether motion is reduced
 * @param language the two-letter language; empty for the device's
 * @param game the choices of the last new game
 * @param isPondering whether a strong computer thinks on the person's time too, which takes power
 * @param isCoached whether a blunder against the computer is warned of before it is played
 * @param isSpoken whether the system's voice says what happens, where there is one
 * @param watchSpeed how fast a game between two computers goes on
 */
public record Settings(
        Look look,
        Hints hints,
        boolean isSoundOn,
        int volume,
        AnimationSpeed speed,
        MotionChoice motion,
        String language,
        GameChoice game,
        boolean isPondering,
        boolean isCoached,
        boolean isSpoken,
        WatchSpeed watchSpeed) {
    /** The settings of the first start. */
    public static Settings initial() {
        return new Settings(
                Look.initial(),
                Hints.all(),
                true,
                50,
                AnimationSpeed.NORMAL,
                MotionChoice.AUTO,
                "",
                GameChoice.initial(),
                true,
                false,
                false,
                WatchSpeed.NORMAL);
    }

    public Settings {
        volume = Math.max(0, Math.min(100, volume));
    }

    /** These settings with another look. */
    public Settings withLook(Look next) {
        return new Settings(
                next,
                hints,
                isSoundOn,
                volume,
                speed,
                motion,
                language,
                game,
                isPondering,
                isCoached,
                isSpoken,
                watchSpeed);
    }

    /** These settings with other hints. */
    public Settings withHints(Hints next) {
        return new Settings(
                look,
                next,
                isSoundOn,
                volume,
                speed,
                motion,
                language,
                game,
                isPondering,
                isCoached,
                isSpoken,
                watchSpeed);
    }

    /** These settings with sounds on or off. */
    public Settings withSound(boolean on) {
        return new Settings(
                look, hints, on, volume, speed, motion, language, game, isPondering, isCoached, isSpoken, watchSpeed);
    }

    /** These settings with another loudness, 0…100. */
    public Settings withVolume(int next) {
        return new Settings(
                look,
                hints,
                isSoundOn,
                next,
                speed,
                motion,
                language,
                game,
                isPondering,
                isCoached,
                isSpoken,
                watchSpeed);
    }

    /** These settings with another speed of discs. */
    public Settings withSpeed(AnimationSpeed next) {
        return new Settings(
                look,
                hints,
                isSoundOn,
                volume,
                next,
                motion,
                language,
                game,
                isPondering,
                isCoached,
                isSpoken,
                watchSpeed);
    }

    /** These settings with motion reduced or not. */
    public Settings withMotion(MotionChoice next) {
        return new Settings(
                look,
                hints,
                isSoundOn,
                volume,
                speed,
                next,
                language,
                game,
                isPondering,
                isCoached,
                isSpoken,
                watchSpeed);
    }

    /** These settings in another language; empty for the device's. */
    public Settings withLanguage(String next) {
        return new Settings(
                look,
                hints,
                isSoundOn,
                volume,
                speed,
                motion,
                next,
                game,
                isPondering,
                isCoached,
                isSpoken,
                watchSpeed);
    }

    /** These settings with other choices for the next game. */
    public Settings withGame(GameChoice next) {
        return new Settings(
                look,
                hints,
                isSoundOn,
                volume,
                speed,
                motion,
                language,
                next,
                isPondering,
                isCoached,
                isSpoken,
                watchSpeed);
    }

    /** These settings with thinking on the person's time or without. */
    public Settings withPondering(boolean on) {
        return new Settings(
                look, hints, isSoundOn, volume, speed, motion, language, game, on, isCoached, isSpoken, watchSpeed);
    }

    /** These settings with a warning before blunders or without. */
    public Settings withCoach(boolean on) {
        return new Settings(
                look, hints, isSoundOn, volume, speed, motion, language, game, isPondering, on, isSpoken, watchSpeed);
    }

    /** These settings with moves said aloud or not. */
    public Settings withSpeech(boolean on) {
        return new Settings(
                look, hints, isSoundOn, volume, speed, motion, language, game, isPondering, isCoached, on, watchSpeed);
    }

    /** These settings with games between two computers at another speed. */
    public Settings withWatchSpeed(WatchSpeed next) {
        return new Settings(
                look, hints, isSoundOn, volume, speed, motion, language, game, isPondering, isCoached, isSpoken, next);
    }
}
