-- What was done to a unit in rework: one report for each time it was sent there.
create table rework_reports (
  line_number     varchar(64)      not null references lines (line_number),
  report_id       uuid             not null,
  product_id      uuid             not null,
  product_sn      varchar(64),
  type_no         varchar(64)      not null,
  loop            integer          not null,
  station_number  varchar(64),
  step_seq        integer,
  rwk_code        varchar(64),
  result_code     varchar(64),
  defect_code     varchar(64),
  sub_defect_code varchar(64),
  cause_code      varchar(64),
  repair_code     varchar(64),
  remark          text,
  exchanged       jsonb            not null default '[]',
  rework_result   text             not null check (rework_result in ('repaired', 'scrap', 'engineer')),
  return_step     integer,
  operator_no     varchar(64),
  reported_by     varchar(64)      not null,
  reported_at     timestamptz      not null,
  time_spent      double precision not null check (time_spent >= 0),
  retest_status   text check (retest_status in ('ok', 'ng')),
  retested_at     timestamptz,
  primary key (line_number, report_id),
  unique (line_number, product_id, loop)
);
create index rework_reports_by_time on rework_reports (line_number, reported_at desc);
-- What worked before for a type and its symptom.
create index rework_reports_by_symptom
  on rework_reports (line_number, type_no, (coalesce(defect_code, result_code)), reported_at desc)
  where rework_result = 'repaired';
