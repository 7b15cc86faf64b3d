package reversi.teach.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import reversi.engine.Level;
import reversi.rules.Disc;
import reversi.rules.Square;

/**
 * Reads a lesson from its file, whose form {@code assets/lessons/README.md} describes. Strict: whatever is not understood is refused with
 * its line. What is read is well formed; whether it is true is for {@code lessons check}.
 */
public final class LessonReader {
    /** The most characters of a text in a step. */
    public static final int LONGEST_TEXT = 400;

    private static final int MOST_CHOICES = 6;
    private static final int MOST_LEAD = 64;

    private LessonReader() {}

    /** What reading gives: a lesson, or what is wrong. */
    public sealed interface Read permits Ok, Failed {}

    /** The file is this lesson. */
    public record Ok(Lesson lesson) implements Read {}

    /** The file is no lesson. */
    public record Failed(LessonFault fault) implements Read {}

    /** Reads a file of this name. */
    public static Read read(String file, String text) {
        try {
            return new Ok(lesson(Section.of(text)));
        } catch (LessonFaultException wrong) {
            return new Failed(wrong.in(file));
        }
    }

    private static Lesson lesson(List<Section> sections) {
        Section head = sections.get(0);
        int line = head.lineOf("lesson");
        String key = head.need("lesson");
        if (!Lesson.isKey(key)) {
            throw new LessonFaultException(
                    line, "a lesson's name has small letters, digits and hyphens, not '" + key + "'");
        }
        LocalText title = head.needText("");
        head.finish();
        int steps = sections.size() - 1;
        if (steps < Lesson.FEWEST_STEPS || steps > Lesson.MOST_STEPS) {
            String allowed = Lesson.FEWEST_STEPS + " to " + Lesson.MOST_STEPS;
            throw new LessonFaultException(line, "a lesson has " + allowed + " steps, not " + steps);
        }
        List<LessonStep> read = new ArrayList<>();
        for (Section section : sections.subList(1, sections.size())) {
            read.add(step(section));
            section.finish();
        }
        return new Lesson(key, title, read);
    }

    private static LessonStep step(Section section) {
        return switch (section.heading()) {
            case "read" -> new LessonStep.Explanation(SceneReader.read(section), text(section, ""), claims(section));
            case "move" -> move(section);
            case "mark" -> mark(section);
            case "number" -> number(section);
            case "choice" -> choice(section);
            case "game" -> game(section);
            default ->
                throw new LessonFaultException(section.line(), "no kind of step is called '" + section.heading() + "'");
        };
    }

    private static LocalText text(Section section, String name) {
        int line = section.lineOf(name.isEmpty() ? LocalText.ENGLISH : name + "." + LocalText.ENGLISH);
        LocalText text = section.needText(name);
        bound(line, text);
        return text;
    }

    private static void bound(int line, LocalText text) {
        for (String words : text.byLanguage().values()) {
            if (words.length() > LONGEST_TEXT) {
                throw new LessonFaultException(
                        line, "a text of " + words.length() + " characters; " + LONGEST_TEXT + " are allowed");
            }
        }
    }

    private static List<Claim> claims(Section section) {
        List<Claim> claims = new ArrayList<>();
        int line = section.lineOf("claim");
        Optional<String> next = section.take("claim");
        while (next.isPresent()) {
            claims.add(claim(line, next.get()));
            line = section.lineOf("claim");
            next = section.take("claim");
        }
        return claims;
    }

    private static Claim claim(int line, String text) {
        return Claim.read(text)
                .orElseThrow(() -> new LessonFaultException(line, "a claim that nobody can check: " + text));
    }

    private static <T> T value(Section section, String key, Function<String, Optional<T>> reader) {
        int line = section.lineOf(key);
        String text = section.need(key);
        return reader.apply(text)
                .orElseThrow(() -> new LessonFaultException(line, "'" + key + "' can't be '" + text + "'"));
    }

    private static TaskText question(Section section, Scene scene) {
        LocalText text = text(section, "");
        Optional<LocalText> hint = section.text("hint");
        Optional<LocalText> right = section.text("right");
        Map<String, LocalText> wrongs = section.texts("wrong.");
        Optional<LocalText> wrong = section.text("wrong");
        hint.ifPresent(words -> bound(section.line(), words));
        right.ifPresent(words -> bound(section.line(), words));
        wrong.ifPresent(words -> bound(section.line(), words));
        wrongs.values().forEach(words -> bound(section.line(), words));
        return new TaskText(scene, text, hint, right, wrong, wrongs);
    }

    private static LessonStep move(Section section) {
        Scene scene = SceneReader.read(section);
        MoveGoal goal = value(section, "goal", MoveGoal::read);
        int line = section.lineOf("answer");
        List<Square> answers = squares(section, scene);
        if (answers.isEmpty() || !scene.position().placements().containsAll(answers)) {
            throw new LessonFaultException(line, "an answer that is no legal move");
        }
        Map<Square, Integer> results = goal.kind().needsResults() ? results(section, scene) : Map.of();
        TaskText question = question(section, scene);
        for (String wrong : question.wrongs().keySet()) {
            boolean isMove = Square.parse(wrong)
                    .filter(square -> scene.position().placements().contains(square) && !answers.contains(square))
                    .isPresent();
            if (!isMove) {
                throw new LessonFaultException(section.line(), "'wrong." + wrong + "' is about no wrong move");
            }
        }
        return new LessonStep.MoveTask(question, goal, answers, results);
    }

