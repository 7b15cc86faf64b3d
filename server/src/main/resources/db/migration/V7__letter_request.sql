-- Whether a letter is the first one to somebody who does not know the sender: 0 no, or accepted, 1 while it waits, 2 once it is declined.
alter table letter add column request smallint not null default 0;
-- One at a time from the same sender.
create unique index letter_request_once on letter (receiver, sender) where request <> 0;
create index letter_request on letter (receiver, id) where request = 1;
create index letter_request_sender on letter (sender, at) where request <> 0;
-- Whether two have ever played.
create index game_players on game (black, white);
