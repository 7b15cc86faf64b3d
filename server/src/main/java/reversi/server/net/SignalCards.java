package reversi.server.net;

import java.util.function.LongFunction;
import reversi.fairplay.Agreement;
import reversi.fairplay.GivenUpGames;
import reversi.fairplay.TimeProfile;
import reversi.online.AgreementCard;
import reversi.online.HabitsCard;
import reversi.online.ModerationNews;
import reversi.online.PlayerCard;
import reversi.online.SharedRow;
import reversi.server.fairplay.Signals;

/** Signals as a moderator's client is told them. */
final class SignalCards {
    private static final double HUNDREDTHS = 100;

    private SignalCards() {}

    /** The message about a player; {@code cards} describes an account. */
    static ModerationNews.Signals of(long player, Signals signals, LongFunction<PlayerCard> cards) {
        return new ModerationNews.Signals(
                player,
                agreement(signals.agreement()),
                habits(signals.times(), signals.givenUp()),
                signals.shared().stream()
                        .map(shared -> new SharedRow(cards.apply(shared.account()), shared.games()))
                        .toList());
    }

    private static AgreementCard agreement(Agreement found) {
        return new AgreementCard(
                found.games(),
                found.decisions(),
                found.best(),
                (int) Math.round(found.expectedBest()),
                (int) Math.round(HUNDREDTHS * found.score()),
                found.isUnusual());
    }

    private static HabitsCard habits(TimeProfile times, GivenUpGames games) {
        return new HabitsCard(
                times.medianMillis(),
                (int) Math.round(HUNDREDTHS * times.correlation()),
                games.games(),
                games.givenUp(),
                games.lost(),
                games.regained());
    }
}
