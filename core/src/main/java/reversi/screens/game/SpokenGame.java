package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Clock;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Texts;
import reversi.screens.board.BoardDescription;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.ui.Punctuation;

/** A game in words, for people who hear it: each answer is one or a few short sentences about what is to be seen now. */
final class SpokenGame {
    private static final BoardOverlayOptions BARE = new BoardOverlayOptions(false, false, false, false, false);
    private static final int LAST_MOVES = 3;
    /** More moves than that are gone to rather than played. */
    private static final int MOST_TOLD = 4;

    private final LiveGame game;
    private final Texts texts;
    private final Punctuation signs;
    private final Words words;
    private final TurnWords turns;
    private final BoardDescription board;

    SpokenGame(LiveGame game, Context context) {
        this.game = game;
        this.texts = context.texts();
        this.signs = texts.punctuation();
        this.words = Words.of(context, game.session().setup());
        this.turns = new TurnWords(texts, words::colour);
        this.board = new BoardDescription(
                game.board(),
                context.settings().now().look().boardFor(game.board().variant()),
                BARE,
                context.texts()::get);
    }

    /** What has come to be seen from one state to the next; empty where nothing has. */
    String news(GameState before, GameState now) {
        Transcript told = before.shown();
        Transcript shown = now.shown();
        List<Turn> turns = shown.turns();
        boolean isBack = shown.plies() < told.plies();
        boolean isLonger = shown.plies() > told.plies() && told.turns().equals(turns.subList(0, told.plies()));
        List<String> news = new ArrayList<>();
        if (Math.abs(shown.plies() - told.plies()) > MOST_TOLD
                || (isBack && now.line().isPresent())) {
            news.add(place(shown));
        } else if (isLonger) {
            turns.subList(told.plies(), turns.size()).forEach(turn -> news.add(turn(turn)));
        } else if (isBack) {
            news.add(texts.get("access.say.undone"));
        }
        now.asked().filter(asked -> isNew(before.asked(), asked)).ifPresent(asked -> news.add(turnOf(asked)));
        now.outcome().filter(over -> isNew(before.outcome(), over)).ifPresent(over -> news.add(result(over)));
        now.offer()
                .filter(made -> isNew(before.offer(), made))
                .ifPresent(made -> news.add(OfferRow.words(texts, made)));
        return String.join(" ", news);
    }

    private static <T> boolean isNew(Optional<T> before, T now) {
        return !before.equals(Optional.of(now));
    }

    /** A turn, such as {@code White f6, flips 3.} */
    String turn(Turn turn) {
        return turn.move().isPass() ? signs.sentence(words.pass(turn.mover())) : turns.played(turn);
    }

    /** Whose turn it is, such as {@code Your turn. 4 moves.} */
    String turnOf(Position position) {
        return words.isYou(position.toMove())
                ? texts.count("access.say.you", position.placements().size())
                : turns.toMove(position);
    }

    /** Where one is in a game that is gone through: the number of the ply and the move that led there. */
    String place(Transcript shown) {
        int plies = shown.plies();
        return plies == 0
                ? signs.sentence(texts.get("review.start"))
                : signs.sentences(
                        texts.get("access.say.at", plies), turn(shown.turns().get(plies - 1)));
    }

    /** How the game ended and with how many discs. */
    String result(Result result) {
        String reason = words.reason(result);
        String why = reason.isEmpty() ? "" : signs.sentence(reason);
        return signs.sentences(signs.sentence(words.result(result)), why, discs(), words.said(result));
    }

    /** The whole board. */
    String whole() {
        return board.whole();
    }

    /** A row of the board, counted from 0 at the top. */
    String row(int rank) {
        return board.row(rank);
    }

    /** The moves seen last, the newest at the end, and whose turn it is. */
    String lastMoves() {
        Transcript shown = game.shownTranscript();
        List<Turn> turns = shown.turns();
        if (turns.isEmpty()) {
            return texts.get("access.say.none");
        }
        return signs.sentences(turns.subList(Math.max(0, turns.size() - LAST_MOVES), turns.size()).stream()
                .map(this::turn)
                .toArray(String[]::new));
    }

    /** Whose turn it is and where they can play, with what each move flips. */
    String moves() {
        Optional<Result> over = game.shownOutcome();
        if (over.isPresent()) {
            return result(over.get());
        }
        Position position = game.shownTranscript().current();
        List<String> places = new ArrayList<>();
        for (Move move : position.placements().stream().map(Move::at).toList()) {
            Square square = move.square().orElseThrow();
            places.add(texts.get(
                    "access.say.place", square.name(), position.flips(square).size()));
        }
        return signs.sentences(turnOf(position), places.isEmpty() ? "" : signs.sentence(signs.list(places)));
    }

    /** The discs of both sides, and their clocks where they have any. */
    String clocks() {
        Clock clock = game.session().clock();
        String said = discs();
        for (Disc disc : Disc.values()) {
            if (clock.isTimed(disc)) {
                String left = new ClockText()
                        .of(clock.millisLeft(disc), texts.language().numerals());
                said = signs.sentences(said, texts.get("access.say.clock", words.colour(disc), left));
            }
        }
        return said;
    }

    private String discs() {
        Position position = game.shownTranscript().current();
        return texts.get(
                "access.say.discs",
                words.colour(Disc.BLACK),
                position.count(Disc.BLACK),
                words.colour(Disc.WHITE),
                position.count(Disc.WHITE));
    }
}
