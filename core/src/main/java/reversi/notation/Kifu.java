package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Ending;
import reversi.notation.Drawing.Anchor;
import reversi.notation.Drawing.Circle;
import reversi.notation.Drawing.Ink;
import reversi.notation.Drawing.Line;
import reversi.notation.Drawing.Shape;
import reversi.notation.Drawing.Words;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * A kifu: the diagram of a whole game on a page of A4. Each move is a numbered circle of its player's colour on its square, the
 * discs of the first position are circles without a number; above stand title, players and result, below the moves in order.
 */
public final class Kifu {
    private static final int MARGIN = 500;
    private static final int TITLE_Y = 720;
    private static final int PLAYERS_Y = 980;
    private static final int BOARD_Y = 1_440;
    private static final int BOARD = 4_600;
    private static final int LIST_Y = BOARD_Y + BOARD + 290;
    private static final int LIST_HEIGHT = Drawing.A4_HEIGHT - MARGIN - LIST_Y;
    private static final int MOST_ROW_HEIGHT = 170;
    private static final int FEWEST_COLUMNS = 6;
    private static final int USUAL_ROWS = 10;
    private static final int THIN = 6;
    private static final int THICK = 16;
    private static final int TITLE_SIZE = 200;
    private static final int TEXT_SIZE = 130;
    private static final int LONGEST = 90;
    /** How wide a bold letter is, in hundredths of its size. */
    private static final int LETTER = 62;

    private final GameRecord game;
    private final List<Shape> shapes = new ArrayList<>();
    private final int cell;
    private final int left;

    private Kifu(GameRecord game) {
        this.game = game;
        cell = BOARD / game.line().variant().size();
        left = (Drawing.A4_WIDTH - cell * game.line().variant().size()) / 2;
    }

    /** The page of a game, with its event and date for a title, in as few English words as possible. */
    public static Drawing of(GameRecord game) {
        return of(
                game, title(game), game.outcome().map(how -> result(game, how)).orElse(""));
    }

    /** The page of a game with a title and what its result is called, both in any language. */
    public static Drawing of(GameRecord game, String title, String result) {
        Kifu kifu = new Kifu(game);
        kifu.head(title, result);
        kifu.board();
        kifu.discs();
        kifu.list();
        return new Drawing(Drawing.A4_WIDTH, Drawing.A4_HEIGHT, title, kifu.shapes);
    }

    private static String title(GameRecord game) {
        List<String> parts = new ArrayList<>();
        EventDetails event = game.event();
        for (String part :
                List.of(event.name(), event.round(), event.place(), game.date().written("-"))) {
            if (!part.isEmpty()) {
                parts.add(part);
            }
        }
        return parts.isEmpty() ? "Reversi" : String.join(", ", parts);
    }

    private static String result(GameRecord game, RecordedOutcome outcome) {
        if (outcome.ending().equals(Optional.of(Ending.ABANDONED))) {
            return "";
        }
        String how = outcome.ending()
                .map(ending -> switch (ending) {
                    case RESIGNATION, LEFT -> " by resignation";
                    case TIME, CLAIMED -> " on time";
                    case DISCS, AGREED_DRAW, ABANDONED -> "";
                })
                .orElse("");
        return outcome.winner()
                .map(disc -> (disc == Disc.BLACK ? "Black wins" : "White wins") + how + count(game, outcome, disc))
                .orElse("Draw" + count(game, outcome, Disc.BLACK))
                .concat(game.terms().komi() == 0 ? "" : ", komi " + game.terms().writtenKomi());
    }

    /** How many discs each side has, those of one side first. */
    private static String count(GameRecord game, RecordedOutcome outcome, Disc first) {
        Position end = game.line().end();
        int all = end.variant().squares().size();
        return outcome.lead()
                .map(lead -> {
                    int black = end.isOver() ? end.score().official(Disc.BLACK) : (all + lead) / 2;
                    int white = end.isOver() ? end.score().official(Disc.WHITE) : (all - lead) / 2;
                    return first == Disc.BLACK ? " " + black + "–" + white : " " + white + "–" + black;
                })
                .orElse("");
    }

    private void head(String title, String result) {
        int wide = Drawing.A4_WIDTH - 2 * MARGIN;
        int half = wide / 2;
        words(MARGIN, TITLE_Y, fitting(TITLE_SIZE, title, wide), true, Anchor.LEFT, Ink.BLACK, title);
        player(MARGIN, Disc.BLACK);
        player(MARGIN + half, Disc.WHITE);
        words(MARGIN, PLAYERS_Y + 200, TEXT_SIZE, false, Anchor.LEFT, Ink.BLACK, result);
    }

