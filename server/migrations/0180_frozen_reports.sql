-- Reports as they read when somebody froze them: what was asked, and what was said. Never changed.
create table frozen_reports (
  line_number varchar(64)  not null references lines (line_number),
  report_id   uuid         not null,
  report_kind text         not null check (report_kind in ('capability', 'equipment')),
  report_title varchar(128) not null,
  remark      text,
  since       timestamptz,
  until       timestamptz,
  time_zone   varchar(128) not null,
  asked       jsonb        not null,
  report      json         not null,
  frozen_at   timestamptz  not null,
  frozen_by   varchar(64)  not null,
  primary key (line_number, report_id)
);
create index frozen_reports_of_kind on frozen_reports (line_number, report_kind, frozen_at);
