package reversi.players.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import reversi.online.ClientMessage;
import reversi.online.Messages;
import reversi.online.ServerMessage;
import reversi.online.TournamentCard;
import reversi.online.TournamentNews;
import reversi.online.TournamentRemark;

/** What a client keeps of tournaments stays bounded and is that of the one that it follows, whatever the server says. */
class TournamentStateProperties {
    @Provide
    Arbitrary<List<TournamentNews>> news() {
        return Messages.any(TournamentNews.class).list().ofMaxSize(30);
    }

    private final TournamentState state = new TournamentState();

    private OnlineTournaments listener() {
        Connection.Listener deaf = new Connection.Listener() {
            @Override
            public ClientMessage hello() {
                return new ClientMessage.Hello(1, "", Optional.empty());
            }

            @Override
            public void changed() {}

            @Override
            public void heard(ServerMessage.News news) {}
        };
        Listeners listeners = new Listeners();
        Connection closed = new Connection(new ScriptedServer(), deaf, () -> 0, () -> 0.5);
        return new OnlineTournaments(state, new Requests(closed, listeners), listeners);
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void nothingIsKeptOfTournamentsThatAreNotFollowed(@ForAll("news") List<TournamentNews> all) {
        OnlineTournaments tournaments = listener();
        tournaments.follow(123_456_789_123L);
        all.forEach(tournaments::visit);
        assertTrue(state.info().isEmpty());
        assertTrue(state.standings().isEmpty());
        assertTrue(state.boards().isEmpty());
        assertTrue(state.remarks().isEmpty());
    }

    @Provide
    Arbitrary<TournamentNews.Tournaments> lists() {
        return Messages.any(TournamentNews.Tournaments.class);
    }

    @Provide
    Arbitrary<TournamentNews.TournamentInfo> infos() {
        return Messages.any(TournamentNews.TournamentInfo.class);
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void oneIsInWhatOneHasJoinedAndNotLeft(@ForAll("infos") TournamentNews.TournamentInfo info) {
        OnlineTournaments tournaments = listener();
        tournaments.follow(info.card().id());
        tournaments.visit(info);
        boolean isIn =
                info.card().id() != 0 && info.own().filter(row -> !row.out()).isPresent();
        assertEquals(isIn, state.isMine(info.card().id()));
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void aListFromTheFirstOnReplacesTheOneBefore(@ForAll("lists") TournamentNews.Tournaments list) {
        state.addList(list);
        state.addList(new TournamentNews.Tournaments(0, List.of(), List.of(), false));
        assertTrue(state.cards().isEmpty());
    }

    @Test
    void noMoreIsKeptThanFits() {
        TournamentCard one =
                Messages.any(TournamentNews.TournamentInfo.class).sample().card();
        List<TournamentCard> many = LongStream.range(1, 2_000)
                .mapToObj(id -> new TournamentCard(
                        id,
                        one.terms(),
                        Optional.empty(),
                        one.phase(),
                        0,
                        0,
                        0,
                        0,
                        0,
                        0,
                        Optional.empty(),
                        List.of(),
                        0))
                .toList();
        state.addList(new TournamentNews.Tournaments(
                5, many, many.stream().map(TournamentCard::id).toList(), true));
        assertEquals(500, state.cards().size());
        List<TournamentRemark> said = LongStream.range(0, 2_000)
                .mapToObj(at -> new TournamentRemark(ScriptedServer.ADA, at, "x"))
                .toList();
        state.addRemarks(new TournamentNews.TournamentRemarks(1, false, said));
        assertEquals(500, state.remarks().size());
        assertEquals(1_999, state.remarks().get(499).at(), "the latest stay");
        for (long table = 0; table < 2_000; table++) {
            state.addCall(new TournamentNews.TournamentCalls(1, "x", 1, table));
        }
        assertTrue(state.call(1_999).isPresent());
        assertTrue(state.call(0).isEmpty());
    }
}
