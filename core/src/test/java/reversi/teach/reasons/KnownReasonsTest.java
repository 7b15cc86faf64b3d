package reversi.teach.reasons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.engine.MoveValue;
import reversi.notation.BoardText;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Symmetry;
import reversi.rules.Variant;
import reversi.screens.Language;
import reversi.screens.Texts;
import reversi.screens.reasons.ReasonWords;

/** Positions whose reasons are known: these sentences are said of the two moves, and no others. */
class KnownReasonsTest {
    private static final int LEAST = 300;
    private static final int MOST_EMPTIES_AT_THE_END = 20;

    /**
     * A position, two moves, and what is said of them.
     *
     * @param number of the line in the file, to find it again
     */
    private record Known(int number, Comparison comparison, List<String> better, List<String> worse) {
        @Override
        public String toString() {
            return "line " + number + ": " + comparison.better().move() + " or "
                    + comparison.worse().move();
        }
    }

    static List<Known> known() throws IOException {
        List<String> lines;
        try (InputStream file = Objects.requireNonNull(KnownReasonsTest.class.getResourceAsStream("known.txt"))) {
            lines = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
        List<Known> known = new ArrayList<>();
        int at = 0;
        while (at < lines.size()) {
            if (lines.get(at).isBlank() || lines.get(at).startsWith("#")) {
                at++;
                continue;
            }
            int first = at + 1;
            Position position = ((BoardText.Ok) BoardText.read(lines.get(at++), Variant.OTHELLO)).position();
            MoveValue better = value(lines.get(at++));
            List<String> pros = said(lines, at);
            at += pros.size();
            MoveValue worse = value(lines.get(at++));
            List<String> cons = said(lines, at);
            at += cons.size();
            List<MoveValue> others = new ArrayList<>();
            while (at < lines.size() && lines.get(at).startsWith("~")) {
                others.add(value(lines.get(at++)));
            }
            known.add(new Known(first, new Comparison(position, better, worse, others), pros, cons));
        }
        return known;
    }

    private static List<String> said(List<String> lines, int from) {
        return lines.subList(from, lines.size()).stream()
                .takeWhile(line -> line.startsWith("  "))
                .map(String::strip)
                .toList();
    }

    /** Such as {@code + -230 f5 d6} or, where the value is exact, {@code - 400= f5 d6}; {@code ~} begins what is known of further moves. */
    private static MoveValue value(String line) {
        String[] words = line.split(" ");
        List<Move> moves = Stream.of(words)
                .skip(2)
                .map(word -> word.equals("--") ? Move.PASS : Move.at(word))
                .toList();
        boolean isExact = words[1].endsWith("=");
        int hundredths = Integer.parseInt(words[1].replace("=", ""));
        return new MoveValue(moves.get(0), hundredths, moves.size(), isExact, moves);
    }

    private static ReasonWords words() throws IOException {
        Texts texts = Texts.read(Language.ENGLISH, Files.readString(Path.of("../assets/texts/en.properties")));
        return new ReasonWords(texts, disc -> disc == Disc.BLACK ? "Black" : "White");
    }

    @ParameterizedTest
    @MethodSource("known")
    void saysWhatIsKnownAndNothingElse(Known known) throws IOException {
        Explanation why = Reasons.explain(known.comparison(), Reasons.MOST);
        ReasonWords words = words();
        Position position = known.comparison().position();
        List<String> better = new ArrayList<>();
        why.better().forEach(reason -> better.add(words.say(reason, position.variant(), position.toMove())));
        List<String> worse = new ArrayList<>();
        why.worse().forEach(reason -> worse.add(words.say(reason, position.variant(), position.toMove())));
        assertEquals(List.of(known.better(), known.worse()), List.of(better, worse), position.toString());
    }

    /** Those whose lines end long before the last empties, on which several moves may be best. */
    static List<Known> early() throws IOException {
        return known().stream()
                .filter(known -> known.comparison().position().empties() > MOST_EMPTIES_AT_THE_END)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("early")
    void saysTheSameOfATurnedBoard(Known known) {
        Explanation why = Reasons.explain(known.comparison(), Reasons.MOST);
        Comparison comparison = known.comparison();
        Comparison turned = Comparison.of(
                Symmetry.HALF_TURN.apply(comparison.position()),
                turned(comparison.better()),
                turned(comparison.worse()));
        Explanation same = Reasons.explain(turned, Reasons.MOST);
        assertEquals(kinds(why.better()), kinds(same.better()));
        assertEquals(kinds(why.worse()), kinds(same.worse()));
    }

    private static MoveValue turned(MoveValue value) {
        List<Move> line = value.line().stream()
                .map(move -> Symmetry.HALF_TURN.apply(move, 8))
                .toList();
        return new MoveValue(line.get(0), value.value(), value.depth(), value.exact(), line);
    }

    private static List<Reason.Kind> kinds(List<Reason> reasons) {
        List<Reason.Kind> kinds = new ArrayList<>();
        reasons.forEach(reason -> kinds.add(reason.kind()));
        return kinds;
    }

    @Test
    void knowsEnough() throws IOException {
        List<Known> known = known();
        assertTrue(known.size() >= LEAST, known.size() + " positions");
        Set<String> kinds = new TreeSet<>();
        for (Known each : known) {
            Explanation why = Reasons.explain(each.comparison(), Reasons.MOST);
            Stream.concat(why.better().stream(), why.worse().stream())
                    .forEach(reason -> kinds.add(reason.kind().name()));
        }
        assertTrue(kinds.size() >= 25, kinds.toString());
        assertTrue(known.stream()
                .anyMatch(each -> each.better().isEmpty() && each.worse().isEmpty()));
    }
}
