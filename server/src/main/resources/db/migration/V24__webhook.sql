-- Where a club wants to be told of what happens in it; its leaders decide.
create table webhook (
    club bigint primary key references club (id),
    -- Who set it last.
    account bigint not null references account (id),
    address text not null,
    -- By which messages are signed; a secret that is needed as it is.
    secret text not null,
    since bigint not null,
    -- Attempts that failed since the last one that did not.
    failures integer not null default 0,
    -- When it was switched off because of them; 0 while it is on. Times are milliseconds since 1970.
    stopped bigint not null default 0
);
create index webhook_account on webhook (account);

-- What a club is told, and what came of it.
create table webhook_delivery (
    id ${id},
    club bigint not null references club (id),
    event smallint not null,
    -- The tournament or the league; 0 for a test.
    about bigint not null,
    -- The season of the league; 0 for anything else.
    season integer not null,
    at bigint not null,
    tries integer not null default 0,
    -- When it is tried next; null once it is over.
    due bigint,
    result smallint not null default 0,
    -- The status of HTTP that answered the last attempt; 0 for none.
    status integer not null default 0,
    tried bigint not null default 0
);
create index webhook_delivery_due on webhook_delivery (due) where due is not null;
create index webhook_delivery_club on webhook_delivery (club, id);
create index webhook_delivery_at on webhook_delivery (at);
