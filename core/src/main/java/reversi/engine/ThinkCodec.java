package reversi.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Shape;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/**
 * Lossless encoding of questions and replies as ints, for an engine in a worker. Readers throw IllegalArgumentException with the reason
 * for anything that is not a message of this version.
 */
public final class ThinkCodec {
    private static final int QUESTION = 1;
    private static final int IMPROVED = 2;
    private static final int ANSWERED = 3;
    private static final int FAILED = 4;
    private static final int PASS = Square.MAX_SIZE * Square.MAX_SIZE;
    private static final int SQUARES_PER_INT = 16;
    private static final List<Disc> DISCS = List.of(Disc.BLACK, Disc.WHITE);
    private static final List<Shape> SHAPES = List.of(Shape.values());
    private static final List<Start> STARTS = List.of(Start.values());
    private static final List<Rule> RULES = List.of(Rule.values());
    private static final List<Purpose> PURPOSES = List.of(Purpose.values());

    private ThinkCodec() {}

    /** Encodes a question. */
    public static int[] write(Question question) {
        MessageWriter out = new MessageWriter();
        out.add(QUESTION);
        writeQuestion(out, question);
        return out.toArray();
    }

    static void writeQuestion(MessageWriter out, Question question) {
        writePosition(out, question.position());
        Level level = question.level();
        out.add(level.number());
        out.add(level.depth());
        out.add(level.solveEmpties());
        out.add(level.millis());
        out.add(level.accuracy());
        out.add(level.humanBias());
        out.add(level.flipBias());
        out.add(PURPOSES.indexOf(question.purpose()));
        out.addLong(question.seed());
        out.add(question.usualMillis());
        out.add(question.budgetMillis());
    }

    /** Decodes a question. */
    public static Question readQuestion(int[] message) {
        MessageReader in = new MessageReader(message);
        in.expect(in.kind() == QUESTION, "a question");
        Question question = readQuestion(in);
        in.expectEnd();
        return question;
    }

    static Question readQuestion(MessageReader in) {
        Position position = readPosition(in);
        Level level = new Level(in.next(), in.next(), in.next(), in.next(), in.next(), in.next(), in.next());
        Purpose purpose = PURPOSES.get(in.below(PURPOSES.size()));
        long seed = in.nextLong();
        return new Question(position, level, purpose, seed, in.next(), in.next());
    }

    /** Encodes a reply. */
    public static int[] write(ThinkReply reply) {
        MessageWriter out = new MessageWriter();
        reply.visit(
                answer -> writeAnswer(out, IMPROVED, answer),
                answer -> writeAnswer(out, ANSWERED, answer),
                message -> writeFailure(out, message));
        return out.toArray();
    }

    private static void writeAnswer(MessageWriter out, int kind, Answer answer) {
        out.add(kind);
        writeAnswer(out, answer);
    }

    private static void writeFailure(MessageWriter out, String message) {
        out.add(FAILED);
        out.add(message.length());
        for (int i = 0; i < message.length(); i++) {
            out.add(message.charAt(i));
        }
    }

    /** Decodes a reply. */
    public static ThinkReply readReply(int[] message) {
        MessageReader in = new MessageReader(message);
        in.expect(in.kind() >= IMPROVED && in.kind() <= FAILED, "a reply");
        ThinkReply reply;
        if (in.kind() == FAILED) {
            int length = in.count();
            StringBuilder text = new StringBuilder(length);
            for (int i = 0; i < length; i++) {
                text.append((char) in.below(Character.MAX_VALUE + 1));
            }
            reply = new ThinkReply.Failed(text.toString());
        } else {
            boolean last = in.kind() == ANSWERED;
            Answer answer = readAnswer(in);
            reply = last ? new ThinkReply.Answered(answer) : new ThinkReply.Improved(answer);
        }
        in.expectEnd();
        return reply;
    }

