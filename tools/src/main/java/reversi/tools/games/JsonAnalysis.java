package reversi.tools.games;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/** JSON lines: an object for each game. */
record JsonAnalysis(String limits) implements AnalysisFormat {
    private static final String BEGIN = "{\"file\":\"";
    private static final int TENTHS = 10;

    @Override
    public String head() {
        return "";
    }

    @Override
    public String write(AnalysedGame game) {
        return JsonWriter.text(json -> write(game, json)) + "\n";
    }

    @Override
    public boolean mayBegin(String cut) {
        return cut.startsWith(BEGIN) || BEGIN.startsWith(cut);
    }

    private void write(AnalysedGame game, JsonWriter json) {
        json.beginObject();
        json.name("file").value(game.place().file());
        json.name("game").value(game.place().number());
        json.name("limits").value(limits);
        json.name("variant").value(game.game().line().variant().code());
        side(game, Disc.BLACK, json);
        side(game, Disc.WHITE, json);
        json.name("moves").beginArray();
        for (AnalysedGame.AnalysedMove move : game.moves()) {
            json.beginObject();
            json.name("side").value(name(move.turn().mover()));
            json.name("square").value(move.turn().move().toString());
            move.review().ifPresent(review -> worth(review, json));
            json.endObject();
        }
        json.endArray().endObject();
    }

    private static void side(AnalysedGame game, Disc disc, JsonWriter json) {
        json.name(name(disc)).beginObject();
        json.name("name").value(game.game().player(disc).name());
        game.review().accuracy(disc).ifPresent(accuracy -> json.name("accuracy_tenths")
                .value(Math.round(TENTHS * accuracy)));
        json.name("inaccuracies").value(game.review().count(disc, Judgement.INACCURACY));
        json.name("mistakes").value(game.review().count(disc, Judgement.MISTAKE));
        json.name("blunders").value(game.review().count(disc, Judgement.BLUNDER));
        json.endObject();
    }

    private static void worth(MoveReview review, JsonWriter json) {
        json.name("value").value(review.value());
        json.name("best").value(review.best().toString());
        json.name("best_value").value(review.bestValue());
        json.name("line").beginArray();
        for (Move move : review.line()) {
            json.value(move.toString());
        }
        json.endArray();
        json.name("exact").value(review.exact());
        json.name("depth").value(review.depth());
        json.name("judgement").value(review.judgement().name().toLowerCase(Locale.ROOT));
    }

    private static String name(Disc disc) {
        return disc == Disc.BLACK ? "black" : "white";
    }

    @Override
    public Optional<Line> read(String line) {
        try {
            return JsonReader.read(line) instanceof Json.Fields fields ? read(fields.values()) : Optional.empty();
        } catch (DecodeException noJson) {
            return Optional.empty();
        }
    }

    private static Optional<Line> read(Map<String, Json> fields) {
        return fields.get("file") instanceof Json.Text file
                        && fields.get("game") instanceof Json.Whole game
                        && fields.get("limits") instanceof Json.Text limits
                ? Optional.of(new Line(new AnalysedGame.Place(file.value(), (int) game.value()), 1, 1, limits.value()))
                : Optional.empty();
    }
}
