package reversi.server.account;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TextLine;
import reversi.server.store.AccountRepository.NameKeys;

/**
 * Rules for account names. Names that differ only in case or Unicode form (NFKC case folding) are the same; names with the same Unicode
 * TR39 skeleton look the same. Both kinds of duplicates are rejected, against impersonation. Thread-safe.
 */
public final class Names {
    private final Normalizer2 form = Normalizer2.getNFKCInstance();
    private final Normalizer2 fold = Normalizer2.getNFKCCasefoldInstance();
    private final ReservedNames reserved;
    private final WordFilter words;
    private final SpoofChecker checker = new SpoofChecker.Builder()
            .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.INVISIBLE | SpoofChecker.MIXED_NUMBERS)
            .setRestrictionLevel(SpoofChecker.RestrictionLevel.HIGHLY_RESTRICTIVE)
            .build();

    /** Expensive to create; share one instance. No name may have one of {@code words}. */
    public Names(WordFilter words) {
        this.words = words;
        reserved = new ReservedNames(this::skeleton);
    }

    /** Validates a name as it was sent; empty if it is allowed. */
    public Optional<ErrorCode> validateAsSent(String name) {
        return TextLine.hasControl(name) ? Optional.of(ErrorCode.CONTROL_CHARACTERS) : validate(tidy(name));
    }

    /** The name as it will be shown: NFKC, stripped, with single spaces. */
    public String tidy(String name) {
        return form.normalize(name).strip().replaceAll("\\s+", " ");
    }

    /** Validates a tidied name; empty if it is allowed. */
    public Optional<ErrorCode> validate(String name) {
        int length = name.codePointCount(0, name.length());
        if (length < Protocol.MIN_NAME) {
            return Optional.of(ErrorCode.NAME_TOO_SHORT);
        }
        if (length > Protocol.MAX_NAME) {
            return Optional.of(ErrorCode.NAME_TOO_LONG);
        }
        boolean allowed = name.codePoints().allMatch(Names::isAllowed)
                && name.codePoints().anyMatch(Character::isLetter);
        if (!allowed || checker.failsChecks(name) || words.hits(name)) {
            return Optional.of(ErrorCode.NAME_NOT_ALLOWED);
        }
        return reserved.contains(name) ? Optional.of(ErrorCode.NAME_RESERVED) : Optional.empty();
    }

    private static boolean isAllowed(int c) {
        return Character.isLetterOrDigit(c)
                || c == ' '
                || c == '-'
                || c == '_'
                || c == '.'
                || c == '\''
                || UCharacter.getType(c) == Character.NON_SPACING_MARK;
    }

    /** The comparison keys of a tidied name. */
    public NameKeys keys(String name) {
        String key = fold.normalize(name);
        return new NameKeys(key, checker.getSkeleton(key));
    }

    private String skeleton(String name) {
        return checker.getSkeleton(fold.normalize(name));
    }

    /** The key by which a member is looked up, of a name as it was typed. */
    public String key(String name) {
        return fold.normalize(tidy(name));
    }
}
