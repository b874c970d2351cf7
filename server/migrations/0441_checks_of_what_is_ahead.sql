-- A check that was made before the time of what asked for it: the station's clock was ahead. What happened up to then is answered.
alter table inspection_records add column answers_until timestamptz;
