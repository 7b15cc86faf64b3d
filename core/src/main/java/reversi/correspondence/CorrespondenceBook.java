package reversi.correspondence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.notation.SafeText;
import reversi.rules.Disc;

/**
 * A player's games by link, as they are kept on the device.
 *
 * @param name what the player calls themselves; empty as long as nobody asked
 * @param games the one that changed last first, {@link #MOST} at most
 */
public record CorrespondenceBook(String name, List<KeptCorrespondence> games) {
    /** The most games that are kept. */
    public static final int MOST = 100;

    private static final String FORMAT = "reversi-correspondence 1";
    private static final String BLACK = "b ";
    private static final String WHITE = "w ";

    public CorrespondenceBook {
        games = List.copyOf(games);
    }

    /** No game, and no name. */
    public static CorrespondenceBook empty() {
        return new CorrespondenceBook("", List.of());
    }

    /** The same under another name, which is cut where it is too long. */
    public CorrespondenceBook named(String words) {
        return new CorrespondenceBook(SafeText.of(words, Correspondent.LONGEST_NAME), games);
    }

    /** The game of an id. */
    public Optional<KeptCorrespondence> find(String id) {
        return games.stream().filter(kept -> kept.game().id().equals(id)).findFirst();
    }

    /** Whether there is no room for one more game: all of the most that are kept go on. */
    public boolean isFull() {
        return games.size() >= MOST
                && games.stream().noneMatch(kept -> kept.game().turn().isEmpty());
    }

    /** With a game, first in the list, in place of its older state; where there are too many, the oldest that is over goes, or else the oldest. */
    public CorrespondenceBook with(KeptCorrespondence game) {
        List<KeptCorrespondence> all = new ArrayList<>(games);
        all.removeIf(kept -> kept.game().id().equals(game.game().id()));
        if (all.size() >= MOST) {
            int goes = all.size() - 1;
            for (int i = all.size() - 1; i >= 0 && all.get(goes).game().turn().isPresent(); i--) {
                goes = all.get(i).game().turn().isEmpty() ? i : goes;
            }
            all.remove(goes);
        }
        all.add(0, game);
        return new CorrespondenceBook(name, all);
    }

    /** The book as a text: a line for the format, one for the name, and one for each game, which begins with the side that is played here. */
    public String written() {
        StringBuilder text = new StringBuilder(FORMAT).append('\n').append(NameCode.write(name));
        for (KeptCorrespondence kept : games) {
            text.append('\n')
                    .append(kept.mine() == Disc.BLACK ? BLACK : WHITE)
                    .append(CorrespondenceCode.write(kept.game()));
        }
        return text.toString();
    }

    /** The book of such a text; empty for any other. */
    public static Optional<CorrespondenceBook> read(String text) {
        String[] lines = text.split("\n", MOST + 3);
        if (lines.length < 2 || lines.length > MOST + 2 || !lines[0].equals(FORMAT)) {
            return Optional.empty();
        }
        List<KeptCorrespondence> games = new ArrayList<>();
        for (int i = 2; i < lines.length; i++) {
            Optional<KeptCorrespondence> kept = game(lines[i]);
            if (kept.isEmpty()) {
                return Optional.empty();
            }
            games.add(kept.get());
        }
        return NameCode.read(lines[1])
                .filter(name -> SafeText.of(name, Correspondent.LONGEST_NAME).equals(name))
                .map(name -> new CorrespondenceBook(name, games));
    }

    private static Optional<KeptCorrespondence> game(String line) {
        if (!line.startsWith(BLACK) && !line.startsWith(WHITE)) {
            return Optional.empty();
        }
        Disc mine = line.startsWith(BLACK) ? Disc.BLACK : Disc.WHITE;
        return CorrespondenceCode.read(line.substring(BLACK.length()))
                .fold(game -> Optional.of(new KeptCorrespondence(game, mine)), Optional::empty, Optional::empty);
    }
}
