-- By which programs ask for members over HTTP: what is kept proves a token, and does not tell it.
create table access_token (
    id ${id},
    account bigint not null references account (id),
    name text not null,
    token_hash ${bytes} not null unique,
    -- The sum of the codes of its scopes.
    scopes integer not null,
    since bigint not null,
    seen bigint not null default 0
);
create index access_token_account on access_token (account, id);
create index access_token_seen on access_token (seen);

-- Whether a program plays as this member.
alter table account add column bot boolean not null default false;