    private static void writePosition(MessageWriter out, Position position) {
        Variant variant = position.variant();
        out.add(variant.size());
        out.add(SHAPES.indexOf(variant.shape()));
        out.add(STARTS.indexOf(variant.start()));
        out.add(DISCS.indexOf(variant.first()));
        out.add(variant.stock());
        for (Rule rule : RULES) {
            out.add(variant.rules().contains(rule) ? 1 : 0);
        }
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

    private static Position readPosition(MessageReader in) {
        Variant variant = readVariant(in);
        Disc toMove = readDisc(in);
        int black = in.next();
        int white = in.next();
        Map<Square, Disc> discs = new HashMap<>();
        int packed = 0;
        int remaining = 0;
        for (Square square : variant.squares()) {
            if (remaining == 0) {
                packed = in.next();
                remaining = SQUARES_PER_INT;
            }
            int code = packed & 3;
            in.expect(code != 3, "the discs of a board");
            if (code != 0) {
                discs.put(square, DISCS.get(code - 1));
            }
            packed >>>= 2;
            remaining--;
        }
        in.expect(packed == 0 || remaining == 0, "the discs of a board");
        return Position.of(variant, discs, toMove, black, white);
    }

    private static Variant readVariant(MessageReader in) {
        int size = in.next();
        Shape shape = SHAPES.get(in.below(SHAPES.size()));
        Start start = STARTS.get(in.below(STARTS.size()));
        Disc first = readDisc(in);
        int stock = in.next();
        Set<Rule> rules = new HashSet<>();
        for (Rule rule : RULES) {
            if (in.nextBoolean()) {
                rules.add(rule);
            }
        }
        return new Variant(size, shape, start, first, stock, rules, in.next());
    }

    private static Disc readDisc(MessageReader in) {
        return DISCS.get(in.below(2));
    }

    static void writeAnswer(MessageWriter out, Answer answer) {
        writeMove(out, answer.best());
        out.add(answer.value());
        out.add(answer.depth());
        out.add(answer.confidence());
        out.add(answer.exact() ? 1 : 0);
        writeLine(out, answer.line());
        writeValues(out, answer.values());
        out.addLong(answer.nodes());
    }

    static void writeLine(MessageWriter out, List<Move> line) {
        out.add(line.size());
        for (Move move : line) {
            writeMove(out, move);
        }
    }

    static void writeValues(MessageWriter out, List<MoveValue> values) {
        out.add(values.size());
        for (MoveValue valued : values) {
            writeMove(out, valued.move());
            out.add(valued.value());
            out.add(valued.depth());
            out.add(valued.exact());
            writeLine(out, valued.line());
        }
    }

    static Answer readAnswer(MessageReader in) {
        Move best = readMove(in);
        int value = in.next();
        int depth = in.next();
        int confidence = in.next();
        boolean exact = in.below(2) == 1;
        List<Move> line = readLine(in);
        List<MoveValue> values = readValues(in);
        return new Answer(best, value, depth, confidence, exact, line, values, in.nextLong());
    }

    static List<Move> readLine(MessageReader in) {
        int plies = in.count();
        List<Move> line = new ArrayList<>(plies);
        for (int i = 0; i < plies; i++) {
            line.add(readMove(in));
        }
        return line;
    }

    static List<MoveValue> readValues(MessageReader in) {
        int moves = in.count();
        List<MoveValue> values = new ArrayList<>(moves);
        for (int i = 0; i < moves; i++) {
            values.add(new MoveValue(readMove(in), in.next(), in.next(), in.nextBoolean(), readLine(in)));
        }
        return values;
    }

    static void writeMove(MessageWriter out, Move move) {
        Optional<Square> square = move.square();
        out.add(
                square.isEmpty()
                        ? PASS
                        : square.get().rank() * Square.MAX_SIZE + square.get().file());
    }

    static Move readMove(MessageReader in) {
        int code = in.below(PASS + 1);
        return code == PASS ? Move.PASS : Move.at(new Square(code % Square.MAX_SIZE, code / Square.MAX_SIZE));
    }
}
