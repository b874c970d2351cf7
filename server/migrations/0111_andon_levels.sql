-- Which levels were told of a call: each once, and its reminders one after the other.
alter table andon_calls
  add column level text check (level in ('A', 'B', 'C')),
  add column level_at timestamptz;
create index andon_calls_unanswered on andon_calls (id) where call_state = 'called';
create table andon_call_levels (
  call_id  bigint      not null references andon_calls (id) on delete cascade,
  level    text        not null check (level in ('A', 'B', 'C')),
  -- 0: the level itself.
  reminder integer     not null check (reminder >= 0),
  outcome  text        not null check (outcome in ('told', 'skipped', 'nobody')),
  due_at   timestamptz not null,
  told_at  timestamptz not null,
  people   jsonb       not null default '[]',
  primary key (call_id, level, reminder)
);
