package reversi.tools.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/** A program that speaks the Go Text Protocol as Othello programs do. */
final class GtpProgram extends Outside {
    private static final long PATIENCE = 30_000;

    private final List<Move> told = new ArrayList<>();

    GtpProgram(Outside.Program program) {
        super(program);
    }

    @Override
    void greet() throws Failure {
        ask("protocol_version", PATIENCE);
    }

    @Override
    void beginGame() throws Failure {
        told.clear();
        ask("boardsize 8", PATIENCE);
        if (!ask("clear_board", PATIENCE).startsWith("=")) {
            throw new Failure("cannot clear its board");
        }
    }

    @Override
    public Move move(Transcript game, TimeLeft time) throws Failure {
        if (told.isEmpty()) {
            tellTime(time);
        }
        for (Turn turn : game.turns().subList(told.size(), game.plies())) {
            String answer = ask("play " + side(turn.mover()) + " " + turn.move(), PATIENCE);
            // Some programs pass by themselves where they must.
            if (!answer.startsWith("=") && !turn.move().isPass()) {
                throw new Failure("refuses " + turn.move() + ": " + answer);
            }
            told.add(turn.move());
        }
        String side = side(game.current().toMove());
        if (time.hasClock()) {
            ask(String.format(Locale.ROOT, "time_left %s %d 0", side, time.millis() / 1000), PATIENCE);
        }
        String answer = ask("genmove " + side, patience(time));
        if (!answer.startsWith("=")) {
            throw new Failure("does not move: " + answer);
        }
        Move move = named(answer.substring(1).strip());
        told.add(move);
        return move;
    }

    private void tellTime(TimeLeft time) throws Failure {
        if (time.hasClock()) {
            ask("time_settings " + time.millis() / 1000 + " 0 0", PATIENCE);
        } else if (time.moveMillis() > 0) {
            ask("time_settings 0 " + Math.max(1, time.moveMillis() / 1000) + " 1", PATIENCE);
        }
    }

    private static String side(Disc disc) {
        return disc == Disc.BLACK ? "black" : "white";
    }

    /** The first line of the answer to a command; the rest, up to the empty line, is read too. */
    private String ask(String command, long millis) throws Failure {
        send(command);
        String answer = await(line -> line.startsWith("=") || line.startsWith("?"), millis);
        await(String::isBlank, PATIENCE);
        return answer;
    }
}
