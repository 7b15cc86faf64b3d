package reversi.screens.share;

import java.util.ArrayList;
import java.util.List;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.rules.Disc;
import reversi.screens.Texts;
import reversi.screens.game.Words;

/** Players and result in words for somebody else: whoever has no name is named by the colour, and never "you". */
final class SharedNames {
    private final Words words;
    private final Texts texts;
    private final Game game;

    SharedNames(Words words, Texts texts, Game game) {
        this.words = words;
        this.texts = texts;
        this.game = game;
    }

    /** Who played a side. */
    String name(Disc disc) {
        Seat seat = game.setup().seat(disc);
        return seat.isHuman() && seat.name().isEmpty() ? words.colour(disc) : words.name(disc);
    }

    /** The level of a computer's player, and the accuracy of the moves as far as it is known. */
    String second(Disc disc, SharedFacts facts) {
        List<String> parts = new ArrayList<>();
        int level = game.setup().seat(disc).level();
        if (level > 0) {
            parts.add(texts.get("level.short", level));
        }
        facts.review()
                .flatMap(known -> known.accuracy(disc))
                .ifPresent(percent -> parts.add(accuracy(texts, percent, facts.isQuick())));
        return String.join(" · ", parts);
    }

    /** The accuracy of a side; one of a quick review is only nearly so. */
    static String accuracy(Texts texts, double percent, boolean isNearly) {
        String said = texts.get("review.percent", Math.round(percent));
        return texts.punctuation()
                .label(texts.get("review.accuracy"), isNearly ? texts.get("share.nearly", said) : said);
    }

    /** Who won and how; empty while the game goes on. */
    String result() {
        return game.result().map(this::result).orElse("");
    }

    private String result(Result result) {
        String won = result.winner()
                .filter(winner -> result.ending() != Ending.ABANDONED)
                .map(winner -> texts.get("over.wins", name(winner)))
                .orElseGet(() -> words.result(result));
        String reason = words.reason(result);
        return reason.isEmpty() ? won : won + " – " + reason;
    }
}
