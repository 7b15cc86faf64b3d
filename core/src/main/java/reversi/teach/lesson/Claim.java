package reversi.teach.lesson;

import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;

/** Something that a lesson says of a position and that {@code lessons check} proves. */
public sealed interface Claim {
    /** A number of what can be counted, as in {@code moves of white = 3}. */
    record Count(Quantity quantity, int number) implements Claim {
        @Override
        public void accept(Visitor visitor) {
            visitor.count(this);
        }
    }

    /** These moves and no others achieve something, as in {@code best by 4: g8}. */
    record Moves(MoveGoal goal, List<Square> moves) implements Claim {
        public Moves {
            moves = List.copyOf(moves);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.moves(this);
        }
    }

    /** These squares and no others belong to a set, as in {@code stable discs of black: a1 b1}. */
    record Squares(SquareSet set, List<Square> squares) implements Claim {
        public Squares {
            squares = List.copyOf(squares);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.squares(this);
        }
    }

    /** The result of the game with best play, as in {@code result of black = +4} (by the solver), in discs. */
    record ResultOf(Disc colour, int discs) implements Claim {
        @Override
        public void accept(Visitor visitor) {
            visitor.resultOf(this);
        }
    }

    /** What a colour is ahead by at least for the engine, in discs, as in {@code ahead at depth 12: black by 3}; negative where it is behind by at most so much. */
    record Ahead(int depth, Disc colour, int discs) implements Claim {
        @Override
        public void accept(Visitor visitor) {
            visitor.ahead(this);
        }
    }

    /** The colour that places the last disc if nobody passes, as in {@code last move: white}. */
    record LastMove(Disc colour) implements Claim {
        @Override
        public void accept(Visitor visitor) {
            visitor.lastMove(this);
        }
    }

    /** The named opening of the position, as in {@code opening: Tiger}. */
    record Opening(String english) implements Claim {
        @Override
        public void accept(Visitor visitor) {
            visitor.opening(this);
        }
    }

    /** A fact that no board proves, from one of the sources that the lessons' README numbers, as in {@code source: 3}. */
    record Source(int number) implements Claim {
        @Override
        public void accept(Visitor visitor) {
            visitor.source(this);
        }
    }

    /** Hands this to the visitor's method for its kind. */
    void accept(Visitor visitor);

    /** What to do with each kind of claim. */
    interface Visitor {
        void count(Count claim);

        void moves(Moves claim);

        void squares(Squares claim);

        void resultOf(ResultOf claim);

        void ahead(Ahead claim);

        void lastMove(LastMove claim);

        void opening(Opening claim);

        void source(Source claim);
    }

    /** The claim that a line of a file makes; empty where it makes none. */
    static Optional<Claim> read(String text) {
        int equals = text.indexOf(" = ");
        if (equals > 0) {
            Optional<Integer> number =
                    LessonKeywords.number(text.substring(equals + 3).trim());
            String of = text.substring(0, equals).trim();
            if (of.startsWith("result of ")) {
                Optional<Disc> colour = LessonKeywords.colour(of.substring("result of ".length()));
                return colour.flatMap(disc -> number.map(discs -> new ResultOf(disc, discs)));
            }
            return Quantity.read(of).flatMap(quantity -> number.map(value -> new Count(quantity, value)));
        }
        int colon = text.indexOf(':');
        return colon < 0
                ? Optional.empty()
                : read(
                        text.substring(0, colon).trim(),
                        text.substring(colon + 1).trim());
    }

    private static Optional<Claim> read(String what, String rest) {
        if (what.equals("last move")) {
            return LessonKeywords.colour(rest).map(LastMove::new);
        }
        if (what.equals("opening")) {
            return rest.isEmpty() ? Optional.empty() : Optional.of(new Opening(rest));
        }
        if (what.equals("source")) {
            return LessonKeywords.number(rest).map(Source::new);
        }
        if (what.startsWith("ahead at depth ")) {
            return ahead(LessonKeywords.number(what.substring("ahead at depth ".length())), rest.split(" by "));
        }
        Optional<List<Square>> squares = rest.equals("none") ? Optional.of(List.of()) : LessonKeywords.squares(rest);
        if (squares.isEmpty()) {
            return Optional.empty();
        }
        Optional<SquareSet> set = SquareSet.read(what);
        return set.isPresent()
                ? set.map(kind -> new Squares(kind, squares.get()))
                : MoveGoal.read(what).map(goal -> new Moves(goal, squares.get()));
    }

    private static Optional<Claim> ahead(Optional<Integer> depth, String[] parts) {
        if (depth.isEmpty() || depth.get() < 1 || parts.length != 2) {
            return Optional.empty();
        }
        Optional<Disc> colour = LessonKeywords.colour(parts[0].trim());
        Optional<Integer> discs = LessonKeywords.number(parts[1].trim());
        return colour.flatMap(disc -> discs.map(by -> new Ahead(depth.get(), disc, by)));
    }
}
