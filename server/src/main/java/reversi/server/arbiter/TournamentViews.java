package reversi.server.arbiter;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.online.TournamentCard;
import reversi.server.tournament.Pairing;
import reversi.server.tournament.PlayerStanding;
import reversi.server.tournament.Standings;
import reversi.server.tournament.Tournament;

/** What was found out about the latest version of each tournament that somebody looks at, once for everybody. Thread-safe. */
final class TournamentViews {
    private static final int MOST = 100;

    private final Map<Long, View> views = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, View> eldest) {
            return size() > MOST;
        }
    };

    /** The view of a tournament in this version. */
    synchronized View of(Tournament tournament) {
        View known = views.get(tournament.id());
        if (known != null && known.tournament.version() == tournament.version()) {
            return known;
        }
        View view = new View(tournament);
        if (known == null || known.tournament.version() < tournament.version()) {
            views.put(tournament.id(), view);
        }
        return view;
    }

    /** A tournament in one version. */
    static final class View {
        private final Tournament tournament;
        private final Map<String, Page> pages = new ConcurrentHashMap<>();
        private @Nullable TournamentCard card;
        private @Nullable List<PlayerStanding> standings;
        private Map<Long, Integer> lines = Map.of();

        /** A frame, and until when it may be sent again, in milliseconds since 1970. */
        private record Page(String frame, long freshUntil) {}

        private View(Tournament tournament) {
            this.tournament = tournament;
        }

        /** The card, made by the first who asks. */
        synchronized TournamentCard card(Supplier<TournamentCard> maker) {
            TournamentCard known = card;
            if (known == null) {
                known = maker.get();
                card = known;
            }
            return known;
        }

        /** Everybody's standing, the best first. */
        synchronized List<PlayerStanding> standings() {
            List<PlayerStanding> known = standings;
            if (known == null) {
                known = Standings.of(tournament);
                Map<Long, Integer> found = new HashMap<>();
                for (int line = 0; line < known.size(); line++) {
                    found.put(known.get(line).player(), line);
                }
                standings = known;
                lines = found;
            }
            return known;
        }

        /** One player's standing; empty for somebody who does not take part. */
        synchronized Optional<PlayerStanding> standing(long player) {
            List<PlayerStanding> all = standings();
            return Optional.ofNullable(lines.get(player)).map(all::get);
        }

        /** The line of the better one of two in the standings. */
        synchronized int line(Pairing pairing) {
            int worst = standings().size();
            return Math.min(lines.getOrDefault(pairing.black(), worst), lines.getOrDefault(pairing.white(), worst));
        }

        /** The frame of a page, made anew where it is older than may be. */
        String page(String name, long now, long keptMillis, Supplier<String> maker) {
            Page known = pages.get(name);
            if (known == null || now >= known.freshUntil) {
                known = new Page(maker.get(), now + keptMillis);
                pages.put(name, known);
            }
            return known.frame;
        }
    }
}
