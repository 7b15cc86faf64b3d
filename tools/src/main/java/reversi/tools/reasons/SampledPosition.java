package reversi.tools.reasons;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import reversi.notation.Wthor;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * A position of a real game in which there is a choice.
 *
 * @param position the position
 * @param played what was played there
 * @param ply the number of discs placed before it
 */
record SampledPosition(Position position, Move played, int ply) {
    /** A position of one of some games, at a ply of 1…58; empty where that game was over then, left no choice, or broke a rule. */
    static Optional<SampledPosition> draw(List<Wthor.Game> games, Random random) {
        List<Square> squares = games.get(random.nextInt(games.size())).squares();
        int ply = 1 + random.nextInt(58);
        Position position = Position.start(Variant.OTHELLO);
        for (int i = 0; i < Math.min(ply, squares.size()); i++) {
            if (!(passed(position).play(Move.at(squares.get(i))) instanceof Played.Legal legal)) {
                return Optional.empty();
            }
            position = legal.turn().after();
        }
        Position reached = passed(position);
        List<Move> moves = reached.legalMoves();
        boolean isChoice = ply < squares.size() && moves.size() > 1 && moves.contains(Move.at(squares.get(ply)));
        return isChoice ? Optional.of(new SampledPosition(reached, Move.at(squares.get(ply)), ply)) : Optional.empty();
    }

    /** A record tells no passes. */
    private static Position passed(Position position) {
        return position.mustPass() ? position.play(Move.PASS).orThrow().after() : position;
    }
}
