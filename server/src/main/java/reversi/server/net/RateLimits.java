package reversi.server.net;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import reversi.online.ClientMessage;
import reversi.online.Protocol;

/** Rate limits per address and per account, as token buckets; buckets that have refilled are evicted. Thread-safe. */
final class RateLimits {
    private static final Duration QUARTER_HOUR = Duration.ofMinutes(15);

    private final boolean strict;
    private final Map<Key, Limit> buckets = new ConcurrentHashMap<>();
    private final Map<String, Integer> connections = new ConcurrentHashMap<>();

    private final LoginThrottle loginThrottle;

    private record Limit(Bucket bucket, long capacity) {}

    /** What a bucket limits, and whom: two of different kinds are never the same, whatever a client calls itself. */
    private record Key(Rule rule, Object whom) {}

    /** A limit: how many at once, and the time in which as many come back. */
    private enum Rule {
        PASSWORDS_FROM_ADDRESS(60, QUARTER_HOUR),
        PASSWORDS_OF_ACCOUNT(200, QUARTER_HOUR),
        CODES_OF_ACCOUNT(20, Duration.ofHours(1)),
        EMAILS_FROM_ADDRESS(10, Duration.ofHours(1)),
        EMAILS_OF_ACCOUNT(5, Duration.ofHours(1)),
        EMAILS_TO(8, Duration.ofHours(1)),
        NEW_ACCOUNTS(20, QUARTER_HOUR),
        LETTERS(30, Duration.ofMinutes(5)),
        INVITATIONS(30, Duration.ofMinutes(5)),
        BOT_GAMES(10, Duration.ofMinutes(1)),
        BOT_GAMES_FROM_ADDRESS(30, Duration.ofMinutes(1)),
        LINKS_ASKED(60, QUARTER_HOUR),
        REMARKS(10, Duration.ofSeconds(20)),
        TOURNAMENT_REMARKS(Protocol.TOURNAMENT_REMARKS_AN_HOUR, Duration.ofHours(1)),
        TOURNAMENT_ENTRIES(60, QUARTER_HOUR),
        CLUBS(3, Duration.ofDays(1)),
        WEBHOOKS(20, Duration.ofHours(1)),
        STUDIES(10, Duration.ofDays(1)),
        CHAPTERS(240, Duration.ofMinutes(4)),
        RESULTS(60, QUARTER_HOUR),
        SHARED(300, QUARTER_HOUR),
        FEEDBACK(5, QUARTER_HOUR),
        PHOTOS(10, QUARTER_HOUR),
        EXPORTS(5, Duration.ofHours(1)),
        REPORTS(30, Duration.ofDays(1)),
        REQUESTS(600, Duration.ofSeconds(12)),
        CONNECTIONS(1_000, Duration.ofSeconds(20)),
        SOCKETS(300, Duration.ofSeconds(30)),
        SIGN_INS(60, Duration.ofMinutes(1)),
        UPLOADED_BYTES(50_000_000, QUARTER_HOUR),
        WORK_FOR_ACCOUNT(Protocol.COST_OF_ACCOUNT_AT_ONCE, Protocol.COST_OF_ACCOUNT_A_SECOND),
        WORK_FOR_ADDRESS(Protocol.COST_OF_ADDRESS_AT_ONCE, Protocol.COST_OF_ADDRESS_A_SECOND);

        private final long capacity;
        private final Duration period;

        Rule(long capacity, Duration period) {
            this.capacity = capacity;
            this.period = period;
        }

        Rule(long capacity, long refillASecond) {
            this(capacity, Duration.ofMillis(1_000 * capacity / refillASecond));
        }
    }

    /** Without {@code strict} the limits per address are off, for load tests from one machine. */
    RateLimits(boolean strict) {
        this(strict, System::nanoTime);
    }

    /** As above, with a clock in nanoseconds for the login throttle. */
    RateLimits(boolean strict, LongSupplier nanos) {
        this.strict = strict;
        this.loginThrottle = new LoginThrottle(nanos);
    }

    /** A new bucket for the requests of one connection that come too fast for its account or address: 20, and one more every 2 seconds. */
    static Bucket patience() {
        return bucket(20, 1, Duration.ofSeconds(2));
    }

    /** A new bucket for refused requests of one connection after which it is read on at once: 4, and one more each second. */
    static Bucket calm() {
        return bucket(4, 1, Duration.ofSeconds(1));
    }

    /** A new bucket for the frames of one connection. */
    static Bucket frames() {
        return bucket(Protocol.FRAMES_AT_ONCE, Protocol.FRAMES_A_SECOND, Duration.ofSeconds(1));
    }

