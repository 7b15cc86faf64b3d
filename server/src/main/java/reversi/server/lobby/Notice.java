package reversi.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.server.table.EventWriter.Written;

/** A message between nodes, and its text form on the bus. */
public sealed interface Notice {
    /** Games have new events in the database, up to the given numbers. */
    record EventsAppended(List<Written> games) implements Notice {
        @Override
        public String write() {
            StringBuilder text = new StringBuilder("grown");
            for (Written game : games) {
                text.append(' ').append(game.game()).append(':').append(game.seq());
            }
            return text.toString();
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.eventsAppended(this);
        }
    }

    /** A frame for all connections of an account. */
    record AccountMessage(long account, String frame) implements Notice {
        @Override
        public String write() {
            return "to " + account + ' ' + frame;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.accountMessage(this);
        }
    }

    /** An account is to be seated at a game that has begun; it is busy with a live one. */
    record Seated(long account, long game, boolean isLive) implements Notice {
        @Override
        public String write() {
            return (isLive ? "seat " : "seat-by-days ") + account + ' ' + game;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.seated(this);
        }
    }

    /** A login session has ended. */
    record SessionEnded(long session) implements Notice {
        @Override
        public String write() {
            return "ended " + session;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.sessionEnded(this);
        }
    }

    /** An account's row or block list has changed. */
    record AccountChanged(long account) implements Notice {
        @Override
        public String write() {
            return "changed " + account;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.accountChanged(this);
        }
    }

    /** Something was said about a tournament, as a frame for those who follow it and have not blocked the author. */
    record TournamentRemark(long tournament, long author, String frame) implements Notice {
        @Override
        public String write() {
            return "remark " + tournament + ' ' + author + ' ' + frame;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.tournamentRemark(this);
        }
    }

    /** A study has changed, which whoever has it open is told of. */
    record StudyChanged(long study) implements Notice {
        @Override
        public String write() {
            return "study " + study;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.studyChanged(this);
        }
    }

    /** Two seekers match; the node where {@code account} is connected decides and starts the game. */
    record MatchProposed(long account, long seeker) implements Notice {
        @Override
        public String write() {
            return "match " + account + ' ' + seeker;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.matchProposed(this);
        }
    }

    /** Who came online, changed or went offline at a node, as an encoded lobby message. */
    record PresenceChanged(String node, String frame) implements Notice {
        @Override
        public String write() {
            return "crowd " + node + ' ' + frame;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.presenceChanged(this);
        }
    }

    /** A node asks the others to publish their presence. */
    record PresenceRequested(String node) implements Notice {
        @Override
        public String write() {
            return "who " + node;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.presenceRequested(this);
        }
    }

    /** A node's heartbeat. */
    record Heartbeat(String node) implements Notice {
        @Override
        public String write() {
            return "alive " + node;
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.heartbeat(this);
        }
    }

    /** Hands this to the visitor's method for its kind. */
    void accept(Visitor visitor);

    /** The text form: a keyword, then its fields, separated by spaces. */
    String write();

    /** What to do with each kind of notice. */
    interface Visitor {
        void eventsAppended(EventsAppended notice);

        void accountMessage(AccountMessage notice);

        void seated(Seated notice);

        void sessionEnded(SessionEnded notice);

        void accountChanged(AccountChanged notice);

        void matchProposed(MatchProposed notice);

        void tournamentRemark(TournamentRemark notice);

        void studyChanged(StudyChanged notice);

        void presenceChanged(PresenceChanged notice);

        void presenceRequested(PresenceRequested notice);

        void heartbeat(Heartbeat notice);
    }

    /** Parses a notice; empty if it is unknown, as from a later version. */
    static Optional<Notice> read(String text) {
        String[] parts = text.split(" ", 3);
        try {
            return switch (parts[0]) {
                case "grown" -> Optional.of(new EventsAppended(readAppended(text)));
                case "to" -> Optional.of(new AccountMessage(Long.parseLong(parts[1]), parts[2]));
                case "seat" -> Optional.of(new Seated(Long.parseLong(parts[1]), Long.parseLong(parts[2]), true));
                case "seat-by-days" ->
                    Optional.of(new Seated(Long.parseLong(parts[1]), Long.parseLong(parts[2]), false));
                case "ended" -> Optional.of(new SessionEnded(Long.parseLong(parts[1])));
                case "changed" -> Optional.of(new AccountChanged(Long.parseLong(parts[1])));
                case "match" -> Optional.of(new MatchProposed(Long.parseLong(parts[1]), Long.parseLong(parts[2])));
                case "remark" -> Optional.of(readRemark(Long.parseLong(parts[1]), parts[2]));
                case "study" -> Optional.of(new StudyChanged(Long.parseLong(parts[1])));
                case "crowd" -> Optional.of(new PresenceChanged(parts[1], parts[2]));
                case "who" -> Optional.of(new PresenceRequested(parts[1]));
                case "alive" -> Optional.of(new Heartbeat(parts[1]));
                default -> Optional.empty();
            };
        } catch (IllegalArgumentException | IndexOutOfBoundsException unknown) {
            return Optional.empty();
        }
    }

    private static TournamentRemark readRemark(long tournament, String rest) {
        int space = rest.indexOf(' ');
        return new TournamentRemark(tournament, Long.parseLong(rest.substring(0, space)), rest.substring(space + 1));
    }

    private static List<Written> readAppended(String text) {
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
