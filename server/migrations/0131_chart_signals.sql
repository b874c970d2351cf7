-- What frozen limits do when their rules are broken, and each time that happened.
alter table chart_limits add column signal_reaction text not null default 'none'
  check (signal_reaction in ('none', 'bell', 'call', 'holdUnit', 'holdStation'));
create table chart_signals (
  line_number     varchar(64) not null references lines (line_number),
  signal_id       uuid        not null,
  limits_id       uuid        not null,
  station_number  varchar(64) not null,
  col_set_id      varchar(64) not null,
  col_set_version integer     not null,
  result_code     varchar(64) not null,
  type_no         varchar(64),
  signal_reaction text        not null check (signal_reaction in ('none', 'bell', 'call', 'holdUnit', 'holdStation')),
  chart_part      text        not null check (chart_part in ('location', 'spread')),
  rule            integer     not null check (rule between 1 and 8),
  point_time      timestamptz not null,
  point_value     double precision not null,
  product_sn      varchar(64),
  found_at        timestamptz not null,
  signal_cause    text check (signal_cause in
    ('machine', 'material', 'method', 'people', 'measurement', 'environment', 'falseSignal')),
  signal_action   text check (signal_action in
    ('adjusted', 'toolChanged', 'materialChanged', 'sorted', 'measuredAgain', 'taught', 'nothing')),
  remark          text,
  answered_by     varchar(128),
  answered_at     timestamptz,
  primary key (line_number, signal_id)
);
create unique index chart_signals_open on chart_signals (line_number, limits_id, chart_part, rule)
  where answered_at is null;
create index chart_signals_found on chart_signals (line_number, found_at);
