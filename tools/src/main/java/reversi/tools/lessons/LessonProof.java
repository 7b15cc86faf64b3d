package reversi.tools.lessons;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.OpeningName;
import reversi.teach.OpeningNames;
import reversi.teach.lesson.AnswerReasons;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Claim;
import reversi.teach.lesson.Lesson;
import reversi.teach.lesson.LessonFacts;
import reversi.teach.lesson.LessonStep;
import reversi.teach.lesson.LocalText;
import reversi.teach.lesson.MoveGoal;
import reversi.teach.lesson.Quantity;
import reversi.teach.lesson.SquareSet;
import reversi.teach.lesson.TaskText;
import reversi.tools.options.Shipped;
import reversi.tools.reasons.PlainCheck;

/** Finds what is wrong in a lesson: a line for each thing. */
final class LessonProof {
    /** The languages of the game, in each of which every text should be there. */
    static final Set<String> LANGUAGES = Set.of("de", "en", "es", "fr", "it", "ja", "pt", "ru", "zh");

    /** The languages of the lesson or chapter that is looked at. */
    private Set<String> languages = LANGUAGES;

    private int missing;

    private static final int LONGEST_TITLE = 40;
    private static final int LONGEST_ABOUT = 200;
    private static final int LONGEST_QUESTION = 190;
    private static final int LONGEST_ANSWER = 240;
    private static final int LONGEST_CHOICE = 40;
    private static final int LONGEST_READING = 330;
    private static final int SOURCES = 12;

    private final EngineProof engine;
    private final OpeningNames openings = new OpeningNames(Shipped.text("/openings/named.txt"));
    private final List<String> faults = new ArrayList<>();
    private String place = "";

    LessonProof(EngineProof engine) {
        this.engine = engine;
    }

    /** What is wrong in the words of a chapter, apart from its lessons. */
    List<String> check(Chapter chapter) {
        begin(chapter.key(), chapter.title());
        words("title", chapter.title(), LONGEST_TITLE);
        words("about", chapter.about(), LONGEST_ABOUT);
        return List.copyOf(faults);
    }

    List<String> check(Lesson lesson) {
        begin(lesson.key(), lesson.title());
        words("title", lesson.title(), LONGEST_TITLE);
        hold(lesson.tasks() > 0, "a lesson without a task");
        for (int i = 0; i < lesson.steps().size(); i++) {
            place = lesson.key() + ", step " + (i + 1);
            check(lesson.steps().get(i));
        }
        return List.copyOf(faults);
    }

    /** The title says which languages all texts must have: a lesson that is half translated would change its language at every step. */
    private void begin(String key, LocalText title) {
        faults.clear();
        place = key;
        languages = title.byLanguage().keySet();
    }

    private void hold(boolean isTrue, String fault) {
        if (!isTrue) {
            faults.add(place + ": " + fault);
        }
    }

    /** How many texts are missing so far, over all languages of the game. */
    int missing() {
        return missing;
    }

    private void words(String what, LocalText text, int longest) {
        missing +=
                (int) LANGUAGES.stream().filter(language -> !text.has(language)).count();
        hold(
                text.byLanguage().keySet().equals(languages),
                what + " is in " + new TreeSet<>(text.byLanguage().keySet()) + ", not in " + new TreeSet<>(languages));
        for (String words : text.byLanguage().values()) {
            hold(
                    words.length() <= longest,
                    what + " of " + words.length() + " characters, not " + longest + ": " + words);
        }
    }

    private void check(LessonStep step) {
        Position position = step.scene().position();
        step.accept(new Step(position)).forEach(claim -> claim.accept(new Proof(position)));
    }

    private void question(TaskText question) {
        words("question", question.text(), LONGEST_QUESTION);
        question.hint().ifPresent(text -> words("hint", text, LONGEST_ANSWER));
        question.right().ifPresent(text -> words("right", text, LONGEST_ANSWER));
        question.wrong().ifPresent(text -> words("wrong", text, LONGEST_ANSWER));
        question.wrongs().forEach((answer, text) -> words("wrong." + answer, text, LONGEST_ANSWER));
    }

