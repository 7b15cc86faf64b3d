package reversi.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.online.AccessScope;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ServerMessage;

/** A program that asks a server over HTTP: with a token, or without one where that is empty. */
record ApiProgram(int port, String token) {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /** A program with a token that a member makes for it. */
    static ApiProgram of(int port, Client member, Set<AccessScope> scopes) throws InterruptedException {
        return new ApiProgram(port, make(member, scopes).secret());
    }

    static AccountNews.AccessTokenMade make(Client member, Set<AccessScope> scopes) throws InterruptedException {
        member.send(new AccountRequest.MakeAccessToken("test", java.util.List.copyOf(scopes), "secret"));
        AccountNews.AccessTokenMade made = member.await(AccountNews.AccessTokenMade.class);
        member.await(ServerMessage.Done.class);
        return made;
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request("GET", path, Optional.empty()).build());
    }

    HttpResponse<String> delete(String path) throws IOException, InterruptedException {
        return send(request("DELETE", path, Optional.empty()).build());
    }

    HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
        return send(request("POST", path, Optional.of(json)).build());
    }

    ApiLines lines(String path) throws IOException, InterruptedException {
        return new ApiLines(request("GET", path, Optional.empty()).build());
    }

    HttpRequest.Builder request(String method, String path, Optional<String> json) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .method(method, json.map(BodyPublishers::ofString).orElse(BodyPublishers.noBody()));
        json.ifPresent(body -> request.header("Content-Type", "application/json"));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    static HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        return HTTP.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
    }

    static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    /** What an answer says under a name, as it stands in JSON. */
    static Json field(HttpResponse<String> response, String name) {
        Json json = JsonReader.read(response.body());
        return Optional.ofNullable(((Json.Fields) json).values().get(name))
                .orElseThrow(() -> new AssertionError("no " + name + " in " + response.body()));
    }

    /** The status and code of a refusal, such as {@code 403 SCOPE}; of anything else the status alone. */
    static String refusal(HttpResponse<String> response) {
        boolean isProblem = header(response, "Content-Type").equals("application/problem+json");
        return response.statusCode() + (isProblem ? " " + ((Json.Text) field(response, "code")).value() : "");
    }
}
