package reversi.tools.match;

import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.engine.Engine;
import reversi.engine.MoveTime;
import reversi.engine.SearchObserver;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.tools.options.ContestantOptions;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;

/**
 * Who plays in a match: a name, and how to get hold of as many of them as play at once.
 *
 * @param name as it was written on the command line
 * @param settings what the name stands for today: a level may change and keep its number
 * @param open makes another one
 */
public record Contestant(String name, String settings, Supplier<Contender> open) {
    /** How contestants are written, for the help of commands. */
    public static final String HELP = "a level's number, settings of a level on trial as in "
            + "'depth=6,solve=12,sight=300,habit=0,greed=0,seconds=0.5' or 'level=9,seconds=0.5,hash=64,threads=2,weights=FILE,book=no,clock=processor' (seconds of its one thread; book=FILE for another book), "
            + "'greedy' (takes most discs, and every fifth anywhere), 'random', or another program as 'gtp:COMMAND' or 'nboard:DEPTH:COMMAND'";

    private static final int GREEDY_SLIPS = 20;
    private static final String GTP = "gtp:";
    private static final String NBOARD = "nboard:";

    /** Parses a contestant; throws IllegalArgumentException if the text is invalid. */
    public static Contestant parse(String text, EngineOptions engines) {
        if (text.startsWith(GTP)) {
            Outside.Program program = program(text.substring(GTP.length()));
            return new Contestant(text, text, () -> new GtpProgram(program));
        }
        if (text.startsWith(NBOARD)) {
            String[] parts = text.substring(NBOARD.length()).split(":", 2);
            if (parts.length < 2 || !parts[0].matches("[0-9]{1,2}")) {
                throw new IllegalArgumentException("not as in nboard:DEPTH:COMMAND: '" + text + "'");
            }
            int depth = Integer.parseInt(parts[0]);
            Outside.Program program = program(parts[1]);
            return new Contestant(text, text, () -> new NBoardProgram(program, depth));
        }
        return switch (text) {
            case "greedy" -> new Contestant(text, text, () -> new Greedy(GREEDY_SLIPS));
            case "random" -> new Contestant(text, text, () -> new Greedy(100));
            default -> computer(text, engines);
        };
    }

    private static Outside.Program program(String commandLine) {
        if (commandLine.isBlank()) {
            throw new IllegalArgumentException("a program has a command line");
        }
        return () -> ProgramLines.start(commandLine);
    }

    private static Contestant computer(String text, EngineOptions engines) {
        ContestantOptions settings = ContestantOptions.read(text);
        EngineOptions own = engines.with(settings);
        Strength strength = Strength.of(settings);
        settings.end();
        return new Contestant(
                text, strength + ", engine " + own.mark(), () -> new Computer(strength, own::player, own::prepare));
    }

    /** A beginner: takes as many discs as it can, and now and then places one anywhere. */
    static final class Greedy implements Contender {
        private final int slips;
        private Random random = new Random(0);

        /** {@code slips} is the percentage of random moves; at 100 it plays at random. */
        Greedy(int slips) {
            this.slips = slips;
        }

        @Override
        public void begin(long seed) {
            random = new Random(seed);
        }

        @Override
        public Move move(Transcript game, TimeLeft time) {
            Position position = game.current();
            List<Move> moves = position.legalMoves();
            Move best = moves.get(random.nextInt(moves.size()));
            if (random.nextInt(100) < slips) {
                return best;
            }
            int most = 0;
            for (Move move : moves) {
                int flips = move.square()
                        .map(square -> position.flips(square).size())
                        .orElse(0);
                if (flips > most) {
                    most = flips;
                    best = move;
                }
            }
            return best;
        }
    }

    /** This game's own engine; a new one for each game, so that no game depends on those before it. */
    static final class Computer implements Contender {
        private final Strength strength;
        private final Supplier<Engine> engines;
        private final BiConsumer<Engine, Variant> prepare;
        private @Nullable Engine engine;
        private Random seeds = new Random(0);

        /** {@code prepare} lets an engine learn a variant before it is asked. */
        Computer(Strength strength, Supplier<Engine> engines, BiConsumer<Engine, Variant> prepare) {
            this.strength = strength;
            this.engines = engines;
            this.prepare = prepare;
        }

        @Override
        public void begin(long seed) {
            engine = engines.get();
            seeds = new Random(seed);
        }

        @Override
        public Move move(Transcript game, TimeLeft time) throws Failure {
            Position position = game.current();
            if (engine == null) {
                throw new Failure("no game has begun");
            }
            prepare.accept(engine, position.variant());
            MoveTime limit = time.of(position.empties());
            return engine.answer(strength.question(position, seeds.nextLong(), limit), SearchObserver.NONE)
                    .best();
        }

        @Override
        public void close() {
            engine = null;
        }
    }
}
