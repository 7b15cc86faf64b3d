package reversi.server.net;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.api.ApiRoute;

/** Finds what a request asks for. */
final class ApiRouter {
    private final List<ApiRoute> routes;

    ApiRouter(List<ApiRoute> routes) {
        this.routes = List.copyOf(routes);
    }

    /** A route, and what stands in its path for each name. */
    record Found(ApiRoute route, Map<String, String> path) {
        Found {
            path = Map.copyOf(path);
        }
    }

    /** The first route of a method and a path; empty where there is none. */
    Optional<Found> find(String method, String path) {
        List<String> segments = ApiRoute.segments(path);
        for (ApiRoute route : routes) {
            if (route.method().name().equals(method)) {
                Optional<Map<String, String>> values = match(route.segments(), segments);
                if (values.isPresent()) {
                    return Optional.of(new Found(route, values.get()));
                }
            }
        }
        return Optional.empty();
    }

    /** The methods by which a path can be asked for; none where nothing is there. */
    List<String> methods(String path) {
        List<String> segments = ApiRoute.segments(path);
        List<String> methods = new ArrayList<>();
        for (ApiRoute route : routes) {
            String method = route.method().name();
            if (!methods.contains(method) && match(route.segments(), segments).isPresent()) {
                methods.add(method);
            }
        }
        return methods;
    }

    private static Optional<Map<String, String>> match(List<String> route, List<String> segments) {
        if (route.size() != segments.size()) {
            return Optional.empty();
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < route.size(); i++) {
            String expected = route.get(i);
            if (ApiRoute.isName(expected)) {
                values.put(ApiRoute.name(expected), segments.get(i));
            } else if (!expected.equals(segments.get(i))) {
                return Optional.empty();
            }
        }
        return Optional.of(values);
    }
}
