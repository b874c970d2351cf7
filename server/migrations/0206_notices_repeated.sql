-- A rule tells again, every so many minutes and so often, until its reader has read it or somebody has handled it.
alter table notice_rules
  add column repeat_every integer check (repeat_every between 1 and 1440),
  add column repeat_most  integer check (repeat_most between 1 and 50),
  add check ((repeat_every is null) = (repeat_most is null) and (repeat_every is null or bell));

-- What waits is the first telling (0) or a repetition; `told`: whom the rule has told so far.
alter table notice_waits
  add column repeat integer not null default 0,
  add column told   jsonb   not null default '[]';

alter table notice_copies
  add column repeats     integer not null default 0,
  add column repeated_at timestamptz;

-- A delivery is one per notice, whom it goes to, and repetition.
alter table notice_deliveries
  add column repeat integer not null default 0,
  drop constraint notice_deliveries_notice_id_target_code_key,
  drop constraint notice_deliveries_notice_id_user_name_key,
  add unique (notice_id, target_code, repeat),
  add unique (notice_id, user_name, repeat);
