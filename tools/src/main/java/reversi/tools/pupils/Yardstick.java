package reversi.tools.pupils;

import java.util.ArrayList;
import java.util.List;
import reversi.engine.HumanModel;
import reversi.engine.MoveFeatures;
import reversi.fairplay.ChoiceModel;
import reversi.fairplay.Decision;
import reversi.fairplay.Option;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.teach.puzzle.Puzzle;
import reversi.training.plan.Exam;

/** What a simulated pupil loses in the fixed test on average, by the model of people's choices: no move is drawn. */
final class Yardstick {
    private final List<Question> questions = new ArrayList<>();

    /** A position as somebody sees it; the losses are whole ones, and not cut as those of the decision. */
    private record Question(List<Area> areas, Decision decision, List<Integer> losses) {}

    Yardstick(Exam exam) {
        exam.positions().forEach(puzzle -> questions.add(question(puzzle)));
    }

    private static Question question(Puzzle puzzle) {
        MoveFeatures features = new MoveFeatures(puzzle.position());
        List<Option> options = new ArrayList<>();
        List<Integer> losses = new ArrayList<>();
        List<Square> moves = puzzle.position().placements();
        for (int i = 0; i < moves.size(); i++) {
            int loss = puzzle.value() - puzzle.values().get(i);
            losses.add(loss);
            double appeal = HumanModel.bias(features.of(Move.at(moves.get(i))));
            options.add(new Option(Math.min(Option.MOST_LOSS, loss), appeal));
        }
        Decision decision = new Decision(puzzle.position().empties(), options, 0);
        return new Question(Area.of(puzzle.themes()), decision, losses);
    }

    /** The discs that the pupil loses in all positions together. */
    double lost(SimulatedPupil pupil) {
        double lost = 0;
        for (Question question : questions) {
            int rating = (int) Math.round(pupil.skill(question.areas));
            double[] chances =
                    ChoiceModel.person(rating, question.decision.empties()).chances(question.decision);
            for (int i = 0; i < chances.length; i++) {
                lost += chances[i] * question.losses.get(i);
            }
        }
        return lost;
    }
}
