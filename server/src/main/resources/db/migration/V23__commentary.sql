-- Whose the comments of a chapter are, in the order of the moves beside which they stand: numbers of accounts with commas between them, and - where
-- nobody is known, as for those that were written before this was.
alter table study_chapter add column authors text not null default '';
-- The game that a chapter is of, whose moves it need not have while it is live: they come from the game until that has ended, and are put into it then.
alter table study_chapter add column game bigint references game (id);
alter table study_chapter add column live boolean not null default false;
create index study_chapter_game on study_chapter (game) where game is not null;
create index study_chapter_live on study_chapter (id) where live;
-- Whether the end of the game is shown, wherever that is by now.
alter table study add column live boolean not null default false;
