package reversi.online;

/** What a member is to a club. */
public enum ClubRole {
    /** A leader has invited, and nobody has answered. */
    INVITED,
    /** Has asked to join, and no leader has answered. */
    ASKED,
    MEMBER,
    /** Accepts and removes members, and decides about matches and tournaments. */
    LEADER,
    /** A leader who also names leaders and closes the club; every club has one. */
    FOUNDER;

    /** Whether the club counts somebody of this role among its members. */
    public boolean isIn() {
        return compareTo(MEMBER) >= 0;
    }

    /** Whether somebody of this role leads the club. */
    public boolean leads() {
        return compareTo(LEADER) >= 0;
    }
}
