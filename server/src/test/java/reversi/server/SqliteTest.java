package reversi.server;

import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;

/** Everything that people do online, on SQLite. */
class SqliteTest {
    @Nested
    class Accounts extends AccountSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Recovery extends RecoverySuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Emails extends EmailSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Pushes extends PushSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Export extends ExportSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Follows extends FollowSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Clubs extends ClubSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Leagues extends LeagueSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Studies extends StudySuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Classes extends ClassSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Webhooks extends WebhookSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Devices extends DeviceSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class SecondFactor extends SecondFactorSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Api extends ApiSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Lobby extends LobbySuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Tables extends TableSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Moderation extends ModerationSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }

    @Nested
    class Days extends DaysSuite {
        @TempDir
        Path folder;

        @Override
        String database() {
            return "jdbc:sqlite:" + folder.resolve("reversi.db");
        }
    }
}
