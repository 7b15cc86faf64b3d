package reversi.server;

import java.util.List;
import java.util.Optional;
import reversi.server.account.Passwords;
import reversi.server.email.SmtpServer;
import reversi.server.moderation.PhotoRule;
import reversi.server.net.HttpOptions;
import reversi.server.outbound.Destinations;
import reversi.server.push.PushOptions;
import reversi.server.store.CopyPlan;

/**
 * Options of a server node.
 *
 * @param shared what this node shares with others
 * @param http options of the HTTP server
 * @param passwords password hashing and rules
 * @param claimAfterSeconds seconds an opponent must be away before the win can be claimed
 * @param photos when others see a photo
 * @param wordLists the languages whose rude words nobody may write to others, by ISO 639-1
 * @param copies how the server copies its database by itself; empty if it doesn't
 * @param smtp the server that takes e-mails; empty if none are sent
 * @param push how browsers are told; empty if they are not
 * @param webhooks where clubs may be told of what happens in them; empty if they are not
 * @param strictLimits whether the limits per address apply; false for load tests only
 */
public record ServerOptions(
        SharedOptions shared,
        HttpOptions http,
        Passwords passwords,
        int claimAfterSeconds,
        PhotoRule photos,
        List<String> wordLists,
        Optional<CopyPlan> copies,
        Optional<SmtpServer> smtp,
        Optional<PushOptions> push,
        Optional<Destinations> webhooks,
        boolean strictLimits) {}
