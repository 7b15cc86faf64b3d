package reversi.training.repertoire;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.teach.PositionKey;

/**
 * Follows all games that go as prepared, with replies as often as people play them, ply by ply, and finds where nothing is prepared. Positions that
 * several ways lead to are one. It works in steps, so that no picture waits for it:
 *
 * <pre>{@code
 * HoleFinder finder = new HoleFinder(repertoire, replies);
 * while (finder.step()) {}
 * finder.holes();
 * }</pre>
 */
public final class HoleFinder {
    /** Positions that fewer games come to are left out. */
    public static final double LEAST_REACH = 0.002;

    private final Repertoire repertoire;
    private final Replies replies;
    private final Map<Integer, Way> next = new LinkedHashMap<>();
    private final List<Hole> holes = new ArrayList<>();
    private List<Way> ply = new ArrayList<>();

    private record Way(Transcript line, double reach) {}

    /** A finder that has looked at nothing yet. */
    public HoleFinder(Repertoire repertoire, Replies replies) {
        this.repertoire = repertoire;
        this.replies = replies;
        ply.add(new Way(Transcript.start(Variant.OTHELLO), 1));
    }

    /** Looks at one position more; false once there is none. */
    public boolean step() {
        if (ply.isEmpty()) {
            ply = new ArrayList<>(next.values());
            next.clear();
        }
        if (ply.isEmpty()) {
            return false;
        }
        look(ply.remove(ply.size() - 1));
        return true;
    }

    private void look(Way way) {
        Position position = way.line.current();
        if (position.isOver() || way.line.plies() > Repertoire.LONGEST_LINE) {
            return;
        }
        if (position.mustPass()) {
            follow(way.line.with(position.play(Move.PASS).orThrow()), way.reach);
        } else if (position.toMove() == repertoire.side()) {
            repertoire
                    .find(position)
                    .ifPresentOrElse(
                            square -> follow(Repertoire.after(way.line, square), way.reach),
                            () -> holes.add(new Hole(way.line, way.reach, replies.at(position))));
        } else {
            reply(way, position);
        }
    }

    private void reply(Way way, Position position) {
        List<Replies.Reply> known = replies.at(position);
        double all = known.stream().mapToInt(Replies.Reply::times).sum();
        for (Replies.Reply reply : known) {
            double reach = way.reach * reply.times() / all;
            if (reach >= LEAST_REACH) {
                follow(Repertoire.after(way.line, reply.square()), reach);
            }
        }
    }

    private void follow(Transcript line, double reach) {
        next.merge(
                PositionKey.of(line.current()).value(),
                new Way(line, reach),
                (one, more) -> new Way(one.line, one.reach + more.reach));
    }

    /** The holes found so far, the most likely first. */
    public List<Hole> holes() {
        List<Hole> found = new ArrayList<>(holes);
        found.sort(Comparator.comparingDouble(hole -> -hole.reach()));
        return found;
    }

    /** The share of games that a move was prepared for throughout, as far as anybody knows how they go on. */
    public double covered() {
        return Math.max(0, 1 - holes.stream().mapToDouble(Hole::reach).sum());
    }
}
