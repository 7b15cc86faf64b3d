package reversi.webtest;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * The page as somebody has it who sees nothing: the browser's accessibility tree, from which a screen reader speaks, and what can be done to its
 * parts. Neither the picture nor the test probe is looked at.
 */
final class SpokenPage {
    private static final Set<String> SILENT = Set.of("generic", "none", "InlineTextBox", "RootWebArea");
    private static final int PATIENCE_MILLIS = 60_000;
    private static final int PAUSE_MILLIS = 100;

    private final Page page;
    private final CDPSession session;

    SpokenPage(Page page) {
        this.page = page;
        this.session = page.context().newCDPSession(page);
        session.send("Accessibility.enable");
        session.send("DOM.enable");
    }

    /** A part of the tree: its role and name, whether it can be used, and whether it has the attention. */
    record Part(String role, String name, boolean isDisabled, boolean isFocused, int node) {
        @Override
        public String toString() {
            return role + " \"" + name + "\"" + (isDisabled ? " disabled" : "");
        }
    }

    /** All parts, in the order of reading. */
    List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (JsonElement each : session.send("Accessibility.getFullAXTree").getAsJsonArray("nodes")) {
            JsonObject node = each.getAsJsonObject();
            boolean isThere = !node.get("ignored").getAsBoolean() && node.has("role") && node.has("backendDOMNodeId");
            String role = isThere ? text(node, "role") : "none";
            if (!SILENT.contains(role)) {
                parts.add(new Part(
                        role,
                        text(node, "name"),
                        is(node, "disabled"),
                        is(node, "focused"),
                        node.get("backendDOMNodeId").getAsInt()));
            }
        }
        return parts;
    }

    private static String text(JsonObject node, String field) {
        JsonObject value = node.getAsJsonObject(field);
        return value == null || !value.has("value") ? "" : value.get("value").getAsString();
    }

    private static boolean is(JsonObject node, String property) {
        if (!node.has("properties")) {
            return false;
        }
        for (JsonElement each : node.getAsJsonArray("properties")) {
            JsonObject one = each.getAsJsonObject();
            if (one.get("name").getAsString().equals(property)) {
                return one.getAsJsonObject("value").get("value").getAsString().equals("true");
            }
        }
        return false;
    }

    /** The first part with this role and such a name. */
    Optional<Part> find(String role, Predicate<String> name) {
        return parts().stream()
                .filter(part -> part.role().equals(role) && name.test(part.name()))
                .findFirst();
    }

    /** Waits for a part with this role whose name begins so. */
    Part waitFor(String role, String start) {
        return waitFor(role, name -> name.startsWith(start), start);
    }

    /** Waits for a part with this role and such a name; {@code what} says which, where it never comes. */
    Part waitFor(String role, Predicate<String> name, String what) {
        List<Part> found = new ArrayList<>();
        waitUntil(role + " " + what, () -> {
            find(role, name).ifPresent(found::add);
            return !found.isEmpty();
        });
        return found.get(0);
    }

    /** Waits until something holds. */
    void waitUntil(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("never: " + what + "; but "
                        + parts().stream()
                                .filter(part -> !part.role().equals("StaticText"))
                                .toList());
            }
            page.waitForTimeout(PAUSE_MILLIS);
        }
    }

    /** Presses a part as a screen reader does, once it is there: by its action, not by the mouse or a key. */
    void press(String role, String start) {
        press(waitFor(role, start));
    }

    /** Presses a part. */
    void press(Part part) {
        call(part, "function() { this.click(); }");
    }

    /** Leads the attention to a field and writes in it. */
    void write(String name, String text) {
        call(waitFor("textbox", name), "function() { this.focus(); this.click(); }");
        waitUntil(
                "a field to write in: " + name,
                () -> find("textbox", name::equals).filter(Part::isFocused).isPresent());
        page.keyboard().type(text);
    }

    private void call(Part part, String function) {
        JsonObject which = new JsonObject();
        which.addProperty("backendNodeId", part.node());
        JsonObject object = session.send("DOM.resolveNode", which).getAsJsonObject("object");
        JsonObject call = new JsonObject();
        call.add("objectId", object.get("objectId"));
        call.addProperty("functionDeclaration", function);
        session.send("Runtime.callFunctionOn", call);
    }

    /** What was said of late: the sentences of the polite region. */
    String said() {
        return (String) page.evaluate("() => document.getElementById('said')?.innerText ?? ''");
    }
}
