package reversi.screens.gym;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.screens.Texts;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Punctuation;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillTask;
import reversi.training.gym.GymProgress;
import reversi.training.gym.Skill;

/** What is said about drills, in the language and the look of the moment. */
final class GymWords {
    private static final double PROVISIONAL = 110;

    private final Texts texts;
    private final Punctuation signs;
    private final BoardStyle style;

    GymWords(Texts texts, BoardStyle style) {
        this.texts = texts;
        this.signs = texts.punctuation();
        this.style = style;
    }

    /** What a skill is called. */
    String name(DrillKind kind) {
        return texts.get("gym.name." + kind.name());
    }

    /** What a group of skills is called. */
    String name(DrillKind.Group group) {
        return texts.get("gym.group." + group.name());
    }

    private String colour(Disc disc) {
        return texts.get(style.words(disc));
    }

    /** What is asked. */
    String question(Attempt attempt) {
        Drill drill = attempt.drill();
        String about = drill.task().about().map(Square::name).orElse("");
        String key = "gym.task." + drill.kind().name();
        return switch (drill.kind()) {
            case FIND_SQUARE, NAME_SQUARE, BLINDFOLD -> texts.get(key, about, moves(drill));
            case MEMORY ->
                attempt.isSeen()
                        ? texts.get(key, DrillTask.Rebuild.SECONDS)
                        : texts.get("gym.task.MEMORY.back", colour(Disc.BLACK), colour(Disc.WHITE));
            case COUNT, REGIONS, SAFE_MOVES, LAST_EIGHT, SWEEP, PARITY, WIPE_OUT -> {
                String side = texts.get("puzzles.goal.BEST", colour(drill.side()));
                yield signs.sentences(signs.sentence(side), texts.get(key, about));
            }
        };
    }

    /** The moves of the line, one after the other. */
    private static String moves(Drill drill) {
        StringBuilder moves = new StringBuilder();
        drill.line().turns().forEach(turn -> turn.move().square().ifPresent(square -> moves.append(
                        moves.length() == 0 ? "" : " ")
                .append(square.name())));
        return moves.toString();
    }

    /** The words of the answers to choose from. */
    List<String> options(Drill drill, DrillTask.Choice task) {
        List<String> options = new ArrayList<>();
        for (int option : task.options()) {
            options.add(
                    switch (drill.kind()) {
                        case SAFE_MOVES, BLINDFOLD -> colour(Disc.values()[option]);
                        case NAME_SQUARE ->
                            drill.position().variant().squares().get(option).name();
                        case SWEEP -> texts.get(option == 0 ? "gym.sweep" : "gym.hold");
                        default -> Integer.toString(option);
                    });
        }
        return options;
    }

    /** How an answer was. */
    String verdict(Attempt attempt) {
        if (attempt.isShown()) {
            return texts.get("puzzles.solution.title");
        }
        if (attempt.drill().task() instanceof DrillTask.Rebuild task) {
            int all = task.squares().size();
            return texts.get("gym.rebuilt", all - attempt.wrongSquares().size(), all);
        }
        String key = !attempt.isRight() ? "lesson.wrong" : attempt.isLate() ? "gym.late" : "lesson.right";
        return texts.get(key, attempt.drill().kind().seconds());
    }

    /** What is right, and what a wrong move comes to. */
    String explanation(Attempt attempt) {
        return attempt.drill().task().accept(new Answer(attempt));
    }

    /** What the answer of each kind of task is. */
    private final class Answer implements DrillTask.Visitor<String> {
        private final Attempt attempt;
        private final Drill drill;

        Answer(Attempt attempt) {
            this.attempt = attempt;
            this.drill = attempt.drill();
        }

