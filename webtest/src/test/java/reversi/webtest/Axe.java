package reversi.webtest;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** axe-core, which looks for what keeps people from using a page. */
final class Axe {
    private static final String RUN =
            """
            async () => {
              const found = await axe.run(document, { resultTypes: ['violations'] });
              return found.violations.map(one => one.id + ': '
                + one.nodes.map(node => node.html.slice(0, 160) + ' | ' + node.failureSummary).join(' ; '));
            }
            """;

    private final Page page;
    private final List<String> faults = new ArrayList<>();

    /** For a page that stays loaded. */
    Axe(Page page) throws IOException {
        this.page = page;
        try (InputStream script = Axe.class.getResourceAsStream("/axe.min.js")) {
            page.evaluate(new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /** Looks at what is there now. */
    void check(String where) {
        for (Object fault : (List<?>) page.evaluate(RUN)) {
            faults.add(where + ": " + fault);
        }
    }

    /** What was found so far. */
    List<String> faults() {
        return List.copyOf(faults);
    }
}
