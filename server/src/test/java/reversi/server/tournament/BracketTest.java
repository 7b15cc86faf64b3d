package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.online.TournamentFormat;

/** Knock-outs of which each step is known. */
class BracketTest {
    private final List<String> paired = new ArrayList<>();

    /** Players 1, 2, 3… of whom 1 has the best rating. */
    private Hall hall(int players, Integer... blackDiscs) {
        Hall hall = new Hall(Hall.terms(TournamentFormat.KNOCK_OUT, 0), game -> blackDiscs[game], event -> {
            List<String> games = new ArrayList<>();
            event.pairings()
                    .forEach(
                            it -> games.add(Math.min(it.black(), it.white()) + "-" + Math.max(it.black(), it.white())));
            paired.add(event.round() + ": " + String.join(" ", games) + " free " + event.byes());
        });
        for (int player = 1; player <= players; player++) {
            hall.join(player, 2_000 - player);
        }
        return hall;
    }

    private static List<String> ranks(Hall hall) {
        return Standings.of(hall.tournament()).stream()
                .map(it -> it.rank() + ":" + it.player())
                .toList();
    }

    /** The better seed wins each game. */
    private static void letTheBetterWin(Hall hall) {
        hall.settle();
        for (OpenBoard board : hall.tournament().openBoards()) {
            Pairing pairing = board.game().pairing();
            hall.score(board, Hall.outcome(pairing.black() < pairing.white() ? 40 : 24));
        }
    }

    @Test
    void theBestMeetLast() {
        assertEquals(List.of(0, 7, 3, 4, 1, 6, 2, 5), Bracket.seedsInOrder(8));
        Hall hall = hall(6);
        while (!hall.isOver()) {
            letTheBetterWin(hall);
        }
        assertEquals(List.of("1: 4-5 3-6 free [1, 2]", "2: 1-4 2-3 free []", "3: 1-2 free []"), paired);
        assertEquals(List.of("1:1", "2:2", "3:3", "3:4", "5:5", "5:6"), ranks(hall));
    }

    @Test
    void aDrawIsPlayedAgainWithTheOtherColoursAndThenTheBetterSeedComesThrough() {
        Hall hall = hall(2);
        hall.settle();
        Pairing first = hall.tournament().openBoards().get(0).game().pairing();
        hall.score(hall.tournament().openBoards().get(0), Hall.outcome(32));
        hall.settle();
        OpenBoard replay = hall.tournament().openBoards().get(0);
        assertEquals(first.swapped(), replay.game().pairing());
        assertEquals(List.of(1, 2), List.of(replay.round(), replay.board()));
        assertTrue(Standings.of(hall.tournament()).stream().noneMatch(PlayerStanding::isOut));
        hall.score(replay, Hall.outcome(32));
        hall.settle();
        assertEquals(List.of("1:1", "2:2"), ranks(hall));
        assertEquals(2, paired.size());
    }

    @Test
    void aReplayIsWonByWhoWinsIt() {
        Hall hall = hall(2);
        hall.settle();
        hall.score(hall.tournament().openBoards().get(0), Hall.outcome(32));
        hall.settle();
        OpenBoard replay = hall.tournament().openBoards().get(0);
        hall.score(replay, Hall.outcome(replay.game().pairing().black() == 2 ? 40 : 24));
        hall.settle();
        assertEquals(List.of("1:2", "2:1"), ranks(hall));
    }

    @Test
    void whereBothDoNotComeNeitherComesThrough() {
        Hall hall = hall(4);
        hall.settle();
        OpenBoard second = hall.tournament().openBoards().get(1);
        hall.score(second, GameOutcome.missedByBoth());
        OpenBoard first = hall.tournament().openBoards().get(0);
        hall.score(first, GameOutcome.missedBy(first.game().pairing().side(1)));
        hall.settle();
        assertEquals(List.of("1: 1-4 2-3 free []"), paired);
        assertEquals(List.of("1:4", "2:1", "2:2", "2:3"), ranks(hall));
    }

    @Test
    void whoWithdrawsAfterAWinLeavesTheNextOpponentWithoutAGame() {
        Hall hall = hall(4);
        letTheBetterWin(hall);
        hall.record(new TournamentEvent.Withdrew(1, hall.now()));
        hall.settle();
        assertEquals(List.of("1: 1-4 2-3 free []"), paired);
        assertEquals(
                List.of("1:2", "2:1", "3:3", "3:4"),
                ranks(hall).stream().sorted().toList());
    }
}
