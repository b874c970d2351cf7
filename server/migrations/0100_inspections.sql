-- What is checked at a station, and how often. Place and rhythm of an item never change, so its past stays true.
create table inspection_items (
  line_number      varchar(64) not null references lines (line_number),
  item_code        varchar(64) not null,
  station_number   varchar(64) not null,
  text_en          varchar(128),
  text_zh          varchar(128),
  text_es          varchar(128),
  text_ja          varchar(128),
  method           text,
  measured         boolean     not null,
  result_unit      varchar(64),
  lower_spec_limit double precision,
  upper_spec_limit double precision,
  inspect_frequency text       not null check (inspect_frequency in ('shift', 'day', 'week', 'hours')),
  every_hours      integer,
  inspect_schedule text        not null check (inspect_schedule in ('fixed', 'floating')),
  due_within       integer     not null check (due_within between 0 and 10080),
  blocks_arrival   boolean     not null,
  enabled          boolean     not null default true,
  valid_from       timestamptz not null,
  retired_at       timestamptz,
  update_date      timestamptz not null default now(),
  update_author    varchar(128) not null,
  revision         integer     not null default 0,
  primary key (line_number, item_code)
);

-- Never changed: a correction is a row of its own that names the one it corrects.
create table inspection_records (
  line_number    varchar(64) not null references lines (line_number),
  id             bigint      generated always as identity,
  item_code      varchar(64) not null,
  station_number varchar(64) not null,
  due_at         timestamptz,
  result_status  text        not null check (result_status in ('ok', 'ng')),
  result_value   double precision,
  remark         text,
  recorded_at    timestamptz not null,
  recorded_by    varchar(64) not null,
  recorded_late  boolean     not null,
  corrects       bigint,
  corrected_at   timestamptz,
  corrected_by   varchar(64),
  reason         text,
  primary key (line_number, id),
  unique (line_number, corrects)
);
create index inspection_records_of_item on inspection_records (line_number, item_code, recorded_at);
create index inspection_records_of_person on inspection_records (line_number, recorded_by, recorded_at);
create index inspection_records_by_time on inspection_records (line_number, recorded_at);
