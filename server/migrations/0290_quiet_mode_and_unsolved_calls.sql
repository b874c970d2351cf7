-- Somebody has come and it is still not solved: asked again after so many minutes, and then again.
alter table andon_rules add column solve_period integer check (solve_period between 1 and 1440);
alter table andon_calls add column solve_asked_at timestamptz;
alter table andon_call_levels
  drop constraint andon_call_levels_outcome_check,
  add constraint andon_call_levels_outcome_check check (outcome in ('told', 'skipped', 'nobody', 'unsolved'));
create index andon_calls_arrived on andon_calls (id) where call_state = 'arrived';

-- Calls of a line tell nobody for some hours: their minutes stand still meanwhile. It ends by itself, or earlier by hand.
create table andon_quiets (
  line_number varchar(64) not null references lines (line_number),
  quiet_since timestamptz not null,
  quiet_until timestamptz not null check (quiet_until >= quiet_since),
  quiet_by    varchar(64) not null,
  reason      text        not null,
  ended_by    varchar(64),
  primary key (line_number, quiet_since)
);

-- When a server last looked for levels and could tell all that were due: what is long ago, walls say in red.
create table andon_watch (
  one       boolean     primary key default true check (one),
  looked_at timestamptz not null
);
