package reversi.players.online;

import reversi.online.AccountNews;

/** Hears what the server says about one's own account and private messages, and notes it where it belongs. */
final class AccountListener {
    private final CurrentUser self;
    private final AccountState account;
    private final MailState mail;
    private final Listeners listeners;

    AccountListener(CurrentUser self, AccountState account, MailState mail, Listeners listeners) {
        this.self = self;
        this.account = account;
        this.mail = mail;
        this.listeners = listeners;
    }

    void heard(AccountNews news) {
        if (news instanceof AccountNews.Settings settings) {
            account.setSettings(settings);
            self.become(settings.you());
            listeners.changed(Topic.ACCOUNT);
        } else if (news instanceof AccountNews.BlockList page) {
            account.addBlocked(page);
            listeners.changed(Topic.ACCOUNT);
        } else if (news instanceof AccountNews.Sessions sessions) {
            account.setSessions(sessions.sessions());
            listeners.changed(Topic.ACCOUNT);
        } else {
            heardOfMail(news);
        }
    }

    private void heardOfMail(AccountNews news) {
        if (news instanceof AccountNews.Conversations all) {
            mail.setConversations(all.conversations());
        } else if (news instanceof AccountNews.Letters letters) {
            mail.add(letters);
        } else if (news instanceof AccountNews.Unread unread) {
            mail.setUnread(unread.unread());
        } else if (news instanceof AccountNews.LetterCame came) {
            boolean isOwn = self.wrote(came.letter());
            mail.came(came.with(), came.letter(), isOwn);
            if (!isOwn) {
                listeners.tell(listener -> listener.letterCame(came.with(), came.letter()));
            }
        } else {
            throw new IllegalStateException("unknown message " + news);
        }
        listeners.changed(Topic.MAIL);
    }
}
