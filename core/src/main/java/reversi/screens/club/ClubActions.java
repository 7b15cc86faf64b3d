package reversi.screens.club;

import reversi.online.ClubCard;
import reversi.online.ClubChallenge;
import reversi.online.ClubMember;

/** What the controls of the page of a club lead to. */
interface ClubActions {
    /** Joins, asks to, or accepts an invitation. */
    void join();

    /** Asks whether one shall leave, take back what one asked, or decline. */
    void leave();

    /** Opens what the club says of itself, to be changed. */
    void edit();

    /** Asks whether the club shall be closed. */
    void close();

    /** Reports what the club says of itself. */
    void report();

    /** Opens the choices of a tournament of the club. */
    void newTournament();

    /** Opens the tasks of the club's class, and what is shared there. */
    void openClass();

    /** Opens where the club is told of what happens in it. */
    void openWebhook();

    /** Opens the choices of a match to which another club challenges this one. */
    void challenge(ClubCard by);

    /** Answers a challenge, or takes one's own back. */
    void answer(ClubChallenge challenge, boolean accept);

    /** Somebody else is written as who is invited. */
    void writeInvited(String name);

    /** Invites who is written. */
    void invite();

    /** Opens what is known of a member, and what can be done. */
    void open(ClubMember member);
}
