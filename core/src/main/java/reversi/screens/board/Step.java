package reversi.screens.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;

/** One part of the animation: it moves the poses of a board from one position to the next. */
sealed interface Step {
    /** How long it lasts, in milliseconds. */
    int duration();

    /** Sets the poses as they are at a time, 0…{@link #duration()}, and tells the listener what happened since the last call. */
    void show(Poses poses, float time, AnimationListener listener);

    /** The position that lies there when the step is over. */
    Position after();

    /** The turn it shows; empty for undo and redo. */
    Optional<Turn> turn();

    /** A disc is placed and others flip. */
    final class Placing implements Step {
        private final Turn turn;
        private final Square placed;
        private final Tempo tempo;
        private final FlipTimeline timeline;
        private int lastFlipped = -1;
        private boolean hasTouched;

        Placing(Turn turn, Square placed, Tempo tempo) {
            this.turn = turn;
            this.placed = placed;
            this.tempo = tempo;
            this.timeline = FlipTimeline.of(turn, tempo);
        }

        @Override
        public int duration() {
            return timeline.duration();
        }

        @Override
        public Position after() {
            return turn.after();
        }

        @Override
        public Optional<Turn> turn() {
            return Optional.of(turn);
        }

        @Override
        public void show(Poses poses, float time, AnimationListener listener) {
            showPlaced(poses.at(placed), timeline.drop(time));
            if (!hasTouched && timeline.drop(time) >= FlipTimeline.TOUCH) {
                hasTouched = true;
                listener.placed(turn);
            }
            for (int i = 0; i < timeline.flips(); i++) {
                if (time >= timeline.startOf(i)) {
                    Square square = turn.flipped().get(i);
                    showFlip(poses.at(square), timeline.flip(i, time));
                    if (i > lastFlipped) {
                        lastFlipped = i;
                        listener.flipping(turn, square, timeline.ringOf(i));
                    }
                }
            }
        }

        private void showPlaced(Pose pose, float progress) {
            pose.rest(turn.mover());
            if (tempo.fades()) {
                pose.appear(0, progress);
            } else {
                pose.appear(Easing.drop(progress), Math.min(1, 0.35f + 2 * progress));
            }
            if (progress >= 1) {
                pose.rest(turn.mover());
            }
        }

        private void showFlip(Pose pose, float progress) {
            pose.rest(turn.mover().other());
            if (progress >= 1) {
                pose.rest(turn.mover());
            } else if (tempo.fades()) {
                pose.fading(progress);
            } else {
                pose.turning(Easing.inOut(progress), Easing.arc(progress));
            }
        }
    }

    /** A pass is announced; no disc moves. */
    final class Passing implements Step {
        private final Turn turn;
        private final Tempo tempo;
        private boolean isAnnounced;

        Passing(Turn turn, Tempo tempo) {
            this.turn = turn;
            this.tempo = tempo;
        }

        @Override
        public int duration() {
            return tempo.pass();
        }

        @Override
        public Position after() {
            return turn.after();
        }

        @Override
        public Optional<Turn> turn() {
            return Optional.of(turn);
        }

        @Override
        public void show(Poses poses, float time, AnimationListener listener) {
            if (!isAnnounced) {
                isAnnounced = true;
                listener.passed(turn);
            }
        }
    }

    /** Undo or redo: whatever differs changes quickly and at once. */
    final class Rewinding implements Step {
        private final Position after;
        private final Tempo tempo;
        private final List<Square> appearing = new ArrayList<>();
        private final List<Square> vanishing = new ArrayList<>();
        private final List<Square> flipping = new ArrayList<>();
        private final Poses from;

        Rewinding(Poses shown, Position after, Tempo tempo) {
            this.after = after;
            this.tempo = tempo;
            this.from = shown.copy();
            for (Square square : after.variant().squares()) {
                Optional<Disc> wanted = after.at(square);
                Pose pose = shown.at(square);
                if (pose.isPresent() && wanted.isEmpty()) {
                    vanishing.add(square);
                } else if (!pose.isPresent() && wanted.isPresent()) {
                    appearing.add(square);
                } else if (wanted.isPresent() && wanted.get() != pose.upper()) {
                    flipping.add(square);
                }
            }
        }

        @Override
        public int duration() {
            return tempo.rewind();
        }

        @Override
        public Position after() {
            return after;
        }

        @Override
        public Optional<Turn> turn() {
            return Optional.empty();
        }

        @Override
        public void show(Poses poses, float time, AnimationListener listener) {
            float progress = tempo.rewind() == 0 ? 1 : Math.min(1, time / tempo.rewind());
            for (Square square : appearing) {
                Pose pose = poses.at(square);
                pose.rest(after.at(square).orElseThrow());
                pose.appear(tempo.fades() ? 0 : 0.5f * (1 - Easing.out(progress)), progress);
            }
            for (Square square : vanishing) {
                Pose pose = poses.at(square);
                pose.rest(from.at(square).upper());
                pose.appear(tempo.fades() ? 0 : 0.5f * Easing.out(progress), 1 - progress);
            }
            for (Square square : flipping) {
                showFlip(poses.at(square), from.at(square).upper(), progress);
            }
            if (progress >= 1) {
                poses.rest(after);
            }
        }

        private void showFlip(Pose pose, Disc before, float progress) {
            pose.rest(before);
            if (tempo.fades()) {
                pose.fading(progress);
            } else {
                pose.turning(Easing.inOut(progress), 0.6f * Easing.arc(progress));
            }
        }
    }
}
