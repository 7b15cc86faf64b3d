-- Where a member may be sent a code that recovers the account.
create table email_address (
    account bigint primary key references account (id),
    address text not null,
    -- By which it is found: without capital letters. More than one account may have the same.
    address_key text not null,
    -- Of what is written there, by ISO 639-1.
    language text not null,
    confirmed boolean not null default false,
    -- The hash of the code that confirms it, until when that is good, and how many wrong ones were shown.
    code_hash ${bytes} not null,
    expires bigint not null,
    misses integer not null default 0
);
create index email_address_key on email_address (address_key, account) where confirmed;
create index email_address_unconfirmed on email_address (expires) where not confirmed;

-- A code that was sent by e-mail: until when it is good, and how many wrong ones were shown meanwhile. What is printed has no end.
alter table recovery_code add column expires bigint;
alter table recovery_code add column misses integer not null default 0;
create index recovery_code_expires on recovery_code (expires) where expires is not null;
