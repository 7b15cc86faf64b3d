package reversi.tools.match;

import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.engine.Engine;
import reversi.engine.MoveTime;
import reversi.engine.SearchObserver;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.tools.options.Strength;

/** This game's own engine; a new one for each game, so that no game depends on those before it. */
final class Computer implements Contender {
    private final Strength strength;
    private final Supplier<Engine> engines;
    private @Nullable Engine engine;
    private Random seeds = new Random(0);

    Computer(Strength strength, Supplier<Engine> engines) {
        this.strength = strength;
        this.engines = engines;
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
        MoveTime limit = time.of(position.empties());
        return engine.answer(strength.question(position, seeds.nextLong(), limit), SearchObserver.NONE)
                .best();
    }

    @Override
    public void close() {
        engine = null;
    }
}
