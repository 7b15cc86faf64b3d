package reversi.server.account;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Names by which somebody could pass for the server, for whoever runs it, for a guest or for a bot. They are compared by what they look
 * like, without accents, case and separators and with digits taken for the letters they resemble: {@code B0t 5} is a bot.
 */
final class ReservedNames {
    /** Reserved wherever one of the words of a name is like them. */
    private static final List<String> ROLES = List.of(
            "admin",
            "admins",
            "administrator",
            "administrateur",
            "moderator",
            "moderators",
            "moderateur",
            "sysadmin",
            "webmaster");

    /** Reserved as the first word, as in {@code Guest 5}. */
    private static final List<String> KINDS = List.of("guest", "bot");

    /** Reserved as the whole name. */
    private static final List<String> WHOLE = List.of(
            "mod",
            "mods",
            "staff",
            "support",
            "system",
            "server",
            "serveur",
            "operator",
            "owner",
            "root",
            "host",
            "official",
            "security",
            "computer",
            "ordinateur",
            "robot",
            "bots",
            "guests",
            "invite",
            "anonymous",
            "nobody",
            "everybody",
            "deleted",
            "reversi");

    private final UnaryOperator<String> look;
    private final Set<String> roles;
    private final Set<String> kinds;
    private final Set<String> whole = new HashSet<>();

    /** Compares by {@code look}, the skeleton of a text after case folding. */
    ReservedNames(UnaryOperator<String> look) {
        this.look = look;
        this.roles = forms(ROLES);
        this.kinds = forms(KINDS);
        whole.addAll(forms(WHOLE));
        whole.addAll(roles);
        whole.addAll(kinds);
    }

    private Set<String> forms(List<String> names) {
        Set<String> forms = new HashSet<>();
        names.forEach(name -> forms.add(form(name)));
        return forms;
    }

    /** Whether a tidied name is reserved. */
    boolean has(String name) {
        List<String> words = words(name);
        return whole.contains(form(name))
                || whole.contains(form(withoutNumber(name)))
                || words.stream().anyMatch(roles::contains)
                || (!words.isEmpty() && kinds.contains(words.get(0)));
    }

    private List<String> words(String name) {
        List<String> words = new ArrayList<>();
        for (String word : name.split("[ _.'-]+", -1)) {
            if (!word.isEmpty()) {
                words.add(form(withoutNumber(word)));
            }
        }
        return words;
    }

    /** A number at the end tells two of a kind apart; it is no letter in disguise. */
    private static String withoutNumber(String text) {
        return text.replaceFirst("[\\p{Nd} _.'-]+$", "");
    }

    /** What is left of a text when only its letters, and digits for the letters they look like, are compared. */
    private String form(String text) {
        String bare = Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{Mn}+", "");
        StringBuilder form = new StringBuilder();
        look.apply(bare)
                .toLowerCase(Locale.ROOT)
                .codePoints()
                .map(ReservedNames::letter)
                .forEach(sign -> {
                    if (Character.isLetter(sign)) {
                        form.appendCodePoint(sign);
                    }
                });
        return form.toString();
    }

    private static int letter(int sign) {
        return switch (sign) {
            case '0' -> 'o';
            case '1', 'l' -> 'i';
            case '3' -> 'e';
            case '4' -> 'a';
            case '5' -> 's';
            case '7' -> 't';
            case '8' -> 'b';
            default -> sign;
        };
    }
}
