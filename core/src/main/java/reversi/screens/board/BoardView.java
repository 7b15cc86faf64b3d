package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import reversi.platform.AccessRole;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Obstacle;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/**
 * A board on the stage, as large as its room allows, for any position: that of a game, a lesson or a puzzle. It draws a
 * {@link BoardModel}, whose time passes only in {@link #act}: with the stage, drawn or not.
 */
public final class BoardView extends Widget implements Focus.Stop, PartialStage.Careful, Obstacle, Accessible {
    private static final Disc[] SIDES = {Disc.BLACK, Disc.WHITE};
    private static final float MILLIS = 1000;
    /** How often the marked best move glows before it rests, and how long each time takes. */
    private static final int BEATS = 3;

    private static final float BEAT_SECONDS = 1.6f;
    /** After a pause in drawing the first frame may not jump ahead, in seconds. */
    private static final float LONGEST_FRAME = 1 / 15f;
    /** How much is seen of a disc that would be placed where somebody points, and of one that waits to be confirmed. */
    private static final float POINTED = 0.45f;

    private static final float PROPOSED = 0.75f;

    private final Ui ui;
    private final BoardModel model;
    private final BoardStyle style;
    private final BoardOverlayOptions options;
    private final BoardChanges changes;
    private final BoardChanges.Listener redraw = this::redraw;
    private final Vector2 corner = new Vector2();
    /** A touch anywhere else takes a proposed move back. */
    private final InputListener elsewhere = new InputListener() {
        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            if (isWaiting() && !event.getTarget().isDescendantOf(BoardView.this)) {
                dismiss();
            }
            return false;
        }
    };

    private BoardGeometry board;
    private @Nullable Painted painted;
    private @Nullable BoardTouch touch;
    private Consumer<Square> listener = square -> {};
    /** Hears of each square that must be chosen once more; empty where moves are not confirmed. */
    private Optional<Consumer<Square>> confirmed = Optional.empty();
    /** How far the marked best move has got with its beats; it rests after {@link #BEATS}. */
    private float beats;

    private Color mistakeColour = Color.RED;

    private @Nullable Square beating;
    private boolean wasBusy;
    private boolean wasCounting;
    private boolean isTurned;
    private boolean isBlindfolded;

    /** What is drawn once for a size. */
    private record Painted(
            BoardPicture picture, DiscSheet sheet, DiscPainter discs, StillLayer still, BoardMarks marks) {
        void dispose() {
            still.dispose();
            picture.dispose();
            sheet.dispose();
        }
    }

    /** A board that shows a model in a style and lets whatever points at it through, until {@link #onPress}. */
    public BoardView(Ui ui, BoardModel model, BoardStyle style, BoardOverlayOptions options) {
        this.ui = ui;
        this.model = model;
        this.style = style;
        this.options = options;
        this.changes = new BoardChanges(model);
        this.board = BoardGeometry.fit(model.variant(), 0, 0, 100, 100, 1);
        setTouchable(Touchable.disabled);
    }

    /** Lets a person point at squares, and tells each that is clicked, tapped, or chosen by the keyboard. */
    public void onPress(Consumer<Square> listener) {
        if (touch != null) {
            removeListener(touch);
        }
        this.listener = listener;
        touch = new BoardTouch(this, this::geometry, model, this::choose, ui.isTouch());
        addListener(touch);
        setTouchable(Touchable.enabled);
    }

    /**
     * Lets a legal square be chosen twice before a disc is placed on it: the first time it shows what would flip, and
     * {@code proposed} hears of it.
     */
    public void confirmMoves(Consumer<Square> proposed) {
        confirmed = Optional.of(proposed);
    }

    /** Tells that a person chose a square, by whichever means; a move that is to be confirmed is only proposed at first. */
    public void choose(Square square) {
        if (confirmed.isEmpty()) {
            listener.accept(square);
        } else if (!model.animation().isMoving()) {
            if (model.propose(square)) {
                model.setCursor(square);
                ui.focus().moveTo(this);
                confirmed.get().accept(square);
            } else {
                listener.accept(square);
            }
            PartialStage.wake(this);
        }
    }

    /** Shows the board from the other side, or from the usual one. */
    public void setTurned(boolean turned) {
        if (turned != isTurned) {
            isTurned = turned;
            invalidate();
            PartialStage.redraw(this);
        }
    }

    /** Hides the discs, and what would tell them, or shows them. */
    public void blindfold(boolean worn) {
        if (worn != isBlindfolded) {
            isBlindfolded = worn;
            PartialStage.redraw(this);
        }
    }

    /** What the board and its discs are made of. */
    public BoardStyle style() {
        return style;
    }

    /** Where the squares are, in this actor's own points. */
    public BoardGeometry geometry() {
        validate();
        return board;
    }

    /** The middle of a square on the stage, in points. */
    public Vector2 onStage(Square square) {
        BoardGeometry at = geometry();
        return localToStageCoordinates(new Vector2(at.centreX(square.file()), at.centreY(square.rank())));
    }

    /** What is shown on it. */
    public BoardModel model() {
        return model;
    }

    @Override
    public float getPrefWidth() {
        return 0;
    }

    @Override
    public float getPrefHeight() {
        return 0;
    }

    @Override
    public void layout() {
        BoardGeometry next = BoardGeometry.fit(
                        model.variant(),
                        0,
                        0,
                        getWidth(),
                        getHeight(),
                        1 / ui.theme().pixelsPerPoint())
                .turned(isTurned);
        if (!next.equals(board)) {
            board = next;
            forget();
        }
    }

    private void forget() {
        if (painted != null) {
            painted.dispose();
            painted = null;
        }
    }

    @Override
    protected void setStage(Stage stage) {
        if (getStage() != null) {
            getStage().removeCaptureListener(elsewhere);
        }
        super.setStage(stage);
        if (stage != null) {
            stage.addCaptureListener(elsewhere);
        } else {
            forget();
        }
    }

    @Override
    public boolean isReachable() {
        return touch != null && model.asks().isPresent();
    }

    @Override
    public boolean isWaiting() {
        return model.proposed() != null;
    }

    @Override
    public boolean dismiss() {
        boolean wasProposed = model.dropProposal();
        PartialStage.wake(this);
        return wasProposed;
    }

    @Override
    public void press() {
        Square square = model.cursor() == null ? model.proposed() : model.cursor();
        if (square != null && touch != null) {
            touch.press(square);
        }
    }

    @Override
    public boolean arrow(int right, int up) {
        model.moveCursor(geometry(), right, -up);
        PartialStage.wake(this);
        return true;
    }

    /** What is to be seen on it, in words; {@code words} answers a key with its words. */
    public BoardDescription description(UnaryOperator<String> words) {
        return new BoardDescription(model, style, options, isBlindfolded, words);
    }

    @Override
    public void describe(AccessWriter to) {
        BoardTouch hands = touch;
        if (hands == null) {
            to.add(AccessRole.IMAGE, description(to::say).whole());
        } else {
            Square cursor = ui.focus().isShownOn(this) ? model.cursor() : null;
            description(to::say).write(to, geometry(), hands::press, this::look, cursor);
        }
    }

    /** Leads the keyboard to a square; answers whether it is there now. */
    private boolean look(Square square) {
        boolean isThere = isReachable() && ui.focus().isInScope(this);
        if (isThere) {
            model.setCursor(square);
            ui.focus().show(this);
            model.showCursor();
            PartialStage.wake(this);
        }
        return isThere;
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        boolean isBusy = model.isBusy();
        float seconds = Math.min(delta, wasBusy ? 4 * LONGEST_FRAME : LONGEST_FRAME / 4);
        model.advance(seconds * MILLIS);
        wasBusy = (touch != null && touch.act(delta)) || isBusy || model.isBusy();
        if (ui.focus().isShownOn(this) != (model.cursor() != null)) {
            if (ui.focus().isShownOn(this)) {
                model.showCursor();
            } else {
                model.hideCursor();
            }
        }
        if (beat(seconds)) {
            wasBusy = true;
            changes.reportHint(redraw);
        }
        changes.report(redraw);
        if (wasCounting || model.animation().isCounting()) {
            PartialStage.redraw(this);
        }
        wasCounting = model.animation().isCounting();
        if (wasBusy) {
            PartialStage.wake(this);
        }
    }

    /** Lets the marked best move glow a few times, so that it is noticed; returns whether it still does. */
    private boolean beat(float seconds) {
        Square hint = model.hint();
        if (hint == null || !hint.equals(beating)) {
            beats = 0;
        }
        beating = hint;
        boolean isBeating = hint != null && beats < BEATS && !ui.feedback().isStill();
        if (isBeating) {
            beats = Math.min(BEATS, beats + seconds / BEAT_SECONDS);
        }
        return isBeating;
    }

    private void redraw(int file, int rank, float squares) {
        float reach = squares * board.side();
        PartialStage.redraw(this, board.centreX(file) - reach, board.centreY(rank) - reach, 2 * reach, 2 * reach);
    }

    private Painted paint(Batch batch) {
        if (painted == null) {
            batch.end();
            Theme theme = ui.theme();
            BoardCover felt = BoardCover.of(style.look().material(), ui.feedback());
            BoardPicture picture = new BoardPicture(theme, style, options.coordinates(), board, felt, batch);
            DiscSheet sheet = new DiscSheet(theme, style, felt, DiscPainter.DIAMETER * board.side(), batch);
            felt.dispose();
            DiscPainter discs = new DiscPainter(sheet, theme.pixelsPerPoint());
            StillLayer still = new StillLayer(discs, board, theme.pixelsPerPoint());
            painted = new Painted(picture, sheet, discs, still, new BoardMarks(theme, style, board.side()));
            batch.begin();
        }
        Poses poses = model.animation().poses();
        if (!painted.still.isFresh(poses)) {
            batch.end();
            painted.still.refresh(batch, poses);
            batch.begin();
        }
        return painted;
    }

    /** Draws what is drawn once for a size with a batch that isn't drawing now: within a picture it could not be. */
    public void prepare(Batch batch) {
        validate();
        batch.begin();
        paint(batch);
        batch.end();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Painted tools = paint(batch);
        float alpha = parentAlpha * getColor().a;
        localToStageCoordinates(corner.set(0, 0));
        float x = getX() + ui.theme().snap(corner.x) - corner.x;
        float y = getY() + ui.theme().snap(corner.y) - corner.y;
        tools.picture.draw(batch, x + board.left(), y + board.bottom(), alpha);
        Offscreen.straight(batch);
        drawBelow(tools, batch, x, y, alpha);
        if (!isBlindfolded) {
            drawDiscs(tools, batch, x, y, alpha);
        }
        drawAbove(tools, batch, x, y, alpha);
        if (model.animation().isCounting()) {
            drawCounts(tools, batch, x, y, alpha);
        }
    }

    /** Sets the colour of a bad move's square. */
    public void setMistakeColour(Color colour) {
        mistakeColour = colour;
    }

    private void drawBelow(Painted tools, Batch batch, float x, float y, float alpha) {
        Square mistake = model.mistake();
        if (mistake != null) {
            tools.marks.mistake(
                    batch, mistakeColour, x + board.centreX(mistake.file()), y + board.centreY(mistake.rank()), alpha);
        }
        List<Square> marked = model.marked();
        for (int i = 0; i < marked.size(); i++) {
            Square square = marked.get(i);
            tools.marks.marked(batch, x + board.centreX(square.file()), y + board.centreY(square.rank()), alpha);
        }
        Square proposed = model.proposed();
        if (proposed != null) {
            tools.marks.marked(batch, x + board.centreX(proposed.file()), y + board.centreY(proposed.rank()), alpha);
        }
        Square pointed = model.previewed();
        if (pointed != null) {
            tools.marks.hover(batch, x + board.centreX(pointed.file()), y + board.centreY(pointed.rank()), alpha);
        }
        Disc mover = model.asks().orElse(null);
        if (options.legal() && mover != null && !model.animation().isMoving()) {
            List<Square> legal = model.legal();
            for (int i = 0; i < legal.size(); i++) {
                Square square = legal.get(i);
                if (!square.equals(pointed) && !model.isNoted(square)) {
                    tools.marks.legal(
                            batch,
                            mover,
                            x + board.centreX(square.file()),
                            y + board.centreY(square.rank()),
                            options.contrast(),
                            alpha);
                }
            }
        }
        Square hint = model.hint();
        if (hint != null) {
            float beat = 0.5f - 0.5f * (float) Math.cos(2 * Math.PI * beats);
            tools.marks.hint(batch, x + board.centreX(hint.file()), y + board.centreY(hint.rank()), beat, alpha);
        }
    }

    /** Shadows fall on the felt and never on other discs: so they come first, then what lies still, then what moves. */
    private void drawDiscs(Painted tools, Batch batch, float x, float y, float alpha) {
        Poses poses = model.animation().poses();
        boolean isMoving = model.animation().isMoving();
        for (int i = 0; isMoving && i < size() * size(); i++) {
            Pose pose = poses.at(i % size(), i / size());
            if (pose.isPresent() && !pose.isAtRest()) {
                tools.discs.shadow(batch, pose, x + centreX(pose, i), y + centreY(pose, i), alpha);
            }
        }
        tools.still.draw(batch, x + board.left() + board.border(), y + board.bottom() + board.border(), alpha);
        drawGhost(tools, batch, x, y, alpha);
        for (int i = 0; isMoving && i < size() * size(); i++) {
            Pose pose = poses.at(i % size(), i / size());
            if (pose.isPresent() && !pose.isAtRest()) {
                tools.discs.disc(batch, pose, x + centreX(pose, i), y + centreY(pose, i), alpha);
            }
        }
        Offscreen.straight(batch);
    }

    private float centreX(Pose pose, int square) {
        return board.centreX(square % size()) + (isTurned ? -1 : 1) * pose.right() * board.side();
    }

    private float centreY(Pose pose, int square) {
        return board.centreY(square / size()) - (isTurned ? -1 : 1) * pose.down() * board.side();
    }

    /** The numbers of counted discs lie in the middle of their rows. */
    private void drawCounts(Painted tools, Batch batch, float x, float y, float alpha) {
        float middle = x + board.left() + board.border() + board.inner() / 2;
        for (Disc disc : SIDES) {
            float rows = model.animation().shown().count(disc) / (float) size();
            boolean isAbove = (disc == Disc.BLACK) != isTurned;
            float up = isAbove ? board.inner() - rows * board.side() / 2 : rows * board.side() / 2;
            int count = model.animation().count(disc);
            tools.marks.count(batch, count, middle, y + board.bottom() + board.border() + up, alpha);
        }
    }

    private void drawGhost(Painted tools, Batch batch, float x, float y, float alpha) {
        Square pointed = model.previewed();
        Disc mover = model.asks().orElse(null);
        if (pointed != null
                && mover != null
                && showsPreview()
                && !model.animation().isMoving()) {
            float centreX = x + board.centreX(pointed.file());
            float centreY = y + board.centreY(pointed.rank());
            tools.discs.ghost(batch, mover, centreX, centreY, (isWaiting() ? PROPOSED : POINTED) * alpha);
        }
    }

    /** Whoever confirms a move must see it. */
    private boolean showsPreview() {
        return !isBlindfolded && (options.preview() || isWaiting());
    }

    private void drawAbove(Painted tools, Batch batch, float x, float y, float alpha) {
        boolean isMoving = model.animation().isMoving();
        Disc mover = model.asks().orElse(null);
        if (showsPreview() && mover != null && !isMoving) {
            List<Square> flips = model.preview();
            for (int i = 0; i < flips.size(); i++) {
                Square square = flips.get(i);
                tools.marks.wouldFlip(
                        batch, mover, x + board.centreX(square.file()), y + board.centreY(square.rank()), alpha);
            }
        }
        Square last = model.last();
        if (options.last() && last != null && model.animation().poses().at(last).isAtRest()) {
            tools.marks.last(batch, x + board.centreX(last.file()), y + board.centreY(last.rank()), alpha);
        }
        model.signs()
                .forEach((square, sign) -> tools.marks.sign(
                        batch, sign, x + board.centreX(square.file()), y + board.centreY(square.rank()), alpha));
        drawNotes(tools, batch, x, y, alpha);
        Square refused = model.refused();
        if (refused != null) {
            float sway = (float) Math.sin(model.shake() * 6 * Math.PI) * model.shake() * 0.1f * board.side();
            float still = ui.feedback().isStill() ? 0 : sway;
            tools.marks.refused(
                    batch,
                    x + board.centreX(refused.file()) + still,
                    y + board.centreY(refused.rank()),
                    model.shake(),
                    alpha);
        }
        Square cursor = model.cursor();
        if (cursor != null) {
            tools.marks.cursor(batch, x + board.centreX(cursor.file()), y + board.centreY(cursor.rank()), alpha);
        }
    }

    private void drawNotes(Painted tools, Batch batch, float x, float y, float alpha) {
        List<BoardModel.Note> notes = model.notes();
        for (int i = 0; i < notes.size(); i++) {
            BoardModel.Note note = notes.get(i);
            float centreX = x + board.centreX(note.square().file());
            float centreY = y + board.centreY(note.square().rank());
            tools.marks.note(batch, note.words(), note.isBest(), centreX, centreY, alpha);
        }
        Square hint = model.hint();
        if (hint != null && !model.hintWords().isEmpty()) {
            float centreX = x + board.centreX(hint.file());
            tools.marks.note(batch, model.hintWords(), true, centreX, y + board.centreY(hint.rank()), alpha);
        }
    }

    private int size() {
        return board.variant().size();
    }
}
