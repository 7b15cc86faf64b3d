package reversi.screens.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.screens.CalendarDay;
import reversi.screens.Shortcut;
import reversi.screens.Texts;
import reversi.screens.board.BoardStyle;
import reversi.screens.reasons.ReasonWords;
import reversi.screens.ui.Punctuation;
import reversi.teach.puzzle.Mistake;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.puzzle.PuzzleGoal;
import reversi.teach.puzzle.PuzzleRating;
import reversi.teach.puzzle.PuzzleTheme;
import reversi.teach.reasons.Reason;

/** What is said about puzzles, in the language and the look of the moment. */
final class PuzzleWords {
    private static final int MINUTE = 60;

    private final Texts texts;
    private final Punctuation signs;
    private final BoardStyle style;

    PuzzleWords(Texts texts, BoardStyle style) {
        this.texts = texts;
        this.signs = texts.punctuation();
        this.style = style;
    }

    /** The key of what a theme is called. */
    static String themeKey(PuzzleTheme theme) {
        return "puzzles.theme." + theme.name();
    }

    /** Who is to play, and for what. */
    String task(Puzzle puzzle, Optional<Mistake> mistake) {
        Disc disc = puzzle.position().toMove();
        String goal = isExact(mistake) ? puzzle.goal().name() : "BEST";
        return texts.get("puzzles.goal." + goal, colour(disc));
    }

    private static boolean isExact(Optional<Mistake> mistake) {
        return mistake.map(Mistake::isExact).orElse(true);
    }

    /** What the discs of a side are called. */
    String colour(Disc disc) {
        return texts.get(style.words(disc));
    }

    /** What a puzzle is about, how many squares are empty and how difficult it is; the theme gives the best move away and comes last. */
    List<String> facts(Puzzle puzzle, boolean isRated, Optional<Mistake> mistake) {
        List<String> facts = new ArrayList<>();
        facts.add(texts.count("puzzles.empties", puzzle.position().empties()));
        mistake.ifPresent(made ->
                facts.add(texts.get("puzzles.mistake.played", made.played().name())));
        if (isRated && mistake.isEmpty()) {
            facts.add(texts.get("puzzles.rated", puzzle.rating()));
        }
        return facts;
    }

    /** The themes that are worth a word, the most telling first. */
    List<String> themes(Puzzle puzzle, int most) {
        List<String> themes = new ArrayList<>();
        for (PuzzleTheme theme : puzzle.themes()) {
            if (themes.size() < most) {
                themes.add(texts.get(themeKey(theme)));
            }
        }
        return themes;
    }

    /** How it ended. */
    String heading(PuzzleAttempt attempt) {
        return texts.get(attempt.isSolved() ? "puzzles.solved" : "puzzles.solution.title");
    }

    /** With how many tries, and after how long. */
    String tries(PuzzleAttempt attempt, float seconds) {
        String time = time((int) seconds);
        if (!attempt.isSolved()) {
            return time;
        }
        return attempt.isFirstTry()
                ? texts.get("puzzles.first-try", time)
                : texts.get("puzzles.tries", attempt.wrong().size() + 1, time);
    }

    /** What is told to others of the puzzle of a day: how it went, once it is solved, but nothing that helps to solve it. */
    String shared(CalendarDay day, PuzzleAttempt attempt, float seconds, int streak) {
        String date = texts.get("date.day", day.day(), texts.get("date.month." + day.month()));
        String title = texts.get("puzzles.share.title", date);
        if (!attempt.isSolved()) {
            return title;
        }
        String result = title + '\n' + texts.get("puzzles.solved") + " · " + tries(attempt, seconds);
        return streak < 2 ? result : result + " · " + texts.get("puzzles.streak.short", streak);
    }

    /** Minutes and seconds, as in {@code 0:42}. */
    static String time(int seconds) {
        int rest = seconds % MINUTE;
        return seconds / MINUTE + ":" + (rest < 10 ? "0" : "") + rest;
    }

    /** What the best move does, what the others do, why, and how many people of the player's rating find it. */
    String explanation(Puzzle puzzle, Optional<Mistake> mistake, Optional<Reason> reason, PuzzleRating player) {
        String values = mistake.filter(made -> !made.isExact())
                .map(made -> texts.get(
                        "puzzles.mistake.best",
                        puzzle.solution().name(),
                        signed(puzzle.value()),
                        made.played().name(),
                        signed(puzzle.value(made.played()).orElse(0))))
                .orElseGet(() -> values(puzzle));
        ReasonWords reasons = new ReasonWords(texts, this::colour);
        Disc mover = puzzle.position().toMove();
        String why = reason.map(known -> reasons.say(known, puzzle.position().variant(), mover))
                .map(signs::sentence)
                .orElse("");
        return signs.sentences(values, why, isExact(mistake) ? found(puzzle, player) : "");
    }

    private String found(Puzzle puzzle, PuzzleRating player) {
        return texts.get("people.found", texts.get("review.percent", puzzle.found(player.points())));
    }

    private String values(Puzzle puzzle) {
        String move = puzzle.solution().name();
        int value = puzzle.value();
        int next = puzzle.nextValue();
        PuzzleGoal goal = puzzle.goal();
        String best =
                switch (goal) {
                    case WIPE_OUT -> texts.get("puzzles.best.WIPE_OUT", move);
                    case WIN, MOST_DISCS -> texts.get("puzzles.best.WIN", move, value);
                    case DRAW -> texts.get("puzzles.best.DRAW", move);
                };
        return signs.sentences(best, others(next));
    }

    private String others(int next) {
        if (next > 0) {
            return texts.get("puzzles.others.win", next);
        }
        return texts.get(next == 0 ? "puzzles.others.draw" : "puzzles.others.lose");
    }

    /** What a wrong move comes to, and by which answer, where that is known. */
    String wrong(Puzzle puzzle, Optional<Mistake> mistake, Square square, Optional<Square> answer) {
        int value = puzzle.value(square).orElse(0);
        String key = value > 0 ? "puzzles.wrong.win" : value == 0 ? "puzzles.wrong.draw" : "puzzles.wrong.lose";
        String result = isExact(mistake)
                ? texts.get(key, square.name(), Math.abs(value), puzzle.value())
                : texts.get("puzzles.mistake.wrong", square.name(), signed(value), signed(puzzle.value()));
        // What answers a move that wins all the same refutes nothing.
        return answer.filter(move -> value <= 0)
                .map(move -> signs.sentences(result, texts.get("puzzles.wrong.answer", move.name())))
                .orElse(result);
    }

    /** A rating, marked while it is uncertain as ratings are elsewhere. */
    static String rating(PuzzleRating rating) {
        return rating.points() + (rating.isProvisional() ? "?" : "");
    }

    /** A value with its sign. */
    static String signed(int value) {
        return value > 0 ? "+" + value : value < 0 ? "\u2212" + -value : "0";
    }

    /** The keys of a puzzle's page. */
    static List<Shortcut> shortcuts() {
        return List.of(
                Shortcut.squares(),
                Shortcut.typedSquare(),
                Shortcut.of("puzzles.next", "N"),
                Shortcut.of("puzzles.again.try", "R"),
                Shortcut.of("puzzles.line", "L"),
                Shortcut.of("puzzles.solution", "S"));
    }
}
