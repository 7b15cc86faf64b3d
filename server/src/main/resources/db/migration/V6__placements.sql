-- Passes are no moves: games from before count them until their next move.
alter table game rename column plies to placements;
