package reversi.screens.champion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.screens.Texts;
import reversi.screens.board.BoardStyle;
import reversi.screens.reasons.VerdictWords;
import reversi.screens.ui.Punctuation;
import reversi.teach.OpeningName;
import reversi.teach.OpeningNames;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.GuessSum;
import reversi.training.champion.ValuedMove;

/** What is said of a champion's game, in the language and the look of the moment. */
final class GuessWords {
    private static final int DISCS = 64;
    private static final String BETWEEN = " \u00b7 ";

    private final Texts texts;
    private final Punctuation signs;
    private final BoardStyle style;
    private final Optional<NoteTexts> notes;
    private final VerdictWords verdicts;

    GuessWords(Texts texts, BoardStyle style, Optional<NoteTexts> notes) {
        this.texts = texts;
        this.signs = texts.punctuation();
        this.style = style;
        this.notes = notes;
        this.verdicts = new VerdictWords(texts, this::colour);
    }

    /** The year of a game, who played, Black first, and how it ended. */
    static String players(ChampionGame game) {
        int white = DISCS - game.blackScore();
        return game.year() + BETWEEN + game.black() + ' ' + game.blackScore() + '\u2013' + white + ' ' + game.white();
    }

    private String colour(Disc disc) {
        return texts.get(style.words(disc));
    }

    private String percent(int number) {
        return texts.get("review.percent", number);
    }

    /** What is asked, what was played, or where the game was played once it is over. */
    String task(GuessState state) {
        if (state.isAsked()) {
            String side = texts.get("puzzles.goal.BEST", colour(state.guessing().side()));
            return signs.sentences(signs.sentence(side), texts.get("champion.ask", state.player()));
        }
        return state.guessing()
                .current()
                .map(move -> texts.get(
                        "openings.played", state.player(), move.square().name()))
                .orElseGet(() -> texts.get("champion.event", state.game().year()));
    }

    /** How a guess was. */
    String heading(GuessState state, ValuedMove move, Square guess) {
        if (guess.equals(move.square())) {
            return texts.get("champion.same", state.player());
        }
        if (GuessSum.isBetter(move, guess)) {
            return texts.get("champion.better", state.player());
        }
        return texts.get(move.isGood(guess) ? "champion.good" : "lesson.wrong");
    }

    /** What a guess scores, how many people find such a move, and why one move is better. */
    String explanation(GuessState state, ValuedMove move, Square guess) {
        String points = texts.get(
                "champion.points",
                state.scale(move).points(guess),
                state.scale(move).most());
        String found = texts.get("people.found", percent(state.scale(move).found()));
        boolean isGuessWorse =
                state.verdict().filter(one -> one.worse().equals(guess)).isPresent();
        String why = state.verdict()
                .map(verdict -> isGuessWorse || verdict.worse().equals(move.square())
                        ? verdicts.say(verdict)
                        : verdicts.why(verdict))
                .orElse("");
        return signs.sentences(points, found, why);
    }

    /** How far one has come. */
    String progress(GuessState state) {
        int all = state.guessing().asked().size();
        return texts.get("openings.progress", state.sum().guessed(), all);
    }

    /** What the guesses come to, in percent of what was possible. */
    String result(GuessState state) {
        return percent(state.sum().percent());
    }

    /** The opening of a game; empty where it has no name. */
    String opening(GuessState state, OpeningNames names) {
        Optional<OpeningName> name = names.of(state.guessing().game().line());
        return name.map(found -> signs.label(
                        texts.get("games.filter.opening"),
                        found.in(texts.language().code())))
                .orElse("");
    }

    /** The result of a whole game, line by line. */
    List<String> summary(GuessState state) {
        GuessSum sum = state.sum();
        List<String> lines = new ArrayList<>();
        lines.add(texts.get("champion.equal", state.player(), sum.equal(), sum.guessed()));
        if (sum.better() > 0) {
            lines.add(texts.get("champion.better.count", state.player(), sum.better()));
        }
        lines.add(texts.get("champion.lost", sum.lost() / 2, state.player(), sum.played() / 2));
        sum.hardest()
                .ifPresent(hardest ->
                        lines.add(texts.get("champion.hardest", hardest.square().name(), percent(hardest.found()))));
        state.best().ifPresent(best -> lines.add(texts.get("champion.best", percent(best))));
        return lines;
    }

    /** What the game shows; nothing where its sentences are not there. */
    String notes(GuessState state) {
        List<String> said = new ArrayList<>();
        notes.ifPresent(
                known -> state.notes().forEach(note -> said.add(known.say(note, texts.language(), this::colour))));
        return signs.sentences(said.toArray(new String[0]));
    }

    /** The same as what is seen, in sentences. */
    String spoken(GuessState state) {
        if (state.guessing().isOver()) {
            String summary = String.join("\n", summary(state));
            return signs.sentences(signs.sentence(result(state)), notes(state), summary);
        }
        return state.guessing()
                .shown()
                .flatMap(guess -> state.guessing()
                        .current()
                        .map(move -> signs.sentences(
                                task(state),
                                signs.sentence(heading(state, move, guess)),
                                explanation(state, move, guess))))
                .orElseGet(() -> task(state));
    }
}
