package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Position;

/**
 * Engines that share no memory and answer a question together by dividing the moves of its position: workers of a page. One
 * begins alone; when the question turns out to take long, each move of each further depth is an errand of its own, and who finds
 * nothing to do at one depth begins with the next. A team only counts and compares: all the searching is done by its members.
 */
public final class Team {
    /** Shorter ends of games take one engine less time than sending errands about. */
    private static final int LEAST_EMPTIES = 14;

    /** What a member searches alone before others join in: shorter questions are answered before they could. */
    private static final long ALONE_NODES = 150_000;

    private final Clock clock;
    private final Wire wire;
    private final long aloneNodes;
    private final List<Member> members = new ArrayList<>();
    private int number;
    private @Nullable SharedQuestion asked;

    /** A team without members yet, which tells the time by a clock. */
    public Team(Clock clock, Wire wire) {
        this(clock, wire, ALONE_NODES);
    }

    /** A team that shares a question after one of it has looked at about so many positions. */
    Team(Clock clock, Wire wire, long aloneNodes) {
        this.clock = clock;
        this.wire = wire;
        this.aloneNodes = aloneNodes;
    }

    /** Somebody joins who is ready to work; errands are sent under this name, and findings come back under it. */
    public void join(int name) {
        members.add(new Member(name));
        handOut();
    }

    /**
     * Whether a question is one that a team answers faster than one engine: the values of all moves, and the way to the end of the
     * game. In the middle game one engine is as fast, since nearly all of its time goes into the best move.
     */
    public static boolean shares(Question question) {
        Position position = question.position();
        boolean isStandard =
                position.variant().fitsBitboard() && !position.variant().fewestWins();
        if (!isStandard || position.legalMoves().size() < 2) {
            return false;
        }
        if (question.purpose() == Purpose.VALUES) {
            return true;
        }
        Level level = question.level();
        boolean isFullStrength =
                level.isFlawless() && level.depth() >= Level.strongest().depth();
        List<SearchIteration> passes =
                SearchIteration.all(position.empties(), BitboardRoot.SOLVABLE_MOST, Engine.limits(question));
        return (question.purpose() == Purpose.HINT || isFullStrength)
                && position.empties() >= LEAST_EMPTIES
                && passes.get(passes.size() - 1).solves();
    }

    /** Asks a question that {@link #shares} accepts; what was asked before is given up. */
    public void ask(Question question, Listener listener) {
        number++;
        asked = new SharedQuestion(new WorkItem.Begin(number, question, aloneNodes), clock, listener);
        handOut();
    }

    /** A member is back from an errand. */
    public void heard(int name, WorkResult finding) {
        for (Member member : members) {
            if (member.name == name) {
                member.isBusy = false;
            }
        }
        SharedQuestion question = asked;
        if (question != null && finding.number() == number) {
            question.heard(name, finding);
        }
        handOut();
    }

    /** Gives everybody who is idle something to do; the best move goes to the one who knows most about it, if he is free. */
    private void handOut() {
        SharedQuestion question = asked;
        if (question == null || question.isAnswered()) {
            return;
        }
        int home = question.home();
        for (Member member : members) {
            if (member.name == home) {
                handOut(member, question);
            }
        }
        for (Member member : members) {
            handOut(member, question);
        }
    }

    private void handOut(Member member, SharedQuestion question) {
        WorkItem errand = member.isBusy ? null : question.next(member.name);
        if (errand != null) {
            member.isBusy = true;
            wire.send(member.name, errand);
        }
    }

    /** Brings errands to members. */
    public interface Wire {
        /** Sends an errand to a member, who does one after the other. What comes back must not come before this returns. */
        void send(int member, WorkItem errand);
    }

    /** Hears how a question is answered. */
    public interface Listener extends SearchObserver {
        /** The final answer. */
        void answered(Answer answer);
    }

    /** One who works on errands. */
    private static final class Member {
        private final int name;
        private boolean isBusy;

        Member(int name) {
            this.name = name;
        }
    }
}
