package reversi.server.net;

import io.vertx.core.MultiMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Function;
import reversi.api.ApiAnswer;
import reversi.api.ApiRoute;
import reversi.api.ApiRoute.Parameter;
import reversi.api.ApiRoute.Place;
import reversi.json.DecodeException;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Decoded;

/** Makes a request of the protocol of what came over HTTP, so that the protocol's codec is the only one that judges it. */
final class ApiReader {
    private final Codec codec;

    ApiReader(Codec codec) {
        this.codec = codec;
    }

    /** What somebody sent: the values of the path, the query, and the body as text. */
    record Sent(Map<String, String> path, MultiMap query, String body) {
        /** The text that stands for a component outside of the body; empty where there is none. */
        Optional<String> value(Parameter parameter) {
            return Optional.ofNullable(
                    parameter.place() == Place.PATH ? path.get(parameter.name()) : query.get(parameter.name()));
        }
    }

    /** The request that a route stands for; never throws. */
    Decoded<ClientMessage> read(ApiRoute route, Sent sent) {
        try {
            return new Decoded.Ok<>(message(route, sent));
        } catch (DecodeException wrong) {
            return new Decoded.Garbled<>(0, String.valueOf(wrong.getMessage()));
        }
    }

    private ClientMessage message(ApiRoute route, Sent sent) {
        StringJoiner fields = new StringJoiner(",", "{", "}");
        fields.add("\"kind\":\"" + ApiAnswer.kind(route.request()) + '"').add("\"request\":1");
        for (Parameter parameter : route.parameters()) {
            if (parameter.place() != Place.BODY) {
                fields.add('"' + parameter.name() + "\":" + json(route, parameter, sent));
            }
        }
        if (route.hasBody()) {
            String inside = inside(sent.body());
            if (!inside.isBlank()) {
                fields.add(inside);
            }
        }
        return codec.readClient(fields.toString())
                .orElseThrow(DecodeException::new)
                .message();
    }

    /** The fields of the object that is the body. */
    private static String inside(String body) {
        if (!(JsonReader.read(body) instanceof Json.Fields)) {
            throw new DecodeException("the body is no object");
        }
        String object = body.strip();
        return object.substring(1, object.length() - 1);
    }

    private static String json(ApiRoute route, Parameter parameter, Sent sent) {
        Optional<String> value = sent.value(parameter);
        if (value.isEmpty()) {
            return Optional.ofNullable(route.defaults().get(parameter.name()))
                    .orElseThrow(() -> new DecodeException(parameter.name() + " is missing"));
        }
        Class<?> type = parameter.component().getType();
        boolean isText = type == String.class || type.isEnum();
        return isText ? JsonWriter.text(out -> out.value(value.get())) : scalar(parameter.name(), value.get());
    }

    /** A number or a truth as it stands, and nothing that could be more than one value. */
    private static String scalar(String name, String value) {
        if (value.length() <= 17 && value.chars().allMatch(c -> c == '-' || (c >= '0' && c <= '9') || isSmall(c))) {
            return value;
        }
        throw new DecodeException(name + " is neither a number nor a truth");
    }

    private static boolean isSmall(int c) {
        return c >= 'a' && c <= 'z';
    }

    /** A component of a question that is no request of the protocol; never throws for what was sent. */
    static <T> Decoded<T> value(ApiRoute route, Sent sent, String name, Function<String, T> read) {
        Parameter parameter = route.parameters().stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(route.path() + " has no " + name));
        Optional<String> text = sent.value(parameter)
                .or(() -> Optional.ofNullable(route.defaults().get(name)).map(json -> json.replace("\"", "")));
        if (text.isEmpty()) {
            return new Decoded.Garbled<>(0, name + " is missing");
        }
        try {
            return new Decoded.Ok<>(read.apply(text.get()));
        } catch (IllegalArgumentException wrong) {
            return new Decoded.Garbled<>(0, "there is no such " + name);
        }
    }
}
