package reversi.server.account;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.PlainText;
import reversi.online.Protocol;
import reversi.server.store.AccountRepository.NameKeys;

/**
 * Which names people may have. Two names are the same when they differ in case or form only (NFKC case folding), and look the same
 * when their skeletons of Unicode TR39 are the same: nobody can pass for somebody else.
 */
public final class Names {
    private final Normalizer2 form = Normalizer2.getNFKCInstance();
    private final Normalizer2 fold = Normalizer2.getNFKCCasefoldInstance();
    private final ReservedNames reserved;
    private final SpoofChecker checker = new SpoofChecker.Builder()
            .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.INVISIBLE | SpoofChecker.MIXED_NUMBERS)
            .setRestrictionLevel(SpoofChecker.RestrictionLevel.HIGHLY_RESTRICTIVE)
            .build();

    /** The rules for names; made once and shared. */
    public Names() {
        reserved = new ReservedNames(this::look);
    }

    /** What is wrong with a name as it was sent; empty where nothing is. */
    public Optional<ErrorCode> faultAsSent(String name) {
        return PlainText.hasControl(name) ? Optional.of(ErrorCode.CONTROL_CHARACTERS) : fault(tidy(name));
    }

    /** The name as it will be shown: composed, without space at its ends and with single spaces inside. */
    public String tidy(String name) {
        return form.normalize(name).strip().replaceAll("\\s+", " ");
    }

    /** What is wrong with a tidied name; empty where nothing is. */
    public Optional<ErrorCode> fault(String name) {
        int length = name.codePointCount(0, name.length());
        if (length < Protocol.MIN_NAME) {
            return Optional.of(ErrorCode.NAME_TOO_SHORT);
        }
        if (length > Protocol.MAX_NAME) {
            return Optional.of(ErrorCode.NAME_TOO_LONG);
        }
        boolean letters = name.codePoints().allMatch(Names::isAllowed)
                && name.codePoints().anyMatch(Character::isLetter);
        if (!letters || checker.failsChecks(name)) {
            return Optional.of(ErrorCode.NAME_NOT_ALLOWED);
        }
        return reserved.has(name) ? Optional.of(ErrorCode.NAME_RESERVED) : Optional.empty();
    }

    private static boolean isAllowed(int sign) {
        return Character.isLetterOrDigit(sign)
                || sign == ' '
                || sign == '-'
                || sign == '_'
                || sign == '.'
                || sign == '\''
                || UCharacter.getType(sign) == Character.NON_SPACING_MARK;
    }

    /** How a tidied name is compared with others. */
    public NameKeys keys(String name) {
        String key = fold.normalize(name);
        return new NameKeys(key, checker.getSkeleton(key));
    }

    private String look(String name) {
        return checker.getSkeleton(fold.normalize(name));
    }

    /** The key by which somebody's tidied name is looked up. */
    public String key(String name) {
        return fold.normalize(tidy(name));
    }
}
