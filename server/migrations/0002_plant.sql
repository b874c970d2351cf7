-- The plant: its lines, their stations, the keys stations speak with, and when people work.
create table plant (
  one        boolean      primary key default true check (one),
  plant_name varchar(128) not null,
  time_zone  varchar(64)  not null
);

create table lines (
  line_number varchar(64)  primary key,
  line_name   varchar(128) not null,
  location    varchar(128),
  manager     varchar(128),
  enabled     boolean      not null default true,
  revision    integer      not null default 0
);

create table shifts (
  line_number varchar(64)  not null references lines,
  shift_name  varchar(128) not null,
  start_time  varchar(5)   not null,
  end_time    varchar(5)   not null,
  breaks      jsonb        not null,
  primary key (line_number, shift_name)
);

create table stations (
  line_number         varchar(64)  not null references lines,
  station_number      varchar(64)  not null,
  station_name        varchar(128) not null,
  station_code        varchar(64),
  ip_addr             varchar(64),
  machine_id          varchar(64),
  addr                varchar(64),
  cycle_time          double precision,
  cycle_time_per_hour double precision generated always as (3600 / nullif(cycle_time, 0)) stored,
  opt_level           integer      not null default 0,
  enabled             boolean      not null default true,
  revision            integer      not null default 0,
  primary key (line_number, station_number)
);

-- A key is shown once; what stays is its hash.
create table station_keys (
  key_hash       bytea       primary key,
  line_number    varchar(64) not null,
  station_number varchar(64) not null,
  key_hint       varchar(64) not null,
  made_at        timestamptz not null default now(),
  made_by        varchar(64) not null,
  revoked_at     timestamptz,
  foreign key (line_number, station_number) references stations
);
-- One working key a station.
create unique index station_keys_working on station_keys (line_number, station_number) where revoked_at is null;

-- What a station last said. Apart from its definition, because it is written all day.
create table station_states (
  line_number       varchar(64) not null,
  station_number    varchar(64) not null,
  station_status    text        not null default 'unknown' check (station_status in ('unknown', 'waiting', 'warning', 'running', 'unbound', 'producing', 'repaired', 'break', 'down', 'maintain', 'debugging', 'defect', 'processed')),
  status_since      timestamptz,
  -- Event time of the last heartbeat, and when we last heard anything at all.
  last_heartbeat    timestamptz,
  heard_at          timestamptz,
  heartbeat_seconds double precision not null default 10,
  last_cycle        double precision,
  primary key (line_number, station_number),
  foreign key (line_number, station_number) references stations on delete cascade
) with (fillfactor = 50);
