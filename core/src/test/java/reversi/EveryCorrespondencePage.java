package reversi;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import reversi.correspondence.Correspondence;
import reversi.correspondence.CorrespondenceCode;
import reversi.correspondence.LetterGames;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.Route;
import reversi.screens.correspondence.SendSheet;
import reversi.screens.game.GamePage;

/** The ways to the pages of games by link, which {@link EveryPage} has among its own. */
final class EveryCorrespondencePage {
    private final Map<String, Consumer<Composition>> ways = new LinkedHashMap<>();

    EveryCorrespondencePage() {
        correspondence();
    }

    Map<String, Consumer<Composition>> ways() {
        return ways;
    }

    private void correspondence() {
        ways.put("games by link, none", composition -> composition.go().correspondence());
        ways.put("games by link", composition -> {
            letter(composition, LetterGames.begun(Variant.OTHELLO, Disc.BLACK));
            composition.go().correspondence();
        });
        ways.put("games by link, new", composition -> {
            composition.go().correspondence();
            Pressing.press(composition, texts -> texts.get("letter.new"));
        });
        ways.put(
                "game by link",
                composition ->
                        letter(composition, LetterGames.after(LetterGames.begun(Variant.OTHELLO, Disc.BLACK), "f5")));
        ways.put("game by link, a name", composition -> {
            ways.get("game by link").accept(composition);
            ((GamePage) composition.router().front()).game().choose(Square.of("d6"));
        });
        ways.put(
                "game by link, watched",
                composition -> letter(
                        composition, LetterGames.after(LetterGames.begun(Variant.OTHELLO, Disc.BLACK), "f5", "d6")));
        ways.put("game by link, sending", composition -> {
            ways.get("game by link").accept(composition);
            Correspondence game =
                    LetterGames.after(LetterGames.begun(Variant.OTHELLO, Disc.BLACK), "f5", "d6", "c3", "d3");
            String code = CorrespondenceCode.write(game);
            composition.router().open(new SendSheet("https://example.org/#/correspondence/" + code, "W".repeat(24)));
        });
    }

    /** Opens a link with a game. */
    private static void letter(Composition composition, Correspondence game) {
        Route route = Route.toCorrespondence(CorrespondenceCode.write(game));
        ((PageNavigator) composition.go()).open(route);
        composition.router().tick(0.1f);
        if (composition.router().front() instanceof GamePage page) {
            page.game().board().animation().finish();
            composition.router().clearNotices();
        }
    }
}