    private void player(int x, Disc disc) {
        RecordedPlayer player = game.player(disc);
        String rating = player.rating().map(points -> " (" + points + ")").orElse("");
        shapes.add(new Circle(x + 60, PLAYERS_Y - 45, 55, ink(disc), THIN));
        String name = player.name() + rating;
        int size = fitting(TEXT_SIZE, name, Drawing.A4_WIDTH / 2 - MARGIN - 170);
        words(x + 170, PLAYERS_Y, size, true, Anchor.LEFT, Ink.BLACK, name);
    }

    /** A size of type in which words fit, given how wide bold letters are on the average. */
    private static int fitting(int usual, String text, int width) {
        return Math.min(usual, width * 100 / (LETTER * Math.max(1, Math.min(text.length(), LONGEST))));
    }

    private static Ink ink(Disc disc) {
        return disc == Disc.BLACK ? Ink.BLACK : Ink.WHITE;
    }

    private void words(int x, int y, int size, boolean bold, Anchor anchor, Ink ink, String text) {
        if (!text.isEmpty()) {
            String shown = text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
            shapes.add(new Words(x, y, size, bold, anchor, ink, shown));
        }
    }

    /** The lines around every square, which also draw outlines other than a square, and the letters and numbers beside them. */
    private void board() {
        Variant variant = game.line().variant();
        int size = variant.size();
        for (Square square : variant.squares()) {
            int x = left + cell * square.file();
            int y = BOARD_Y + cell * square.rank();
            boolean isFirst = square.file() == 0 || !variant.contains(new Square(square.file() - 1, square.rank()));
            boolean isTop = square.rank() == 0 || !variant.contains(new Square(square.file(), square.rank() - 1));
            boolean isLast =
                    square.file() == size - 1 || !variant.contains(new Square(square.file() + 1, square.rank()));
            boolean isBottom =
                    square.rank() == size - 1 || !variant.contains(new Square(square.file(), square.rank() + 1));
            line(x, y, x, y + cell, isFirst);
            line(x, y, x + cell, y, isTop);
            if (isLast) {
                line(x + cell, y, x + cell, y + cell, true);
            }
            if (isBottom) {
                line(x, y + cell, x + cell, y + cell, true);
            }
        }
        for (int i = 0; i < size; i++) {
            String file = String.valueOf((char) ('a' + i));
            words(middle(left, i), BOARD_Y - 60, TEXT_SIZE, false, Anchor.CENTRE, Ink.BLACK, file);
            words(left - 120, middle(BOARD_Y, i) + 45, TEXT_SIZE, false, Anchor.CENTRE, Ink.BLACK, "" + (i + 1));
        }
    }

    private void line(int fromX, int fromY, int toX, int toY, boolean isRim) {
        shapes.add(new Line(fromX, fromY, toX, toY, isRim ? THICK : THIN));
    }

    private int middle(int from, int number) {
        return from + cell * number + cell / 2;
    }

    private void discs() {
        MoveSequence line = game.line();
        for (Square square : line.variant().squares()) {
            line.start().at(square).ifPresent(disc -> circle(square, disc));
        }
        int number = 0;
        for (int ply = 0; ply < line.plies(); ply++) {
            Optional<Square> square = line.move(ply).square();
            if (square.isPresent()) {
                number++;
                circle(square.get(), line.mover(ply));
                String text = Integer.toString(number);
                int size = cell * (text.length() < 3 ? 42 : 34) / 100;
                words(
                        middle(left, square.get().file()),
                        middle(BOARD_Y, square.get().rank()) + size * 36 / 100,
                        size,
                        true,
                        Anchor.CENTRE,
                        ink(line.mover(ply)).other(),
                        text);
            }
        }
    }

    private void circle(Square square, Disc disc) {
        shapes.add(new Circle(
                middle(left, square.file()), middle(BOARD_Y, square.rank()), cell * 42 / 100, ink(disc), THIN + 4));
    }

    /** The moves in columns; a pass has its dash and no number. */
    private void list() {
        List<String> entries = new ArrayList<>();
        int number = 0;
        for (Move move : game.line().moves()) {
            number += move.isPass() ? 0 : 1;
            entries.add(move.square().map(Square::name).orElse("–"));
            if (!move.isPass()) {
                entries.set(entries.size() - 1, number + ". " + entries.get(entries.size() - 1));
            }
        }
        int columns = Math.max(FEWEST_COLUMNS, Math.min(14, (entries.size() + USUAL_ROWS - 1) / USUAL_ROWS));
        int rows = Math.max(1, (entries.size() + columns - 1) / columns);
        int height = Math.min(MOST_ROW_HEIGHT, LIST_HEIGHT / rows);
        int width = (Drawing.A4_WIDTH - 2 * MARGIN) / columns;
        int size = Math.min(height * 75 / 100, width / 5);
        for (int i = 0; i < entries.size(); i++) {
            int x = MARGIN + width * (i / rows);
            words(x, LIST_Y + height * (i % rows), size, false, Anchor.LEFT, Ink.BLACK, entries.get(i));
        }
    }
}
