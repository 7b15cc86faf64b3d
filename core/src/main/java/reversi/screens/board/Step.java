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

    /** The turn it shows; empty where it leads back, or over several turns. */
    Optional<Turn> turn();

    /** A disc is placed and others flip. */
    final class Placing implements Step {
        private final TurnPoses poses;
        private int lastFlipped = -1;
        private boolean hasTouched;

        Placing(Turn turn, Square placed, Tempo tempo) {
            this.poses = new TurnPoses(turn, placed, tempo);
        }

        @Override
        public int duration() {
            return timeline().duration();
        }

        @Override
        public Position after() {
            return poses.turn().after();
        }

        @Override
        public Optional<Turn> turn() {
            return Optional.of(poses.turn());
        }

        private FlipTimeline timeline() {
            return poses.timeline();
        }

        @Override
        public void show(Poses shown, float time, AnimationListener listener) {
            poses.show(shown, time);
            Turn turn = poses.turn();
            if (!hasTouched && timeline().drop(time) >= FlipTimeline.TOUCH) {
                hasTouched = true;
                listener.placed(turn);
            }
            for (int i = lastFlipped + 1;
                    i < timeline().flips() && time >= timeline().startOf(i);
                    i++) {
                lastFlipped = i;
                listener.flipping(turn, turn.flipped().get(i), timeline().ringOf(i));
            }
        }
    }

    /** A turn is taken back as it was played, the other way round and faster: the outermost discs flip back first, and the placed one lifts. */
    final class Retracting implements Step {
        private final TurnPoses poses;
        private final Square placed;

        Retracting(Turn turn, Square placed, Tempo tempo) {
            this.poses = new TurnPoses(turn, placed, tempo.hurried());
            this.placed = placed;
        }

        @Override
        public int duration() {
            return poses.timeline().duration();
        }

        @Override
        public Position after() {
            return poses.turn().before();
        }

        @Override
        public Optional<Turn> turn() {
            return Optional.empty();
        }

        @Override
        public void show(Poses shown, float time, AnimationListener listener) {
            poses.show(shown, Math.max(0, duration() - time));
            if (time >= duration()) {
                shown.at(placed).clear();
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

    /** The discs are swept into rows and counted, lie there for a moment, and go back to where they were. */
    final class Counting implements Step {
        /** All in milliseconds: the most between two beats, for all beats, and the least that counting takes. */
        private static final int LONGEST_BEAT = 55;

        private static final int BEATS = 1_000;
        private static final int LEAST = 700;
        private static final int LONGEST_MOVE = 400;
        private static final int HOLD = 450;
        private static final int BACK = 300;
        private static final float LIFT = 0.5f;

        private final Position position;
        private final Sweep sweep;
        private final int move;
        private final float beat;
        private final int counted;
        private int landed;

        Counting(Position position, Tempo tempo) {
            this.position = position;
            this.sweep = new Sweep(position);
            this.move = Math.min(LONGEST_MOVE, tempo.flip());
            this.beat = Math.min(LONGEST_BEAT, BEATS / (float) Math.max(1, sweep.beats()));
            this.counted = Math.max(LEAST, Math.round(sweep.beats() * beat) + move);
        }

        @Override
        public int duration() {
            return counted + HOLD + BACK;
        }

        @Override
        public Position after() {
            return position;
        }

        @Override
        public Optional<Turn> turn() {
            return Optional.empty();
        }

        /** How many discs of a colour are counted at a time. */
        int counted(Disc disc, float time) {
            return Math.round(position.count(disc) * Math.min(1, time / counted));
        }

        @Override
        public void show(Poses poses, float time, AnimationListener listener) {
            float back = Math.max(0, Math.min(1, (time - counted - HOLD) / BACK));
            int over = 0;
            for (int i = 0; i < sweep.moves(); i++) {
                float there = Math.max(0, Math.min(1, (time - sweep.beatOf(i) * beat) / move));
                float way = Easing.inOut(there) * (1 - Easing.inOut(back));
                Square from = sweep.from(i);
                Square to = sweep.to(i);
                float height = LIFT * Math.max(Easing.arc(there), Easing.arc(back));
                poses.at(from).shift(way * (to.file() - from.file()), way * (to.rank() - from.rank()), height);
                over += there >= 1 ? 1 : 0;
            }
            if (over > landed) {
                landed = over;
                listener.swept(sweep.to(over - 1));
            }
        }
    }

    /** From one position to any other: whatever differs changes quickly and at once. */
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
