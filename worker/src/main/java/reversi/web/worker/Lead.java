package reversi.web.worker;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import reversi.engine.Answer;
import reversi.engine.Question;
import reversi.engine.Team;
import reversi.engine.TeamCodec;
import reversi.engine.TeamListener;
import reversi.engine.ThinkCodec;
import reversi.engine.ThinkReply;
import reversi.engine.TimeSource;
import reversi.engine.WorkItem;
import reversi.engine.WorkResult;

/** The worker that leads a {@link Team} and sends its work items as messages. It never searches itself, so that it stays responsive. */
final class Lead {
    private final Map<Integer, Consumer<int[]>> members = new HashMap<>();
    private final Team team;

    Lead(TimeSource clock) {
        this.team = new Team(clock, this::send);
    }

    void join(int member, Consumer<int[]> items) {
        members.put(member, items);
        team.join(member);
    }

    private void send(int member, WorkItem item) {
        Consumer<int[]> to = members.get(member);
        if (to != null) {
            to.accept(TeamCodec.write(item));
        }
    }

    /** Asks the team, if it is faster than one engine; returns whether it is. */
    boolean ask(Question question, Consumer<int[]> replies) {
        if (members.size() < 2 || !Team.isShareable(question)) {
            return false;
        }
        team.ask(question, new TeamListener() {
            @Override
            public void improved(Answer answer) {
                replies.accept(ThinkCodec.write(new ThinkReply.Improved(answer)));
            }

            @Override
            public void answered(Answer answer) {
                replies.accept(ThinkCodec.write(new ThinkReply.Answered(answer)));
            }
        });
        return true;
    }

    void heard(int member, WorkResult result) {
        team.onResult(member, result);
    }
}
