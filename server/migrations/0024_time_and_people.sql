-- Who works: teams, operators, what they are trained for, and where they stand.
create table teams (
  team_name varchar(128) primary key,
  colour    text         not null check (colour in ('blue', 'green', 'orange', 'purple', 'cyan', 'magenta', 'gold', 'grey')),
  revision  integer      not null default 0
);

create table operators (
  -- What stations send as `operator`.
  operator_no varchar(64)  primary key,
  name        varchar(128) not null,
  card_id     varchar(64)  unique,
  user_name   varchar(64)  unique references users on delete set null,
  level       integer      not null,
  team_name   varchar(128) references teams on update cascade,
  enabled     boolean      not null default true,
  revision    integer      not null default 0
);

create table qualifications (
  line_number    varchar(64) not null,
  station_number varchar(64) not null,
  operator_no    varchar(64) not null references operators,
  level          integer     not null,
  -- The last production day it is good for.
  valid_until    date,
  given_by       varchar(64) not null,
  given_at       timestamptz not null default now(),
  primary key (line_number, station_number, operator_no),
  foreign key (line_number, station_number) references stations on delete cascade
);
create index qualifications_of_operator on qualifications (operator_no);

create table station_logins (
  line_number    varchar(64) not null,
  station_number varchar(64) not null,
  operator_no    varchar(64) not null references operators,
  since          timestamptz not null,
  until          timestamptz,
  -- Null: with the badge, at the station.
  logged_in_by   varchar(64),
  primary key (line_number, operator_no, since),
  foreign key (line_number, station_number) references stations
);
-- Somebody stands at one place of a line.
create unique index station_logins_open on station_logins (line_number, operator_no) where until is null;
-- Who stood here at a time: those that ended before it are not looked at.
create index station_logins_by_end on station_logins (line_number, station_number, (coalesce(until, 'infinity'::timestamptz)));
create index station_logins_by_time on station_logins (line_number, since desc);

-- When they work. The shifts say it for every day; what is published here says it for one.
create table rotations (
  line_number varchar(64) primary key references lines,
  start_day   date        not null,
  -- One entry a day of the cycle: the shifts worked on it, and the team of each.
  cycle       jsonb       not null,
  revision    integer     not null default 0
);

create table calendar_days (
  line_number varchar(64) not null references lines,
  day         date        not null,
  -- A draft stands beside what is published until it takes its place.
  published   boolean     not null,
  day_type    text        not null check (day_type in ('workday', 'holiday', 'overtime')),
  note        varchar(128),
  shifts      jsonb       not null,
  saved_by    varchar(64) not null,
  saved_at    timestamptz not null default now(),
  primary key (line_number, day, published)
);

-- The slots of a shift from a day on, until others begin. What is not planned time in them are its breaks.
create table shift_slots (
  line_number varchar(64)  not null references lines,
  shift_name  varchar(128) not null,
  valid_from  date         not null,
  slots       jsonb        not null,
  saved_by    varchar(64)  not null,
  saved_at    timestamptz  not null default now(),
  primary key (line_number, shift_name, valid_from)
);

-- Changes whenever a line's calendar or slots do, so that a clock made before is known to be old.
create table calendar_stamps (
  line_number varchar(64) primary key references lines,
  stamp       uuid        not null default gen_random_uuid()
);

-- Why a slot of the hour-by-hour board fell behind.
create table slot_reasons (
  line_number varchar(64) not null references lines,
  start       timestamptz not null,
  reason      text        not null,
  written_by  varchar(64) not null,
  written_at  timestamptz not null default now(),
  primary key (line_number, start)
);

insert into role_pages (role_key, page, level)
select role_key, page, case role_key when 'editor' then 'edit' else 'view' end
from roles, unnest(array['produceOverview', 'operator', 'timeFragment', 'shiftManage']) as page
where role_key in ('editor', 'operator')
on conflict do nothing;
