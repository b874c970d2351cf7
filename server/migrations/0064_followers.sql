-- How far each follower has come on each stream: everything up to this place is done, and stands in the same transaction as its effect.
create table follower_positions (
  follower varchar(64) not null,
  line_number varchar(64) not null,
  turn bigint not null default 0,
  seq int not null default 0,
  -- Of the event it stands at: what is read next is not older, so older partitions are not opened.
  heard_at timestamptz not null default '1970-01-01T00:00:00Z',
  -- Of the event after it.
  tries int not null default 0,
  retry_at timestamptz,
  primary key (follower, line_number)
) with (fillfactor = 50);

-- Events a follower could not act on; people are told of each.
create table events_set_aside (
  follower varchar(64) not null,
  line_number varchar(64) not null,
  turn bigint not null,
  seq int not null,
  heard_at timestamptz not null,
  kind text not null,
  about text not null,
  data jsonb not null,
  error_text text not null,
  set_aside_at timestamptz not null default now(),
  primary key (line_number, follower, turn, seq)
);

-- Notices were found by looking back until now: from here on they follow, also what happens before the next start of a server.
insert into follower_positions (follower, line_number, turn) select 'notices', line_number, event_turn from line_heads;
