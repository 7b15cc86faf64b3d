-- Browsers that are told what waits for a member while the game is not open; each ends with its session.
create table push_subscription (
    session bigint primary key references session (id) on delete cascade,
    account bigint not null references account (id),
    -- The address at the browser's push service, its key, and what it shares with whoever may write to it.
    endpoint text not null,
    browser_key text not null,
    secret text not null,
    -- Of what it shows, by ISO 639-1.
    language text not null
);
create index push_subscription_account on push_subscription (account);
create index push_subscription_endpoint on push_subscription (endpoint);

-- Of which move and which deadline of a game by days somebody was told, by whichever node came first.
create table push_told (
    game bigint primary key references game (id),
    ply integer not null default 0,
    deadline bigint not null default 0
);
