-- What happened on the floor. The line and the unit lead every key of a big table; ids come from the application.
create table units (
  line_number       varchar(64) not null,
  product_id        uuid        not null,
  product_sn        varchar(64),
  type_no           varchar(64) not null,
  type_ver          integer     not null,
  order_code        varchar(64) not null,
  lot_no            varchar(64),
  processing_number varchar(64) not null,
  processing_ver    integer     not null,
  process_status    text        not null check (process_status in ('registered', 'inProcess', 'held', 'rework', 'finished', 'scrapped')),
  result_status     text        check (result_status in ('ok', 'ng')),
  current_step      integer,
  current_station   varchar(64),
  rework_count      integer     not null default 0,
  status_reason     text,
  registered_at     timestamptz not null,
  finished_at       timestamptz,
  last_time         timestamptz not null,
  pass_count        smallint    not null default 0,
  -- The steps it went through, in order: 30 is an OK at step 30, -30 an NG. Attempts and loops are counted from it.
  trail             smallint[]  not null default '{}',
  -- Where an NG unit comes back to once its rework step said OK.
  return_step       integer,
  -- The pass that is open, if one is. It becomes a row of `passes` when it is complete: passes are only ever added.
  open_station      varchar(64),
  open_step         integer,
  open_time         timestamptz,
  open_operator     varchar(64),
  -- Hashes of the messages that moved it: of pass n the arrival at 2n-1 (0: none) and the completion at 2n.
  -- A message sent again is known by them, without an index of all messages ever.
  messages          bigint[]    not null default '{}',
  primary key (line_number, product_id)
) with (fillfactor = 70);
create unique index units_by_sn on units (line_number, product_sn);
create index units_by_registration on units (line_number, registered_at desc, product_id desc);
create index units_by_order on units (line_number, order_code);
-- Without the station on purpose: a column in no index lets an update stay in its page (HOT), and a unit is updated at every pass.
create index units_on_the_floor on units (line_number) where process_status in ('registered', 'inProcess', 'held', 'rework');

create index units_ng on units (line_number, registered_at desc, product_id desc) where result_status = 'ng';

-- One row a pass, its values packed in the order of the set's characteristics. Partitions by month of `out_time` are made by the server.
create table passes (
  line_number      varchar(64) not null,
  product_id       uuid        not null,
  out_time         timestamptz not null,
  in_time          timestamptz not null,
  set_key          integer,
  step_seq         smallint,
  pass_no          smallint    not null,
  attempt          smallint    not null,
  asked            boolean     not null,
  verdict          text        check (verdict in ('ok', 'ng')),
  judged           text        check (judged in ('ok', 'ng')),
  result_status    text        not null check (result_status in ('ok', 'ng')),
  station_number   varchar(64) not null,
  operator         varchar(64),
  values           float8[],
  texts            text[],
  -- Positions in `values` that the station itself called NG.
  station_ng       smallint[],
  primary key (line_number, product_id, pass_no, out_time)
) partition by range (out_time);
create index passes_by_time on passes (line_number, out_time);
create index passes_ng on passes (line_number, out_time) where result_status = 'ng';
create index passes_disagree on passes (line_number, out_time) where verdict <> judged;

-- An arrival that was answered noGo left no pass; it is kept, with its reasons, and answers the same message again.
create table refused_arrivals (
  line_number    varchar(64) not null,
  station_number varchar(64) not null,
  message        bigint      not null,
  product_sn     varchar(64),
  product_id     uuid,
  at             timestamptz not null,
  heard_at       timestamptz not null default now(),
  reasons        jsonb       not null,
  primary key (line_number, station_number, message)
);
create index refused_arrivals_of_unit on refused_arrivals (line_number, product_sn);

create table failures (
  line_number    varchar(64) not null,
  fail_id        uuid        not null,
  product_id     uuid        not null,
  product_sn     varchar(64),
  station_number varchar(64) not null,
  step_seq       integer,
  pass_no        integer     not null,
  result_code    varchar(64),
  result_value   double precision,
  defect_code    varchar(64),
  fail_status    text        not null check (fail_status in ('open', 'rework', 'scrap', 'useAsIs', 'falseFail', 'closed')),
  fail_time      timestamptz not null,
  closed_time    timestamptz,
  primary key (line_number, fail_id)
);
create index failures_of_unit on failures (line_number, product_id);
create index failures_by_time on failures (line_number, fail_time desc);

-- Day × characteristic, packed like the pass: mean and M2, never sums of squares.
create table characteristic_days (
  line_number    varchar(64) not null,
  day            date        not null,
  station_number varchar(64) not null,
  set_key        integer     not null,
  n              integer[]   not null,
  mean           float8[]    not null,
  m2             float8[]    not null,
  least          float8[]    not null,
  most           float8[]    not null,
  ng             integer[]   not null,
  primary key (line_number, day, station_number, set_key)
) with (fillfactor = 50);

-- Measured values do not compress; trying to costs more than storing them.
alter table passes alter column values set storage external;
alter table characteristic_days alter column n set storage external, alter column mean set storage external, alter column m2 set storage external,
  alter column least set storage external, alter column most set storage external, alter column ng set storage external;

-- Counters per quarter of an hour: every shift and slot of every time zone is made of whole ones.
create table output_slots (
  line_number    varchar(64) not null,
  slot           timestamptz not null,
  station_number varchar(64) not null,
  type_no        varchar(64) not null,
  passes         integer     not null default 0,
  ok             integer     not null default 0,
  first_passes   integer     not null default 0,
  first_ok       integer     not null default 0,
  -- Units whose last step this was: counted once, however often reworked.
  finished       integer     not null default 0,
  finished_first integer     not null default 0,
  cycle_seconds  double precision not null default 0,
  primary key (line_number, slot, station_number, type_no)
) with (fillfactor = 50);

create table status_intervals (
  line_number    varchar(64) not null,
  station_number varchar(64) not null,
  start_time     timestamptz not null,
  end_time       timestamptz,
  station_status text        not null check (station_status in ('unknown', 'waiting', 'warning', 'running', 'unbound', 'producing', 'repaired', 'break', 'down', 'maintain', 'debugging', 'defect', 'processed')),
  primary key (line_number, station_number, start_time)
);

create table equipment_alarms (
  line_number    varchar(64) not null,
  station_number varchar(64) not null,
  alarm_code     varchar(64) not null,
  on_time        timestamptz not null,
  off_time       timestamptz,
  alarm_text     text,
  primary key (line_number, station_number, alarm_code, on_time)
);
create index equipment_alarms_on on equipment_alarms (line_number) where off_time is null;
