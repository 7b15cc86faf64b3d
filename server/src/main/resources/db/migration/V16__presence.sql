-- Whether others see that an account is online while it is in no game.
alter table account add column shows_presence boolean not null default true;
