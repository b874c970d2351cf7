-- Reports of shifts, days and weeks as they read when they were made. Never changed: what comes late is a row more, with the next version.
create table period_reports (
  line_number varchar(64)  not null references lines (line_number),
  report_id   uuid         not null,
  period_kind text         not null check (period_kind in ('shift', 'day', 'week')),
  first_day   date         not null,
  last_day    date         not null,
  shift_name  varchar(128) check ((shift_name is not null) = (period_kind = 'shift')),
  report_ver  integer      not null check (report_ver > 0),
  changed     integer      not null,
  since       timestamptz  not null,
  until       timestamptz  not null,
  time_zone   varchar(128) not null,
  remark      text,
  content     json         not null,
  changes     jsonb        not null,
  kept_at     timestamptz  not null,
  kept_by     varchar(64),
  primary key (line_number, report_id)
);
-- Each is made once, whoever makes it, however many servers there are.
create unique index period_reports_once
  on period_reports (line_number, period_kind, first_day, shift_name, report_ver) nulls not distinct;
create index period_reports_made on period_reports (line_number, kept_at);
