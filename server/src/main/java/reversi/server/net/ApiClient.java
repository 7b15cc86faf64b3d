package reversi.server.net;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A program that asks over HTTP, as the handlers of requests know it: signed in by an access token, or as nobody. */
abstract class ApiClient implements Client {
    private final Optional<Login> token;
    private final String address;
    private final Set<Long> watched = ConcurrentHashMap.newKeySet();
    private final Set<Long> members = ConcurrentHashMap.newKeySet();
    private volatile boolean isSignedOut;

    ApiClient(Optional<Login> token, String address) {
        this.token = token;
        this.address = address;
    }

    @Override
    public long account() {
        return login().map(Login::account).orElse(0L);
    }

    @Override
    public Optional<Login> login() {
        return isSignedOut ? Optional.empty() : token;
    }

    @Override
    public String address() {
        return address;
    }

    /** A token says who it is; nobody signs in here otherwise. */
    @Override
    public void signIn(Login login) {
        throw new IllegalStateException("a token can't become somebody else");
    }

    @Override
    public void signOut() {
        isSignedOut = true;
    }

    @Override
    public void turnAway(long account) {
        signOut();
    }

    @Override
    public OptionalLong turnedAway() {
        return OptionalLong.empty();
    }

    @Override
    public void onHello(String device) {}

    @Override
    public boolean hasSaidHello() {
        return true;
    }

    @Override
    public String device() {
        return "";
    }

    @Override
    public Set<Long> members() {
        return members;
    }

    @Override
    public Set<Long> watched() {
        return watched;
    }

    /** What HTTP takes is not measured, so that nothing is given back for it. */
    @Override
    public long roundTrip() {
        return 0;
    }
}
