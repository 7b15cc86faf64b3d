package reversi.server.tournament;

import reversi.online.TournamentTerms;

/** How many rounds a tournament has. */
final class Schedule {
    private Schedule() {}

    /** The rounds that are to be played where so many players have come to the start. */
    static int rounds(TournamentTerms terms, int players) {
        int others = players % 2 == 0 ? players - 1 : players;
        return switch (terms.format()) {
            case ARENA -> 1;
            case SWISS ->
                terms.rounds() > 0
                        ? terms.rounds()
                        : Math.max(1, Math.min(TournamentTerms.MAX_ROUNDS, Math.min(others, halvings(players) + 2)));
            case ROUND_ROBIN -> others * terms.rounds();
            case KNOCK_OUT -> halvings(players);
            case MATCH -> Sides.GAMES;
        };
    }

    /** How often a field is halved until one is left, ⌈log₂⌉. */
    static int halvings(int players) {
        return players < 2 ? 0 : 32 - Integer.numberOfLeadingZeros(players - 1);
    }
}
