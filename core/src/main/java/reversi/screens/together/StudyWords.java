package reversi.screens.together;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.notation.Opponents;
import reversi.notation.analysis.VariationNode;
import reversi.notation.analysis.VariationTree;
import reversi.online.Finish;
import reversi.online.StudyCard;
import reversi.online.StudyRole;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.screens.Context;
import reversi.screens.game.Words;
import reversi.screens.ui.Punctuation;

/** What the pages say about studies, in the language of the moment. */
final class StudyWords {
    private static final String BETWEEN = " · ";

    private final Context context;

    StudyWords(Context context) {
        this.context = context;
    }

    /** How long a study is, and what one may do in it: {@code 3 chapters · may change}. */
    String facts(StudyCard card) {
        return context.texts().count("study.chapters", card.chapters()) + BETWEEN + role(card.role());
    }

    /** What somebody may do in a study; nothing for what everybody may. */
    String role(Optional<StudyRole> role) {
        return role.map(known -> context.say("study.role." + known.name())).orElse("");
    }

    /** What is written beside the move on the board, and by whom; of a game that goes on, what was written last on the way there. */
    String comment(StudyState state) {
        return state.work().map(work -> comment(state, work)).orElse("");
    }

    private String comment(StudyState state, ChapterWork work) {
        VariationTree tree = work.tree();
        VariationNode shown = tree.moveOf(tree.current().id());
        VariationNode said = shown;
        while (state.isLive() && said.name().isEmpty() && said.parent() >= 0) {
            said = tree.moveOf(said.parent());
        }
        Punctuation signs = context.texts().punctuation();
        List<String> names = work.told().authors().of(said, state.self().name());
        String words = names.isEmpty() ? said.name() : signs.label(signs.list(names), said.name());
        boolean isEarlier = said.id() != shown.id() && !words.isEmpty();
        String move = said.turn().map(turn -> turn.move().toString()).orElse("");
        return isEarlier ? move + BETWEEN + words : words;
    }

    /** The game that the chapter on the board is of: who plays, and how it stands or ended; nothing for any other chapter. */
    String game(StudyState state) {
        return state.work()
                .filter(work -> state.isLive() || work.told().finish().isPresent())
                .map(work -> game(state, work))
                .orElse("");
    }

    private String game(StudyState state, ChapterWork work) {
        Opponents players = work.told().players();
        Position last =
                state.lastOfGame().orElseGet(() -> work.tree().toStart().toEnd().position());
        List<String> facts = new ArrayList<>();
        facts.add(players.black() + " – " + players.white());
        facts.add(last.count(Disc.BLACK) + "–" + last.count(Disc.WHITE));
        Optional<Finish> finish = state.finish();
        if (finish.isPresent()) {
            Result result = finish.get().result(last);
            Words words = Words.of(context, setup(last, players));
            facts.add(words.result(result));
            facts.add(words.reason(result));
        } else {
            facts.add(context.say("study.live"));
        }
        return facts.stream().filter(fact -> !fact.isEmpty()).collect(Collectors.joining(BETWEEN));
    }

    private static GameSetup setup(Position last, Opponents players) {
        return new GameSetup(
                last.variant(), Seat.remote(players.black()), Seat.remote(players.white()), TimeControl.none());
    }

    /** Who leads. */
    String leader(StudyState state) {
        if (state.leads()) {
            return context.say("study.leads.you");
        }
        return state.leader()
                .map(leader -> context.texts().get("study.leads", leader.name()))
                .orElseGet(() -> context.say("study.leads.nobody"));
    }
}
