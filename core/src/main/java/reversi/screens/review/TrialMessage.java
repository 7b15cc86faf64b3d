package reversi.screens.review;

import reversi.teach.review.Judgement;

/**
 * What is said while a person tries another move than the game's: what to do, and then what the move is worth.
 *
 * @param judgement of the move; good as long as there is none
 * @param loss what it gives away, in hundredths of a disc
 * @param words a sentence, in the language of the screen
 */
record TrialMessage(Judgement judgement, int loss, String words) {}
