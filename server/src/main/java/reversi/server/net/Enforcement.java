package reversi.server.net;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import reversi.online.ErrorCode;
import reversi.online.ModerationNews;
import reversi.online.ServerMessage;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.server.game.TableReferee;
import reversi.server.moderation.Standing;
import reversi.server.store.AccountRow;
import reversi.server.table.Table;

/** Makes what was decided about an account, or done to it, hold on the connections of this node, and tells those concerned. */
final class Enforcement {
    private final Services services;
    private final Consumer<Client> signOut;
    private final BiConsumer<Client, Login> tellSettings;

    /** {@code signOut} ends a sign-in, {@code tellSettings} sends an account its settings. */
    Enforcement(Services services, Consumer<Client> signOut, BiConsumer<Client, Login> tellSettings) {
        this.services = services;
        this.signOut = signOut;
        this.tellSettings = tellSettings;
    }

    /** Makes hold here what was done to accounts since the last time, on whichever node; may block on the database. */
    void catchUp() {
        services.interventions().forEachNew(this::apply);
    }

    private void apply(long account) {
        services.presence().refresh(account);
        Optional<AccountRow> row = services.accounts().find(account);
        if (row.isEmpty()) {
            return;
        }
        List<Client> clients = connections(account);
        Standing standing = row.get().standing();
        long now = services.time().now();
        if (standing.isClosed(now) || standing.isHidden(now)) {
            services.arbiter().entries().withdrawEverywhere(account);
        }
        if (standing.isClosed(now)) {
            noteOrigins(account, clients);
            services.seats().openGames(account).forEach(game -> resign(account, game));
        }
        clients.forEach(client -> client.execute(() -> update(client, account)));
    }

    private List<Client> connections(long account) {
        return services.presence().subscribersOf(account).stream()
                .map(Client.class::cast)
                .toList();
    }

    /** From where a closed account is connected belongs to what is banned with it, if that is decided. */
    private void noteOrigins(long account, List<Client> clients) {
        if (services.strictLimits()) {
            long now = services.time().now();
            clients.forEach(client -> services.origins().note(account, client.address(), now));
            services.decisions().extendBan(account);
        }
    }

    private void resign(long account, long game) {
        Optional<Table> table = services.tables().find(game);
        Optional<Disc> disc = table.flatMap(found -> found.state().facts().discOf(account));
        if (table.isPresent() && disc.isPresent()) {
            Disc own = disc.get();
            // What is refused is over: another node may have been first.
            table.get()
                    .request(
                            (state, now) ->
                                    TableReferee.judge(state, own, new TableRequest.Resign(game), now, 0, false),
                            over -> {});
        }
    }

    /** In the client's own line. */
    private void update(Client client, long account) {
        Optional<Login> login = client.login().filter(current -> current.account() == account);
        Optional<AccountRow> row = services.accounts().find(account);
        if (login.isEmpty() || row.isEmpty()) {
            return;
        }
        if (row.get().standing().isClosed(services.time().now())) {
            turnAway(client, account);
        } else if (hasEnded(login.get())) {
            signOut.accept(client);
            client.send(new ServerMessage.SignedOut(Optional.of(ErrorCode.SESSION_ENDED)));
        } else {
            tellSettings.accept(client, login.get());
            client.send(sanctions(account));
            if (row.get().moderator()) {
                client.send(openCases());
            }
        }
    }

    private boolean hasEnded(Login login) {
        return login.session() != Login.NO_SESSION
                && services.accounts().ofSession(login.session()).isEmpty();
    }

    private void turnAway(Client client, long account) {
        signOut.accept(client);
        client.turnAway(account);
        client.send(new ServerMessage.SignedOut(Optional.of(ErrorCode.ACCOUNT_CLOSED)));
        client.send(sanctions(account));
    }

    /** Why an account can't sign in, told to a client that proved to be its owner; empty if it can. */
    Optional<ErrorCode> refusal(Client client, AccountRow row) {
        if (!row.standing().isClosed(services.time().now())) {
            return Optional.empty();
        }
        client.turnAway(row.id());
        client.send(sanctions(row.id()));
        return Optional.of(ErrorCode.ACCOUNT_CLOSED);
    }

    /** Tells somebody who has signed in what there is to be told. */
    void greet(Client client, AccountRow row) {
        if (!row.standing().isGood(services.time().now())) {
            client.send(sanctions(row.id()));
        }
        if (row.moderator()) {
            client.send(openCases());
        }
    }

    /** Tells an account, wherever it is signed in, which decisions hold. */
    void tellSanctions(long account) {
        services.dispatcher().send(account, sanctions(account));
    }

    /** Tells all moderators how many players wait. */
    void tellModerators() {
        ModerationNews.OpenCases news = openCases();
        services.operator().moderators().forEach(moderator -> services.dispatcher()
                .send(moderator, news));
    }

    ModerationNews.Sanctions sanctions(long account) {
        return new ModerationNews.Sanctions(
                services.decisions().current(account, services.time().now()));
    }

    private ModerationNews.OpenCases openCases() {
        return new ModerationNews.OpenCases(services.reports().waiting().open());
    }
}
