package reversi.screens.openings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.Texts;
import reversi.screens.board.BoardStyle;
import reversi.screens.reasons.VerdictWords;
import reversi.screens.ui.Punctuation;
import reversi.teach.OpeningNames;
import reversi.training.repertoire.Branch;
import reversi.training.repertoire.PreparedMove;
import reversi.training.repertoire.Repertoire;
import reversi.training.repertoire.Replies;

/** What is said about one's own openings, in the language and the look of the moment. */
final class OpeningsWords {
    private static final int HUNDRED = 100;
    private static final int TENTHS = 10;

    private final Texts texts;
    private final Punctuation signs;
    private final BoardStyle style;
    private final OpeningNames names;

    OpeningsWords(Texts texts, BoardStyle style, OpeningNames names) {
        this.texts = texts;
        this.signs = texts.punctuation();
        this.style = style;
        this.names = names;
    }

    /** The word for a colour. */
    String colour(Disc disc) {
        return texts.get(style.words(disc));
    }

    private String percent(double share) {
        return texts.get("review.percent", Math.round(share * HUNDRED));
    }

    /** The moves of a line, such as {@code f5 d6 c3}. */
    static String moves(Transcript line) {
        List<String> squares = new ArrayList<>();
        line.turns().forEach(turn -> turn.move().square().ifPresent(square -> squares.add(square.name())));
        return String.join(" ", squares);
    }

    private String named(Transcript line) {
        return names.of(line)
                .map(name -> signs.details(moves(line), name.in(texts.language().code())))
                .orElseGet(() -> moves(line));
    }

    /** How much is prepared, and how much is to be asked; what to do where there is nothing. */
    String overview(OpeningsState.Sum sum) {
        return sum.moves() == 0
                ? texts.get("openings.none")
                : signs.details(
                        texts.count("openings.moves", sum.moves()),
                        sum.due() == 0 ? texts.get("openings.rest") : due(sum.due()));
    }

    private String due(int number) {
        return texts.count("openings.due", number);
    }

    /** What a branch is called. */
    String branch(Branch branch) {
        return named(branch.line());
    }

    /** How well a branch is known, and how much of it is due. */
    String standing(Branch branch) {
        String due = branch.due() == 0 ? "" : due(branch.due());
        return branch.known() == 0 ? due : signs.details(percent(branch.recall()), due);
    }

    /** Where nothing is prepared: the place that costs most, or the likeliest one while that isn't known. */
    String hole(OpeningsState.CostedHole hole) {
        String key = hole.cost().isPresent() ? "openings.hole.worst" : "openings.hole";
        return texts.get(key, moves(hole.hole().line()));
    }

    /** What a hole costs, or how often games come there. */
    String cost(OpeningsState.CostedHole hole) {
        return hole.cost()
                .map(cost ->
                        texts.get("openings.cost", texts.language().numerals().tenths(Math.round(cost * TENTHS))))
                .orElseGet(() -> percent(hole.hole().reach()));
    }

    /** Where one is while looking around: the moves, and the opening's name. */
    String line(Transcript line) {
        return line.placements() == 0 ? texts.get("openings.start") : named(line);
    }

    /** What is to be done in a position that is looked at. */
    String task(Repertoire repertoire, Place.Exploring place) {
        Disc mover = place.line().current().toMove();
        if (place.line().current().isOver()) {
            return "";
        }
        if (mover != repertoire.side()) {
            return texts.get(place.usual().isEmpty() ? "openings.unknown" : "openings.reply", colour(mover));
        }
        return repertoire
                .find(place.line().current())
                .map(square -> texts.get("openings.prepared", square.name()))
                .orElseGet(() -> texts.get("openings.open"));
    }

    /** How many of a hundred people play a move. */
    String share(Replies.Reply reply, List<Replies.Reply> all) {
        double times = all.stream().mapToInt(Replies.Reply::times).sum();
        return percent(reply.times() / times);
    }

    /** The name that an opening has after a move and had not before. */
    String name(Transcript line, Square square) {
        Optional<String> after = name(Repertoire.after(line, square));
        return after.filter(found -> !after.equals(name(line))).orElse("");
    }

    private Optional<String> name(Transcript line) {
        return names.of(line).map(name -> name.in(texts.language().code()));
    }

    /** What the other side played, and how many people do. */
    String before(Place.Practice place) {
        Transcript line = place.training().current().line();
        List<Turn> turns = line.turns();
        Optional<Turn> last = turns.isEmpty() ? Optional.empty() : Optional.of(turns.get(turns.size() - 1));
        return last.filter(turn -> !turn.move().isPass())
                .map(turn -> place.share()
                        .map(share -> texts.get(
                                "openings.played.share", colour(mover(turn)), turn.move(), percent(share / 100.0)))
                        .orElseGet(() -> texts.get("openings.played", colour(mover(turn)), turn.move())))
                .orElse("");
    }

    private static Disc mover(Turn turn) {
        return turn.before().toMove();
    }

    /** How far one has come. */
    String progress(Place.Practice place) {
        return texts.get("openings.progress", place.done(), place.training().total());
    }

    /** How an answer was. */
    String heading(Place.Practice place) {
        boolean isShown = place.wrong().isEmpty();
        return texts.get(place.isRight() ? "lesson.right" : isShown ? "puzzles.solution.title" : "lesson.wrong");
    }

    /** When a move that was found comes again, or what was prepared instead of a wrong answer, and why. */
    String explanation(Repertoire repertoire, Place.Practice place) {
        if (place.isRight()) {
            return repertoire
                    .prepared(place.training().current().position())
                    .flatMap(PreparedMove::memory)
                    .map(memory -> texts.count("openings.again", (int) (memory.due() - memory.day())))
                    .orElse("");
        }
        String prepared =
                texts.get("openings.was", place.training().current().square().name());
        String wrong =
                place.verdict().map(new VerdictWords(texts, this::colour)::say).orElse("");
        return signs.sentences(prepared, wrong);
    }

    /** How a practice went. */
    String done(Place.Practice place) {
        int total = place.training().total();
        return texts.get("gym.done", total - place.missed().size(), total);
    }

    /** The same as what is seen, in sentences. */
    String spoken(OpeningsState state) {
        return state.place().accept(new Place.Visitor<>() {
            @Override
            public String overview(Place.Overview place) {
                String last =
                        place.last().map(done -> signs.sentence(done(done))).orElse("");
                return signs.sentences(
                        last,
                        state.sum()
                                .map(sum -> signs.sentence(OpeningsWords.this.overview(sum)))
                                .orElse(""));
            }

            @Override
            public String exploring(Place.Exploring place) {
                return signs.sentences(
                        signs.sentence(line(place.line())), signs.sentence(task(state.repertoire(), place)));
            }

            @Override
            public String practice(Place.Practice place) {
                return place.isAsked()
                        ? signs.sentences(before(place), texts.get("openings.ask"))
                        : signs.sentences(signs.sentence(heading(place)), explanation(state.repertoire(), place));
            }
        });
    }
}
