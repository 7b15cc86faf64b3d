package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** An export forgets no table. */
class ExportPartsTest {
    /** What refers to accounts and is no part of its own, with the reason. */
    private static final Set<String> ELSEWHERE = Set.of(
            // With the games.
            "star",
            // Hashes of secrets: their number stands in the account.
            "recovery_code",
            // A sealed secret: that there is one stands in the account.
            "second_factor");

    @Test
    void whateverRefersToAnAccountIsAPart() throws IOException {
        try (StoreFixture store = new StoreFixture()) {
            List<String> tables = store.database.read(sql -> sql.all(
                    row -> row.getString(1),
                    "select distinct m.name from sqlite_master m, pragma_foreign_key_list(m.name) f"
                            + " where m.type = 'table' and f.\"table\" = 'account' order by m.name"));
            Set<String> parts = ExportParts.all(store.codec).stream()
                    .map(part -> part.source().split(" ")[0])
                    .collect(Collectors.toSet());
            Set<String> missing = new TreeSet<>(tables);
            missing.removeAll(parts);
            assertEquals(new TreeSet<>(ELSEWHERE), missing);
        }
    }

    /** These keep an account's number without referring to it. */
    @Test
    void whatOnlyKeepsANumberIsAPartToo() throws IOException {
        try (StoreFixture store = new StoreFixture()) {
            Set<String> parts = ExportParts.all(store.codec).stream()
                    .map(part -> part.source().split(" ")[0])
                    .collect(Collectors.toSet());
            assertEquals(
                    Set.of(),
                    minus(Set.of("remark", "feedback", "intervention"), parts),
                    "chat, feedback, interventions");
        }
    }

    private static Set<String> minus(Set<String> all, Set<String> some) {
        Set<String> left = new TreeSet<>(all);
        left.removeAll(some);
        return left;
    }
}
