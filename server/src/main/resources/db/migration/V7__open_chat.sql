-- Who lets spectators read the chat, and the games of two who both did when they began.
alter table account add column open_chat boolean not null default false;
alter table game add column open_chat boolean not null default false;
