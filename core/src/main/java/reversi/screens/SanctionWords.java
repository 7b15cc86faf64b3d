package reversi.screens;

import reversi.online.DecisionRow;
import reversi.online.Sanction;
import reversi.online.SanctionCard;
import reversi.platform.Device;

/** Says what was decided about a player, to the one whom it concerns and to those who decide. */
public final class SanctionWords {
    private static final long DAY_MILLIS = 24 * 60 * 60_000L;

    private final Texts texts;
    private final DateWords dates;

    /** Words at a moment, in milliseconds since 1970; the device knows how far its clocks are ahead. */
    public SanctionWords(Texts texts, Device device, long now) {
        this.texts = texts;
        this.dates = new DateWords(texts, device, now);
    }

    /** Whether a decision holds for some time or for good: a warning and nothing are over at once. */
    public static boolean lasts(Sanction sanction) {
        return sanction != Sanction.NONE && sanction != Sanction.WARN;
    }

    /** What moderators call it, such as {@code Mute}. */
    public String name(Sanction sanction) {
        return texts.get("sanction." + sanction.name());
    }

    /** What has happened to the one whom it concerns, such as {@code You can’t write for now}; nothing where nothing has. */
    public String title(Sanction sanction) {
        return sanction == Sanction.NONE ? "" : texts.get("sanctioned." + sanction.name());
    }

    /** What that means for the one whom it concerns; nothing where nothing has happened. */
    public String meaning(Sanction sanction) {
        return sanction == Sanction.NONE ? "" : texts.get("sanctioned." + sanction.name() + ".second");
    }

    /** Until when it holds, in milliseconds since 1970, or that it holds for good; nothing where it is over at once. */
    public String until(Sanction sanction, long until) {
        if (!lasts(sanction)) {
            return "";
        }
        return until == 0 ? texts.get("sanctioned.always") : texts.get("sanctioned.until", dates.moment(until));
    }

    /** The same for a decision that is made now for so many days, 0 for good. */
    public String untilAfter(Sanction sanction, int days, long now) {
        return until(sanction, days == 0 ? 0 : now + days * DAY_MILLIS);
    }

    /** What has happened, until when, and why, in sentences for the one whom it concerns. */
    public String sentences(SanctionCard card) {
        return sentences(title(card.sanction()), until(card.sanction(), card.until()), card.reason());
    }

    /** The same of a decision in sentences for those who decide. */
    public String sentences(DecisionRow row) {
        return sentences(name(row.sanction()), until(row.sanction(), row.until()), row.reason());
    }

    /** Words one after the other, each a sentence; empty ones are left out. */
    public String sentences(String... said) {
        String[] ended = new String[said.length];
        for (int i = 0; i < said.length; i++) {
            ended[i] = said[i].isEmpty() ? "" : texts.punctuation().sentence(said[i]);
        }
        return texts.punctuation().sentences(ended);
    }
}
