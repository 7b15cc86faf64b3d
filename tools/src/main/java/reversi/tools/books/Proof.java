package reversi.tools.books;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What a value of a book of proved openings stands on. */
public sealed interface Proof permits Proof.Exact, Proof.Searched, Proof.Published {
    /** How sure searches can be that a proof names, in percent, by the number that the engine knows them by. */
    List<Integer> PERCENTS = List.of(73, 87, 95);

    /** What is made of it, by what it is. */
    <T> T fold(Function<Exact, T> exact, Function<Searched, T> searched, Function<Published, T> published);

    /** Whether the value is the result of the game with best play. */
    boolean isResult();

    /** As the book's text says it. */
    String words();

    /** This engine searched to the end of the game and left nothing out. */
    record Exact() implements Proof {
        @Override
        public <T> T fold(Function<Exact, T> exact, Function<Searched, T> searched, Function<Published, T> published) {
            return exact.apply(this);
        }

        @Override
        public boolean isResult() {
            return true;
        }

        @Override
        public String words() {
            return "exact";
        }
    }

    /**
     * This engine searched so many plies ahead.
     *
     * @param depth plies, 1…60
     * @param percent how sure its cuts were, one of {@link #PERCENTS}
     */
    record Searched(int depth, int percent) implements Proof {
        private static final int DEEPEST = 60;

        /** Throws IllegalArgumentException for a depth or cuts that no search has. */
        public Searched {
            if (depth < 1 || depth > DEEPEST || !PERCENTS.contains(percent)) {
                throw new IllegalArgumentException("no search is " + depth + " plies deep at " + percent + " %");
            }
        }

        /** The number that the engine knows the cuts by. */
        public int confidence() {
            return PERCENTS.indexOf(percent);
        }

        @Override
        public <T> T fold(Function<Exact, T> exact, Function<Searched, T> searched, Function<Published, T> published) {
            return searched.apply(this);
        }

        @Override
        public boolean isResult() {
            return false;
        }

        @Override
        public String words() {
            return String.format(Locale.ROOT, "searched %d %d", depth, percent);
        }
    }

    /**
     * Somebody published it.
     *
     * @param source the name of the book's {@link ProvedSource}
     */
    record Published(String source) implements Proof {
        @Override
        public <T> T fold(Function<Exact, T> exact, Function<Searched, T> searched, Function<Published, T> published) {
            return published.apply(this);
        }

        @Override
        public boolean isResult() {
            return true;
        }

        @Override
        public String words() {
            return "published " + source;
        }
    }

    /** Reads {@link #words}; throws IllegalArgumentException where they are none. */
    static Proof read(List<String> words) {
        String kind = words.isEmpty() ? "" : words.get(0);
        int count = words.size();
        if (kind.equals("exact") && count == 1) {
            return new Exact();
        }
        if (kind.equals("searched") && count == 3) {
            return new Searched(Integer.parseInt(words.get(1)), Integer.parseInt(words.get(2)));
        }
        if (kind.equals("published") && count == 2) {
            return new Published(words.get(1));
        }
        throw new IllegalArgumentException("nothing proves a value by '" + String.join(" ", words) + "'");
    }
}