    /** Counts by a clock that nobody sets: were the computer's set back, nothing would refill until it has caught up. */
    private static Bucket bucket(long capacity, long refill, Duration period) {
        return Bucket.builder()
                .withNanosecondPrecision()
                .addLimit(Bandwidth.builder()
                        .capacity(capacity)
                        .refillGreedy(refill, period)
                        .build())
                .build();
    }

    /**
     * Whether a password may be tried: 60 per address in 15 minutes; per account and address with increasing delays after ten; per account
     * from all addresses 200 in 15 minutes, except from an address that has logged in before, so that others cannot lock the owner out.
     */
    boolean mayTryPassword(PasswordOwner owner, String address) {
        boolean byAddress = !strict || take(Rule.PASSWORDS_FROM_ADDRESS, address);
        return byAddress
                && loginThrottle.mayAttempt(owner, address)
                && (loginThrottle.isKnown(owner, address) || take(Rule.PASSWORDS_OF_ACCOUNT, owner));
    }

    /**
     * Whether a code of a second step may be tried: per account and address with increasing delays after ten; per account from all addresses 20 in
     * an hour, except from one where a code was right before. So who knows the password guesses for nearly two years on average, as three of the million codes are right at a time.
     */
    boolean mayTryCode(long account, String address) {
        PasswordOwner owner = new PasswordOwner.SecondStep(account);
        return loginThrottle.mayAttempt(owner, address)
                && (loginThrottle.isKnown(owner, address) || take(Rule.CODES_OF_ACCOUNT, owner));
    }

    /** The password was right: resets the delay for this account and address. */
    void passwordAccepted(PasswordOwner owner, String address) {
        loginThrottle.onSuccess(owner, address);
    }

    /** The owner has signed in from this address. */
    void signedIn(PasswordOwner owner, String address) {
        loginThrottle.remember(owner, address);
    }

    /** Whether somebody may ask for an e-mail: 10 per address of the network in an hour, whoever they are for. */
    boolean mayAskForEmail(String address) {
        return !strict || take(Rule.EMAILS_FROM_ADDRESS, address);
    }

    /** Whether an account may be sent an e-mail that somebody asked for: 5 in an hour, and 8 to the same address, by its key. */
    boolean mayEmail(long account, String to) {
        return take(Rule.EMAILS_OF_ACCOUNT, account) && take(Rule.EMAILS_TO, to);
    }

    /** Account creation: 20 per address in 15 minutes. */
    boolean mayCreateAccount(String address) {
        return !strict || take(Rule.NEW_ACCOUNTS, address);
    }

    /**
     * Whether a request may be handled now, by what all connections of its account and of its address have asked for. What is about one's
     * own game doesn't depend on what others of the same address do.
     */
    boolean mayAsk(ClientMessage request, Optional<Login> login, String address) {
        return spend(RequestCost.of(request), login, address).isGranted();
    }

    /** As {@link #mayAsk}, for whoever is to be told of the limit: of the account's where there is one, unless the address's is met. */
    Allowance spend(RequestCost cost, Optional<Login> login, String address) {
        Allowance byAccount = login.map(current -> spend(Rule.WORK_FOR_ACCOUNT, current.account(), cost.units()))
                .orElse(Allowance.unlimited());
        if (!byAccount.isGranted() || !strict || cost.isPlay()) {
            return byAccount;
        }
        Allowance byAddress = spend(Rule.WORK_FOR_ADDRESS, address, cost.units());
        return byAddress.isGranted() && byAccount.isLimited() ? byAccount : byAddress;
    }