    /** What the game says of an answer besides what holds by definition is true on another board than the one that it was found on. */
    private void reason(LessonStep.MoveTask task, Square answer) {
        AnswerReasons.about(task, answer).ifPresent(search -> {
            while (search.step()) {
                // Each step takes a moment.
            }
            search.reason()
                    .filter(reason -> !new PlainCheck(search.comparison()).isTrue(reason, search.isRight()))
                    .ifPresent(reason -> hold(false, "false of " + answer + ": " + reason));
        });
    }

    /** Looks at what is said in a step of each kind, and gives what it claims of its position. */
    private final class Step implements LessonStep.Visitor<List<Claim>> {
        private final Position position;

        Step(Position position) {
            this.position = position;
        }

        @Override
        public List<Claim> explanation(LessonStep.Explanation step) {
            words("text", step.text(), LONGEST_READING);
            return step.claims();
        }

        @Override
        public List<Claim> moveTask(LessonStep.MoveTask step) {
            question(step.question());
            hold(!position.isOver(), "the game is over");
            boolean canFail = step.goal().kind() == MoveGoal.Kind.ANY
                    || step.answers().size() < position.placements().size();
            hold(canFail, "every legal move is right");
            if (step.goal().kind().needsResults() && EngineProof.canSolve(position)) {
                Map<Square, Integer> results = engine.results(position);
                hold(results.equals(step.results()), "results are " + results + ", not " + step.results());
            }
            position.placements().forEach(square -> reason(step, square));
            return List.of(new Claim.Moves(step.goal(), step.answers()));
        }

        @Override
        public List<Claim> squaresTask(LessonStep.SquaresTask step) {
            question(step.question());
            hold(!step.answers().isEmpty(), "no square to mark");
            return List.of(new Claim.Squares(step.set(), step.answers()));
        }

        @Override
        public List<Claim> numberTask(LessonStep.NumberTask step) {
            question(step.question());
            return List.of(new Claim.Count(step.quantity(), step.answer()));
        }

        @Override
        public List<Claim> choiceTask(LessonStep.ChoiceTask step) {
            question(step.question());
            step.choices().forEach(text -> words("choice", text, LONGEST_CHOICE));
            return List.of(step.claim());
        }

        @Override
        public List<Claim> playOut(LessonStep.PlayOut step) {
            words("text", step.text(), LONGEST_READING);
            hold(!position.isOver(), "the game is over");
            boolean isWon = step.claim() instanceof Claim.ResultOf result
                    && result.colour() == step.person()
                    && result.discs() >= step.lead();
            boolean isAhead = step.claim() instanceof Claim.Ahead ahead
                    && ahead.colour() == step.person()
                    && ahead.discs() >= Math.min(step.lead(), 1);
            hold(isWon || isAhead, "the claim does not say that the goal can be reached");
            return List.of(step.claim());
        }
    }

    /** Proves each kind of claim of a position. */
    private final class Proof implements Claim.Visitor {
        private final Position position;

        Proof(Position position) {
            this.position = position;
        }

        @Override
        public void count(Claim.Count claim) {
            Optional<Integer> number = claim.quantity().in(position);
            hold(number.equals(Optional.of(claim.number())), "counted " + number + ", not " + claim.number());
            alsoFits(claim.quantity());
        }

        @Override
        public void squares(Claim.Squares claim) {
            same(claim.squares(), claim.set().in(position));
            alsoFits(claim.set());
        }

        private void same(List<Square> said, Set<Square> found) {
            hold(new HashSet<>(said).equals(found), "they are " + found + ", not " + said);
        }

        /** Where players might count in two ways, both must give the same. */
        private void alsoFits(Quantity quantity) {
            boolean isOfRegions =
                    quantity.kind() == Quantity.Kind.REGIONS || quantity.kind() == Quantity.Kind.ODD_REGIONS;
            hold(!isOfRegions || !quantity.after().isEmpty() || hasClearRegions(), "regions that touch at corners");
            quantity.set().filter(set -> quantity.after().isEmpty()).ifPresent(set -> alsoFits(set));
        }

        private boolean hasClearRegions() {
            return new HashSet<>(LessonFacts.regions(position))
                    .equals(new HashSet<>(LessonFacts.looseRegions(position)));
        }

