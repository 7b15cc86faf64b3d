package reversi.game;

import java.util.List;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/**
 * What is settled before a game begins.
 *
 * @param start the position in which it begins: that of its variant, or one that was set up by hand
 * @param opening the moves made before the players take over, as in a balanced start; passes may be left out
 * @param black who plays Black
 * @param white who plays White
 * @param time the clock
 */
public record GameSetup(Position start, List<Move> opening, Seat black, Seat white, TimeControl time) {
    /** Who plays with whom. */
    public enum Mode {
        /** A person against the computer. */
        VERSUS_COMPUTER,
        /** Two people on one device. */
        TWO_PLAYERS,
        /** The computer against itself, to be watched. */
        WATCH,
        /** At a table on a server, as a player or to watch. */
        ONLINE
    }

    /** Throws IllegalArgumentException, naming the ply and the reason, for an opening that breaks the rules. */
    public GameSetup {
        opening = List.copyOf(opening);
        replay(Transcript.from(start), opening);
    }

    /** A game from the variant's own start, with an opening. */
    public GameSetup(Variant variant, List<Move> opening, Seat black, Seat white, TimeControl time) {
        this(Position.start(variant), opening, black, white, time);
    }

    /** A game from the variant's own start. */
    public GameSetup(Variant variant, Seat black, Seat white, TimeControl time) {
        this(variant, List.of(), black, white, time);
    }

    /** A game without a clock that goes on after the moves of another one. */
    public static GameSetup continuing(Transcript transcript, Seat toMove, Seat other) {
        boolean isBlack = transcript.current().toMove() == Disc.BLACK;
        return new GameSetup(
                transcript.first(),
                transcript.moves(),
                isBlack ? toMove : other,
                isBlack ? other : toMove,
                TimeControl.none());
    }

    /** The rules. */
    public Variant variant() {
        return start.variant();
    }

    /** Whether the game begins in a position that was set up by hand rather than in its variant's own. */
    public boolean isSetUp() {
        return !start.equals(Position.start(variant()));
    }

    /** Who plays this colour. */
    public Seat seat(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /** Who plays with whom. */
    public Mode mode() {
        if (black.kind() == Seat.Kind.REMOTE || white.kind() == Seat.Kind.REMOTE) {
            return Mode.ONLINE;
        }
        if (black.isHuman() && white.isHuman()) {
            return Mode.TWO_PLAYERS;
        }
        return black.isHuman() || white.isHuman() ? Mode.VERSUS_COMPUTER : Mode.WATCH;
    }

    /** Whether a turn was a person's choice, or anybody's where no person plays the computer, so that an undo may stop before it. */
    public boolean isUndoStop(Turn turn) {
        boolean isChosen = !turn.move().isPass();
        return mode() == Mode.VERSUS_COMPUTER ? isChosen && seat(turn.mover()).isHuman() : isChosen;
    }

    /** The game as the players find it: the opening played, and a pass after it where the rules force one. */
    public Transcript opened() {
        return withForcedPass(replay(Transcript.from(start), opening));
    }

    /** A game with the same beginning between others, by another clock. */
    public GameSetup between(Seat one, Seat other, TimeControl clock) {
        return new GameSetup(start, opening, one, other, clock);
    }

    /** This setup with the players' colours exchanged, as for a rematch. */
    public GameSetup swapped() {
        return between(white, black, time);
    }

    /** This setup with a person in every seat; a ladder, which trains against the computer, is left without a clock. */
    public GameSetup betweenPeople() {
        TimeControl kept = time.kind() == TimeControl.Kind.LADDER ? TimeControl.none() : time;
        return between(person(black), person(white), kept);
    }

    private static Seat person(Seat seat) {
        return seat.isHuman() ? seat : Seat.human("");
    }

    /** Plays moves on, adding the forced passes that they leave out; throws IllegalArgumentException for an illegal move. */
    public static Transcript replay(Transcript from, List<Move> moves) {
        Transcript transcript = from;
        for (Move move : moves) {
            if (!move.isPass()) {
                transcript = withForcedPass(transcript);
            }
            Played played = transcript.current().play(move);
            if (played instanceof Played.Refused refused) {
                throw new IllegalArgumentException(
                        "ply " + (transcript.plies() + 1) + ", " + move + ": " + refused.reason());
            }
            transcript = transcript.with(played.orThrow());
        }
        return transcript;
    }

    private static Transcript withForcedPass(Transcript transcript) {
        Position position = transcript.current();
        return position.mustPass() ? transcript.with(position.play(Move.PASS).orThrow()) : transcript;
    }
}
