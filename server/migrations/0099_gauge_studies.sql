-- A gauge study is a record: made once with all that was read and found, never changed. A newer one takes its place.
create table gauge_studies (
  line_number      varchar(64)  not null references lines (line_number),
  study_id         uuid         not null,
  gauge_id         varchar(64)  not null,
  col_set_id       varchar(64)  not null,
  result_code      varchar(64)  not null,
  study_kind       text         not null check (study_kind in ('type1', 'crossed')),
  lower_spec_limit double precision,
  upper_spec_limit double precision,
  reference        double precision,
  gauge_percent    double precision,
  cgk              double precision,
  gauge_verdict    text         check (gauge_verdict in ('accepted', 'marginal', 'rejected')),
  valid_until      date,
  note             text,
  studied_at       timestamptz(3) not null default now(),
  studied_by       varchar(128) not null,
  readings         jsonb        not null,
  figures          jsonb        not null,
  primary key (line_number, study_id)
);
create index gauge_studies_of_characteristic
  on gauge_studies (line_number, col_set_id, result_code, studied_at);
