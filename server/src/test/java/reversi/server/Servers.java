package reversi.server;

import java.util.Optional;
import java.util.Set;
import reversi.server.account.Passwords;
import reversi.server.account.WordLists;
import reversi.server.email.SmtpServer;
import reversi.server.moderation.PhotoRule;
import reversi.server.net.HttpOptions;
import reversi.server.outbound.Destinations;
import reversi.server.push.PushOptions;

/** How tests run servers: on this computer only, at any free port. */
final class Servers {
    /** The most sockets of an address, where there are limits by address. */
    static final int CONNECTIONS = 100;

    /** The most programs that hear what happens at a time. */
    static final int API_STREAMS = 5;

    private static final int PATIENCE_SECONDS = 60;

    private Servers() {}

    static ServerOptions options(String url) {
        return options(url, PATIENCE_SECONDS, false);
    }

    /** E-mails go to a server. */
    static ServerOptions emailing(String url, SmtpServer smtp) {
        return telling(url, Optional.of(smtp), Optional.empty(), Optional.empty());
    }

    /** Browsers are told by a push service. */
    static ServerOptions pushing(String url, PushOptions push) {
        return telling(url, Optional.empty(), Optional.of(push), Optional.empty());
    }

    /** Clubs are told what happens in them, and leaders by e-mail where they are not any more. */
    static ServerOptions telling(String url, Destinations webhooks, Optional<SmtpServer> smtp) {
        return telling(url, smtp, Optional.empty(), Optional.of(webhooks));
    }

    private static ServerOptions telling(
            String url, Optional<SmtpServer> smtp, Optional<PushOptions> push, Optional<Destinations> webhooks) {
        ServerOptions usual = options(url);
        return new ServerOptions(
                usual.shared(),
                usual.http(),
                usual.passwords(),
                usual.claimAfterSeconds(),
                usual.photos(),
                usual.wordLists(),
                usual.copies(),
                smtp,
                push,
                webhooks,
                usual.strictLimits());
    }

    /** A node among others. */
    static ServerOptions sharing(SharedOptions shared) {
        return options(shared, PATIENCE_SECONDS, false);
    }

    /** Limits by address are on. */
    static ServerOptions strict(String url) {
        return options(url, PATIENCE_SECONDS, true);
    }

    /** A win can be claimed after this many seconds. */
    static ServerOptions patienceOf(int claimAfterSeconds, String url) {
        return options(url, claimAfterSeconds, false);
    }

    /** Limits by address are on, this many proxies are in front, and an address may have this many connections. */
    static ServerOptions behindProxies(int proxies, int connections, String url) {
        ServerOptions strict = strict(url);
        HttpOptions gate = strict.http();
        return new ServerOptions(
                SharedOptions.of(url),
                new HttpOptions(
                        gate.host(),
                        gate.port(),
                        gate.origins(),
                        gate.hosts(),
                        gate.metricsPort(),
                        proxies,
                        connections,
                        gate.api(),
                        gate.apiStreams(),
                        gate.certificate(),
                        gate.key()),
                strict.passwords(),
                strict.claimAfterSeconds(),
                strict.photos(),
                strict.wordLists(),
                strict.copies(),
                strict.smtp(),
                strict.push(),
                strict.webhooks(),
                true);
    }

    /** Programs can't ask over HTTP. */
    static ServerOptions withoutApi(String url) {
        ServerOptions usual = options(url);
        HttpOptions gate = usual.http();
        return new ServerOptions(
                SharedOptions.of(url),
                new HttpOptions(
                        gate.host(),
                        gate.port(),
                        gate.origins(),
                        gate.hosts(),
                        gate.metricsPort(),
                        gate.proxies(),
                        gate.connectionsPerAddress(),
                        false,
                        0,
                        gate.certificate(),
                        gate.key()),
                usual.passwords(),
                usual.claimAfterSeconds(),
                usual.photos(),
                usual.wordLists(),
                usual.copies(),
                usual.smtp(),
                usual.push(),
                usual.webhooks(),
                usual.strictLimits());
    }

    private static ServerOptions options(String url, int claimAfterSeconds, boolean strict) {
        return options(SharedOptions.of(url), claimAfterSeconds, strict);
    }

    private static ServerOptions options(SharedOptions shared, int claimAfterSeconds, boolean strict) {
        HttpOptions gate = new HttpOptions(
                "127.0.0.1",
                0,
                Set.of("https://friend.example"),
                Set.of("localhost", "127.0.0.1", "friend.example"),
                Optional.of(0),
                0,
                CONNECTIONS,
                true,
                API_STREAMS,
                Optional.empty(),
                Optional.empty());
        return new ServerOptions(
                shared,
                gate,
                Passwords.weak(),
                claimAfterSeconds,
                new PhotoRule(3),
                WordLists.LANGUAGES,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                strict);
    }
}
