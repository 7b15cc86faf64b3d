package reversi.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Shape;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/**
 * Questions and replies as plain ints, for an engine on the other side of a message: lossless. Whatever is not a message of
 * this version makes the readers throw IllegalArgumentException that says what is wrong.
 */
public final class ThinkCodec {
    /** Stands first in every message: the letters RV and the version of this format. */
    private static final int MAGIC = 0x52560003;

    private static final int QUESTION = 1;
    private static final int IMPROVED = 2;
    private static final int ANSWERED = 3;
    private static final int FAILED = 4;
    private static final int PASS = Square.MAX_SIZE * Square.MAX_SIZE;
    private static final int SQUARES_PER_INT = 16;
    private static final List<Disc> DISCS = List.of(Disc.BLACK, Disc.WHITE);
    private static final List<Shape> SHAPES = List.of(Shape.SQUARE, Shape.OCTAGON);
    private static final List<Start> STARTS = List.of(Start.DIAGONAL, Start.PARALLEL, Start.FREE_CENTRE);
    private static final List<Purpose> PURPOSES = List.of(Purpose.MOVE, Purpose.HINT, Purpose.VALUES);

    private ThinkCodec() {}

    /** A question as ints. */
    public static int[] write(Question question) {
        Writer out = new Writer(QUESTION);
        writePosition(out, question.position());
        Level level = question.level();
        out.add(level.number());
        out.add(level.depth());
        out.add(level.solveEmpties());
        out.add(level.millis());
        out.add(level.sight());
        out.add(level.habit());
        out.add(level.greed());
        out.add(PURPOSES.indexOf(question.purpose()));
        out.addLong(question.seed());
        out.add(question.usualMillis());
        out.add(question.budgetMillis());
        return out.toArray();
    }

    /** The question of these ints. */
    public static Question readQuestion(int[] message) {
        Reader in = new Reader(message);
        in.expect(in.kind == QUESTION, "a question");
        Position position = readPosition(in);
        Level level = new Level(in.next(), in.next(), in.next(), in.next(), in.next(), in.next(), in.next());
        Purpose purpose = PURPOSES.get(in.below(PURPOSES.size()));
        long seed = in.nextLong();
        Question question = new Question(position, level, purpose, seed, in.next(), in.next());
        in.expectEnd();
        return question;
    }

    /** A reply as ints. */
    public static int[] write(Reply reply) {
        if (reply instanceof Reply.Failed failed) {
            Writer out = new Writer(FAILED);
            out.add(failed.message().length());
            for (int i = 0; i < failed.message().length(); i++) {
                out.add(failed.message().charAt(i));
            }
            return out.toArray();
        }
        boolean last = reply instanceof Reply.Answered;
        Writer out = new Writer(last ? ANSWERED : IMPROVED);
        writeAnswer(out, last ? ((Reply.Answered) reply).answer() : ((Reply.Improved) reply).answer());
        return out.toArray();
    }

    /** The reply of these ints. */
    public static Reply readReply(int[] message) {
        Reader in = new Reader(message);
        in.expect(in.kind >= IMPROVED && in.kind <= FAILED, "a reply");
        Reply reply;
        if (in.kind == FAILED) {
            int length = in.count();
            StringBuilder text = new StringBuilder(length);
            for (int i = 0; i < length; i++) {
                text.append((char) in.below(Character.MAX_VALUE + 1));
            }
            reply = new Reply.Failed(text.toString());
        } else {
            boolean last = in.kind == ANSWERED;
            Answer answer = readAnswer(in);
            reply = last ? new Reply.Answered(answer) : new Reply.Improved(answer);
        }
        in.expectEnd();
        return reply;
    }

    private static void writePosition(Writer out, Position position) {
        Variant variant = position.variant();
        out.add(variant.size());
        out.add(SHAPES.indexOf(variant.shape()));
        out.add(STARTS.indexOf(variant.start()));
        out.add(DISCS.indexOf(variant.first()));
        out.add(variant.stock());
        out.add(variant.adjacentPlacement() ? 1 : 0);
        out.add(variant.fewestWins() ? 1 : 0);
        out.add(variant.handicap());
        out.add(DISCS.indexOf(position.toMove()));
        out.add(position.placed(Disc.BLACK));
        out.add(position.placed(Disc.WHITE));
        int packed = 0;
        int filled = 0;
        for (Square square : variant.squares()) {
            Optional<Disc> disc = position.at(square);
            int code = disc.isEmpty() ? 0 : DISCS.indexOf(disc.get()) + 1;
            packed |= code << (2 * filled);
            if (++filled == SQUARES_PER_INT) {
                out.add(packed);
                packed = 0;
                filled = 0;
            }
        }
        if (filled > 0) {
            out.add(packed);
        }
    }

