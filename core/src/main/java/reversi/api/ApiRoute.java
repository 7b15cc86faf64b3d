package reversi.api;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * One thing that programs may ask for.
 *
 * @param method the method of HTTP
 * @param path the path, with the names of what varies in braces, such as {@code /api/games/{table}}
 * @param request what is asked for: a request of the protocol or an {@link ApiQuestion}, whose components come from the path and otherwise, with
 *     GET, from the query, or from the body
 * @param access who may ask
 * @param answer what is answered
 * @param defaults what components of the query are where they are missing, as JSON by name
 */
public record ApiRoute(
        ApiMethod method,
        String path,
        Class<?> request,
        ApiAccess access,
        ApiAnswer answer,
        Map<String, String> defaults) {
    public ApiRoute {
        defaults = Map.copyOf(defaults);
    }

    /** Where a component of the request stands. */
    public enum Place {
        PATH,
        QUERY,
        BODY
    }

    /** A component of the request, and where it stands. */
    public record Parameter(RecordComponent component, Place place) {
        /** Its name, which is the same everywhere. */
        public String name() {
            return component.getName();
        }
    }

    /** The components of the request. */
    public List<Parameter> parameters() {
        return Arrays.stream(request.getRecordComponents())
                .map(component -> new Parameter(component, place(component.getName())))
                .toList();
    }

    private Place place(String name) {
        if (path.contains("{" + name + "}")) {
            return Place.PATH;
        }
        return method == ApiMethod.POST ? Place.BODY : Place.QUERY;
    }

    /** Whether the request has a body. */
    public boolean hasBody() {
        return parameters().stream().anyMatch(parameter -> parameter.place() == Place.BODY);
    }

    /** The parts of the path between its slashes. */
    public List<String> segments() {
        return segments(path);
    }

    /** The parts of any path between its slashes, the empty ones too. */
    public static List<String> segments(String path) {
        List<String> segments = new ArrayList<>();
        int from = 1;
        for (int at = path.indexOf('/', 1); at >= 0; at = path.indexOf('/', from)) {
            segments.add(path.substring(from, at));
            from = at + 1;
        }
        segments.add(path.substring(Math.min(from, path.length())));
        return segments;
    }

    /** Whether a segment of a path stands for what varies. */
    public static boolean isName(String segment) {
        return segment.startsWith("{");
    }

    /** The name that such a segment gives. */
    public static String name(String segment) {
        return segment.substring(1, segment.length() - 1);
    }
}
