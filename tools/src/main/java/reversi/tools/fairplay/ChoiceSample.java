package reversi.tools.fairplay;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import reversi.engine.HumanModel;
import reversi.fairplay.Decision;
import reversi.fairplay.DecisionReader;
import reversi.fairplay.Option;
import reversi.tools.train.ChoiceModel;
import reversi.tools.train.Decisions;

/** What people and an engine chose, and the models under which that is likeliest. */
final class ChoiceSample {
    private static final List<String> NAMES = List.of("loss", "loss, per empty", "loss, per point", "appeal");
    private static final double HUNDREDTHS = 100;
    private static final int HELD_OUT = 5;

    private final List<Decisions.Decision> fitted = new ArrayList<>();
    private final List<Decisions.Decision> held = new ArrayList<>();
    private final List<Decisions.Decision> engine = new ArrayList<>();
    private int solving;
    private int best;

    /** Decisions of people. */
    int size() {
        return fitted.size() + held.size();
    }

    /** Adds a choice of somebody with a rating; every fifth is only for judging the fit. */
    void add(Decision decision, int rating) {
        (size() % HELD_OUT == HELD_OUT - 1 ? held : fitted).add(terms(decision, rating));
    }

    /** Adds a choice of the engine. */
    void addOfEngine(Decision decision) {
        if (decision.empties() > DecisionReader.SOLVED) {
            engine.add(terms(decision, 0));
        } else {
            solving++;
            best += decision.options().get(decision.chosen()).isBest() ? 1 : 0;
        }
    }

    private static Decisions.Decision terms(Decision decision, int rating) {
        double[][] terms = new double[decision.options().size()][NAMES.size()];
        for (int i = 0; i < terms.length; i++) {
            Option option = decision.options().get(i);
            double penalty = HumanModel.lossPenalty(HUNDREDTHS * option.loss());
            terms[i][0] = penalty;
            terms[i][1] = penalty * decision.empties();
            terms[i][2] = penalty * HumanModel.points(rating);
            terms[i][3] = option.appeal();
        }
        return new Decisions.Decision(decision.empties(), terms, decision.chosen());
    }

    /** Prints the weights, and how likely they make what they were not fitted to. */
    void report(PrintWriter out) {
        ChoiceModel people = ChoiceModel.fit(fitted, used(NAMES.size()));
        ChoiceModel nothing = ChoiceModel.fit(List.of(), used(0));
        print(
                out,
                "%d moves of people, %d of them held out: log likelihood %.4f, of any move %.4f",
                size(),
                held.size(),
                people.likelihood(held),
                nothing.likelihood(held));
        for (int i = 0; i < NAMES.size(); i++) {
            print(out, "%-16s %9.5f", NAMES.get(i), people.weights()[i]);
        }
        print(
                out,
                "engine           %9.5f of %d",
                ChoiceModel.fit(engine, used(1)).weights()[0],
                engine.size());
        print(out, "solved           %d of %d are the best", best, solving);
    }

    private static boolean[] used(int terms) {
        boolean[] used = new boolean[NAMES.size()];
        Arrays.fill(used, 0, terms, true);
        return used;
    }

    private static void print(PrintWriter out, String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }
}
