package reversi.screens.game;

import java.util.List;
import java.util.Optional;
import reversi.game.GameSetup;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Texts;
import reversi.teach.OpeningNames;

/** What the page says of the state of a game, in the language of the moment. */
final class StateWords {
    private final Texts texts;
    private final GameSetup setup;
    private final Words words;
    private final OpeningNames openings;

    StateWords(Context context, GameSetup setup, OpeningNames openings) {
        this.texts = context.texts();
        this.setup = setup;
        this.words = Words.of(context, setup);
        this.openings = openings;
    }

    /** Who plays with whom. */
    GameSetup setup() {
        return setup;
    }

    /** The words about players and results. */
    Words words() {
        return words;
    }

    /** By how much a side leads. */
    String lead(Transcript shown) {
        int lead = ScoreGraph.lead(shown.current());
        return lead == 0 ? texts.get("play.lead.none") : words.lead(lead);
    }

    /** How many moves were made; empty before the first. */
    String number(Transcript shown) {
        return shown.turns().isEmpty() ? "" : texts.get("play.move", shown.placements());
    }

    /** What stands above the list of moves, or in the only line that there is for them. */
    String headline(GameState state, boolean isList) {
        return switch (state.advice().values()) {
            case SOUGHT -> texts.get("play.advising");
            case SHOWN -> texts.get("menu.values");
            case NONE -> headline(state.shown(), isList);
        };
    }

    private String headline(Transcript shown, boolean isList) {
        Optional<String> opening =
                openings.of(shown).map(name -> name.in(texts.language().code()));
        if (isList || shown.turns().isEmpty()) {
            return opening.orElseGet(() -> isList ? texts.get("play.moves") : beginning(shown));
        }
        Turn last = shown.turns().get(shown.plies() - 1);
        String move = last.move().isPass()
                ? texts.get("play.pass.short")
                : last.move().toString();
        String said = texts.get("play.last", words.colour(last.mover()), move);
        return opening.map(name -> name + " · " + said).orElse(said);
    }

    /** Who is to begin, which only a person at this device is told to do. */
    private String beginning(Transcript shown) {
        Disc first = shown.current().toMove();
        return setup.seat(first).isHuman()
                ? texts.get("play.begin")
                : texts.get("play.begins", words.distinctName(first));
    }

    /** What a player does now, and what else is known of them. */
    String status(GameState.Play play, Disc disc, boolean isRoomy) {
        List<String> said = play.said().getOrDefault(disc, List.of());
        if (!said.isEmpty()) {
            return isRoomy ? String.join(" · ", said) : said.get(said.size() - 1);
        }
        boolean isPerson = setup.seat(disc).isHuman();
        boolean isThinking = play.isThinking(disc);
        StringBuilder line = new StringBuilder();
        if (!isPerson) {
            line.append(words.level(disc, !isThinking && isRoomy));
        } else if (!play.isTurn(disc) && !words.name(disc).equals(words.colour(disc))) {
            line.append(words.colour(disc));
        }
        if (isThinking) {
            append(line, texts.get("play.thinking"));
        } else if (isPerson && play.isTurn(disc)) {
            append(line, words.toMove(disc));
        }
        if (setup.variant().stock() > 0) {
            append(line, texts.count("play.left", play.position().discsLeft(disc)));
        }
        return line.toString();
    }

    private static void append(StringBuilder line, String words) {
        line.append(line.length() > 0 ? " · " : "").append(words);
    }
}
