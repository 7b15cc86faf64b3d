package reversi.online;

/** Whose invitations somebody refuses. */
public enum Refusal {
    /** Everybody may invite. */
    NOBODY,
    /** Only members may invite. */
    GUESTS,
    /** Nobody may invite. */
    EVERYBODY
}
