package reversi.online;

/** Somebody who belongs to a club, has asked to, or is invited. */
public record ClubMember(PlayerCard player, ClubRole role) {}