    private static Position readPosition(Reader in) {
        Variant variant = new Variant(
                in.next(),
                SHAPES.get(in.below(SHAPES.size())),
                STARTS.get(in.below(STARTS.size())),
                readDisc(in),
                in.next(),
                in.below(2) == 1,
                in.below(2) == 1,
                in.next());
        Disc toMove = readDisc(in);
        int black = in.next();
        int white = in.next();
        Map<Square, Disc> discs = new HashMap<>();
        int packed = 0;
        int left = 0;
        for (Square square : variant.squares()) {
            if (left == 0) {
                packed = in.next();
                left = SQUARES_PER_INT;
            }
            int code = packed & 3;
            in.expect(code != 3, "the discs of a board");
            if (code != 0) {
                discs.put(square, DISCS.get(code - 1));
            }
            packed >>>= 2;
            left--;
        }
        in.expect(packed == 0 || left == 0, "the discs of a board");
        return Position.of(variant, discs, toMove, black, white);
    }

    private static Disc readDisc(Reader in) {
        return DISCS.get(in.below(2));
    }

    private static void writeAnswer(Writer out, Answer answer) {
        writeMove(out, answer.best());
        out.add(answer.value());
        out.add(answer.depth());
        out.add(answer.confidence());
        out.add(answer.exact() ? 1 : 0);
        out.add(answer.line().size());
        for (Move move : answer.line()) {
            writeMove(out, move);
        }
        out.add(answer.values().size());
        for (Valued valued : answer.values()) {
            writeMove(out, valued.move());
            out.add(valued.value());
        }
        out.addLong(answer.nodes());
    }

    private static Answer readAnswer(Reader in) {
        Move best = readMove(in);
        int value = in.next();
        int depth = in.next();
        int confidence = in.next();
        boolean exact = in.below(2) == 1;
        int plies = in.count();
        List<Move> line = new ArrayList<>(plies);
        for (int i = 0; i < plies; i++) {
            line.add(readMove(in));
        }
        int moves = in.count();
        List<Valued> values = new ArrayList<>(moves);
        for (int i = 0; i < moves; i++) {
            values.add(new Valued(readMove(in), in.next()));
        }
        return new Answer(best, value, depth, confidence, exact, line, values, in.nextLong());
    }

    private static void writeMove(Writer out, Move move) {
        Optional<Square> square = move.square();
        out.add(
                square.isEmpty()
                        ? PASS
                        : square.get().rank() * Square.MAX_SIZE + square.get().file());
    }

    private static Move readMove(Reader in) {
        int code = in.below(PASS + 1);
        return code == PASS ? Move.PASS : Move.at(new Square(code % Square.MAX_SIZE, code / Square.MAX_SIZE));
    }

    /** Collects ints. */
    private static final class Writer {
        private int[] ints = new int[64];
        private int length;

        Writer(int kind) {
            add(MAGIC);
            add(kind);
        }

        void add(int value) {
            if (length == ints.length) {
                int[] longer = new int[2 * length];
                System.arraycopy(ints, 0, longer, 0, length);
                ints = longer;
            }
            ints[length++] = value;
        }

        void addLong(long value) {
            add((int) (value >>> 32));
            add((int) value);
        }

        int[] toArray() {
            int[] exact = new int[length];
            System.arraycopy(ints, 0, exact, 0, length);
            return exact;
        }
    }

    /** Walks through ints and refuses what cannot be. */
    private static final class Reader {
        private final int[] ints;
        private final int kind;
        private int at;

        Reader(int[] ints) {
            this.ints = ints;
            expect(next() == MAGIC, "of this version");
            this.kind = next();
        }

        int next() {
            expect(at < ints.length, "complete");
            return ints[at++];
        }

        long nextLong() {
            long high = next();
            return (high << 32) | (next() & 0xFFFFFFFFL);
        }

        /** The next int, which must be 0…limit-1. */
        int below(int limit) {
            int value = next();
            expect(value >= 0 && value < limit, "within its range at " + (at - 1));
            return value;
        }

        /** The next int as the number of entries that follow. */
        int count() {
            return below(ints.length - at);
        }

        void expectEnd() {
            expect(at == ints.length, "at its end");
        }

        void expect(boolean holds, String what) {
            if (!holds) {
                throw new IllegalArgumentException("the message is not " + what);
            }
        }
    }
}
