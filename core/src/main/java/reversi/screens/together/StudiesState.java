package reversi.screens.together;

import java.util.List;
import reversi.online.StudyCard;
import reversi.screens.online.Answer;

/**
 * The list of the studies to which one belongs.
 *
 * @param cards the latest first
 * @param isMember whether one has an account, without which there are none
 */
record StudiesState(List<StudyCard> cards, boolean isMember, Answer answer) {
    StudiesState {
        cards = List.copyOf(cards);
    }

    static StudiesState empty() {
        return new StudiesState(List.of(), false, Answer.none());
    }

    StudiesState with(List<StudyCard> next) {
        return new StudiesState(next, isMember, answer);
    }

    StudiesState with(boolean member, Answer now) {
        return new StudiesState(cards, member, now);
    }
}
