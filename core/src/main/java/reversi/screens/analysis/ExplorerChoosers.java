package reversi.screens.analysis;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.archive.GameSummary;
import reversi.screens.Context;
import reversi.screens.Texts;
import reversi.screens.history.Choice;
import reversi.screens.history.ChoiceSheet;
import reversi.screens.ui.FilterButton;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.teach.ExplorerEra;
import reversi.teach.ExplorerFilter;
import reversi.teach.ExplorerStrength;

/** The two buttons that say which games the explorer tells of: their years and players, or a player and the colour. */
final class ExplorerChoosers extends Table {
    /** The last of the choices of players: somebody whose games are in the person's archive. */
    private static final String ONE = "ONE";

    private final Context context;
    private final ExplorerGames games;
    private final ExplorerWords words;
    private final Runnable changed;
    private final Slot<Shown> buttons = new Slot<>(this::fill);

    /** What the buttons say, which of them hold back games, and whether the first opens a list. */
    private record Shown(String first, boolean isFirstChosen, String second, boolean isSecondChosen, boolean isOne) {}

    /** Buttons for these games; {@code changed} runs when others are chosen. */
    ExplorerChoosers(Context context, ExplorerGames games, ExplorerWords words, Runnable changed) {
        this.context = context;
        this.games = games;
        this.words = words;
        this.changed = changed;
        add(buttons).left().expandX();
    }

    /** Shows what is chosen now. */
    void show() {
        ExplorerFilter filter = games.filter();
        buttons.show(games.player()
                .map(book -> new Shown(words.colour(games.side()), false, words.player(book.who()), true, true))
                .orElseGet(() -> new Shown(
                        words.years(filter.era()),
                        filter.era().isPresent(),
                        words.strength(filter.strength()),
                        filter.strength() != ExplorerStrength.ANY,
                        false)));
    }

    private void fill(Shown shown) {
        FilterButton first = new FilterButton(
                context.ui(), shown.first, shown.isFirstChosen, shown.isOne ? this::other : this::years);
        FilterButton second =
                new FilterButton(context.ui(), shown.second, shown.isSecondChosen, this::players).opening();
        add(shown.isOne ? first : first.opening(), shown.isOne ? "explorer.side" : "explorer.years", shown.first);
        add(second, "explorer.players", shown.second);
    }

    private void add(FilterButton button, String key, String value) {
        Texts texts = context.texts();
        button.setAccessibleName(texts.punctuation().label(texts.get(key), value));
        float height = context.ui().isTouch() ? Theme.TOUCH : FilterButton.HEIGHT;
        buttons.add(button).height(height).minWidth(0).padRight(Theme.ROW_GAP);
    }

    private void other() {
        games.switchSide();
        changed.run();
    }

    private void years() {
        ExplorerFilter now = games.filter();
        List<Choice<ExplorerEra>> choices = new ArrayList<>();
        choices.add(yearsOf(Optional.empty()));
        for (ExplorerEra era : ExplorerEra.values()) {
            choices.add(yearsOf(Optional.of(era)));
        }
        context.router().open(ChoiceSheet.ofFew("explorer.years", choices, now.era(), era -> {
            games.choose(new ExplorerFilter(era, now.strength()));
            changed.run();
        }));
    }

    private Choice<ExplorerEra> yearsOf(Optional<ExplorerEra> era) {
        int count = games.count(new ExplorerFilter(era, games.filter().strength()));
        return new Choice<>(era, words.years(era), count);
    }

    private void players() {
        ExplorerFilter now = games.filter();
        List<Choice<String>> choices = new ArrayList<>();
        for (ExplorerStrength strength : ExplorerStrength.values()) {
            Optional<String> value = strength == ExplorerStrength.ANY ? Optional.empty() : Optional.of(strength.name());
            int count = games.count(new ExplorerFilter(now.era(), strength));
            choices.add(new Choice<>(value, words.strength(strength), count));
        }
        List<GameSummary> own = games.standard();
        if (own.stream()
                .anyMatch(game ->
                        game.mine().isPresent() || !game.players().opponents().isEmpty())) {
            choices.add(new Choice<>(Optional.of(ONE), context.say("explorer.one"), own.size()));
        }
        Optional<String> chosen = games.player().isPresent()
                ? Optional.of(ONE)
                : choices.get(now.strength().ordinal()).value();
        context.router().open(ChoiceSheet.ofFew("explorer.players", choices, chosen, value -> choose(now, value)));
    }

    private void choose(ExplorerFilter now, Optional<String> value) {
        if (value.equals(Optional.of(ONE))) {
            onePlayer();
        } else {
            ExplorerStrength strength = value.map(ExplorerStrength::valueOf).orElse(ExplorerStrength.ANY);
            games.choose(new ExplorerFilter(now.era(), strength));
            changed.run();
        }
    }

    private void onePlayer() {
        List<Choice<BookOwner>> choices = Choice.of(games.players(), words::player);
        context.router()
                .open(new ChoiceSheet<>("explorer.one", choices, games.player().map(PlayerBook::who), chosen -> {
                    chosen.ifPresent(games::choosePlayer);
                    changed.run();
                }));
    }
}
