-- What an account wrote, in the order in which its export reads it.
create index letter_received on letter (receiver, id);
create index letter_sent on letter (sender, id);
drop index remark_author;
create index remark_author on remark (author, game, seq) where author is not null;
