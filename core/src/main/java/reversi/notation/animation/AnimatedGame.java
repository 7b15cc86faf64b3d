package reversi.notation.animation;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.notation.animation.SquarePainter.Look;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** Makes the animated picture of a game, a GIF, in many small steps: each disc is placed, and what it outflanks turns over. */
public final class AnimatedGame {
    /** The file is no longer than this, in bytes, whatever the game. */
    public static final int MOST_BYTES = 1_000_000;

    private static final int PIXELS = 400;
    /** The frame's width in squares. */
    private static final float FRAME = 0.3f;
    /** A game of more turns has fewer pictures of each. */
    private static final int LONG = 100;

    /** How long pictures are seen, in hundredths of a second. */
    private static final int FIRST = 80;

    private static final int PLACED = 12;
    private static final int TURNING = 5;
    private static final int LYING = 45;
    private static final int LAST = 400;

    private final Transcript game;
    private final SquarePainter painter;
    private final int side;
    private final int frame;
    private final int width;
    private final byte[] pixels;
    private final GifWriter writer;
    private boolean isPainting = true;
    private boolean isWriting;
    /** How many turns were shown whole, and how many pictures of the next one. */
    private int plies;

    private int phase;
    private byte @Nullable [] file;

    /** The picture of a game in these colours. */
    public AnimatedGame(Transcript game, BoardColours colours) {
        this.game = game;
        Variant variant = game.current().variant();
        this.side = (int) (PIXELS / (variant.size() + 2 * FRAME));
        this.frame = Math.round(FRAME * side);
        this.width = variant.size() * side + 2 * frame;
        this.painter = new SquarePainter(colours, side);
        this.pixels = new byte[width * width];
        this.writer = new GifWriter(width, width, painter.palette());
        Arrays.fill(pixels, painter.wood());
    }

    /** Does a little more; answers whether there is still more to do. */
    public boolean step() {
        if (isPainting) {
            isPainting = painter.step();
            if (!isPainting) {
                lay(game.first());
                begin(game.plies() == 0 ? LAST : FIRST);
            }
            return true;
        }
        if (isWriting) {
            isWriting = writer.step();
            return true;
        }
        if (plies == game.plies() || writer.length() > MOST_BYTES - room()) {
            file = file == null ? writer.finish() : file;
            return false;
        }
        show(game.turns().get(plies));
        return true;
    }

    /** What a picture may need at most, and the end of the file. */
    private int room() {
        return pixels.length + pixels.length / 2 + 1;
    }

    /** How far it is, in percent. */
    public int percent() {
        return game.plies() == 0 ? 100 : 100 * plies / game.plies();
    }

    /** The whole file, once all is done. */
    public Optional<byte[]> file() {
        return Optional.ofNullable(file);
    }

    private void begin(int centiseconds) {
        writer.begin(pixels, centiseconds);
        isWriting = true;
    }

    /** Paints the next picture of a turn. */
    private void show(Turn turn) {
        Optional<Square> placed = turn.move().square();
        int phases = placed.isEmpty() || turn.flipped().isEmpty() ? 0 : game.plies() > LONG ? 1 : 3;
        if (phase == 0 && phases > 0) {
            unmark(turn);
            placed.ifPresent(square -> draw(square, lying(turn.mover(), true)));
            begin(PLACED);
        } else if (phase <= phases && phases > 0) {
            turn.flipped().forEach(square -> draw(square, turning(turn.mover(), phases == 1 ? 2 : phase)));
            begin(TURNING);
        } else {
            lay(turn.after());
            placed.ifPresent(square -> draw(square, lying(turn.mover(), true)));
            plies++;
            phase = 0;
            begin(plies == game.plies() ? LAST : LYING);
            return;
        }
        phase++;
    }

    private void unmark(Turn turn) {
        lay(turn.before());
    }

    /** A disc that turns to a side's colour, from the first of three pictures to the last. */
    private static Look turning(Disc to, int picture) {
        if (picture == 2) {
            return Look.ON_EDGE;
        }
        return (picture == 3) == (to == Disc.BLACK) ? Look.BLACK_TURNING : Look.WHITE_TURNING;
    }

    private static Look lying(Disc disc, boolean isLast) {
        if (disc == Disc.BLACK) {
            return isLast ? Look.BLACK_LAST : Look.BLACK;
        }
        return isLast ? Look.WHITE_LAST : Look.WHITE;
    }

    private void lay(Position position) {
        for (Square square : position.variant().squares()) {
            draw(square, position.at(square).map(disc -> lying(disc, false)).orElse(Look.EMPTY));
        }
    }

    private void draw(Square square, Look look) {
        byte[] picture = painter.picture(look, (square.file() + square.rank()) % 2 == 1);
        int at = (frame + square.rank() * side) * width + frame + square.file() * side;
        for (int row = 0; row < side; row++) {
            System.arraycopy(picture, row * side, pixels, at + row * width, side);
        }
    }
}
