package reversi.server.account;

import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import reversi.online.Protocol;

/**
 * Codes to be written on paper or sent by e-mail, by which an account can be recovered without its password, such as {@code K7MD-2XQP-9RTB-HW4C}: 80 random
 * bits as sixteen digits and capital letters, without those that are taken for each other.
 */
public final class RecoveryCodes {
    private static final String SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    private static final int GROUPS = 4;
    private static final int GROUP = 4;

    private final SecureRandom random = new SecureRandom();

    /** As many new codes as are made at a time. */
    public List<String> make() {
        return Stream.generate(this::one).limit(Protocol.RECOVERY_CODES).toList();
    }

    /** One new code. */
    public String one() {
        return String.join(
                "-", IntStream.range(0, GROUPS).mapToObj(i -> group()).toList());
    }

    private String group() {
        StringBuilder group = new StringBuilder();
        for (int i = 0; i < GROUP; i++) {
            group.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
        }
        return group.toString();
    }

    /** The hash under which a code is stored, as somebody typed it: case, spaces and hyphens make no difference. */
    public static byte[] hash(String typed) {
        return Tokens.hash(typed.toUpperCase(Locale.ROOT).replaceAll("[\\s\\p{Pd}]", ""));
    }
}
