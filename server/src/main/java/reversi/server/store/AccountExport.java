package reversi.server.store;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import reversi.json.JsonWriter;
import reversi.online.Codec;

/**
 * All that the server keeps of an account, as one JSON document: an object with an array for each part. Secrets are left out, and what others
 * said of the account or to somebody else. It is made a page at a time, so that neither its length nor a slow reader costs memory or holds a
 * transaction open; so what changes meanwhile may be in it or not.
 *
 * <pre>{@code
 * {"format":"reversi account","version":1,"made":1795960000000,"account":[{"id":7,"name":"Ann",…}],"photo":[],…}
 * }</pre>
 */
public final class AccountExport {
    private static final String FORMAT = "reversi account";
    private static final int VERSION = 1;

    private final Database database;
    private final List<ExportPart> parts;

    public AccountExport(Database database, Codec codec) {
        this.database = database;
        this.parts = ExportParts.all(codec);
    }

    /**
     * The document of an account at time {@code now} (ms since the epoch), in pieces that follow each other; each is read from the database when
     * it is asked for, which may throw StoreException. Where there is no such account its parts are empty.
     */
    public Iterator<String> of(long account, long now) {
        JsonWriter out = new JsonWriter();
        out.beginObject().name("format").value(FORMAT).name("version").value(VERSION);
        out.name("made").value(now);
        return new Pages(account, out);
    }

    /** Writes the document to a file, which appears once it is whole and must not exist; only this user may read it. */
    public void write(long account, long now, Path file) throws IOException {
        new CopyTarget(file.toAbsolutePath()).write(part -> {
            try (Writer out = Files.newBufferedWriter(part)) {
                for (Iterator<String> pages = of(account, now); pages.hasNext(); ) {
                    out.write(pages.next());
                }
            }
            return file;
        });
    }

    private final class Pages implements Iterator<String> {
        private final long account;
        private final JsonWriter out;
        private Optional<List<Object>> after = Optional.empty();
        private int part;

        Pages(long account, JsonWriter out) {
            this.account = account;
            this.out = out;
        }

        @Override
        public boolean hasNext() {
            return part < parts.size();
        }

        @Override
        public String next() {
            if (!hasNext()) {
                throw new NoSuchElementException("the document is whole");
            }
            ExportPart current = parts.get(part);
            if (after.isEmpty()) {
                out.name(current.name()).beginArray();
            }
            after = database.read(this::write);
            if (after.isEmpty()) {
                out.endArray();
                part++;
            }
            if (!hasNext()) {
                out.endObject();
            }
            return out.take();
        }

        private Optional<List<Object>> write(Sql sql) throws SQLException {
            ExportPart current = parts.get(part);
            return current.page(sql, account, after.orElse(current.first()), out);
        }
    }
}
