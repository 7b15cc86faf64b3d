package reversi.web.worker;

import java.util.HashMap;
import java.util.Map;
import org.teavm.jso.typedarrays.Int32Array;
import reversi.engine.Answer;
import reversi.engine.Clock;
import reversi.engine.Question;
import reversi.engine.Team;
import reversi.engine.TeamCodec;
import reversi.engine.ThinkCodec;
import reversi.engine.ThinkReply;
import reversi.engine.WorkItem;
import reversi.engine.WorkResult;

/** The worker that leads a {@link Team} and sends its work items as messages. It never searches itself, so that it stays responsive. */
final class Lead {
    private final Map<Integer, Member> members = new HashMap<>();
    private final Team team = new Team(Clock.SYSTEM, this::send);

    void join(int member, Post errands) {
        members.put(member, new Member(errands));
        team.join(member);
    }

    private void send(int member, WorkItem errand) {
        Member to = members.get(member);
        if (to != null) {
            to.errands.post(Int32Array.copyFromJavaArray(TeamCodec.write(errand)));
        }
    }

    /** Asks the team, if it is faster than one engine; returns whether it is. */
    boolean ask(Question question, Post replies) {
        if (members.size() < 2 || !Team.isShareable(question)) {
            return false;
        }
        team.ask(question, new Team.Listener() {
            @Override
            public void improved(Answer answer) {
                replies.post(Int32Array.copyFromJavaArray(ThinkCodec.write(new ThinkReply.Improved(answer))));
            }

            @Override
            public void answered(Answer answer) {
                replies.post(Int32Array.copyFromJavaArray(ThinkCodec.write(new ThinkReply.Answered(answer))));
            }
        });
        return true;
    }

    void heard(int member, WorkResult finding) {
        team.onResult(member, finding);
    }

    /** Keeps a function of the script, which cannot be kept in a map by itself. */
    private static final class Member {
        private final Post errands;

        Member(Post errands) {
            this.errands = errands;
        }
    }
}
