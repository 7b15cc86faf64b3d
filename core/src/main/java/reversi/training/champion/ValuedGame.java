package reversi.training.champion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/**
 * A game move by move.
 *
 * @param game how it stands in the file
 * @param line the whole game, with its passes
 * @param moves each placed disc
 */
public record ValuedGame(ChampionGame game, Transcript line, List<ValuedMove> moves) {
    public ValuedGame {
        moves = List.copyOf(moves);
    }

    /** A game of the file move by move; empty where moves or values are not those of a whole game. */
    public static Optional<ValuedGame> of(ChampionGame game) {
        if (!(TranscriptText.read(game.moves(), Variant.OTHELLO) instanceof TranscriptText.Ok read)
                || !read.transcript().current().isOver()) {
            return Optional.empty();
        }
        Transcript line = read.transcript();
        String[] words = game.values().split(" ", -1);
        List<ValuedMove> valued = new ArrayList<>();
        for (Turn turn : line.turns()) {
            Optional<Square> square = turn.move().square();
            if (square.isPresent()) {
                Optional<ValuedMove> move = valued.size() < words.length
                        ? valued(turn, square.get(), words[valued.size()])
                        : Optional.empty();
                if (move.isEmpty()) {
                    return Optional.empty();
                }
                valued.add(move.get());
            }
        }
        return valued.size() == words.length ? Optional.of(new ValuedGame(game, line, valued)) : Optional.empty();
    }

    private static Optional<ValuedMove> valued(Turn turn, Square square, String word) {
        List<Square> legal = turn.before().placements();
        int from = word.length() - legal.size();
        List<Integer> losses = new ArrayList<>();
        for (int i = Math.max(0, from); i < word.length(); i++) {
            losses.add(word.charAt(i) - ChampionGame.NOTHING_LOST);
        }
        try {
            int best = Integer.parseInt(word.substring(0, Math.max(0, from)));
            return Optional.of(new ValuedMove(turn, square, best, losses));
        } catch (IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    /** By how many discs a side won at the end, empty squares counted for the winner; below 0 for the one who lost. */
    public int margin(Disc side) {
        int own = line.current().score().official(side);
        return own - line.current().score().official(side.other());
    }
}
