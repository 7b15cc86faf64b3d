package reversi.screens.analysis;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Played;
import reversi.rules.Transcript;
import reversi.screens.Texts;
import reversi.screens.board.BoardStyle;
import reversi.teach.ExplorerEra;
import reversi.teach.ExplorerMove;
import reversi.teach.ExplorerStrength;
import reversi.teach.GameResults;
import reversi.teach.OpeningName;
import reversi.teach.OpeningNames;

/** What the explorer says, in the language of the moment. */
final class ExplorerWords {
    private final Texts texts;
    private final BoardStyle style;
    private final OpeningNames names;

    ExplorerWords(Texts texts, BoardStyle style, OpeningNames names) {
        this.texts = texts;
        this.style = style;
        this.names = names;
    }

    /** The word for the colour of a side's discs. */
    String colour(Disc disc) {
        return texts.get(style.words(disc));
    }

    /** A number of games, its thousands set apart. */
    String number(int number) {
        return texts.language().numerals().grouped(number);
    }

    /** How many games there are. */
    String games(int number) {
        return texts.count("explorer.games", number, number(number));
    }

    /** The last name that a game's positions have; the explorer's own where they have none. */
    String title(Transcript game) {
        return name(game).orElse(texts.get("explorer.title"));
    }

    /** The years of recorded games; empty for all. */
    String years(Optional<ExplorerEra> era) {
        return era.map(known -> known.first() + "\u2013" + known.last())
                .orElseGet(() -> texts.get("explorer.years.all"));
    }

    /** How strong the players of recorded games are at least. */
    String strength(ExplorerStrength strength) {
        return texts.get("explorer.strength." + strength.name());
    }

    /** Somebody whose games are in the archive. */
    String player(BookOwner who) {
        return who.opponent()
                .map(known -> known.name().isEmpty() ? texts.get("level.short", known.level()) : known.name())
                .orElseGet(() -> texts.get("play.you"));
    }

    /** Who played the moves of a position, in which this side is to move. */
    String playedBy(ExplorerGames games, Disc mover) {
        if (games.player().isEmpty()) {
            return texts.get("explorer.played", colour(mover));
        }
        String key = games.side() == mover ? "explorer.by" : "explorer.against";
        BookOwner who = games.player().get().who();
        return who.equals(BookOwner.self()) ? texts.get(key + ".you") : texts.get(key, player(who));
    }

    private Optional<String> name(Transcript game) {
        return names.of(game).map(this::name);
    }

    private String name(OpeningName name) {
        return name.in(texts.language().code());
    }

    /** What is played most after a game, what that is called where it begins to be called so, and how it ended for the mover. */
    String mostPlayed(Transcript game, ExplorerMove move) {
        Optional<String> named = game.current().play(move.move()) instanceof Played.Legal legal
                ? name(game.with(legal.turn()))
                        .filter(name -> !Optional.of(name).equals(name(game)))
                : Optional.empty();
        String most = named.isPresent()
                ? texts.get("explorer.most.named", move.move(), named.get())
                : texts.get("explorer.most", move.move());
        Disc mover = game.current().toMove();
        GameResults results = move.results();
        int percent = mover == Disc.BLACK ? results.blackPercent() : results.whitePercent();
        return most + "\n" + texts.get("explorer.share", colour(mover), texts.get("review.percent", percent));
    }
}