        @Override
        public String choice(DrillTask.Choice task) {
            int right = task.options().get(task.right());
            return switch (drill.kind()) {
                case SAFE_MOVES -> texts.get("gym.answer.SAFE_MOVES", colour(Disc.values()[right]));
                case BLINDFOLD ->
                    texts.get(
                            "gym.answer.BLINDFOLD",
                            task.about().map(Square::name).orElse(""),
                            colour(Disc.values()[right]));
                case NAME_SQUARE -> named(drill.position().variant().squares().get(right));
                case SWEEP -> texts.get(right == 0 ? "gym.answer.SWEEP" : "gym.answer.HOLD", first(), result());
                default ->
                    texts.get(
                            "lesson.remark.flips",
                            task.about().map(Square::name).orElse(""),
                            right);
            };
        }

        @Override
        public String gaps(DrillTask.Gaps task) {
            int odd = (int)
                    task.gaps().stream().filter(gap -> gap.size() % 2 == 1).count();
            return texts.get("gym.answer.REGIONS", odd);
        }

        @Override
        public String moves(DrillTask.Moves task) {
            String right = texts.get("gym.answer." + drill.kind().name(), first(), result());
            return attempt.wrongMove()
                    .map(square -> signs.sentences(wrong(task, square), right))
                    .orElse(right);
        }

        private String wrong(DrillTask.Moves task, Square square) {
            return texts.get("gym.wrong", square.name(), signed(task.values().getOrDefault(square, 0)));
        }

        @Override
        public String spot(DrillTask.Spot task) {
            return named(task.square());
        }

        @Override
        public String rebuild(DrillTask.Rebuild task) {
            return texts.get("gym.answer.MEMORY");
        }

        private String named(Square square) {
            String name = square.name();
            return texts.get("gym.answer.SQUARE", name, name.substring(0, 1), square.rank() + 1);
        }

        /** The first move of the line that shows the answer. */
        private String first() {
            return drill.line().turns().get(0).move().square().map(Square::name).orElse("");
        }

        /** What the line comes to for the side to move. */
        private String result() {
            Disc side = drill.side();
            int official = drill.line().current().score().official(side);
            return signed(official - drill.line().current().score().official(side.other()));
        }
    }

    /** A number of discs or points with its sign. */
    static String signed(int value) {
        return value > 0 ? "+" + value : value < 0 ? "\u2212" + -value : "0";
    }

    /** A rating, marked while it is uncertain as ratings are elsewhere. */
    static String rating(Skill skill) {
        return skill.points() + (skill.rating().deviation() > PROVISIONAL ? "?" : "");
    }

    /** The rating of a skill; that it was not tried where it was not. */
    String standing(Skill skill) {
        return skill.tried() == 0 ? texts.get("gym.untried") : rating(skill);
    }

    /** The ratings of the other skills of its group that were tried, in one line. */
    String others(GymProgress progress, DrillKind but) {
        List<String> others = new ArrayList<>();
        progress.skills().forEach((kind, skill) -> {
            if (kind != but && kind.group() == but.group()) {
                others.add(name(kind) + " " + skill.points());
            }
        });
        return String.join(" · ", others);
    }

    /** How the ratings have changed in a set, the greatest gain first. */
    String changes(SetState set) {
        List<DrillKind> kinds = new ArrayList<>(set.now().skills().keySet());
        kinds.removeIf(kind -> set.change(kind) == 0);
        kinds.sort((one, other) -> Integer.compare(set.change(other), set.change(one)));
        List<String> changes = new ArrayList<>();
        kinds.forEach(kind -> changes.add(name(kind) + " " + signed(set.change(kind))));
        return String.join(" · ", changes);
    }

    /** A set as it stands, in sentences. */
    String spoken(SetState state) {
        return state.attempt()
                .map(attempt -> attempt.isOpen()
                        ? signs.sentences(
                                signs.sentence(name(state.kind())), question(attempt), needsEyes(attempt.drill()))
                        : signs.sentences(signs.sentence(verdict(attempt)), explanation(attempt)))
                .orElse("");
    }

    /** That a drill cannot be done by whoever is read the squares; nothing where it can. */
    private String needsEyes(Drill drill) {
        boolean isSeen = drill.kind().group() == DrillKind.Group.BLIND && drill.kind() != DrillKind.BLINDFOLD;
        return isSeen ? texts.get("gym.eyes") : "";
    }
}
