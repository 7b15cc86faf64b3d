package reversi.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What somebody wrote beside moves of a game.
 *
 * @param all the comments in the order of their plies
 */
public record MoveComments(List<Comment> all) {
    /** The longest comment that is kept, in characters. */
    public static final int LONGEST = 1_000;

    /** The most characters of all comments together. */
    public static final int MOST = 20_000;

    /**
     * What stands beside one move.
     *
     * @param ply the number of plies after the move, from 1
     * @param text of one or more lines, not empty
     */
    public record Comment(int ply, String text) {
        /** Throws IllegalArgumentException for a ply before the first, and a text that is empty or longer than {@link #LONGEST}. */
        public Comment {
            if (ply < 1 || text.isEmpty() || text.length() > LONGEST) {
                throw new IllegalArgumentException("not a comment of ply " + ply);
            }
        }
    }

    /** Throws IllegalArgumentException for plies that don't rise, and for more than {@link #MOST} characters. */
    public MoveComments {
        all = List.copyOf(all);
        int last = 0;
        int length = 0;
        for (Comment comment : all) {
            length += comment.text().length();
            if (comment.ply() <= last || length > MOST) {
                throw new IllegalArgumentException("not the comments of a game");
            }
            last = comment.ply();
        }
    }

    /** No comments. */
    public static MoveComments none() {
        return new MoveComments(List.of());
    }

    /** The texts beside each ply, empty ones where there is none: as much of them as is kept. */
    public static MoveComments of(List<String> beside) {
        List<Comment> all = new ArrayList<>();
        int room = MOST;
        for (int i = 0; i < beside.size(); i++) {
            String text = cut(beside.get(i), Math.min(LONGEST, room));
            if (!text.isEmpty()) {
                all.add(new Comment(i + 1, text));
                room -= text.length();
            }
        }
        return all.isEmpty() ? none() : new MoveComments(all);
    }

    /** The beginning of a text, never up to the middle of a surrogate pair. */
    private static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        boolean splits = most > 0 && Character.isHighSurrogate(text.charAt(most - 1));
        return text.substring(0, splits ? most - 1 : most);
    }

    /** Whether there is none. */
    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** What stands beside the move that leads to so many plies; empty where nothing does. */
    public Optional<String> at(int ply) {
        for (Comment comment : all) {
            if (comment.ply() == ply) {
                return Optional.of(comment.text());
            }
        }
        return Optional.empty();
    }
}
