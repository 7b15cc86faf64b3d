package reversi.server.account;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import reversi.online.ErrorCode;
import reversi.online.PlainText;
import reversi.online.Protocol;

/** Passwords, kept as Argon2id. Only a few are hashed at once: each takes its memory. */
public final class Passwords {
    /** What OWASP recommends: 19 MiB, two passes, one lane. */
    private static final int MEBIBYTES = 19;

    private static final int PASSES = 2;
    private static final int LANES = 1;
    private static final int LENGTH = 32;
    private static final int SALT_BYTES = 16;

    private final Argon2Function function;
    private final Semaphore places;
    private final String decoy;
    private final boolean strict;

    /** Passwords hashed {@code atOnce} at most at the same time. */
    public Passwords(int atOnce) {
        this(atOnce, MEBIBYTES * 1024, PASSES, true);
    }

    private Passwords(int atOnce, int kibibytes, int passes, boolean strict) {
        this.strict = strict;
        function = Argon2Function.getInstance(kibibytes, passes, LANES, LENGTH, Argon2.ID);
        places = new Semaphore(atOnce, true);
        decoy = hash("nobody's password");
    }

    /** Passwords that are quick to hash and may be easy to guess, for tests of other things. */
    public static Passwords weak() {
        return new Passwords(8, 64, 1, false);
    }

    /** What is wrong with a new password of somebody with this name; empty where nothing is. */
    public Optional<ErrorCode> fault(String password, String name) {
        Optional<ErrorCode> length = fault(password);
        return length.isEmpty() && strict && CommonPasswords.has(password, name)
                ? Optional.of(ErrorCode.PASSWORD_COMMON)
                : length;
    }

    /** What is wrong with the length of a password; empty where nothing is. */
    static Optional<ErrorCode> fault(String password) {
        if (PlainText.hasControl(password)) {
            return Optional.of(ErrorCode.CONTROL_CHARACTERS);
        }
        int length = password.codePointCount(0, password.length());
        if (length < Protocol.MIN_PASSWORD) {
            return Optional.of(ErrorCode.PASSWORD_TOO_SHORT);
        }
        return length > Protocol.MAX_PASSWORD ? Optional.of(ErrorCode.PASSWORD_TOO_LONG) : Optional.empty();
    }

    /**
     * The passwords that may have been meant by one that was written. Lines of text once took the tab that leads to the next
     * line for a character of it: where {@code mayHoldTabs}, the password may have been registered with one.
     */
    public static List<String> meantBy(String written, boolean mayHoldTabs) {
        String plain = PlainText.withoutControl(written);
        return mayHoldTabs
                ? Stream.of(written, plain, "\t" + plain, plain + "\t", "\t\t" + plain)
                        .distinct()
                        .toList()
                : List.of(plain);
    }

    /** The hash of a password, with a salt of its own. */
    public String hash(String password) {
        places.acquireUninterruptibly();
        try {
            return Password.hash(password)
                    .addRandomSalt(SALT_BYTES)
                    .with(function)
                    .getResult();
        } finally {
            places.release();
        }
    }

    /** Whether a password is the hashed one. Without a hash it takes as long, so that time doesn't tell which names exist. */
    public boolean matches(String password, @Nullable String hash) {
        places.acquireUninterruptibly();
        try {
            String against = hash == null ? decoy : hash;
            boolean same = Password.check(password, against).with(Argon2Function.getInstanceFromHash(against));
            return same && hash != null;
        } finally {
            places.release();
        }
    }
}
