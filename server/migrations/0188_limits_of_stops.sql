-- Seconds. Shorter than the first, a stop of the line is slow work; longer than the second, somebody is asked why. Null: as the product has it.
alter table lines
  add column short_stop_from double precision check (short_stop_from >= 0),
  add column reason_from double precision check (reason_from > 0);
