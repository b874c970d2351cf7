-- What a rework cost at the rate of an hour that the plant had set when it was reported; null: it had set none.
alter table rework_reports add column cost double precision check (cost >= 0);
