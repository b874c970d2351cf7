-- What a station said of calls without opening one: presses while a call was open, and each clear. By their time, late ones find their place; by their id, repeats are known.
-- message: its hash, as in andon_calls; ended_call: a clear that ended a call. The server forgets old ones.
create table andon_station_messages (
  line_number    varchar(64) not null references lines (line_number),
  station_number varchar(64) not null,
  message        bigint      not null,
  loss_type      text        not null check (loss_type in ('mass', 'equipment', 'organizational', 'process')),
  is_on          boolean     not null,
  said_at        timestamptz not null,
  said_by        varchar(64) not null,
  note           text,
  ended_call     boolean     not null default false,
  heard_at       timestamptz not null,
  primary key (line_number, station_number, message)
);
create index andon_station_messages_said on andon_station_messages (line_number, station_number, said_at);
