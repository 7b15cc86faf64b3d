package reversi.players.online;

import reversi.online.AccountNews;
import reversi.online.AccountNewsVisitor;

/** Hears what the server says about one's own account and private messages, and notes it where it belongs. */
final class AccountListener implements AccountNewsVisitor {
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

    @Override
    public void settings(AccountNews.Settings news) {
        account.setSettings(news);
        self.become(news.you());
        listeners.changed(Topic.ACCOUNT);
    }

    @Override
    public void blockList(AccountNews.BlockList news) {
        account.addBlocked(news);
        listeners.changed(Topic.ACCOUNT);
    }

    @Override
    public void muteList(AccountNews.MuteList news) {
        account.addMuted(news);
        listeners.changed(Topic.ACCOUNT);
    }

    @Override
    public void sessions(AccountNews.Sessions news) {
        account.setSessions(news);
        listeners.changed(Topic.ACCOUNT);
    }

    @Override
    public void secondFactorSecret(AccountNews.SecondFactorSecret news) {
        account.setSecondFactorSecret(news);
        listeners.changed(Topic.ACCOUNT);
    }

    @Override
    public void newDevices(AccountNews.NewDevices news) {
        listeners.tell(listener -> listener.signedInElsewhere(news.devices()));
    }

    @Override
    public void recoveryCodes(AccountNews.RecoveryCodes news) {
        account.setRecoveryCodes(news.codes());
        listeners.changed(Topic.ACCOUNT);
    }

    @Override
    public void accessTokens(AccountNews.AccessTokens news) {
        account.setAccessTokens(news.tokens());
        listeners.changed(Topic.ACCOUNT);
    }

    @Override
    public void accessTokenMade(AccountNews.AccessTokenMade news) {
        account.addAccessToken(news);
        listeners.changed(Topic.ACCOUNT);
    }

    @Override
    public void conversations(AccountNews.Conversations news) {
        mail.setConversations(news.conversations());
        listeners.changed(Topic.MAIL);
    }

    @Override
    public void letters(AccountNews.Letters news) {
        mail.add(news);
        listeners.changed(Topic.MAIL);
    }

    @Override
    public void letterRequests(AccountNews.LetterRequests news) {
        mail.setRequests(news);
        listeners.changed(Topic.MAIL);
    }

    @Override
    public void letterRequested(AccountNews.LetterRequested news) {
        mail.requested(news.with(), news.letter());
        listeners.changed(Topic.MAIL);
    }

    @Override
    public void letterRequestOver(AccountNews.LetterRequestOver news) {
        mail.requestOver(news.with(), news.accepted());
        listeners.changed(Topic.MAIL);
    }

    @Override
    public void unread(AccountNews.Unread news) {
        mail.setUnread(news.unread());
        listeners.changed(Topic.MAIL);
    }

    @Override
    public void letterCame(AccountNews.LetterCame news) {
        boolean isOwn = self.wrote(news.letter());
        mail.came(news.with(), news.letter(), isOwn);
        if (!isOwn) {
            listeners.tell(listener -> listener.letterCame(news.with(), news.letter()));
        }
        listeners.changed(Topic.MAIL);
    }
}
