package reversi.screens.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.session.GameSession;

/** Reads what is to be seen of a game from those who know it. */
record StateReader(GameController controller) {
    /** What is seen now, where the toolbar is so many points wide. */
    GameState read(float width) {
        LiveGame game = controller.game();
        return new GameState(
                game.shownTranscript(),
                controller.line(),
                play(),
                game.shownOutcome(),
                game.isResultShown() ? game.shownOutcome().map(this::end) : Optional.empty(),
                controller.offer(),
                advice(),
                controller.tools(width).stream()
                        .map(tool -> tool.in(controller.commands()))
                        .toList(),
                controller.chat().map(TableChat::talk));
    }

    private GameState.Play play() {
        LiveGame game = controller.game();
        GameSession session = game.session();
        Position position = session.position();
        Optional<Disc> turn = session.result().isPresent() ? Optional.empty() : Optional.of(position.toMove());
        Map<Disc, List<String>> said = new EnumMap<>(Disc.class);
        for (Disc disc : Disc.values()) {
            said.put(disc, controller.status(disc, turn.equals(Optional.of(disc))));
        }
        return new GameState.Play(
                position,
                turn,
                controller.isOwn(),
                game.isThinking(),
                game.board().asks().isPresent(),
                Collections.unmodifiableMap(said));
    }

    private GameState.End end(Result result) {
        List<MenuItem> ways = new ArrayList<>(controller.afterwards());
        ways.removeIf(way -> !controller.commands().can(way.command()));
        return new GameState.End(result, controller.endNotes(), controller.expectedNote(), List.copyOf(ways));
    }

    private GameState.Advice advice() {
        BoardAdvice advice = controller.game().advice();
        Optional<Warning.Told> warning =
                controller.coach().flatMap(Coach::warning).map(Warning::told);
        Optional<Hint.Told> hint = advice.hint().map(Hint::told);
        if (!advice.isShown() || hint.isPresent()) {
            return new GameState.Advice(warning, hint, GameState.Values.NONE);
        }
        boolean isKnown = !controller.game().board().notes().isEmpty();
        return new GameState.Advice(warning, hint, isKnown ? GameState.Values.SHOWN : GameState.Values.SOUGHT);
    }
}
