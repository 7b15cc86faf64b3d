import java.util.List;
import reversi.rating.GlickoRating;
import reversi.rating.RatedGame;

/** The example of Glickman's paper on Glicko-2: one win and two losses against players of other ratings. */
class Ratings {
    public static void main(String[] args) {
        GlickoRating player = new GlickoRating(1500, 200, 0.06);
        GlickoRating after = player.after(List.of(
                new RatedGame(1400, 30, 1), new RatedGame(1550, 100, 0), new RatedGame(1700, 300, 0)));
        System.out.printf("%.1f ± %.1f%n", after.rating(), after.deviation());
    }
}
