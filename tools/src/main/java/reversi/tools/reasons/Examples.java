package reversi.tools.reasons;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import reversi.engine.MoveValue;
import reversi.notation.BoardText;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Phrases;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.ReasonSentence;

/** Moves of real games with their reasons, of as many kinds and stages as possible, to be read. */
final class Examples {
    private static final int MOST = 30;
    private static final int PER_KIND = 4;
    private static final int PER_STAGE = 6;
    private static final int STAGE = 10;

    private final List<ExplainedPosition> chosen = new ArrayList<>();
    private final Map<Reason.Kind, Integer> kinds = new EnumMap<>(Reason.Kind.class);
    private final Map<Integer, Integer> stages = new HashMap<>();

    /** Keeps a position whose played move was a mistake where its reasons are of kinds that few examples have. */
    void offer(ExplainedPosition position) {
        int stage = position.sampled().ply() / STAGE;
        if (chosen.size() >= MOST
                || stages.getOrDefault(stage, 0) >= PER_STAGE
                || position.explained().isEmpty()) {
            return;
        }
        ExplainedPosition.Explained last = mistake(position);
        List<Reason> reasons = new ArrayList<>(last.why().better());
        reasons.addAll(last.why().worse());
        boolean isOfPlayed =
                last.comparison().worse().move().equals(position.sampled().played());
        boolean isRare = reasons.stream().anyMatch(reason -> kinds.getOrDefault(reason.kind(), 0) < PER_KIND);
        if (isOfPlayed && isRare && reasons.size() > 1) {
            chosen.add(position);
            stages.merge(stage, 1, Integer::sum);
            reasons.forEach(reason -> kinds.merge(reason.kind(), 1, Integer::sum));
        }
    }

    private static ExplainedPosition.Explained mistake(ExplainedPosition position) {
        return position.explained().get(position.explained().size() - 1);
    }

    /** The examples in Markdown, from the opening to the endgame. */
    String text(Phrases phrases) {
        StringBuilder text = new StringBuilder("# Reasons of moves of real games\n\n"
                + "Made by `reversi-tools.jar reasons FOLDER --examples FILE` from games of the WTHOR archives. `X` is Black, `O` White,"
                + " `+` the better move, `-` the one that was played; values are discs for the side to move.\n");
        chosen.sort(Comparator.comparingInt(position -> position.sampled().ply()));
        int number = 1;
        for (ExplainedPosition position : chosen) {
            text.append('\n').append(text(number++, position, phrases));
        }
        return text.toString();
    }

    private static String text(int number, ExplainedPosition position, Phrases phrases) {
        ExplainedPosition.Explained explained = mistake(position);
        Comparison comparison = explained.comparison();
        Disc mover = comparison.position().toMove();
        StringBuilder text = new StringBuilder();
        text.append("## ")
                .append(number)
                .append(". ")
                .append(phrases.colour(mover))
                .append(" to move, ");
        text.append(comparison.position().empties()).append(" empties\n\n```\n");
        text.append(board(comparison)).append("```\n\n");
        ReasonSentence sentence =
                new ReasonSentence(phrases, comparison.position().variant(), mover);
        text.append(side("Better", comparison.better(), explained.why().better(), sentence));
        text.append(side("Played", comparison.worse(), explained.why().worse(), sentence));
        return text.toString();
    }

    private static String board(Comparison comparison) {
        Position position = comparison.position();
        String[] rows = BoardText.write(position).split("\n");
        StringBuilder board = new StringBuilder("  a b c d e f g h\n");
        for (int rank = 0; rank < PlainBoard.SIZE; rank++) {
            board.append(rank + 1);
            for (int file = 0; file < PlainBoard.SIZE; file++) {
                String name = (char) ('a' + file) + Integer.toString(rank + 1);
                boolean isBetter = comparison.better().move().toString().equals(name);
                boolean isWorse = comparison.worse().move().toString().equals(name);
                char sign = rows[rank].charAt(file) == '-' ? '.' : rows[rank].charAt(file);
                board.append(' ').append(isBetter ? '+' : isWorse ? '-' : sign);
            }
            board.append('\n');
        }
        return board.toString();
    }

    private static String side(String name, MoveValue value, List<Reason> reasons, ReasonSentence sentence) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s: **%s** (%+.1f%s), line %s\n",
                name,
                value.move(),
                value.value() / 100.0,
                value.exact() ? ", exact" : "",
                value.line()));
        for (Reason reason : reasons) {
            text.append("- ").append(sentence.of(reason)).append('\n');
        }
        return text.append('\n').toString();
    }
}
