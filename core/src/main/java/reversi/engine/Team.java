package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Position;

/**
 * Engines without shared memory (Web Workers) that answer a question together by splitting the root moves. One starts alone; if the
 * question takes long, each move of each further iteration becomes a work item, and idle members start on the next iteration. A team only
 * coordinates: all searching is done by its members.
 */
public final class Team {
    /** Below this many empties a single engine is faster. */
    private static final int MIN_EMPTIES = 14;

    /** Nodes that one member searches alone before the others join in. */
    private static final long ALONE_NODES = 150_000;

    private final TimeSource clock;
    private final Transport transport;
    private final long aloneNodes;
    private final List<Member> members = new ArrayList<>();
    private int number;
    private @Nullable SharedQuestion current;

    /** A team without members. */
    public Team(TimeSource clock, Transport transport) {
        this(clock, transport, ALONE_NODES);
    }

    /** A team that splits a question after about {@code aloneNodes} nodes. */
    Team(TimeSource clock, Transport transport, long aloneNodes) {
        this.clock = clock;
        this.transport = transport;
        this.aloneNodes = aloneNodes;
    }

    /** Adds an idle member; {@code id} identifies it in {@link Transport#send} and {@link #onResult}. */
    public void join(int id) {
        members.add(new Member(id));
        assignWork();
    }

    /**
     * Whether a team answers a question faster than one engine: values of all moves, and endgames. In the midgame a single engine is as
     * fast, since nearly all of its time goes into the best move.
     */
    public static boolean isShareable(Question question) {
        Position position = question.position();
        boolean isStandard =
                position.variant().fitsBitboard() && !position.variant().fewestWins();
        if (!isStandard || position.legalMoves().size() < 2) {
            return false;
        }
        if (question.purpose() == Purpose.VALUES || question.purpose() == Purpose.ANALYSIS) {
            return true;
        }
        Level level = question.level();
        boolean isFullStrength =
                level.isFlawless() && level.depth() >= Level.strongest().depth();
        List<SearchIteration> iterations =
                SearchIteration.all(position.empties(), BitboardRoot.MAX_SOLVABLE, Engine.limits(question));
        return (question.purpose() == Purpose.HINT || isFullStrength)
                && position.empties() >= MIN_EMPTIES
                && iterations.get(iterations.size() - 1).solves();
    }

    /** Starts a question that {@link #isShareable} accepts; abandons the previous one. */
    public void ask(Question question, TeamListener listener) {
        number++;
        current = new SharedQuestion(
                new WorkItem.Begin(number, question, aloneNodes), clock, symmetric(question, listener));
        assignWork();
    }

    private static TeamListener symmetric(Question question, TeamListener listener) {
        SymmetricMoves symmetric = new SymmetricMoves(question.position());
        return new TeamListener() {
            @Override
            public void improved(Answer answer) {
                listener.improved(symmetric.of(question, answer));
            }

            @Override
            public void answered(Answer answer) {
                listener.answered(symmetric.of(question, answer));
            }
        };
    }

    /** Handles a member's result; stale ones are ignored. */
    public void onResult(int id, WorkResult result) {
        for (Member member : members) {
            if (member.id == id) {
                member.isBusy = false;
            }
        }
        SharedQuestion question = current;
        if (question != null && result.number() == number) {
            question.onResult(id, result);
        }
        assignWork();
    }

    /** Assigns work to all idle members; the best move preferably to the member that searched it last. */
    private void assignWork() {
        SharedQuestion question = current;
        if (question == null || question.isAnswered()) {
            return;
        }
        int bestMoveMember = question.bestMoveMember();
        for (Member member : members) {
            if (member.id == bestMoveMember) {
                assignWork(member, question);
            }
        }
        for (Member member : members) {
            assignWork(member, question);
        }
    }

    private void assignWork(Member member, SharedQuestion question) {
        WorkItem item = member.isBusy ? null : question.next(member.id);
        if (item != null) {
            member.isBusy = true;
            transport.send(member.id, item);
        }
    }

    /** Sends work items to members. */
    public interface Transport {
        /** Sends a work item to a member, which processes items in order. The result must not arrive before this returns. */
        void send(int member, WorkItem item);
    }

    private static final class Member {
        private final int id;
        private boolean isBusy;

        Member(int id) {
            this.id = id;
        }
    }
}
