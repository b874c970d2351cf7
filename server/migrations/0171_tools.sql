-- What wears with the pieces made with it. Its uses are counted by passes at the station where it was mounted at their time.
create table tools (
  line_number      varchar(64)  not null references lines (line_number),
  tool_code        varchar(64)  not null,
  tool_type        varchar(64)  not null,
  tool_description text,
  frequency        integer      not null check (frequency > 0),
  frequency_act    integer      not null default 0,
  uses_per_pass    integer      not null check (uses_per_pass between 1 and 1000),
  total_uses       integer      not null default 0,
  tool_state       text         not null default 'available' check (tool_state in ('available', 'mounted', 'maintenance', 'scrapped')),
  station_number   varchar(64),
  position         varchar(64),
  mounted_at       timestamptz,
  mounted_by       varchar(64),
  maintained_at    timestamptz,
  maintained_by    varchar(64),
  asked_uses       integer,
  asked_by         varchar(64),
  asked_reason     text,
  update_date      timestamptz  not null default now(),
  update_author    varchar(128) not null,
  revision         integer      not null default 0,
  primary key (line_number, tool_code)
);

-- Where a tool was when. A pass that is told late counts for the tool that was there at its time.
create table tool_mounts (
  line_number    varchar(64) not null,
  tool_code      varchar(64) not null,
  mounted_at     timestamptz not null,
  dismounted_at  timestamptz,
  station_number varchar(64) not null,
  uses_per_pass  integer     not null,
  primary key (line_number, tool_code, mounted_at),
  foreign key (line_number, tool_code) references tools (line_number, tool_code)
);
create index tool_mounts_by_end on tool_mounts (line_number, dismounted_at);
