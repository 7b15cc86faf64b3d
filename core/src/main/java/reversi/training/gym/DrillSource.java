package reversi.training.gym;

import java.util.Optional;
import java.util.Random;
import reversi.engine.Answer;
import reversi.engine.Question;
import reversi.rules.Position;
import reversi.teach.puzzle.PuzzleCollection;

/**
 * Looks for drills, one after the other, in small steps and without end: the same seed finds the same ones. It does not search moves itself;
 * where the values of moves decide, it has a {@link #question()} for the engine and goes on once that is {@link #answered}.
 */
public final class DrillSource {
    /** How far the difficulty may be from the wanted one, at first and with each drill more that was left aside. */
    private static final int NEAR = 100;

    private static final int WIDER = 60;

    private final DrillPositions positions;
    private final Random random;
    private DrillKind kind = DrillKind.COUNT;
    private int wanted;
    private int leftAside;
    private boolean isLucky;
    private Optional<SafeMoveRace> race = Optional.empty();
    private Optional<Position> unsolved = Optional.empty();
    private Optional<Drill> found = Optional.empty();

    /** A source of drills from the positions of these puzzles. */
    public DrillSource(PuzzleCollection puzzles, long seed) {
        this.random = new Random(seed);
        this.positions = new DrillPositions(puzzles, random);
    }

    /** Begins to look for a drill of a kind with about this difficulty; what was looked for before is given up. */
    public void look(DrillKind next, int difficulty) {
        kind = next;
        wanted = difficulty;
        leftAside = 0;
        // Of two possible answers either is right as often as the other one.
        isLucky = random.nextBoolean();
        race = Optional.empty();
        unsolved = Optional.empty();
        found = Optional.empty();
    }

    /** Does a little; answers whether there is more to do before a drill is found or the engine has to be asked. */
    public boolean step() {
        if (found.isPresent() || unsolved.isPresent()) {
            return false;
        }
        if (race.isPresent()) {
            run(race.get());
        } else {
            positions.next(kind).ifPresent(this::consider);
        }
        return found.isEmpty() && unsolved.isEmpty();
    }

    private void run(SafeMoveRace running) {
        if (!running.step()) {
            race = Optional.empty();
            take(SeenDrills.race(running, isLucky));
        }
    }

    private void consider(Position position) {
        switch (kind) {
            case COUNT -> take(SeenDrills.count(position, random));
            case REGIONS -> take(SeenDrills.regions(position));
            case SAFE_MOVES ->
                race = SeenDrills.isRace(position) ? Optional.of(new SafeMoveRace(position)) : Optional.empty();
            case FIND_SQUARE -> take(BlindDrills.find(position, random));
            case NAME_SQUARE -> take(BlindDrills.name(position, random));
            case MEMORY -> take(BlindDrills.memory(position, random));
            case BLINDFOLD -> take(BlindDrills.blindfold(position, random, isLucky));
            case LAST_EIGHT, SWEEP, PARITY, WIPE_OUT ->
                unsolved = SolvedDrills.mayBe(kind, position) ? Optional.of(position) : Optional.empty();
        }
    }

    private void take(Optional<Drill> made) {
        found = made.filter(drill -> Math.abs(drill.difficulty() - wanted) <= NEAR + WIDER * leftAside);
        leftAside += made.isPresent() && found.isEmpty() ? 1 : 0;
    }

    /** What the engine is to be asked before it goes on; empty where nothing. */
    public Optional<Question> question() {
        return unsolved.map(MoveValues::question);
    }

    /** The answer to the question. */
    public void answered(Answer answer) {
        Optional<MoveValues> values = unsolved.flatMap(position -> MoveValues.of(position, answer));
        unsolved = Optional.empty();
        take(values.flatMap(solved -> SolvedDrills.of(kind, solved, isLucky)));
    }

    /** The drill, once it is found. */
    public Optional<Drill> found() {
        return found;
    }
}
