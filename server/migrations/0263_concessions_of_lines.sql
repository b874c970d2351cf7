-- A concession may be shared by lines: each has a part of its pieces as its own, which is dealt again as they use them.
alter table concessions
  add column line_numbers jsonb not null default '[]',
  add column all_pieces integer check (all_pieces > 0),
  add column shared_id uuid,
  drop constraint concessions_pieces_check,
  add constraint concessions_pieces_check check (pieces >= 0);
create index concessions_shared on concessions (shared_id) where shared_id is not null;
