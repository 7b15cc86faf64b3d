package reversi.screens.ladder;

import reversi.engine.Level;
import reversi.screens.Context;
import reversi.teach.ladder.LevelLadder;
import reversi.teach.ladder.Rung;

/** How rungs are put into words. */
final class LadderWords {
    private LadderWords() {}

    /** The rating of a rung's level and its time for a move; {@code isBrief} leaves out what the time is for. */
    static String facts(Context context, Rung rung, boolean isBrief) {
        String rating = context.texts()
                .get(
                        rung.level().equals(Level.strongest()) ? "level.rating.least" : "level.rating",
                        rung.level().rating());
        return rating + " · "
                + context.texts().get(isBrief ? "ladder.seconds.brief" : "ladder.seconds", rung.seconds());
    }

    /** Where the player goes on. */
    static String headline(Context context, LadderState state) {
        Rung present = state.present();
        if (present.isClimbed()) {
            return context.say("ladder.top");
        }
        String key = state.isReady() ? "ladder.ready" : "ladder.next";
        return context.texts().get(key, present.level().number());
    }

    /** What is still to be done on a rung. */
    static String rule(Context context, Rung rung) {
        if (rung.isClimbed()) {
            return context.say("ladder.climbed");
        }
        return context.say(rung.recentWins() == LevelLadder.WINS - 1 ? "ladder.rule.one" : "ladder.rule");
    }
}
