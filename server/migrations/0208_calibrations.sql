-- A tool that measures is a gauge: it is calibrated every so many days, and how it stands is asked when a unit comes.
alter table tools
  add calibration_days integer check (calibration_days between 1 and 3660),
  add result_codes jsonb not null default '[]',
  add calibrated_at timestamptz,
  add calibration_due_at timestamptz,
  add calibration_result text check (calibration_result in ('inTolerance', 'adjusted', 'outOfTolerance'));

-- How a gauge was found and left. Never changed.
create table calibrations (
  line_number        varchar(64)  not null,
  calibration_id     uuid         not null,
  tool_code          varchar(64)  not null,
  calibration_kind   text         not null check (calibration_kind in ('calibration', 'check')),
  calibrated_at      timestamptz  not null,
  calibrated_by      varchar(128) not null,
  certificate_no     varchar(64),
  file_id            uuid,
  points             jsonb        not null,
  calibration_result text         not null check (calibration_result in ('inTolerance', 'adjusted', 'outOfTolerance')),
  found_out          boolean      not null,
  calibration_note   text,
  recorded_at        timestamptz  not null,
  recorded_by        varchar(128) not null,
  primary key (line_number, calibration_id),
  foreign key (line_number, tool_code) references tools (line_number, tool_code)
);
create unique index calibrations_of_tool on calibrations (line_number, tool_code, calibrated_at);
