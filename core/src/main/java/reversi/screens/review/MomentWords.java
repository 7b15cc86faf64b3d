package reversi.screens.review;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Turn;
import reversi.screens.Texts;
import reversi.screens.game.ValueText;
import reversi.screens.game.Words;
import reversi.screens.reasons.ReasonWords;
import reversi.teach.reasons.Reason;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.KeyMoment;
import reversi.teach.review.MoveReview;
import reversi.teach.review.PersonalReview;

/** What the review says about a move, in the language of the moment. */
final class MomentWords {
    private static final float HUNDREDTHS = 100;

    private final Texts texts;
    private final Words words;
    private final ReasonWords reasons;

    /** Found once for each move, as stepping through a game says all of them again. */
    private final Map<MoveReview, KeyMoment> moments = new HashMap<>();

    MomentWords(Texts texts, Words words) {
        this.texts = texts;
        this.words = words;
        this.reasons = new ReasonWords(texts, words::colour);
    }

    /** The move of a ply, counted from 0, with its number: both sides' moves have the same one, as in the list. */
    String move(int ply, Turn turn) {
        String square = turn.move().isPass()
                ? texts.get("play.pass.short")
                : turn.move().toString();
        return texts.get("review.move", ply / 2 + 1, square);
    }

    /** What is said about the move of a ply, counted from 0, and what was better and why. */
    String said(int ply, MoveReview review, boolean hasNumbers) {
        String what = told(ply, review, true);
        if (review.loss() == 0) {
            return what;
        }
        String better = texts.punctuation().sentences(what, better(review, hasNumbers));
        boolean isToldWhy = review.judgement() != Judgement.GOOD;
        return (isToldWhy ? moment(review).reason() : Optional.<Reason>empty())
                .filter(reason -> reason.move().equals(review.best()))
                .map(reason -> texts.get("review.moment.reason", review.best().toString(), said(reason, review)))
                .map(why -> texts.punctuation().sentences(better, why))
                .orElse(better);
    }

    /** How many of a hundred people would have found a good move; nothing where that is not known. */
    String found(Optional<Integer> percent) {
        return percent.map(of -> texts.get("people.found", texts.get("review.percent", of)))
                .orElse("");
    }

    private String better(MoveReview review, boolean hasNumbers) {
        String best = review.best().toString();
        return hasNumbers
                ? texts.get(
                        "review.better",
                        best,
                        ValueText.of(
                                review.bestValue(),
                                review.exact(),
                                texts.language().numerals()))
                : texts.get("review.better.plain", best);
    }

    /** What was done well, in a sentence. */
    String wellDone(PersonalReview.WellDone done, GameReview review) {
        Turn turn = review.game().turns().get(done.ply());
        String move = move(done.ply(), turn);
        return switch (done.kind()) {
            case PUNISHED ->
                texts.get(
                        "review.well.answer",
                        move,
                        review.game().turns().get(done.ply() - 1).move());
            case CORNER -> texts.get("review.well.corner", move);
            case FEW_MOVES ->
                texts.count(
                        "review.well.few",
                        done.number(),
                        move,
                        words.colour(turn.mover().other()));
            case ENDGAME -> texts.count("review.well.end", done.number(), move);
            case RUN -> texts.count("review.well.row", done.number(), move);
        };
    }

    /** A sentence about the move of a ply, counted from 0, that gives no better one away. */
    String withoutBetter(int ply, MoveReview review) {
        return told(ply, review, false);
    }

    private String told(int ply, MoveReview review, boolean namesBest) {
        String move = move(ply, review.turn());
        if (review.loss() == 0) {
            return texts.get("review.moment.best", move);
        }
        return review.judgement() == Judgement.GOOD
                ? texts.get("review.moment.good", move)
                : happened(move, review, namesBest);
    }

    /** What is said of a move that is tried, or before that. */
    TrialMessage trial(Trial trial) {
        String move = trial.tried().map(turn -> turn.move().toString()).orElse("");
        if (trial.verdict().isEmpty()) {
            String key = trial.tried().isEmpty() ? "review.try.find" : "review.try.looking";
            return new TrialMessage(Judgement.GOOD, 0, texts.get(key, move));
        }
        Trial.Verdict verdict = trial.verdict().get();
        MoveReview played = verdict.played();
        String better = verdict.value() > played.value() ? "review.try.better" : "review.try.no";
        String key = move.equals(played.best().toString())
                ? "review.try.best"
                : trial.isFound() ? "review.try.good" : better;
        String worth =
                ValueText.of(verdict.value(), played.exact(), texts.language().numerals());
        return new TrialMessage(verdict.judgement(), verdict.loss(), texts.get(key, move, worth));
    }

    /** A side's accuracy in percent, or a dash. */
    String accuracy(GameReview review, Disc side) {
        return review.accuracy(side)
                .map(percent -> texts.get("review.percent", Math.round(percent)))
                .orElse("–");
    }

    /** What best play of both sides would have led to from the first exact move on; empty until that is known. */
    Optional<String> theory(GameReview review) {
        Optional<Integer> result = review.isComplete() ? review.theory() : Optional.empty();
        return result.flatMap(
                value -> review.firstExact().map(ply -> texts.get("review.theory", ply / 2 + 1, result(value))));
    }

    /** Who wins by how many discs, of a result in hundredths of a disc for Black. */
    private String result(int result) {
        return result == 0 ? texts.get("over.draw") : words.lead(Math.round(result / HUNDREDTHS));
    }

    private KeyMoment moment(MoveReview review) {
        return moments.computeIfAbsent(review, KeyMoment::of);
    }

    private String happened(String move, MoveReview review, boolean namesBest) {
        KeyMoment moment = moment(review);
        Optional<String> reason = moment.reason()
                .filter(found -> found.move().equals(review.turn().move()))
                .map(found -> said(found, review))
                .filter(said -> namesBest || !said.contains(review.best().toString()));
        if (moment.gone() == KeyMoment.Gone.WIN) {
            return because(texts.get("review.moment.win", move), reason);
        }
        if (moment.gone() == KeyMoment.Gone.DRAW) {
            return because(texts.get("review.moment.draw", move), reason);
        }
        return reason.map(why -> texts.get("review.moment.reason", move, why))
                .orElseGet(() -> texts.count("review.moment.discs", Math.round(review.loss() / HUNDREDTHS), move));
    }

    /** A sentence, and the reason for what it says where there is one. */
    private String because(String sentence, Optional<String> reason) {
        return reason.map(why -> texts.get("review.moment.because", sentence, why))
                .orElse(sentence);
    }

    private String said(Reason reason, MoveReview review) {
        return reasons.say(reason, review.turn().before().variant(), review.mover());
    }

    /** How many moves of both sides so many plies are, as the list and the moments count them. */
    static int moves(int plies) {
        return (plies + 1) / 2;
    }
}
