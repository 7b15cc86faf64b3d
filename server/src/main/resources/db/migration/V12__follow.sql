-- Which members follow which others; only whoever follows knows of it.
create table follow (
    account bigint not null references account (id),
    followed bigint not null references account (id),
    since bigint not null,
    primary key (account, followed)
);
-- For who is deleted.
create index follow_followed on follow (followed);

-- What members noted of others; only whoever wrote it reads it.
create table note (
    account bigint not null references account (id),
    about bigint not null references account (id),
    body text not null,
    at bigint not null,
    primary key (account, about)
);
create index note_about on note (about);
