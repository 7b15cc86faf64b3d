package reversi.online;

/** Somebody who belongs to a study, and what they may do in it. */
public record StudyMember(PlayerCard player, StudyRole role) {}
