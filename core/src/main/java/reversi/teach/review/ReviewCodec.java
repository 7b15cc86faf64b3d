package reversi.teach.review;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.MOVE;
import static reversi.json.JsonCodec.list;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.ObjectCodec;
import reversi.rules.Move;
import reversi.rules.Transcript;

/** The review of a game as one line of JSON, to be kept beside the game. */
public final class ReviewCodec {
    /** Reviews of other versions are not read: their values came about differently. */
    private static final int VERSION = 2;

    /** No value is greater, in hundredths of a disc. */
    private static final int MOST_VALUE = 100 * 256;

    private static final ObjectCodec<Lines> LINES =
            object(Lines::new, field("best", list(MOVE), Lines::best), field("played", list(MOVE), Lines::played));

    private static final ObjectCodec<Ply> PLY = object(
            Ply::new,
            field("ply", INT, Ply::ply),
            field("value", INT, Ply::value),
            field("best", INT, Ply::bestValue),
            field("lines", LINES, Ply::lines),
            field("depth", INT, Ply::depth),
            field("exact", BOOLEAN, Ply::exact));

    private static final ObjectCodec<Whole> WHOLE =
            object(Whole::new, field("version", INT, Whole::version), field("moves", list(PLY), Whole::moves));

    private ReviewCodec() {}

    /** What both sides would best have played from the best move on, and from the one that was made. */
    private record Lines(List<Move> best, List<Move> played) {}

    /** What was found of a ply, counted from 0. */
    private record Ply(int ply, int value, int bestValue, Lines lines, int depth, boolean exact) {}

    private record Whole(int version, List<Ply> moves) {}

    /** The text of a review. */
    public static String write(GameReview review) {
        List<Ply> plies = new ArrayList<>();
        for (int ply = 0; ply < review.game().plies(); ply++) {
            int at = ply;
            review.move(ply)
                    .ifPresent(move -> plies.add(new Ply(
                            at,
                            move.value(),
                            move.bestValue(),
                            new Lines(move.line(), move.playedLine()),
                            move.depth(),
                            move.exact())));
        }
        return JsonWriter.text(out -> WHOLE.write(new Whole(VERSION, plies), out));
    }

    /** The review of a game; empty for a text that is none of this game's, or of another version. */
    public static Optional<GameReview> read(Transcript game, String text) {
        try {
            Whole whole = WHOLE.read(JsonReader.read(text));
            if (whole.version() != VERSION) {
                return Optional.empty();
            }
            GameReview review = GameReview.unknown(game);
            for (Ply ply : whole.moves()) {
                if (!fits(game, ply)) {
                    return Optional.empty();
                }
                review = review.with(
                        ply.ply(),
                        new MoveReview(
                                game.turns().get(ply.ply()),
                                ply.value(),
                                ply.lines().best().get(0),
                                ply.bestValue(),
                                ply.lines().best(),
                                ply.lines().played(),
                                ply.depth(),
                                ply.exact()));
            }
            return Optional.of(review);
        } catch (DecodeException | IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    private static boolean fits(Transcript game, Ply ply) {
        return ply.ply() >= 0
                && ply.ply() < game.plies()
                && GameReview.hasChoice(game, ply.ply())
                && !ply.lines().best().isEmpty()
                && !ply.lines().played().isEmpty()
                && ply.lines()
                        .played()
                        .get(0)
                        .equals(game.turns().get(ply.ply()).move())
                && game.turns()
                        .get(ply.ply())
                        .before()
                        .refusal(ply.lines().best().get(0))
                        .isEmpty()
                && Math.abs(ply.value()) <= MOST_VALUE
                && Math.abs(ply.bestValue()) <= MOST_VALUE;
    }
}
