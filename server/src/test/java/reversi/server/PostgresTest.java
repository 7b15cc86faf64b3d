package reversi.server;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Everything that people do online, on PostgreSQL. */
@NeedsPostgres
@Execution(ExecutionMode.CONCURRENT)
class PostgresTest {
    @Nested
    class Accounts extends AccountSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Recovery extends RecoverySuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Emails extends EmailSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Pushes extends PushSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Export extends ExportSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Follows extends FollowSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Clubs extends ClubSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Leagues extends LeagueSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Studies extends StudySuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Commentaries extends CommentarySuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Classes extends ClassSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Webhooks extends WebhookSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Devices extends DeviceSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class SecondFactor extends SecondFactorSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Api extends ApiSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Lobby extends LobbySuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Tables extends TableSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Moderation extends ModerationSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Nested
    class Days extends DaysSuite {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }
}
