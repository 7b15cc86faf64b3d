package reversi.screens.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.game.Result;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.Context;

/** Tells what happens in a game to people who hear it, once for each thing that comes to be seen. */
final class GameNarrator {
    /** More moves than that are gone to rather than played. */
    private static final int MOST_TOLD = 4;

    private final LiveGame game;
    private final boolean isReplay;
    private Transcript told;
    private @Nullable Position asked;
    private @Nullable Result ended;
    private Optional<Offer> offered = Optional.empty();

    /** Tells of what comes from now on; {@code isReplay} where going back takes nothing back. */
    GameNarrator(LiveGame game, boolean isReplay) {
        this.game = game;
        this.isReplay = isReplay;
        this.told = game.shownTranscript();
    }

    /** What is new since it was asked last; empty where nothing is. */
    String news(Context context, Optional<Offer> offer) {
        SpokenGame words = new SpokenGame(game, context);
        StringBuilder news = new StringBuilder();
        Transcript shown = game.shownTranscript();
        List<Turn> turns = shown.turns();
        boolean isLonger = shown.plies() > told.plies() && told.turns().equals(turns.subList(0, told.plies()));
        boolean isJump = Math.abs(shown.plies() - told.plies()) > MOST_TOLD;
        if (isJump || (isReplay && shown.plies() < told.plies())) {
            add(news, words.place(shown));
        } else if (isLonger) {
            for (Turn turn : turns.subList(told.plies(), turns.size())) {
                add(news, words.turn(turn));
            }
        } else if (shown.plies() < told.plies()) {
            add(news, context.texts().get("access.say.undone"));
        }
        told = shown;
        addTurn(news, words);
        if (!offered.equals(offer)) {
            offered = offer;
            offer.ifPresent(made -> add(news, OfferRow.words(context, made)));
        }
        return news.toString();
    }

    private void addTurn(StringBuilder news, SpokenGame words) {
        Position now = game.board().asks().isPresent() ? told.current() : null;
        if (now != null && !now.equals(asked)) {
            add(news, words.turnOf(now));
        }
        asked = now;
        Result over = game.shownOutcome().orElse(null);
        if (over != null && !Objects.equals(over, ended)) {
            add(news, words.result(over));
        }
        ended = over;
    }

    private static void add(StringBuilder news, String sentence) {
        news.append(news.length() == 0 ? "" : " ").append(sentence);
    }
}
