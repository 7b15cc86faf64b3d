package reversi.tools.match;

import java.util.Locale;
import java.util.Map;
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
        String clock = time.hasClock() ? minutes(time.millis()) : "0:00";
        send("set game " + Ggf.write(Ggf.Game.of(Map.of("TI", clock), game)));
        int ping = ++pings;
        send("ping " + ping);
        await(line -> line.strip().equals("pong " + ping), PATIENCE);
        send("go");
        String answer = await(line -> line.startsWith(ANSWER), patience(time));
        return named(answer.substring(ANSWER.length()).strip().split("[/ ]", 2)[0]);
    }

    private static String minutes(long millis) {
        long seconds = millis / 1000;
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