    private static List<Square> squares(Section section, Scene scene) {
        int line = section.lineOf("answer");
        List<Square> squares = value(
                section,
                "answer",
                text -> text.equals("all") ? Optional.of(scene.position().placements()) : LessonKeywords.squares(text));
        Set<Square> once = new HashSet<>(squares);
        for (Square square : squares) {
            if (!once.remove(square) || !scene.position().variant().contains(square)) {
                throw new LessonFaultException(line, square + " is there twice or not on the board");
            }
        }
        return squares;
    }

    /** The results of all legal moves: {@code g1 +4 h7 -12}. */
    private static Map<Square, Integer> results(Section section, Scene scene) {
        int line = section.lineOf("results");
        String[] words = section.need("results").split(" +");
        Map<Square, Integer> results = new HashMap<>();
        for (int i = 0; i + 1 < words.length; i += 2) {
            Optional<Square> square = Square.parse(words[i]);
            Optional<Integer> result = LessonKeywords.number(words[i + 1]);
            if (square.isEmpty() || result.isEmpty()) {
                throw new LessonFaultException(line, "not a move and its result: " + words[i] + " " + words[i + 1]);
            }
            results.put(square.get(), result.get());
        }
        boolean isWhole = words.length == 2 * results.size()
                && results.keySet().equals(new HashSet<>(scene.position().placements()));
        if (!isWhole) {
            throw new LessonFaultException(line, "the results are those of all legal moves, each once");
        }
        return results;
    }

    private static LessonStep mark(Section section) {
        Scene scene = SceneReader.read(section);
        SquareSet set = value(section, "set", SquareSet::read);
        List<Square> answers = squares(section, scene);
        return new LessonStep.SquaresTask(question(section, scene), set, answers);
    }

    private static LessonStep number(Section section) {
        Scene scene = SceneReader.read(section);
        Quantity quantity = value(section, "count", Quantity::read);
        List<Integer> choices = value(section, "choices", LessonReader::numbers);
        int line = section.lineOf("answer");
        int answer = value(section, "answer", LessonKeywords::number);
        if (!choices.contains(answer) || new HashSet<>(choices).size() != choices.size()) {
            throw new LessonFaultException(line, "the answer is one of the choices, and each choice is there once");
        }
        return new LessonStep.NumberTask(question(section, scene), quantity, choices, answer);
    }

    private static Optional<List<Integer>> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : text.split(" +")) {
            Optional<Integer> number = LessonKeywords.number(word);
            if (number.isEmpty()) {
                return Optional.empty();
            }
            numbers.add(number.get());
        }
        return numbers.size() < 2 || numbers.size() > MOST_CHOICES ? Optional.empty() : Optional.of(numbers);
    }

    private static LessonStep choice(Section section) {
        Scene scene = SceneReader.read(section);
        Claim claim = value(section, "claim", Claim::read);
        int line = section.lineOf("choices." + LocalText.ENGLISH);
        List<LocalText> choices = choices(line, section.needText("choices"));
        int at = section.lineOf("answer");
        int answer = value(section, "answer", LessonKeywords::number);
        if (answer < 1 || answer > choices.size()) {
            throw new LessonFaultException(at, "there is no choice " + answer);
        }
        return new LessonStep.ChoiceTask(question(section, scene), claim, choices, answer - 1);
    }

    /** The choices of a line {@code Black | White} in each of its languages. */
    private static List<LocalText> choices(int line, LocalText text) {
        int count = text.in(LocalText.ENGLISH).split("\\|").length;
        List<Map<String, String>> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            parts.add(new HashMap<>());
        }
        for (Map.Entry<String, String> entry : text.byLanguage().entrySet()) {
            String[] words = entry.getValue().split("\\|");
            if (words.length != count || count < 2 || count > MOST_CHOICES) {
                throw new LessonFaultException(line, "2 to " + MOST_CHOICES + " choices, as many in each language");
            }
            for (int i = 0; i < count; i++) {
                parts.get(i).put(entry.getKey(), words[i].trim());
            }
        }
        List<LocalText> choices = new ArrayList<>();
        parts.forEach(part -> choices.add(new LocalText(part)));
        return choices;
    }

    private static LessonStep game(Section section) {
        Scene scene = SceneReader.read(section);
        Disc person = value(section, "person", LessonKeywords::colour);
        int level = value(section, "level", text -> LessonKeywords.number(text)
                .filter(number -> number >= 1 && number <= Level.all().size()));
        int lead = value(section, "lead", text -> LessonKeywords.number(text)
                .filter(number -> number >= 0 && number <= MOST_LEAD));
        Claim claim = value(section, "claim", Claim::read);
        return new LessonStep.PlayOut(scene, text(section, ""), person, level, lead, claim);
    }
}
