package reversi.screens.tournament;

import reversi.online.StandingRow;

/** What the controls of a {@link TournamentView} lead to. */
interface TournamentActions {
    /** Shows another part, where there is room for one only. */
    void choose(TournamentPageState.Tab tab);

    /** Joins. */
    void join();

    /** Asks whether one shall withdraw. */
    void withdraw();

    /** Makes an account of a guest. */
    void register();

    /** Asks whether the tournament shall be called off. */
    void cancel();

    /** Opens a table, one's own or another one. */
    void watch(long table);

    /** Opens the table of the game that is shown. */
    void watchShown();

    /** Opens what studies say about the game on the board. */
    void commentary();

    /** Opens what is said. */
    void talk();

    /** Sends the address of the tournament, or copies it. */
    void share();

    /** Opens the files with the results. */
    void results();

    /** Opens what is known of a player. */
    void open(StandingRow row);

    /** Shows the lines of the standings after or before those that are seen. */
    void turnStandings(int by);

    /** Shows the games of a round. */
    void showRound(int round);

    /** Shows the games after or before those that are seen. */
    void turnBoards(int by);
}
