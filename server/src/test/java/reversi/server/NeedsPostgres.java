package reversi.server;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;

/** Tests that are skipped where {@code REVERSI_POSTGRES} names no PostgreSQL, but never under CI. */
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(
        value = "reversi.server.Postgres#mustBeTested",
        disabledReason = "REVERSI_POSTGRES names no PostgreSQL, such as jdbc:postgresql://localhost/postgres?user=me")
@interface NeedsPostgres {}
