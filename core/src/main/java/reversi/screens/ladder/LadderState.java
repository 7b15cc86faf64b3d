package reversi.screens.ladder;

import reversi.teach.ladder.LevelLadder;
import reversi.teach.ladder.Rung;
import reversi.teach.ladder.StrengthEstimate;

/**
 * What the games of an archive come to.
 *
 * @param strength how strong the player is
 * @param ladder which rungs are climbed
 */
record LadderState(StrengthEstimate strength, LevelLadder ladder) {
    /** The same on a day, which may be long after the last game. */
    LadderState on(long day) {
        return new LadderState(strength.on(day), ladder);
    }

    /** Where the player goes on. */
    Rung present() {
        return ladder.present(strength.readyFor());
    }

    /** Whether the player goes on where he is because he is strong enough for it. */
    boolean isReady() {
        return strength.readyFor() == present().level().number();
    }
}
