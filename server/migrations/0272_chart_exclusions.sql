-- Points of control charts that judge nothing, with whoever took them out; never deleted, only restored.
create table chart_exclusions (
  line_number     varchar(64)  not null references lines (line_number),
  exclusion_id    uuid         not null,
  station_number  varchar(64)  not null,
  col_set_id      varchar(64)  not null,
  col_set_version integer      not null,
  result_code     varchar(64)  not null,
  product_sn      varchar(64),
  test_time       timestamptz  not null,
  unit_num        integer      not null,
  -- Its units: id and milliseconds since 1970 of each pass.
  units           jsonb        not null,
  note            text         not null,
  excluded_by     varchar(128) not null,
  excluded_at     timestamptz  not null,
  restored_by     varchar(128),
  restored_at     timestamptz,
  restored_reason text,
  primary key (line_number, exclusion_id)
);
create unique index chart_exclusions_of_point
  on chart_exclusions (line_number, station_number, result_code, col_set_id, col_set_version, test_time)
  where restored_at is null;
