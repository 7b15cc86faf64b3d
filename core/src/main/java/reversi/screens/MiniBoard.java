package reversi.screens;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.board.BoardLook;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Theme;

/** A small still picture of a position, as wide as it is high. */
public final class MiniBoard extends Widget {
    private static final float DISC_SHARE = 0.8f;
    /** Smaller squares have no lines between them, in points. */
    private static final float TINY = 6;

    private static final float TINY_SHARE = 0.94f;

    private final Theme theme;
    private final Color felt;
    private final Color line;
    private final Color black;
    private final Color white;
    private final @Nullable TextureRegion face;
    private final @Nullable TextureRegion light;
    private final Vector2 at = new Vector2();
    private final BoardLook look;
    private @Nullable Variant variant;
    private int size;
    private List<Square> squares = List.of();
    private @Nullable Disc[] discs = {};
    private Color[] fields = {};

    /** A picture of a position in the look of a board. */
    public MiniBoard(Theme theme, BoardStyle style, Position position) {
        this.theme = theme;
        look = style.look();
        felt = style.look().felt();
        line = style.look().groove();
        black = style.colour(Disc.BLACK);
        white = style.colour(Disc.WHITE);
        face = theme.atlas().findRegion("disc/a_00");
        light = theme.atlas().findRegion("disc/light_00");
        setTouchable(Touchable.disabled);
        show(position);
    }

    /** A picture without a position yet. */
    public MiniBoard(Theme theme, BoardStyle style) {
        this(theme, style, Position.start(Variant.OTHELLO));
    }

    /** Shows another position. */
    public void show(Position next) {
        lay(next.variant());
        for (int i = 0; i < discs.length; i++) {
            discs[i] = next.at(squares.get(i)).orElse(null);
        }
    }

    /** Shows the discs of a board, rank by rank from the top: {@code X} black, {@code O} white, anything else neither. */
    public void show(Variant on, String cells) {
        lay(on);
        for (int i = 0; i < discs.length; i++) {
            Square square = squares.get(i);
            char cell = cells.charAt(square.rank() * size + square.file());
            discs[i] = cell == 'X' ? Disc.BLACK : cell == 'O' ? Disc.WHITE : null;
        }
    }

    private void lay(Variant on) {
        if (on.equals(variant)) {
            return;
        }
        variant = on;
        size = on.size();
        squares = on.squares();
        discs = new Disc[squares.size()];
        fields = new Color[squares.size()];
        for (int i = 0; i < discs.length; i++) {
            Square square = squares.get(i);
            fields[i] = look.isChequered() ? look.square(square.file(), square.rank()) : felt;
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        float pixel = 1 / theme.pixelsPerPoint();
        float square = (float) Math.floor(Math.min(getWidth(), getHeight()) / size / pixel) * pixel;
        float side = square * size;
        localToStageCoordinates(at.set((getWidth() - side) / 2, (getHeight() - side) / 2));
        float left = getX() + (getWidth() - side) / 2 + theme.snap(at.x) - at.x;
        float bottom = getY() + (getHeight() - side) / 2 + theme.snap(at.y) - at.y;
        float gap = square > 24 ? 2 * pixel : pixel;
        if (square <= gap) {
            return;
        }
        float radius = square >= 9 ? 3 : 0;
        boolean isTiny = square < TINY && squares.size() == size * size;
        if (isTiny) {
            theme.rectangle(batch, fields[0], alpha, left, bottom, side, side);
        }
        for (int i = 0; i < squares.size(); i++) {
            Square on = squares.get(i);
            float x = left + on.file() * square;
            float y = bottom + (size - 1 - on.rank()) * square;
            if (isTiny) {
                disc(batch, alpha, discs[i], x + square / 2, y + square / 2, square * TINY_SHARE);
                continue;
            }
            if (radius > 0) {
                theme.fill(batch, fields[i], alpha, radius, x, y, square - gap, square - gap);
            } else {
                theme.rectangle(batch, fields[i], alpha, x, y, square - gap, square - gap);
            }
            disc(batch, alpha, discs[i], x + (square - gap) / 2, y + (square - gap) / 2, square);
        }
    }

    private void disc(Batch batch, float alpha, @Nullable Disc disc, float middleX, float middleY, float square) {
        if (disc == null) {
            return;
        }
        Color colour = disc == Disc.BLACK ? black : white;
        float diameter = square * DISC_SHARE;
        if (face == null || light == null || diameter < 14) {
            theme.disc(batch, colour, alpha, middleX - diameter / 2, middleY - diameter / 2, diameter);
            return;
        }
        float cell = diameter * 8 / 7;
        theme.disc(batch, line, alpha * 0.45f, middleX - diameter / 2, middleY - diameter / 2 - square / 24, diameter);
        batch.setColor(colour.r, colour.g, colour.b, alpha);
        batch.draw(face, middleX - cell / 2, middleY - cell / 2, cell, cell);
        batch.setColor(1, 1, 1, alpha);
        batch.draw(light, middleX - cell / 2, middleY - cell / 2, cell, cell);
    }
}
