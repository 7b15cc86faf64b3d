package reversi.screens.online;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.online.CaseFilter;
import reversi.online.CaseRow;
import reversi.online.DecisionRow;
import reversi.online.ModerationNews.CaseFile;
import reversi.online.ModerationNews.Signals;
import reversi.online.PlayerCard;
import reversi.online.Sanction;

/**
 * What the page of moderators shows: who waits for a decision, and what is known of one of them.
 *
 * @param search whom a moderator looks for, whether anything waits or not
 * @param filter which cases are listed
 * @param queue these cases
 * @param opened the player who was chosen; empty where nobody is
 */
record ModerationPageState(NameSearch search, CaseFilter filter, Queue queue, Optional<Opened> opened) {
    /** Nothing, before anything is known. */
    static ModerationPageState empty() {
        return new ModerationPageState(
                NameSearch.none(),
                CaseFilter.open(),
                new Queue(List.of(), 0, 0, false, 0, Answer.none()),
                Optional.empty());
    }

    /**
     * The cases that are listed, as far as they are known.
     *
     * @param open how many players wait in all
     * @param oldest since when the first waits; 0 where nobody does
     * @param now the server's time
     */
    record Queue(List<CaseRow> rows, int open, long oldest, boolean hasMore, long now, Answer answer) {}

    /**
     * A player who is looked at.
     *
     * @param file what is known; empty before it is
     * @param looked the reports whose evidence is shown
     * @param newest the newest decision that the moderator knows of; 0 for none, negative before anything is known
     * @param study what stands out in the player's games
     */
    record Opened(PlayerCard player, Optional<CaseFile> file, Set<Long> looked, long newest, Draft draft, Study study) {
        /** Nothing is known of the player yet. */
        static Opened of(PlayerCard player) {
            return new Opened(player, Optional.empty(), Set.of(), -1, Draft.none(), Study.none());
        }

        /** With what is known now; of somebody else's file nothing is taken. */
        Opened with(Optional<CaseFile> known) {
            Optional<CaseFile> own = known.filter(its -> its.player().id() == player.id());
            if (own.isEmpty()) {
                return this;
            }
            long seen = newest < 0 ? newestOf(own.get()) : newest;
            return new Opened(own.get().player(), own, looked, seen, draft, study);
        }

        Opened with(Study next) {
            return new Opened(player, file, looked, newest, draft, next);
        }

        private static long newestOf(CaseFile file) {
            return file.decisions().stream()
                    .map(DecisionRow::id)
                    .max(Long::compare)
                    .orElse(0L);
        }

        /** What was decided since the moderator looked, by somebody else; empty where nothing was. */
        Optional<DecisionRow> meanwhile() {
            return file.flatMap(known ->
                    known.decisions().stream().filter(row -> row.id() > newest).findFirst());
        }

        Opened looking(long report) {
            Set<Long> next = new HashSet<>(looked);
            next.add(report);
            return new Opened(player, file, Set.copyOf(next), newest, draft, study);
        }

        Opened with(Draft next) {
            return new Opened(player, file, looked, newest, next, study);
        }

        /** The moderator knows of all decisions in the file. */
        Opened informed() {
            long all = file.map(Opened::newestOf).orElse(newest);
            return new Opened(player, file, looked, all, draft, study);
        }
    }

    /**
     * A decision that is being made.
     *
     * @param days how long it holds; 0 for good
     * @param trouble why it was not made; empty where nothing is the matter
     * @param isAsking whether it is on its way to the server
     */
    record Draft(Sanction sanction, int days, String reason, String trouble, boolean isAsking) {
        /** The periods that are offered, in days. */
        static final List<Integer> DAYS = List.of(1, 7, 30, 0);

        static Draft none() {
            return new Draft(Sanction.NONE, 1, "", "", false);
        }

        Draft choosing(Sanction next) {
            return new Draft(next, days, reason, "", isAsking);
        }

        Draft lasting(int next) {
            return new Draft(sanction, next, reason, "", isAsking);
        }

        Draft writing(String words) {
            return new Draft(sanction, days, words, trouble, isAsking);
        }

        Draft troubled(String why) {
            return new Draft(sanction, days, reason, why, false);
        }

        Draft asking() {
            return new Draft(sanction, days, reason, "", true);
        }

        /** Whether a reason is missing, which the player would read. */
        boolean lacksReason() {
            return sanction != Sanction.NONE && reason.trim().isEmpty();
        }
    }

    /**
     * What stands out in the games of whom a moderator looks at.
     *
     * @param signals what was found; empty before anybody asked
     * @param isAsking whether it is being worked out
     */
    record Study(Optional<Signals> signals, boolean isAsking) {
        static Study none() {
            return new Study(Optional.empty(), false);
        }

        Study asking(boolean next) {
            return new Study(signals, next);
        }
    }

    /** With what was found of a player, where it is the one who is looked at. */
    ModerationPageState with(Optional<Signals> found) {
        return new ModerationPageState(
                search,
                filter,
                queue,
                opened.map(its ->
                        found.filter(signals -> signals.player() == its.player().id())
                                        .isPresent()
                                ? its.with(new Study(found, false))
                                : its));
    }

    /** Whether what stands out in a player's games is being worked out, as long as this player is looked at. */
    ModerationPageState studying(long player, boolean isAsking) {
        return new ModerationPageState(
                search,
                filter,
                queue,
                opened.map(its ->
                        its.player().id() == player ? its.with(its.study().asking(isAsking)) : its));
    }

    ModerationPageState with(Queue known, Optional<CaseFile> file) {
        return new ModerationPageState(search, filter, known, opened.map(its -> its.with(file)));
    }

    ModerationPageState with(NameSearch next) {
        return new ModerationPageState(next, filter, queue, opened);
    }

    ModerationPageState with(CaseFilter next) {
        return new ModerationPageState(search, next, queue, opened);
    }

    ModerationPageState opening(PlayerCard player) {
        return new ModerationPageState(search, filter, queue, Optional.of(Opened.of(player)));
    }

    ModerationPageState closed() {
        return new ModerationPageState(search, filter, queue, Optional.empty());
    }

    ModerationPageState looking(long report) {
        return new ModerationPageState(search, filter, queue, opened.map(its -> its.looking(report)));
    }

    /** Another draft, for as long as this player is looked at. */
    ModerationPageState drafting(long player, Draft next) {
        return new ModerationPageState(
                search, filter, queue, opened.map(its -> its.player().id() == player ? its.with(next) : its));
    }

    /** A decision about a player was made: the next one begins anew. */
    ModerationPageState decided(long player) {
        return new ModerationPageState(
                search,
                filter,
                queue,
                opened.map(its -> its.player().id() == player ? its.informed().with(Draft.none()) : its));
    }
}
