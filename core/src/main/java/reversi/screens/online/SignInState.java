package reversi.screens.online;

import java.util.Optional;
import reversi.players.online.ConnectionState;
import reversi.players.online.ServerAddress;

/**
 * What the page shows on which one signs in.
 *
 * @param isNew whether an account is made, rather than used
 * @param isAsking whether the server was asked to sign one in
 */
record SignInState(Server server, boolean isNew, boolean isAsking, Form<Field> form) {
    /** The lines in which something is written. */
    enum Field {
        ADDRESS,
        NAME,
        PASSWORD
    }

    /**
     * The server, and how things stand with it.
     *
     * @param hasFailed whether the last attempt to reach it failed
     * @param name what people call it
     * @param isFixed whether there is no other one to choose
     * @param open a server for everybody, where this is another one
     */
    record Server(ConnectionState link, boolean hasFailed, String name, boolean isFixed, Optional<ServerAddress> open) {
        boolean isReady() {
            return link == ConnectionState.READY;
        }

        /** Whether all there is to say is with whom one is connected. */
        boolean isAllSaid() {
            return isReady() && isFixed;
        }

        /** Whether there is no server to sign in to. */
        boolean isAlone() {
            return link == ConnectionState.CLOSED || (link == ConnectionState.OPENING && hasFailed);
        }

        boolean isTrying() {
            return link == ConnectionState.OPENING && !hasFailed;
        }

        /** The key of the words that say how things stand. */
        String key() {
            return switch (link) {
                case READY -> "signin.connected";
                case AWAY -> "signin.lost";
                case OUTDATED -> "signin.outdated";
                case CLOSED -> "signin.none";
                case OPENING -> isTrying() ? "signin.opening" : isFixed ? "signin.no-server" : "signin.none";
            };
        }
    }

    /** Whether one can ask to be signed in. */
    boolean canAsk() {
        return server.isReady() && !isAsking;
    }

    SignInState with(Server now) {
        return new SignInState(now, isNew, isAsking, form);
    }

    SignInState with(Form<Field> next) {
        return new SignInState(server, isNew, isAsking, next);
    }

    SignInState asking(boolean isOn) {
        return new SignInState(server, isNew, isOn, form);
    }

    /** Makes an account from now on, or uses one. */
    SignInState making(boolean isOn) {
        return new SignInState(server, isOn, isAsking, form).untroubled();
    }

    /** Nothing is said any more about name and password. */
    SignInState untroubled() {
        return troubled(Field.NAME, "").troubled(Field.PASSWORD, "");
    }

    SignInState troubled(Field field, String why) {
        return with(form.troubled(field, why));
    }
}
