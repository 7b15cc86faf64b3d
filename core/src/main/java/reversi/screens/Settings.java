package reversi.screens;

import java.util.function.Consumer;

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
 * @param handling how the game lies in the hand
 * @param game the choices of the last new game
 * @param isPondering whether a strong computer thinks on the person's time too, which takes power
 * @param isCoached whether a blunder against the computer is warned of before it is played
 * @param isSpoken whether the system's voice says what happens, where there is one
 * @param watchSpeed how fast a game between two computers goes on
 * @param isAcquainted whether the first start is behind
 */
public record Settings(
        Look look,
        Hints hints,
        boolean isSoundOn,
        int volume,
        AnimationSpeed speed,
        MotionChoice motion,
        String language,
        Handling handling,
        GameChoice game,
        boolean isPondering,
        boolean isCoached,
        boolean isSpoken,
        WatchSpeed watchSpeed,
        boolean isAcquainted) {
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
                Handling.initial(),
                GameChoice.initial(),
                true,
                false,
                false,
                WatchSpeed.NORMAL,
                false);
    }

    public Settings {
        volume = Math.max(0, Math.min(100, volume));
    }

    /** These settings with another look. */
    public Settings withLook(Look next) {
        return with(draft -> draft.look = next);
    }

    /** These settings with other hints. */
    public Settings withHints(Hints next) {
        return with(draft -> draft.hints = next);
    }

    /** These settings with sounds on or off. */
    public Settings withSound(boolean on) {
        return with(draft -> draft.isSoundOn = on);
    }

    /** These settings with another loudness, 0…100. */
    public Settings withVolume(int next) {
        return with(draft -> draft.volume = next);
    }

    /** These settings with another speed of discs. */
    public Settings withSpeed(AnimationSpeed next) {
        return with(draft -> draft.speed = next);
    }

    /** These settings with motion reduced or not. */
    public Settings withMotion(MotionChoice next) {
        return with(draft -> draft.motion = next);
    }

    /** These settings in another language; empty for the device's. */
    public Settings withLanguage(String next) {
        return with(draft -> draft.language = next);
    }

    /** These settings with another way to handle the game. */
    public Settings withHandling(Handling next) {
        return with(draft -> draft.handling = next);
    }

    /** These settings with other choices for the next game. */
    public Settings withGame(GameChoice next) {
        return with(draft -> draft.game = next);
    }

    /** These settings with thinking on the person's time or without. */
    public Settings withPondering(boolean on) {
        return with(draft -> draft.isPondering = on);
    }

    /** These settings with a warning before blunders or without. */
    public Settings withCoach(boolean on) {
        return with(draft -> draft.isCoached = on);
    }

    /** These settings with moves said aloud or not. */
    public Settings withSpeech(boolean on) {
        return with(draft -> draft.isSpoken = on);
    }

    /** These settings with games between two computers at another speed. */
    public Settings withWatchSpeed(WatchSpeed next) {
        return with(draft -> draft.watchSpeed = next);
    }

    /** These settings of somebody for whom the first start is behind. */
    public Settings acquainted() {
        return with(draft -> draft.isAcquainted = true);
    }

    private Settings with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.settings();
    }

    /** Settings of which one is changed. */
    private static final class Draft {
        private Look look;
        private Hints hints;
        private boolean isSoundOn;
        private int volume;
        private AnimationSpeed speed;
        private MotionChoice motion;
        private String language;
        private Handling handling;
        private GameChoice game;
        private boolean isPondering;
        private boolean isCoached;
        private boolean isSpoken;
        private WatchSpeed watchSpeed;
        private boolean isAcquainted;

        Draft(Settings from) {
            look = from.look;
            hints = from.hints;
            isSoundOn = from.isSoundOn;
            volume = from.volume;
            speed = from.speed;
            motion = from.motion;
            language = from.language;
            handling = from.handling;
            game = from.game;
            isPondering = from.isPondering;
            isCoached = from.isCoached;
            isSpoken = from.isSpoken;
            watchSpeed = from.watchSpeed;
            isAcquainted = from.isAcquainted;
        }

        Settings settings() {
            return new Settings(
                    look,
                    hints,
                    isSoundOn,
                    volume,
                    speed,
                    motion,
                    language,
                    handling,
                    game,
                    isPondering,
                    isCoached,
                    isSpoken,
                    watchSpeed,
                    isAcquainted);
        }
    }
}
