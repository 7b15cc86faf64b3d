package reversi.screens;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.platform.PageHistory;

/**
 * Keeps the device's history in step with the pages: one entry for each page on the way and one for an open dialog. Going
 * back closes the dialog first and then shows the page before; going forward, or to an address, opens the page of that address.
 * Each entry is marked with the whole way to it, so that it is known again after a reload.
 */
public final class AddressBar {
    /** What an entry stands for in a mark: an address, with a sign before it for a dialog, and for the entry below the first page. */
    private static final char DIALOG = '~';

    private static final char GUARD = '^';
    private static final char BETWEEN = ' ';

    private final PageHistory history;
    private final Ways ways;
    /** The way to the entry that is in front in the device's history. */
    private List<String> way;
    /** Whether an entry was gone to that has not come to the front yet. */
    private boolean isTravelling;
    /** The way that stood when the person went back from the first page: another one keeps the game from being left. */
    private @Nullable List<String> left;

    /** What the pages are, and how they change. */
    public interface Ways {
        /** The addresses of the pages from the first one to the one in front; a page without one has that of the page before. */
        List<Route> pages();

        /** Whether a dialog is open above them. */
        boolean isDialogOpen();

        /** Closes the dialog or else shows the page before, without asking; nothing where neither is possible. */
        void back();

        /** Opens a page, with the way back that it always has. */
        void open(Route route);

        /** The person went back from the first page: once more ends the game. */
        void leaving();
    }

    /** Begins with the pages that stand now. */
    public AddressBar(PageHistory history, Ways ways) {
        this.history = history;
        this.ways = ways;
        this.way = read(history.mark());
        history.listen(this::moved);
    }

    private static List<String> read(String mark) {
        List<String> entries = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= mark.length(); i++) {
            if (i == mark.length() || mark.charAt(i) == BETWEEN) {
                if (i > from) {
                    entries.add(mark.substring(from, i));
                }
                from = i + 1;
            }
        }
        return entries;
    }

    private List<String> wished() {
        List<String> entries = new ArrayList<>();
        if (history.endsAtFirstBack()) {
            entries.add(GUARD + Route.home().fragment());
        }
        for (Route page : ways.pages()) {
            entries.add(page.fragment());
        }
        if (ways.isDialogOpen()) {
            entries.add(DIALOG + entries.get(entries.size() - 1));
        }
        return entries;
    }

    /** Brings the history in step with the pages; to be called after they may have changed. */
    public void follow() {
        List<String> next = wished();
        if (isTravelling || next.equals(way) || next.equals(left)) {
            return;
        }
        left = null;
        int common = 0;
        while (common < Math.min(way.size(), next.size()) && way.get(common).equals(next.get(common))) {
            common++;
        }
        boolean isLastOther = common == way.size() - 1 && next.size() >= way.size();
        if (common < way.size() && !isLastOther) {
            // Only the entry in front can be changed: the first one that differs, or the last that stays, must come to
            // the front.
            isTravelling = true;
            history.back(way.size() - Math.min(common + 1, next.size()));
            return;
        }
        write(next, common);
    }

    private void write(List<String> next, int common) {
        for (int i = common; i < next.size(); i++) {
            boolean isInFront = i == common && (way.isEmpty() || common < way.size());
            put(next, i, isInFront ? history::replace : history::push);
        }
        way = next;
    }

    /** How an entry is written. */
    private interface Writing {
        void write(String fragment, String mark);
    }

    private static void put(List<String> entries, int last, Writing writing) {
        StringBuilder mark = new StringBuilder();
        for (int i = 0; i <= last; i++) {
            mark.append(i > 0 ? String.valueOf(BETWEEN) : "").append(entries.get(i));
        }
        writing.write(address(entries.get(last)), mark.toString());
    }

    private static String address(String entry) {
        boolean isMarked = entry.charAt(0) == DIALOG || entry.charAt(0) == GUARD;
        return isMarked ? entry.substring(1) : entry;
    }

    private void moved() {
        List<String> before = way;
        List<String> now = read(history.mark());
        if (now.isEmpty()) {
            // Also on the way back to an entry, which then comes to the front later, or is told not to.
            openTyped(before);
            return;
        }
        if (isTravelling) {
            isTravelling = false;
            arrive(before, now);
            return;
        }
        way = now;
        if (now.size() < before.size()) {
            goBack(before.size() - now.size());
        } else if (now.size() > before.size() || !now.equals(before)) {
            open(address(now.get(now.size() - 1)));
        }
        follow();
    }

    /** Goes on after a travel; where the device did not travel, its entry in front becomes what it should be, whatever lies before it. */
    private void arrive(List<String> before, List<String> now) {
        way = now;
        if (now.equals(before)) {
            List<String> next = wished();
            put(next, next.size() - 1, history::replace);
            way = next;
        }
        follow();
    }

    /** The person wrote an address, which the browser put behind the entry that was in front. */
    private void openTyped(List<String> before) {
        List<String> entries = new ArrayList<>(before);
        String fragment = history.fragment();
        Route route = Route.read(fragment).orElse(Route.home());
        entries.add(route.fragment());
        put(entries, entries.size() - 1, history::replace);
        way = entries;
        ways.open(route);
        follow();
    }

    private void goBack(int entries) {
        boolean isLeaving = way.get(way.size() - 1).charAt(0) == GUARD;
        if (isLeaving && ways.pages().size() == 1 && !ways.isDialogOpen()) {
            left = wished();
            ways.leaving();
            return;
        }
        for (int i = 0; i < entries; i++) {
            ways.back();
        }
    }

    private void open(String fragment) {
        ways.open(Route.read(fragment).orElse(Route.home()));
    }

    /** The person goes on with the game: going back from the first page must be said once more. */
    public void stay() {
        if (left != null) {
            left = null;
            follow();
        }
    }
}
