package reversi.server.net;

/** Whose password is tried. No name, whatever it is, equals an account's number. */
sealed interface PasswordOwner {
    /** Somebody who wants to log in, by the key of the name that was typed; there may be no such account. */
    record Named(String key) implements PasswordOwner {}

    /** An account whose password was right, and of which a code is tried. */
    record SecondStep(long account) implements PasswordOwner {}

    /** An account that is signed in and confirms a change. */
    record SignedIn(long account) implements PasswordOwner {}
}
