package reversi.screens.review;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.game.Words;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.review.GameReview;
import reversi.teach.review.MoveReview;

/** What is said of the moves that mattered: of all of them in a list where there is room, otherwise of the one on the board, on a card. */
final class KeyMoments {
    private static final float MOMENTS_SHARE = 0.58f;

    private final Context context;
    private final Ui ui;
    private final BoardStyle style;
    private final Words words;
    private final MomentWords momentWords;
    private final Optional<KnownOpening.Left> left;
    private final float column;
    private final PersonalPanel.Actions actions;
    private final Slot<Moments> moments = new Slot<>(this::fillMoments);
    private final Slot<Card> card = new Slot<>(this::fillCard);
    /** What is known of the game; empty before it is shown. The list is not made anew for what it does not tell. */
    private Optional<GameReview> reviewed = Optional.empty();

    /** A key moment of the list; a better move is hidden while it is looked for. */
    private record Moment(int ply, MoveReview move, Optional<Integer> finders, boolean isShown, boolean isHidden) {}

    private record Moments(
            Optional<TrialMessage> trial,
            Optional<PersonalPanel.Shown> mine,
            List<Moment> moments,
            boolean isNone,
            Optional<String> theory,
            boolean hasAllNumbers) {}

    private record Card(
            Optional<TrialMessage> trial,
            int ply,
            Optional<MoveReview> move,
            Optional<Integer> finders,
            String otherwise,
            boolean hasAllNumbers) {}

    /** Moments in a column of this width; the prepared openings were left where {@code left} says. */
    KeyMoments(
            Context context,
            BoardStyle style,
            Words words,
            Optional<KnownOpening.Left> left,
            float column,
            PersonalPanel.Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.style = style;
        this.words = words;
        this.momentWords = new MomentWords(context.texts(), words);
        this.left = left;
        this.column = column;
        this.actions = actions;
    }

    /** The list of all. */
    Table list() {
        return moments;
    }

    /** What there is to say about the move on the board, where there is no room for all of them. */
    Actor card() {
        return card;
    }

    void showList(ReviewState state) {
        reviewed = Optional.of(state.review());
        moments.show(moments(state));
    }

    void showCard(ReviewState state) {
        card.show(card(state));
    }

    private Moments moments(ReviewState state) {
        GameReview review = state.review();
        List<Moment> listed = new ArrayList<>();
        for (int ply : state.moments()) {
            boolean isShown = ply == state.plies() - 1;
            review.move(ply)
                    .ifPresent(move ->
                            listed.add(new Moment(ply, move, state.found(ply), isShown, isShown && state.isTrying())));
        }
        boolean isNone = listed.isEmpty() && review.isComplete();
        return new Moments(
                state.trial().map(momentWords::trial),
                mine(state),
                listed,
                isNone,
                momentWords.theory(review),
                state.hasAllNumbers());
    }

    /** What is told of the person; empty where it is not known who that is, and while a better move is looked for. */
    private Optional<PersonalPanel.Shown> mine(ReviewState state) {
        GameReview review = state.review();
        return state.personal().filter(personal -> !state.isTrying()).map(personal -> {
            List<PersonalPanel.Row> points = new ArrayList<>();
            for (int ply : personal.turningPoints()) {
                review.move(ply)
                        .map(move -> new PersonalPanel.Row(ply, momentWords.withoutBetter(ply, move)))
                        .ifPresent(points::add);
            }
            List<PersonalPanel.Row> well = personal.wellDone().stream()
                    .map(done -> new PersonalPanel.Row(done.ply(), momentWords.wellDone(done, review)))
                    .toList();
            return new PersonalPanel.Shown(left.map(this::left), points, well, state.hasAllNumbers());
        });
    }

    private PersonalPanel.Row left(KnownOpening.Left where) {
        String said = context.texts()
                .get(
                        "openings.left",
                        MomentWords.moves(where.ply() + 1),
                        where.prepared().name());
        return new PersonalPanel.Row(where.ply(), said);
    }

    /** Opens what is told of the person. */
    void openMine(ReviewState state) {
        mine(state).ifPresent(shown -> context.router().open(new PersonalSheet(shown, state.review()::move, actions)));
    }

    private void fillMoments(Moments shown) {
        float width = (float) Math.floor(MOMENTS_SHARE * column) - Theme.BLOCK_GAP - 2 * Theme.ROW_GAP;
        moments.top();
        shown.trial.ifPresent(message -> {
            Table row = new Table();
            KeyMomentRow.fill(row, ui, message, width);
            moments.add(row).growX().row();
        });
        shown.mine.ifPresent(personal -> new PersonalPanel(context, actions)
                .fill(moments, personal, ply -> reviewed.flatMap(known -> known.move(ply)), width));
        Text heading = shown.mine.isPresent()
                ? ui.text(context.say("review.moments"), Type.SMALL_STRONG)
                : ui.muted(context.say("review.moments"), Type.SMALL);
        moments.add(heading)
                .left()
                .pad(shown.mine.isPresent() ? Theme.GAP : 0, Theme.ROW_GAP, Theme.GRID, Theme.ROW_GAP)
                .row();
        for (Moment moment : shown.moments) {
            String said = moment.isHidden
                    ? momentWords.withoutBetter(moment.ply, moment.move)
                    : said(moment.ply, moment.move, moment.finders, shown.hasAllNumbers);
            KeyMomentRow row = new KeyMomentRow(
                    ui, style, moment.move, whose(moment.move, said), width, () -> actions.goTo(moment.ply + 1));
            row.mark(moment.isShown);
            moments.add(row).growX().row();
        }
        if (shown.isNone) {
            moments.add(ui.muted(context.say("review.none"), Type.SMALL)).left().pad(Theme.ROW_GAP);
        }
        shown.theory.ifPresent(words -> moments.add(ui.muted(words, Type.SMALL).wrap(width - 2 * Theme.ROW_GAP))
                .left()
                .pad(Theme.ROW_GAP));
        moments.row();
        moments.add().growY();
    }

    private String said(int ply, MoveReview move, Optional<Integer> finders, boolean hasAllNumbers) {
        String said = momentWords.said(ply, move, hasAllNumbers);
        return context.texts().punctuation().sentences(said, momentWords.found(finders));
    }

    /** What is said of a move, after who made it. */
    private String whose(MoveReview move, String said) {
        return context.texts().punctuation().label(words.name(move.mover()), said);
    }

    private Card card(ReviewState state) {
        String key = state.review().isComplete() ? "review.step" : "review.wait";
        return new Card(
                state.trial().map(momentWords::trial),
                state.plies() - 1,
                state.shownMove(),
                state.found(state.plies() - 1),
                momentWords.theory(state.review()).orElseGet(() -> context.say(key)),
                state.hasAllNumbers());
    }

    /** What there is to say about the move on the board, where there is no room for all of them. */
    private void fillCard(Card shown) {
        float width = column - 2 * Theme.ROW_GAP - Theme.BUTTON;
        Panel panel = ui.panel();
        if (shown.trial.isPresent()) {
            KeyMomentRow.fill(panel, ui, shown.trial.get(), width);
        } else if (shown.move.isPresent()) {
            String said =
                    whose(shown.move.get(), said(shown.ply, shown.move.get(), shown.finders, shown.hasAllNumbers));
            KeyMomentRow.fill(panel, ui, style, shown.move.get(), said, width);
        } else {
            panel.add(ui.muted(shown.otherwise, Type.SMALL).align(Align.center).wrap(width - 2 * Theme.BLOCK_GAP));
        }
        card.add(panel).grow();
    }
}
