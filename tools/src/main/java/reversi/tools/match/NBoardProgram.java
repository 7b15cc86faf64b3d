package reversi.tools.match;

import reversi.game.TimeControl;
import reversi.notation.GameRecord;
import reversi.notation.Ggf;
import reversi.rules.Move;
import reversi.rules.Transcript;

/** A program that speaks NBoard's protocol, which knows a depth but no time. */
final class NBoardProgram extends Outside {
    private static final long PATIENCE = 30_000;
    private static final String ANSWER = "===";

    private final int depth;
    private int pings;

    NBoardProgram(Outside.Program program, int depth) {
        super(program);
        this.depth = depth;
    }

    @Override
    void greet() throws Failure {
        send("nboard 2");
    }

    @Override
    void beginGame() throws Failure {
        send("set depth " + depth);
    }

    @Override
    public Move move(Transcript game, TimeLeft time) throws Failure {
        GameRecord record = GameRecord.of(game);
        int seconds = (int) Math.min(TimeControl.MAX_SECONDS, time.millis() / 1_000);
        boolean timed = time.hasClock() && seconds > 0;
        send("set game " + Ggf.write(timed ? record.timed(TimeControl.perGame(seconds, 0)) : record));
        int ping = ++pings;
        send("ping " + ping);
        await(line -> line.strip().equals("pong " + ping), PATIENCE);
        send("go");
        String answer = await(line -> line.startsWith(ANSWER), patience(time));
        return named(answer.substring(ANSWER.length()).strip().split("[/ ]", 2)[0]);
    }
}
