package reversi.screens.game;

import reversi.game.Ending;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.notation.Opponents;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.screens.Context;
import reversi.screens.Texts;
import reversi.screens.board.BoardStyle;
import reversi.screens.opponents.OpponentWords;

/** What the page says about players and results, in the language of the moment. */
public final class Words {
    private final Texts texts;
    private final BoardStyle style;
    private final GameSetup setup;
    private final OpponentWords opponents;

    Words(Texts texts, BoardStyle style, GameSetup setup) {
        this.texts = texts;
        this.style = style;
        this.setup = setup;
        this.opponents = new OpponentWords(texts);
    }

    /** The words about a game, in the language and the look of the moment. */
    public static Words of(Context context, GameSetup setup) {
        return new Words(context.texts(), context.settings().now().look().boardFor(setup.variant()), setup);
    }

    /** The word for the colour of a side's discs, as they are chosen in the settings. */
    public String colour(Disc disc) {
        return texts.get(style.words(disc));
    }

    /** Which colour leads, and by how many discs: those of Black less those of White, not 0. */
    public String lead(int discs) {
        return colour(discs > 0 ? Disc.BLACK : Disc.WHITE) + " +" + Math.abs(discs);
    }

    /** Who plays a side: the name given, or the game's own word. */
    public String name(Disc disc) {
        Seat seat = setup.seat(disc);
        if (!seat.name().isEmpty()) {
            return seat.name();
        }
        if (!seat.isHuman()) {
            return opponents.name(seat.level());
        }
        return setup.mode() == GameSetup.Mode.VERSUS_COMPUTER ? texts.get("play.you") : colour(disc);
    }

    /** Who plays, as an analysis of the game names them. */
    public Opponents opponents() {
        return new Opponents(name(Disc.BLACK), name(Disc.WHITE));
    }

    /** Who plays a side, so that it can't be mistaken for the other side. */
    String distinctName(Disc disc) {
        boolean isSame = name(disc).equals(name(disc.other()));
        return isSame ? colour(disc) : name(disc);
    }

    /** Whether this side is the person at the device, who plays alone. */
    boolean isYou(Disc disc) {
        boolean isAlone = setup.mode() == GameSetup.Mode.VERSUS_COMPUTER || setup.mode() == GameSetup.Mode.ONLINE;
        return isAlone && setup.seat(disc).isHuman();
    }

    /** That it is a person's turn. */
    String toMove(Disc disc) {
        return texts.get(isYou(disc) ? "play.to-move.you" : "play.to-move");
    }

    /** The level of a computer player as a number, and in words where there is room. */
    String level(Disc disc, boolean isRoomy) {
        int level = setup.seat(disc).level();
        String number = texts.get("level.short", level);
        return isRoomy ? number + " · " + texts.get("level." + level + ".name") : number;
    }

    /** The announcement of a pass. */
    String pass(Disc disc) {
        return isYou(disc) ? texts.get("play.pass.you") : texts.get("play.pass", distinctName(disc));
    }

    /** Why a move was refused. */
    String refused(Illegal reason) {
        return texts.get("refused." + reason.name());
    }

    /** Who won. */
    public String result(Result outcome) {
        if (outcome.ending() == Ending.ABANDONED) {
            return texts.get("over.void");
        }
        if (outcome.winner().isEmpty()) {
            return texts.get("over.draw");
        }
        Disc winner = outcome.winner().get();
        return isYou(winner) ? texts.get("over.you-win") : texts.get("over.wins", distinctName(winner));
    }

    /** What a computer player says as the game begins. */
    String hello(Disc disc) {
        return opponents.hello(setup.seat(disc).level());
    }

    /** What a person's opponent on this device says of the end; empty where there is none, or no end. */
    String said(Result outcome) {
        if (setup.mode() != GameSetup.Mode.VERSUS_COMPUTER || outcome.ending() == Ending.ABANDONED) {
            return "";
        }
        if (outcome.winner().isEmpty()) {
            return opponents.draws();
        }
        Disc winner = outcome.winner().get();
        return isYou(winner)
                ? opponents.loses(setup.seat(winner.other()).level())
                : opponents.wins(setup.seat(winner).level());
    }

    /** How the game ended, where the discs alone don't say it; empty where they do. */
    public String reason(Result outcome) {
        return switch (outcome.ending()) {
            case DISCS -> setup.variant().fewestWins() ? texts.get("over.fewest") : "";
            case RESIGNATION -> texts.get("over.resigned");
            case TIME -> texts.get("over.time");
            case AGREED_DRAW -> texts.get("over.agreed");
            case LEFT -> texts.get("over.left", loser(outcome));
            case CLAIMED -> texts.get("over.claimed", loser(outcome));
            case ABANDONED -> texts.get("over.abandoned");
        };
    }

    private String loser(Result outcome) {
        return outcome.winner().map(winner -> distinctName(winner.other())).orElse("");
    }
}
