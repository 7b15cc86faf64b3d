package reversi.server.account;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TextLine;

/** Password rules and Argon2id hashing. The number of concurrent hashes is limited, since each needs 19 MiB. Thread-safe. */
public final class Passwords {
    /** The OWASP recommendation for Argon2id: 19 MiB, two passes, one lane. */
    private static final int MEBIBYTES = 19;

    private static final int PASSES = 2;
    private static final int LANES = 1;
    private static final int LENGTH = 32;
    private static final int SALT_BYTES = 16;

    /** Letters and signs by their kind that every typeface draws as nothing: the fillers of Hangul and the empty pattern of Braille. */
    private static final Set<Integer> BLANKS = Set.of(0x115f, 0x1160, 0x2800, 0x3164, 0xffa0);

    private final Argon2Function function;
    private final Semaphore slots;
    private final String decoy;
    private final boolean strict;

    /** At most {@code atOnce} hashes run concurrently. */
    public Passwords(int atOnce) {
        this(atOnce, MEBIBYTES * 1024, PASSES, true);
    }

    private Passwords(int atOnce, int kibibytes, int passes, boolean strict) {
        this.strict = strict;
        function = Argon2Function.getInstance(kibibytes, passes, LANES, LENGTH, Argon2.ID);
        slots = new Semaphore(atOnce, true);
        decoy = hash("nobody's password");
    }

    /** Fast hashing and no check for common passwords; for tests. */
    public static Passwords weak() {
        return new Passwords(8, 64, 1, false);
    }

    /** Validates a new password of the account with this name; empty if it is allowed. */
    public Optional<ErrorCode> validate(String password, String name) {
        Optional<ErrorCode> length = validate(password);
        return length.isEmpty() && strict && CommonPasswords.contains(password, name)
                ? Optional.of(ErrorCode.PASSWORD_COMMON)
                : length;
    }

    /** Validates length and characters only, one of which must be seen; empty if they are allowed. */
    static Optional<ErrorCode> validate(String password) {
        if (TextLine.hasControl(password)) {
            return Optional.of(ErrorCode.CONTROL_CHARACTERS);
        }
        int length = password.codePointCount(0, password.length());
        if (length < Protocol.MIN_PASSWORD) {
            return Optional.of(ErrorCode.PASSWORD_TOO_SHORT);
        }
        if (length > Protocol.MAX_PASSWORD) {
            return Optional.of(ErrorCode.PASSWORD_TOO_LONG);
        }
        return password.codePoints().allMatch(Passwords::isInvisible)
                ? Optional.of(ErrorCode.PASSWORD_COMMON)
                : Optional.empty();
    }

    /** Whether nothing is seen of a character: a space of any kind, or one that only says how others are written. */
    private static boolean isInvisible(int character) {
        return switch (Character.getType(character)) {
            case Character.SPACE_SEPARATOR, Character.FORMAT -> true;
            default -> Character.isWhitespace(character) || BLANKS.contains(character);
        };
    }

    /** Hashes a password with a random salt; blocks while too many hashes run. */
    public String hash(String password) {
        slots.acquireUninterruptibly();
        try {
            return Password.hash(password)
                    .addRandomSalt(SALT_BYTES)
                    .with(function)
                    .getResult();
        } finally {
            slots.release();
        }
    }

    /** A key of 32 bytes made of a password and a salt, other than its hash; what is sealed by it stays so, as long as its cost does. */
    byte[] key(String password, byte[] salt) {
        slots.acquireUninterruptibly();
        try {
            return Password.hash(password).addSalt(salt).with(function).getBytes();
        } finally {
            slots.release();
        }
    }

    /** Verifies a password. Without a hash it takes as long and returns false, so that timing does not reveal which names exist. */
    public boolean matches(String password, @Nullable String hash) {
        slots.acquireUninterruptibly();
        try {
            String against = hash == null ? decoy : hash;
            boolean same = Password.check(password, against).with(Argon2Function.getInstanceFromHash(against));
            return same && hash != null;
        } finally {
            slots.release();
        }
    }
}
