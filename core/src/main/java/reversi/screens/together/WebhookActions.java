package reversi.screens.together;

/** What the controls of the page of a webhook lead to. */
interface WebhookActions {
    /** The address is written so. */
    void write(String address);

    /** The club is told at the address that is written. */
    void save();

    /** Copies the secret that is shown. */
    void copy();

    /** Has a message sent that says nothing. */
    void test();

    /** Has another secret made. */
    void makeSecret();

    /** Asks anew what came of the last messages. */
    void refresh();

    /** Asks whether the club shall be told no more. */
    void remove();
}
