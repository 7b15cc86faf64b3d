package reversi.screens.online;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import reversi.online.AccessTokenCard;
import reversi.online.AccountNews.Settings;
import reversi.online.EmailCard;
import reversi.online.PlayerCard;
import reversi.online.SanctionCard;
import reversi.online.SessionCard;
import reversi.platform.PushSource;

/** What the page of one's own account shows. */
record AccountPageState(Known known, Form<Field> form) {
    /** How it stands with messages while the game is not open, where the server sends any: in this browser, and whether the server knows of it. */
    record Push(PushSource.State here, boolean isTold) {
        boolean isOn() {
            return here == PushSource.State.ON && isTold;
        }
    }

    /** Nothing, before anything is known. */
    static AccountPageState empty() {
        Sessions none = new Sessions(List.of(), 0, 0, false, Email.none(), Optional.empty(), List.of());
        return new AccountPageState(
                new Known(Optional.empty(), false, Optional.empty(), none, Decisions.none()), Form.empty());
    }

    /** The lines in which something is written. */
    enum Field {
        ABOUT,
        /** The password as it is. */
        PRESENT,
        /** The password as it shall be. */
        NEXT,
        /** The password, to delete the account. */
        DELETION
    }

    /**
     * What the server has told.
     *
     * @param you oneself; empty for who is not signed in
     * @param isMember whether one has an account
     * @param choices what one has chosen; empty before it is known
     */
    record Known(
            Optional<PlayerCard> you,
            boolean isMember,
            Optional<Choices> choices,
            Sessions sessions,
            Decisions decisions) {}

    /**
     * What was decided about oneself, and what one may decide about others.
     *
     * @param own the decisions that hold, the latest first
     * @param open how many players wait for a moderator's decision; empty for who is none
     */
    record Decisions(List<SanctionCard> own, OptionalInt open) {
        static Decisions none() {
            return new Decisions(List.of(), OptionalInt.empty());
        }
    }

    /** One's settings, with those whom one has blocked and muted as far as they are known. */
    record Choices(Settings settings, Listed blocked, Listed muted) {}

    /** Players on a list of one's own, by name. */
    record Listed(List<PlayerCard> players, boolean hasMore) {}

    /**
     * The ways into the account.
     *
     * @param all where one is logged in
     * @param now the time of the server
     * @param recoveryCodes how many recovery codes were not used yet
     * @param secondFactor whether a code is asked for besides the password
     * @param email to which address a code may be sent
     * @param push how it stands with messages while the game is not open; empty before that is known, and where the server sends none
     * @param tokens the keys of programs, the newest first
     */
    record Sessions(
            List<SessionCard> all,
            long now,
            int recoveryCodes,
            boolean secondFactor,
            Email email,
            Optional<Push> push,
            List<AccessTokenCard> tokens) {}

    /**
     * The way into the account by e-mail.
     *
     * @param isThere whether the server sends any
     * @param own one's own address
     */
    record Email(boolean isThere, Optional<EmailCard> own) {
        static Email none() {
            return new Email(false, Optional.empty());
        }
    }

    /** The lines with what the server has kept in those that were not changed. */
    Form<Field> lines() {
        boolean isKept = !form.written().containsKey(Field.ABOUT);
        return known.choices()
                .filter(now -> isKept)
                .map(now -> form.writing(Field.ABOUT, now.settings().about()))
                .orElse(form);
    }

    AccountPageState with(Known now) {
        return new AccountPageState(now, form);
    }

    AccountPageState with(Form<Field> next) {
        return new AccountPageState(known, next);
    }

    AccountPageState troubled(Field field, String why) {
        return with(form.troubled(field, why));
    }

    /** What was asked for by a line is done; passwords stay no longer than they are needed. */
    AccountPageState done(Field field) {
        Form<Field> next = form.troubled(field, "");
        return with(field == Field.NEXT ? next.writing(Field.PRESENT, "").writing(Field.NEXT, "") : next);
    }
}
