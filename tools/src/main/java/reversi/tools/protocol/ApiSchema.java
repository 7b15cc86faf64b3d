package reversi.tools.protocol;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import reversi.api.ApiAccess;
import reversi.api.ApiAnswer;
import reversi.api.ApiRoute;
import reversi.api.ApiRoute.Parameter;
import reversi.api.ApiRoute.Place;
import reversi.api.ApiRoutes;
import reversi.api.GameFileFormat;
import reversi.online.AccessScope;
import reversi.online.Protocol;

/** What programs may ask for over HTTP, as OpenAPI 3.1: made from {@link ApiRoutes}, by which the server answers, and the types of the protocol. */
final class ApiSchema {
    private static final String OK = "200";
    private static final String LINES = "application/x-ndjson";

    private final SourceWords words;
    private final TypeSchemas types;

    private ApiSchema(Path sources) throws IOException {
        words = new SourceWords(sources);
        types = new TypeSchemas(words);
    }

    /** The text of the description; the sources of {@code core} are below the folder. */
    static String text(Path sources) throws IOException {
        return new ApiSchema(sources).document().text();
    }

    private JsonObject document() {
        JsonObject paths = new JsonObject();
        for (String path :
                ApiRoutes.all().stream().map(ApiRoute::path).distinct().toList()) {
            JsonObject methods = new JsonObject();
            ApiRoutes.all().stream()
                    .filter(route -> route.path().equals(path))
                    .forEach(route -> methods.put(method(route), operation(route)));
            paths.put(path, methods);
        }
        JsonObject problems = new JsonObject()
                .put("Problem", response("It was not done.", "application/problem+json", ref("Problem")));
        return new JsonObject()
                .put("openapi", "3.1.0")
                .put("info", info())
                .put("servers", List.of(new JsonObject().put("url", "http://localhost:8080")))
                .put("paths", paths)
                .put(
                        "components",
                        new JsonObject()
                                .put("schemas", types.described().put("Problem", problem()))
                                .put("responses", problems)
                                .put("securitySchemes", new JsonObject().put("token", token())));
    }

    private static JsonObject info() {
        return new JsonObject()
                .put("title", "Reversi for programs")
                .put("version", Protocol.VERSION + ".0.0")
                .put(
                        "description",
                        "What the server does for programs, in the words of its protocol. How to get a token, the limits"
                                + " and examples are in api.md. Made from the types by 'reversi-tools protocol'.");
    }

    private static JsonObject token() {
        String scopes =
                Arrays.stream(AccessScope.values()).map(AccessScope::key).collect(Collectors.joining(", "));
        return TypeSchemas.type("http")
                .put("scheme", "bearer")
                .put("description", "An access token of a member, with some of the scopes " + scopes + ".");
    }

    private static JsonObject problem() {
        JsonObject properties = new JsonObject()
                .put("type", TypeSchemas.type("string"))
                .put("title", TypeSchemas.type("string"))
                .put("status", TypeSchemas.whole(400, 599))
                .put(
                        "code",
                        TypeSchemas.type("string")
                                .put("description", "A word for programs, such as those of protocol.md."))
                .put("detail", TypeSchemas.type("string").put("description", "What is wrong, for people."));
        return TypeSchemas.type("object")
                .put("description", "Why something was not done (RFC 9457).")
                .put("properties", properties)
                .put("required", List.of("type", "title", "status", "code"));
    }

    private static String method(ApiRoute route) {
        return route.method().name().toLowerCase(Locale.ROOT);
    }

    private JsonObject operation(ApiRoute route) {
        JsonObject operation = new JsonObject()
                .put("operationId", TypeSchemas.kind(route.request()))
                .put("summary", words.required(route.request()));
        List<Object> parameters = new ArrayList<>();
        JsonObject body = new JsonObject();
        List<Object> required = new ArrayList<>();
        for (Parameter parameter : route.parameters()) {
            JsonObject schema = types.component(route.request(), parameter.component(), false);
            if (parameter.place() == Place.BODY) {
                body.put(parameter.name(), schema);
                required.add(parameter.name());
            } else {
                parameters.add(parameter(route, parameter, schema));
            }
        }
        if (!parameters.isEmpty()) {
            operation.put("parameters", parameters);
        }
        if (!required.isEmpty()) {
            JsonObject object =
                    TypeSchemas.type("object").put("properties", body).put("required", required);
            operation.put(
                    "requestBody",
                    new JsonObject().put("required", true).put("content", content("application/json", object)));
        }
        return operation.put("security", security(route.access())).put("responses", responses(route));
    }

    private static JsonObject parameter(ApiRoute route, Parameter parameter, JsonObject schema) {
        boolean isInPath = parameter.place() == Place.PATH;
        Optional<String> missing = Optional.ofNullable(route.defaults().get(parameter.name()));
        missing.ifPresent(value -> schema.put("default", new JsonObject.Written(value)));
        return new JsonObject()
                .put("name", parameter.name())
                .put("in", isInPath ? "path" : "query")
                .put("required", isInPath || missing.isEmpty())
                .put("schema", schema);
    }

    private static List<Object> security(ApiAccess access) {
        List<Object> scopes = new ArrayList<>();
        access.scope().ifPresent(scope -> scopes.add(scope.key()));
        JsonObject token = new JsonObject().put("token", scopes);
        return access.needsToken() ? List.of(token) : List.of(new JsonObject(), token);
    }

    private JsonObject responses(ApiRoute route) {
        ApiAnswer answer = route.answer();
        JsonObject responses = new JsonObject();
        switch (answer.kind()) {
            case NOTHING -> responses.put("204", new JsonObject().put("description", "It was done."));
            case MESSAGE -> responses.put(OK, response("The answer.", "application/json", message(answer)));
            case LINES -> responses.put(OK, response("One message a line.", LINES, message(answer)));
            case STREAM ->
                responses.put(
                        OK, response("Messages as they come, one a line, and empty lines.", LINES, message(answer)));
            case GAME -> responses.put(OK, game());
            case DESCRIPTION ->
                responses.put(OK, response("This document.", "application/json", TypeSchemas.type("object")));
        }
        return responses.put("default", new JsonObject().put("$ref", "#/components/responses/Problem"));
    }

    private JsonObject message(ApiAnswer answer) {
        List<Object> messages = new ArrayList<>();
        answer.messages().forEach(type -> messages.add(types.message(type)));
        return messages.size() == 1 ? (JsonObject) messages.get(0) : new JsonObject().put("oneOf", messages);
    }

    private static JsonObject game() {
        JsonObject content = new JsonObject();
        for (GameFileFormat format : GameFileFormat.values()) {
            content.put(format.contentType(), new JsonObject().put("schema", TypeSchemas.type("string")));
        }
        return new JsonObject().put("description", "The game.").put("content", content);
    }

    private static JsonObject response(String description, String type, JsonObject schema) {
        return new JsonObject().put("description", description).put("content", content(type, schema));
    }

    private static JsonObject content(String type, JsonObject schema) {
        return new JsonObject().put(type, new JsonObject().put("schema", schema));
    }

    private static JsonObject ref(String name) {
        return TypeSchemas.ref("schemas", name);
    }
}
