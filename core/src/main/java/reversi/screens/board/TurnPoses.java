package reversi.screens.board;

import reversi.rules.Square;
import reversi.rules.Turn;

/** How the discs of a turn that places one lie at each moment of it, so that it can be seen forwards and backwards. */
final class TurnPoses {
    private final Turn turn;
    private final Square placed;
    private final Tempo tempo;
    private final FlipTimeline timeline;

    TurnPoses(Turn turn, Square placed, Tempo tempo) {
        this.turn = turn;
        this.placed = placed;
        this.tempo = tempo;
        this.timeline = FlipTimeline.of(turn, tempo);
    }

    Turn turn() {
        return turn;
    }

    FlipTimeline timeline() {
        return timeline;
    }

    /** Sets the poses of the turn's discs as they are at a time, 0…{@link FlipTimeline#duration()}. */
    void show(Poses poses, float time) {
        showPlaced(poses.at(placed), timeline.drop(time));
        for (int i = 0; i < timeline.flips(); i++) {
            showFlip(poses.at(turn.flipped().get(i)), timeline.flip(i, time));
        }
    }

    private void showPlaced(Pose pose, float progress) {
        pose.rest(turn.mover());
        if (progress >= 1) {
            return;
        }
        if (tempo.fades()) {
            pose.appear(0, progress);
        } else {
            pose.appear(Easing.drop(progress), Math.min(1, 0.35f + 2 * progress));
        }
    }

    private void showFlip(Pose pose, float progress) {
        pose.rest(progress >= 1 ? turn.mover() : turn.mover().other());
        if (progress <= 0 || progress >= 1) {
            return;
        }
        if (tempo.fades()) {
            pose.fading(progress);
        } else {
            pose.turning(Easing.inOut(progress), Easing.arc(progress));
        }
    }
}
