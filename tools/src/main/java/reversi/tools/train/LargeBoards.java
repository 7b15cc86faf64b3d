package reversi.tools.train;

import java.util.List;
import java.util.Optional;
import reversi.engine.PositionSearch;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** The boards of variants on 10×10 squares, whose numbers run from a1 along the ranks. */
final class LargeBoards implements PlayedBoards<Position> {
    private static final int WIDTH = 10;

    private final Variant variant;
    private final PositionSearch search;

    LargeBoards(Variant variant, PositionSearch search) {
        this.variant = variant;
        this.search = search;
    }

    @Override
    public Position start() {
        return Position.start(variant);
    }

    @Override
    public void clear() {
        search.clear();
    }

    @Override
    public int empties(Position position) {
        return position.empties();
    }

    @Override
    public List<Position> next(Position position) {
        return position.placements().stream()
                .map(square -> after(position, Move.at(square)))
                .toList();
    }

    private static Position after(Position position, Move move) {
        return position.play(move).orThrow().after();
    }

    @Override
    public boolean isOver(Position position) {
        return position.isOver();
    }

    @Override
    public Position pass(Position position) {
        return after(position, Move.PASS);
    }

    @Override
    public int value(Position position, int depth) {
        return search.value(position, depth);
    }

    @Override
    public int solve(Position position) {
        return search.solve(position);
    }

    @Override
    public Optional<Position> best(Position position) {
        return search.best(position).map(move -> after(position, move));
    }

    @Override
    public void add(PositionFile positions, Position position, int result, int foreseen) {
        long[] discs = new long[4];
        for (Square square : variant.squares()) {
            Optional<Disc> disc = position.at(square);
            if (disc.isPresent()) {
                int number = square.rank() * WIDTH + square.file();
                int side = disc.get() == position.toMove() ? 0 : 2;
                discs[side + number / Long.SIZE] |= 1L << number % Long.SIZE;
            }
        }
        positions.add(
                new PositionFile.WidePosition(
                        discs[0],
                        discs[1],
                        discs[2],
                        discs[3],
                        search.moves(position),
                        search.replies(position),
                        search.parity(position)),
                result,
                foreseen);
    }
}
