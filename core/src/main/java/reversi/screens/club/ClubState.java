package reversi.screens.club;

import java.util.Optional;
import reversi.online.ClubMember;
import reversi.online.ClubRole;
import reversi.online.TournamentNews;
import reversi.screens.online.Answer;

/**
 * The page of a club.
 *
 * @param info what the server says of it; empty before it does
 * @param self oneself
 * @param invited whom one is about to invite, as it is written
 * @param trouble why somebody was not invited; empty where nothing is the matter
 * @param now the server's time, exact to the minute, in milliseconds since 1970
 */
record ClubState(
        Optional<TournamentNews.ClubInfo> info, Self self, String invited, String trouble, long now, Answer answer) {
    /** Oneself: whether one has an account, and decides about players who don't behave. */
    record Self(boolean isMember, boolean isModerator) {}

    static ClubState empty() {
        return new ClubState(Optional.empty(), new Self(false, false), "", "", 0, Answer.none());
    }

    ClubState with(TournamentNews.ClubInfo news) {
        return new ClubState(Optional.of(news), self, invited, trouble, now, answer);
    }

    ClubState with(Self who, long then, Answer known) {
        return new ClubState(info, who, invited, trouble, then, known);
    }

    ClubState inviting(String words, String why) {
        return new ClubState(info, self, words, why, now, answer);
    }

    /** What one is to the club. */
    Optional<ClubRole> role() {
        return info.flatMap(known -> known.card().role());
    }

    boolean leads() {
        return role().filter(ClubRole::leads).isPresent();
    }

    boolean founded() {
        return role().equals(Optional.of(ClubRole.FOUNDER));
    }

    /** Whether one may join, ask to, or accept an invitation. */
    boolean canJoin() {
        return self.isMember()
                && role().filter(role -> role != ClubRole.INVITED).isEmpty();
    }

    boolean canEdit() {
        return leads() || self.isModerator();
    }

    boolean canClose() {
        return founded() || self.isModerator();
    }

    /** The one who leads it all. */
    Optional<ClubMember> founder() {
        return info.flatMap(known -> known.members().stream()
                .filter(member -> member.role() == ClubRole.FOUNDER)
                .findFirst());
    }
}
