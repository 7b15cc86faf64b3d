package reversi.tools.service;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import reversi.library.Limits;
import reversi.release.Release;
import reversi.rules.Variants;
import reversi.tools.protocol.JsonObject;

/** What the service does, as OpenAPI 3.1, with the bounds it has. */
final class Description {
    private static final String SQUARE_OR_PASS = "A square such as f5, or pass.";

    private final Bounds bounds;

    private Description(Bounds bounds) {
        this.bounds = bounds;
    }

    /** The text of the description. */
    static String text(Bounds bounds) {
        return new Description(bounds).document().text();
    }

    private JsonObject document() {
        JsonObject info = new JsonObject()
                .put("title", "Reversi's engine")
                .put("version", Release.version().replace("-SNAPSHOT", ""))
                .put(
                        "description",
                        "Values of positions and games as they are found. Examples are in engine-service.md.");
        JsonObject paths = new JsonObject()
                .put("/position", new JsonObject().put("get", position()))
                .put("/game", new JsonObject().put("post", game()))
                .put("/openapi.json", new JsonObject().put("get", itself()));
        JsonObject problem = content(Refusal.CONTENT_TYPE, ref("Problem")).put("description", "It was not done.");
        JsonObject components =
                new JsonObject().put("schemas", schemas()).put("responses", new JsonObject().put("Problem", problem));
        return new JsonObject()
                .put("openapi", "3.1.0")
                .put("info", info)
                .put("servers", List.of(new JsonObject().put("url", "http://localhost:8080")))
                .put("paths", paths)
                .put("components", components);
    }

    private JsonObject position() {
        String variants = String.join(
                ", ", Variants.all().stream().map(named -> named.key()).toList());
        List<JsonObject> own = List.of(
                parameter(
                        "position",
                        text("Moves as in f5d6c3, none for the start; or a board from a1 and the side to move.")
                                .put("default", "")),
                parameter(
                        "variant", text(variants + ", or a code such as 12sdb.").put("default", "othello")));
        JsonObject events = new JsonObject().put("info", ref("Analysis")).put("bestmove", ref("BestMove"));
        return operation("position", "Values the best moves of a position.", own, events);
    }

    private JsonObject game() {
        JsonObject body = content(
                        "text/plain",
                        text("A game in any usual format, or its moves.").put("maxLength", Bounds.MOST_BYTES))
                .put("required", true);
        JsonObject events = new JsonObject().put("move", ref("Move")).put("end", ref("End"));
        return operation("game", "Values each move of a game, from the last to the first.", List.of(), events)
                .put("requestBody", body);
    }

    private JsonObject operation(String id, String summary, List<JsonObject> own, JsonObject events) {
        events.put("problem", ref("Problem"));
        JsonObject stream = new JsonObject()
                .put(
                        "text/event-stream",
                        new JsonObject().put("schema", type("string")).put("x-events", events));
        JsonObject ok = new JsonObject()
                .put("description", "Events as they come; the data of each is JSON in one line.")
                .put("content", stream);
        JsonObject responses = new JsonObject().put("200", ok);
        return new JsonObject()
                .put("operationId", id)
                .put("summary", summary)
                .put(
                        "parameters",
                        Stream.concat(own.stream(), ofSearch().stream()).toList())
                .put("responses", responses.put("default", problem()));
    }

    private List<JsonObject> ofSearch() {
        return List.of(
                parameter(
                        "seconds",
                        type("number")
                                .put("exclusiveMinimum", 0)
                                .put("maximum", bounds.seconds())
                                .put(
                                        "description",
                                        "For each position; 1 where neither depth nor solve is said. All positions of a"
                                                + " request together have " + bounds.seconds() + " s at most.")),
                parameter("depth", whole(1, Limits.MOST_PLIES, "Plies to look ahead.")),
                parameter(
                        "solve",
                        whole(0, Limits.MOST_EMPTIES, "From so many empty squares on it is searched to the end.")),
                parameter(
                        "lines",
                        whole(1, Integer.MAX_VALUE, "Moves to value, the best ones first.")
                                .put("default", 1)));
    }

    private static JsonObject itself() {
        JsonObject ok = content("application/json", type("object")).put("description", "This document.");
        return new JsonObject()
                .put("operationId", "description")
                .put("summary", "This document.")
                .put("responses", new JsonObject().put("200", ok).put("default", problem()));
    }

    private static JsonObject schemas() {
        JsonObject discs = type("number")
                .put("description", "By how many discs the side to move will win, to the hundredth; positive is good.");
        JsonObject moves = type("array").put("items", text(SQUARE_OR_PASS));
        JsonObject line = object(
                "move", text(SQUARE_OR_PASS),
                "discs", discs,
                "plies", whole(0, Limits.MOST_EMPTIES, "How deep it was searched."),
                "exact", type("boolean").put("description", "Whether that is the result with best play."),
                "moves", moves);
        JsonObject analysis = object(
                "lines", type("array").put("minItems", 1).put("items", ref("Line")),
                "plies", whole(0, Limits.MOST_EMPTIES, "How deep it was searched."),
                "confidence",
                        whole(0, 100, "How likely it is the value of a search that leaves nothing out, in percent."),
                "nodes", whole(0, Long.MAX_VALUE, "Positions that it looked at."));
        JsonObject move = object(
                "ply", whole(1, Integer.MAX_VALUE, "Which turn it was, passes counted, from 1."),
                "side", type("string").put("enum", List.of("BLACK", "WHITE")),
                "move", text("The square."),
                "discs", discs,
                "best", ref("Analysis"));
        JsonObject problem = object(
                "type", type("string"),
                "title", type("string"),
                "status", whole(400, 599, "The status of HTTP."),
                "code", text("A word for programs."),
                "detail", text("What is wrong, for people."));
        return new JsonObject()
                .put("Line", line)
                .put("Analysis", analysis)
                .put("BestMove", object("move", text("A square, pass, or none where the game is over.")))
                .put("Move", move)
                .put("End", object("plies", whole(0, Integer.MAX_VALUE, "Turns of the game, passes counted.")))
                .put("Problem", problem);
    }

    /** An object of these names and schemas in turn, all of which are there. */
    private static JsonObject object(Object... namesAndSchemas) {
        JsonObject properties = new JsonObject();
        for (int i = 0; i < namesAndSchemas.length; i += 2) {
            properties.put((String) namesAndSchemas[i], namesAndSchemas[i + 1]);
        }
        List<String> names = Arrays.stream(namesAndSchemas)
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .toList();
        return type("object").put("properties", properties).put("required", names);
    }

    private static JsonObject parameter(String name, JsonObject schema) {
        return new JsonObject().put("name", name).put("in", "query").put("schema", schema);
    }

    private static JsonObject whole(long least, long most, String meaning) {
        return type("integer").put("minimum", least).put("maximum", most).put("description", meaning);
    }

    private static JsonObject text(String meaning) {
        return type("string").put("description", meaning);
    }

    private static JsonObject type(String type) {
        return new JsonObject().put("type", type);
    }

    private static JsonObject content(String type, JsonObject schema) {
        return new JsonObject().put("content", new JsonObject().put(type, new JsonObject().put("schema", schema)));
    }

    private static JsonObject ref(String name) {
        return new JsonObject().put("$ref", "#/components/schemas/" + name);
    }

    private static JsonObject problem() {
        return new JsonObject().put("$ref", "#/components/responses/Problem");
    }
}
