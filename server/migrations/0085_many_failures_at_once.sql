alter table bulk_acts
  drop constraint bulk_acts_verb_check,
  add constraint bulk_acts_verb_check check (verb in ('hold', 'rework', 'dispose'));
-- The set it was measured by: name and unit of the value.
alter table failures add column set_key integer;
-- People say a failure by the end of its id.
create index failures_by_short_id on failures (line_number, upper(right(fail_id::text, 6)));