    private Allowance spend(Rule rule, Object whom, long units) {
        ConsumptionProbe probe = limit(rule, whom).bucket.tryConsumeAndReturnRemaining(units);
        long seconds = TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill());
        return new Allowance(
                probe.isConsumed(),
                rule == Rule.WORK_FOR_ACCOUNT ? "account" : "address",
                rule.capacity,
                rule.period.toSeconds(),
                probe.getRemainingTokens(),
                seconds + 1);
    }

    /** Private messages: 30 per account in 5 minutes. */
    boolean maySendMessage(long account) {
        return take(Rule.LETTERS, account);
    }

    /** Invitations, links and rematches: 30 per account in 5 minutes. */
    boolean mayInvite(long account) {
        return take(Rule.INVITATIONS, account);
    }

    /** Games against bots: 10 per account and 30 per address in a minute. */
    boolean mayPlayBot(long account, String address) {
        return take(Rule.BOT_GAMES, account) && (!strict || take(Rule.BOT_GAMES_FROM_ADDRESS, address));
    }

    /** Link look-ups: 60 per address in 15 minutes, against guessing codes. */
    boolean mayLookUpLink(String address) {
        return take(Rule.LINKS_ASKED, address);
    }

    /** Chat: 10 in a burst, then one every 2 seconds per account. */
    boolean mayChat(long account) {
        return take(Rule.REMARKS, account);
    }

    /** Remarks about tournaments: 60 per account in an hour. */
    boolean mayRemark(long account) {
        return take(Rule.TOURNAMENT_REMARKS, account);
    }

    /** Founding clubs: 3 per account in a day. */
    boolean mayFoundClub(long account) {
        return take(Rule.CLUBS, account);
    }

    /** Changing webhooks and trying them: 20 times per account in an hour. */
    boolean mayUseWebhook(long account) {
        return take(Rule.WEBHOOKS, account);
    }

    /** Making studies: 10 per account in a day. */
    boolean mayMakeStudy(long account) {
        return take(Rule.STUDIES, account);
    }

    /** Writing chapters: 240 per account at once, then one a second. */
    boolean mayWriteChapter(long account) {
        return take(Rule.CHAPTERS, account);
    }

    /** Joining tournaments and clubs: 60 times per account in 15 minutes; each time is kept for ever. */
    boolean mayEnter(long account) {
        return take(Rule.TOURNAMENT_ENTRIES, account);
    }

    /** Files of tournaments' results: 60 per address in 15 minutes. */
    boolean mayFetchResults(String address) {
        return !strict || take(Rule.RESULTS, address);
    }

    /** Pages and pictures of games to which others link: 300 per address in 15 minutes, since sites ask for their readers. */
    boolean mayShowGame(String address) {
        return !strict || take(Rule.SHARED, address);
    }

    /** Feedback: 5 per address in 15 minutes. */
    boolean maySendFeedback(String address) {
        return !strict || take(Rule.FEEDBACK, address);
    }

    /** Reports: 30 per address in a day, whatever accounts they come from. */
    boolean mayReport(String address) {
        return !strict || take(Rule.REPORTS, address);
    }

    /** Photo uploads: 10 per account in 15 minutes. */
    boolean maySendPhoto(long account) {
        return take(Rule.PHOTOS, account);
    }

    /** All that is kept of an account: 5 times in an hour. */
    boolean mayExport(long account) {
        return take(Rule.EXPORTS, account);
    }

    /** HTTP requests: 600 in a burst, then 50 per second per address; the web game has about a hundred files. */
    boolean mayRequest(String address) {
        return !strict || take(Rule.REQUESTS, address);
    }

    /** Connections of any kind: 1,000 in a burst, then 50 per second per address; a file of the web game may need one of its own. */
    boolean mayConnect(String address) {
        return !strict || take(Rule.CONNECTIONS, address);
    }

    /** New WebSockets: 300 in a burst, so that a full address can come back three times, then 10 per second. */
    boolean mayOpenSocket(String address) {
        return !strict || take(Rule.SOCKETS, address);
    }

    /** Signing in by a token, which costs half a dozen questions to the database: 60 per account in a minute. */
    boolean maySignIn(long account) {
        return take(Rule.SIGN_INS, account);
    }

    /** Uploaded bytes: 50 MB per address in 15 minutes. */
    boolean mayUpload(String address, int bytes) {
        return !strict || bytes == 0 || take(Rule.UPLOADED_BYTES, address, bytes);
    }

    private boolean take(Rule rule, Object whom) {
        return take(rule, whom, 1);
    }

    private boolean take(Rule rule, Object whom, long count) {
        return limit(rule, whom).bucket.tryConsume(count);
    }

    private Limit limit(Rule rule, Object whom) {
        return buckets.computeIfAbsent(
                new Key(rule, whom),
                key -> new Limit(bucket(rule.capacity, rule.capacity, rule.period), rule.capacity));
    }

    /** Counts a connection of an address; returns false, without counting it, if the address already has {@code capacity}. */
    boolean connect(String address, int capacity) {
        int[] count = new int[1];
        connections.compute(address, (name, before) -> {
            int now = before == null ? 0 : before;
            count[0] = strict && now >= capacity ? -1 : now + 1;
            return count[0] < 0 ? now : now + 1;
        });
        return count[0] > 0;
    }

    /** Gives back what {@link #connect} counted. */
    void disconnect(String address) {
        connections.computeIfPresent(address, (name, count) -> count <= 1 ? null : count - 1);
    }

    /** Evicts full buckets and expired attempts; call it every few minutes. */
    void evictIdle() {
        loginThrottle.evictIdle();
        buckets.values().removeIf(limit -> limit.bucket.getAvailableTokens() >= limit.capacity);
    }
}
