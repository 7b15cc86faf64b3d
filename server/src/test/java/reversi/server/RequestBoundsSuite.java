package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.json.JsonReader;
import reversi.online.AccessScope;
import reversi.online.AccountRequest;
import reversi.online.CaseFilter;
import reversi.online.CaseOrder;
import reversi.online.CaseStage;
import reversi.online.ClassTask;
import reversi.online.ClientMessage;
import reversi.online.ClubProfile;
import reversi.online.ClubRole;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ServerMessage;
import reversi.online.TaskKind;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.rules.Move;
import reversi.rules.Rule;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/**
 * Every request with values at and beyond every bound, from a stranger, a guest and a member: whatever it is refused for, it is never a
 * failure of the server's own.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class RequestBoundsSuite {
    private static final long[] NUMBERS = {0, -1, JsonReader.MAX_WHOLE, -JsonReader.MAX_WHOLE, 987_654_321};
    private static final int[] INTEGERS = {0, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 61};
    private static final List<String> TEXTS =
            List.of("", "'; drop table account; --", "\uD83D\uDE00".repeat(505), "a\0b\u2028\t", "%_\\\"<script>");
    private static final List<Move> MOVES =
            List.of(Move.PASS, Move.at(new Square(15, 15)), Move.at(new Square(0, 0)), Move.at("d3"), Move.at("h8"));
    private static final GameTerms BLITZ =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(60, 0), false, ColourChoice.LOT);
    private static final List<GameTerms> TERMS = List.of(
            new GameTerms(Variant.OTHELLO, TimeControl.none(), true, ColourChoice.LOT),
            new GameTerms(Variant.square(16, Start.PARALLEL), TimeControl.perMove(1), false, ColourChoice.WHITE),
            new GameTerms(Variant.OTHELLO, TimeControl.perMove(TimeControl.MAX_SECONDS), true, ColourChoice.BLACK),
            new GameTerms(Variant.ANTI, TimeControl.perGame(1, 0), false, ColourChoice.LOT),
            new GameTerms(
                    Variant.REVERSI_1876.with(Rule.ADJACENT_PLACEMENT, true),
                    TimeControl.none(),
                    false,
                    ColourChoice.LOT));

    private static final List<TournamentTerms> TOURNAMENTS = List.of(
            TournamentTerms.usual("Nightly", TournamentFormat.SWISS, BLITZ, JsonReader.MAX_WHOLE),
            TournamentTerms.usual("a' or 1=1", TournamentFormat.ARENA, BLITZ, 0),
            TournamentTerms.usual("\uD83D\uDE00".repeat(20), TournamentFormat.KNOCK_OUT, BLITZ, 1),
            TournamentTerms.match("%_\\\"<script>", List.of(-1L, JsonReader.MAX_WHOLE), 20, BLITZ, 4_000_000_000_000L),
            TournamentTerms.usual("Soon", TournamentFormat.SWISS, BLITZ, System.currentTimeMillis() + 86_400_000L));

    /** So many clients ask for a part of it each. */
    private static final int PARTS = 4;

    private Server server;

    abstract String database();

    @BeforeAll
    void start() {
        server = Server.start(Servers.options(database()));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private static List<ClientMessage> requests(int variant) {
        List<ClientMessage> requests = new ArrayList<>();
        for (Class<?> kind : kinds(ClientMessage.class)) {
            if (kind != AccountRequest.Logout.class && kind != ClientMessage.Hello.class) {
                requests.add((ClientMessage) make(kind, variant));
            }
        }
        return requests;
    }

    private static List<Class<?>> kinds(Class<?> family) {
        if (family.isRecord()) {
            return List.of(family);
        }
        return Arrays.stream(family.getPermittedSubclasses())
                .flatMap(permitted -> kinds(permitted).stream())
                .toList();
    }

    private static Object make(Class<?> kind, int variant) {
        try {
            RecordComponent[] components = kind.getRecordComponents();
            Class<?>[] types = new Class<?>[components.length];
            Object[] values = new Object[components.length];
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
                String type = components[i].getGenericType().getTypeName();
                if (type.contains(ClubRole.class.getName())) {
                    values[i] = Optional.of(ClubRole.values()[variant]);
                } else if (type.contains(Move.class.getName()) && types[i] == List.class) {
                    values[i] = Collections.nCopies(100 * variant, MOVES.get(variant));
                } else {
                    values[i] = value(types[i], variant);
                }
            }
            return kind.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException wrong) {
            throw new IllegalStateException(kind.getName(), wrong);
        }
    }

    private static Object value(Class<?> type, int variant) {
        if (type == long.class) {
            return NUMBERS[variant];
        } else if (type == int.class) {
            return INTEGERS[variant];
        } else if (type == boolean.class) {
            return variant % 2 == 0;
        } else if (type == String.class) {
            return TEXTS.get(variant);
        } else if (type == Optional.class) {
            // Of a text or a role: no request has any other.
            return variant % 2 == 0 ? Optional.of(TEXTS.get(variant)) : Optional.empty();
        } else if (type == List.class) {
            // Of scopes: no request has any other, but for moves.
            return Collections.nCopies(100 * variant, AccessScope.values()[variant % 3]);
        } else if (type == Move.class) {
            return MOVES.get(variant);
        } else if (type == GameTerms.class) {
            return TERMS.get(variant);
        } else if (type == TournamentTerms.class) {
            return TOURNAMENTS.get(variant);
        } else if (type == CaseFilter.class) {
            return new CaseFilter(
                    Optional.empty(),
                    CaseStage.values()[variant % CaseStage.values().length],
                    CaseOrder.values()[variant % CaseOrder.values().length]);
        } else if (type == ClassTask.class) {
            return new ClassTask(
                    0,
                    TaskKind.values()[variant % 4],
                    INTEGERS[variant],
                    TEXTS.get(variant),
                    TEXTS.get((variant + 1) % 5),
                    NUMBERS[variant]);
        } else if (type == ClubProfile.class) {
            return new ClubProfile(TEXTS.get(variant), TEXTS.get((variant + 1) % 5), variant % 2 == 0);
        } else if (type.isEnum()) {
            return type.getEnumConstants()[variant % type.getEnumConstants().length];
        }
        throw new IllegalStateException("no values for " + type);
    }

    private Client client(String who, char letter) throws InterruptedException {
        Client client = Client.greeted(server.port(), Optional.empty());
        if (!who.equals("stranger")) {
            client.send(
                    who.equals("guest")
                            ? new AccountRequest.Guest()
                            : new AccountRequest.Register("Bounds" + letter, "a fine password"));
            client.await(ServerMessage.SignedIn.class);
        }
        return client;
    }

    @ParameterizedTest
    @CsvSource({
        "stranger, 0",
        "stranger, 1",
        "stranger, 2",
        "stranger, 3",
        "stranger, 4",
        "guest, 0",
        "guest, 3",
        "member, 0",
        "member, 1",
        "member, 2",
        "member, 3",
        "member, 4"
    })
    void noRequestMakesTheServerFail(String who, int variant) throws InterruptedException {
        List<ClientMessage> requests = requests(variant);
        if (who.equals("stranger")) {
            // A stranger may become somebody, which is no matter of bounds.
            requests.removeIf(request -> request instanceof AccountRequest.Guest);
        }
        // Nobody may ask for all of it at once.
        List<String> failures = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            List<ClientMessage> some =
                    requests.subList(part * requests.size() / PARTS, (part + 1) * requests.size() / PARTS);
            failures.addAll(failures(who, (char) ('A' + PARTS * variant + part), some));
        }
        assertEquals(List.of(), failures);
    }

    private List<String> failures(String who, char letter, List<ClientMessage> requests) throws InterruptedException {
        List<String> failures = new ArrayList<>();
        try (Client client = client(who, letter)) {
            long first = 0;
            for (ClientMessage request : requests) {
                long number = client.send(request);
                first = first == 0 ? number : first;
            }
            long from = first;
            client.send(new LobbyRequest.AskTables());
            long[] lists = {
                1
                        + requests.stream()
                                .filter(LobbyRequest.AskTables.class::isInstance)
                                .count()
            };
            client.await(ServerMessage.class, answer -> {
                if (answer instanceof ServerMessage.Failed failed
                        && List.of(ErrorCode.UNAVAILABLE, ErrorCode.GARBLED).contains(failed.fault())) {
                    failures.add(failed.fault() + " " + requests.get((int) (failed.request() - from)));
                }
                return answer instanceof LobbyNews.Tables && --lists[0] == 0;
            });
        }
        return failures;
    }
}