        private void alsoFits(SquareSet set) {
            switch (set.kind()) {
                case STABLE -> {
                    Set<Square> undecided =
                            StabilityProof.undecided(position, set.colour().orElse(position.toMove()));
                    hold(undecided.isEmpty(), "perhaps stable, too: " + undecided);
                }
                case REGION, ODD_REGIONS -> hold(hasClearRegions(), "regions that touch at corners");
                default -> {}
            }
        }

        @Override
        public void lastMove(Claim.LastMove claim) {
            Disc mover = position.empties() % 2 == 1
                    ? position.toMove()
                    : position.toMove().other();
            hold(mover == claim.colour(), "the last move is " + mover + "'s");
        }

        @Override
        public void opening(Claim.Opening claim) {
            Optional<String> name = openings.at(position).map(OpeningName::english);
            hold(name.equals(Optional.of(claim.english())), "the opening is " + name);
        }

        @Override
        public void source(Claim.Source claim) {
            hold(claim.number() >= 1 && claim.number() <= SOURCES, "no source " + claim.number());
        }

        @Override
        public void moves(Claim.Moves claim) {
            MoveGoal goal = claim.goal();
            Optional<List<Square>> known = goal.moves(position);
            if (known.isPresent()) {
                same(claim.moves(), new TreeSet<>(known.get()));
                hold(goal.kind() != MoveGoal.Kind.ODD_REGION || hasClearRegions(), "regions that touch at corners");
                return;
            }
            switch (goal.kind()) {
                case OPENING -> same(claim.moves(), opening(goal.opening()));
                case WINS, BEST -> results(claim);
                default -> byDepth(claim);
            }
        }

        private Set<Square> opening(String english) {
            Set<Square> found = new TreeSet<>();
            for (Square move : position.placements()) {
                Optional<String> name =
                        openings.at(LessonFacts.after(position, move)).map(OpeningName::english);
                if (name.equals(Optional.of(english))) {
                    found.add(move);
                }
            }
            return found;
        }

        private void results(Claim.Moves claim) {
            if (!EngineProof.canSolve(position)) {
                hold(false, "too many empties to solve: " + position.empties());
                return;
            }
            Map<Square, Integer> results = engine.results(position);
            int best =
                    results.values().stream().mapToInt(Integer::intValue).max().orElse(0);
            int least = claim.goal().kind() == MoveGoal.Kind.WINS ? 1 : best;
            Set<Square> right = new TreeSet<>();
            results.forEach((move, result) -> {
                if (result >= least) {
                    right.add(move);
                }
            });
            same(claim.moves(), right);
            results.forEach((move, result) -> hold(
                    right.contains(move) || best - result >= claim.goal().margin(),
                    move + " is only " + (best - result) + " discs worse"));
        }

        private void byDepth(Claim.Moves claim) {
            Map<Square, Integer> values = engine.values(position, claim.goal().depth());
            int worst = Integer.MAX_VALUE;
            int other = Integer.MIN_VALUE;
            for (Map.Entry<Square, Integer> entry : values.entrySet()) {
                if (claim.moves().contains(entry.getKey())) {
                    worst = Math.min(worst, entry.getValue());
                } else {
                    other = Math.max(other, entry.getValue());
                }
            }
            hold(
                    values.keySet().containsAll(claim.moves())
                            && worst - other >= 100 * claim.goal().margin(),
                    "not better by " + claim.goal().margin() + " discs: " + values);
        }

        @Override
        public void resultOf(Claim.ResultOf claim) {
            if (!EngineProof.canSolve(position)) {
                hold(false, "too many empties to solve: " + position.empties());
                return;
            }
            int result = engine.result(position, claim.colour());
            hold(result == claim.discs(), "the result is " + result + ", not " + claim.discs());
        }

        @Override
        public void ahead(Claim.Ahead claim) {
            int best = engine.values(position, claim.depth()).values().stream()
                    .mapToInt(Integer::intValue)
                    .max()
                    .orElse(0);
            int forColour = position.toMove() == claim.colour() ? best : -best;
            hold(forColour >= 100 * claim.discs(), "ahead by " + forColour / 100.0 + " discs, not " + claim.discs());
        }
    }
}
