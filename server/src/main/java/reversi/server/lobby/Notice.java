package reversi.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.server.table.EventWriter.Written;

/** What nodes tell each other, and its text. */
public sealed interface Notice {
    /** These games have new events. */
    record Grown(List<Written> games) implements Notice {}

    /** A frame for everybody who is signed in to an account. */
    record To(long account, String frame) implements Notice {}

    /** An account plays a game that has begun. */
    record Seat(long account, long game) implements Notice {}

    /** A session has ended. */
    record SessionEnded(long session) implements Notice {}

    /** An account has changed. */
    record Changed(long account) implements Notice {}

    /** Somebody who waits for any opponent could play another one, which the node decides at which that one is. */
    record Match(long account, long seeker) implements Notice {}

    /** Who came, changed or left at a node, as a frame about the lobby. */
    record Crowd(String node, String frame) implements Notice {}

    /** A node wants to know who is at the others. */
    record WhoIsThere(String node) implements Notice {}

    /** A node is alive. */
    record Alive(String node) implements Notice {}

    /** The text of a notice: a word, then its parts. */
    default String write() {
        if (this instanceof Grown grown) {
            StringBuilder text = new StringBuilder("grown");
            for (Written game : grown.games) {
                text.append(' ').append(game.game()).append(':').append(game.seq());
            }
            return text.toString();
        }
        if (this instanceof To to) {
            return "to " + to.account + ' ' + to.frame;
        }
        if (this instanceof Seat seat) {
            return "seat " + seat.account + ' ' + seat.game;
        }
        if (this instanceof SessionEnded ended) {
            return "ended " + ended.session;
        }
        if (this instanceof Changed changed) {
            return "changed " + changed.account;
        }
        if (this instanceof Match match) {
            return "match " + match.account + ' ' + match.seeker;
        }
        if (this instanceof Crowd crowd) {
            return "crowd " + crowd.node + ' ' + crowd.frame;
        }
        return this instanceof WhoIsThere who ? "who " + who.node : "alive " + ((Alive) this).node;
    }

    /** The notice of a text; empty for one that a later version may have written. */
    static Optional<Notice> read(String text) {
        String[] parts = text.split(" ", 3);
        try {
            return switch (parts[0]) {
                case "grown" -> Optional.of(new Grown(written(text)));
                case "to" -> Optional.of(new To(Long.parseLong(parts[1]), parts[2]));
                case "seat" -> Optional.of(new Seat(Long.parseLong(parts[1]), Long.parseLong(parts[2])));
                case "ended" -> Optional.of(new SessionEnded(Long.parseLong(parts[1])));
                case "changed" -> Optional.of(new Changed(Long.parseLong(parts[1])));
                case "match" -> Optional.of(new Match(Long.parseLong(parts[1]), Long.parseLong(parts[2])));
                case "crowd" -> Optional.of(new Crowd(parts[1], parts[2]));
                case "who" -> Optional.of(new WhoIsThere(parts[1]));
                case "alive" -> Optional.of(new Alive(parts[1]));
                default -> Optional.empty();
            };
        } catch (IllegalArgumentException | IndexOutOfBoundsException unknown) {
            return Optional.empty();
        }
    }

    private static List<Written> written(String text) {
        List<Written> games = new ArrayList<>();
        String[] words = text.split(" ", -1);
        for (int i = 1; i < words.length; i++) {
            int colon = words[i].indexOf(':');
            games.add(new Written(
                    Long.parseLong(words[i].substring(0, colon)), Integer.parseInt(words[i].substring(colon + 1))));
        }
        return games;
    }
}
