package reversi.screens.champion;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Modifiers;
import reversi.screens.Shortcut;
import reversi.screens.StatePage;
import reversi.screens.TimeSlice;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.board.TypedSquare;
import reversi.screens.reasons.ValueSearch;
import reversi.screens.reasons.VerdictSearch;
import reversi.screens.ui.PartialStage;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.Contrast;
import reversi.training.champion.GameNotes;
import reversi.training.champion.Guessing;
import reversi.training.champion.ValuedGame;
import reversi.training.champion.ValuedMove;

/** The page of a champion's game: before each move of one side it is guessed; the others play themselves. */
final class GuessPage extends StatePage<GuessState, GuessView> implements GuessView.Actions {
    private final ChampionServices services;
    private final TypedSquare typed = new TypedSquare(Variant.OTHELLO);
    private final BoardModel board = new BoardModel(Position.start(Variant.OTHELLO), Tempo.normal());
    private final BoardDirector director = new BoardDirector(board);
    private final ValueSearch values;
    private Optional<VerdictSearch> judging = Optional.empty();

    /** A game with a side whose moves are guessed, as far as it was played. */
    GuessPage(ChampionServices services, ValuedGame game, Disc side) {
        super(begin(services, services.repository().now().resumed(game, side)));
        this.services = services;
        this.values = new ValueSearch(services.thinker(), () -> notice("engine.failed.hint"));
    }

    private static GuessState begin(ChampionServices services, Guessing guessing) {
        return GuessState.of(
                guessing,
                services.rating().getAsInt(),
                services.repository().now().best(guessing.game().game(), guessing.side()));
    }

    @Override
    public String title(Context context) {
        return GuessWords.players(state().game());
    }

    @Override
    public Optional<BoardView> board() {
        return view().map(GuessView::board);
    }

    @Override
    protected GuessView view(Context context, Layout layout) {
        board.animation().setTempo(context.tempo());
        return new GuessView(context, layout, services, director, this);
    }

    @Override
    public void shown() {
        board.animation().finish();
        services.notes().load(() -> become(state()));
        become(state());
        explain();
    }

    @Override
    public void hidden() {
        stop();
    }

    @Override
    public void dispose() {
        stop();
    }

    private void stop() {
        values.stop();
        judging = Optional.empty();
    }

    @Override
    public void tick(float passed) {
        judging.ifPresent(search -> {
            if (TimeSlice.run(search::step)) {
                requestTick();
            } else {
                judging = Optional.empty();
                become(state().with(search.verdict()));
            }
        });
    }

    private void requestTick() {
        view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
    }

    @Override
    public void press(Square square) {
        if (!state().isAsked()) {
            return;
        }
        Optional<Illegal> refused = state().guessing().line().current().refusal(Move.at(square));
        if (refused.isPresent()) {
            board.refuse(square);
            notice("refused." + refused.get().name());
            return;
        }
        GuessState next = state().guessed(square);
        services.repository().change(known -> known.at(next.guessing()));
        become(next);
        explain();
        lead();
    }

    /** Asks the engine where there is something to explain. */
    private void explain() {
        state().guessing().current().ifPresent(move -> state().guessing()
                .shown()
                .ifPresent(guess ->
                        Contrast.of(move, guess, state().rating()).ifPresent(contrast -> ask(move, contrast))));
    }

    private void ask(ValuedMove move, Contrast contrast) {
        Position position = move.turn().before();
        values.ask(position, found -> {
            judging = VerdictSearch.of(position, contrast.better(), contrast.worse(), found);
            requestTick();
        });
    }

    @Override
    public void next() {
        if (!state().guessing().isShown()) {
            return;
        }
        stop();
        GuessState next = state().next();
        if (next.guessing().isOver()) {
            services.repository()
                    .change(known -> known.after(next.guessing(), next.sum().percent()));
            become(next.with(GameNotes.of(next.guessing().game())));
        } else {
            become(next);
        }
        lead();
    }

    @Override
    public void begin(Disc side) {
        stop();
        services.repository().change(known -> known.without());
        become(begin(services, Guessing.of(state().guessing().game(), side)));
        lead();
    }

    @Override
    public void nextGame() {
        List<ChampionGame> games = services.games().found().orElse(List.of());
        int at = games.indexOf(state().game()) + 1;
        ValuedGame.of(games.get(at % games.size())).ifPresent(game -> {
            become(begin(
                    services,
                    services.repository().now().resumed(game, game.game().champion())));
            lead();
        });
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        return List.of(Shortcut.squares(), Shortcut.typedSquare(), Shortcut.of("lesson.next", "N"));
    }

    @Override
    public boolean keyDown(int key) {
        boolean isPlain =
                context().filter(shown -> !Modifiers.isAny(shown.device())).isPresent();
        if (isPlain && key == Input.Keys.N) {
            next();
            return true;
        }
        return false;
    }

    @Override
    public boolean keyTyped(char character) {
        return typed.type(character, square -> board().ifPresent(shown -> shown.choose(square)));
    }
}
