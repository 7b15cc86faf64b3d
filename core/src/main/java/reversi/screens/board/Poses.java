package reversi.screens.board;

import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** The pose of each square of a board. */
public final class Poses {
    private final Variant variant;
    private final Pose[] poses;

    Poses(Variant variant) {
        this.variant = variant;
        this.poses = new Pose[variant.size() * variant.size()];
        for (int i = 0; i < poses.length; i++) {
            poses[i] = new Pose();
        }
    }

    /** The pose of a square of the board. */
    public Pose at(Square square) {
        return at(square.file(), square.rank());
    }

    /** The pose at a file and a rank, counted from 0. */
    public Pose at(int file, int rank) {
        return poses[rank * variant.size() + file];
    }

    /** The number of discs that show one colour now, in the middle of flips too. */
    public int count(Disc disc) {
        int count = 0;
        for (Pose pose : poses) {
            count += pose.isPresent() && pose.upper() == disc ? 1 : 0;
        }
        return count;
    }

    /** Every disc of a position lies; throws IllegalArgumentException for a position of another variant. */
    void rest(Position position) {
        if (!position.variant().equals(variant)) {
            throw new IllegalArgumentException("a position of another variant: " + position.variant());
        }
        for (Square square : variant.squares()) {
            Pose pose = at(square);
            position.at(square).ifPresentOrElse(pose::rest, pose::clear);
        }
    }

    Poses copy() {
        Poses copy = new Poses(variant);
        for (int i = 0; i < poses.length; i++) {
            if (poses[i].isPresent()) {
                copy.poses[i].rest(poses[i].upper());
            }
        }
        return copy;
    }
}
