package reversi.server;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Everything that people do online, on SQLite. */
@Execution(ExecutionMode.CONCURRENT)
class SqliteTest {
    @Nested
    class Accounts extends AccountSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Recovery extends RecoverySuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Emails extends EmailSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Pushes extends PushSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Export extends ExportSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Follows extends FollowSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Clubs extends ClubSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Leagues extends LeagueSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Studies extends StudySuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Commentaries extends CommentarySuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Classes extends ClassSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Webhooks extends WebhookSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Devices extends DeviceSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class SecondFactor extends SecondFactorSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Api extends ApiSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Lobby extends LobbySuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Tables extends TableSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Moderation extends ModerationSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }

    @Nested
    class Days extends DaysSuite {
        @TempDir
        Path folder;

        @Override
        String database() throws IOException {
            return Sqlite.newDatabase(folder);
        }
    }
}
