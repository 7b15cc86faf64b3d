-- Whose words accounts don't want to hear, although they may still play each other; only whoever muted knows of it.
create table mute (
    account bigint not null references account (id) on delete cascade,
    muted bigint not null references account (id) on delete cascade,
    primary key (account, muted)
);
-- For who is deleted.
create index mute_muted on mute (muted);

-- What a moderator decided, the latest first, and what a decision was about.
drop index decision_moderator;
create index decision_moderator on decision (moderator, id);
drop index report_decision;
create index report_decision on report (decision, matter);
