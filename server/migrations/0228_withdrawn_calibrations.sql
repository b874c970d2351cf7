-- A calibration that was entered wrongly is withdrawn by another person. The one that is entered instead may be of the same instant.
alter table calibrations
  add column withdrawn_at     timestamptz,
  add column withdrawn_by     varchar(128),
  add column withdrawn_reason text;
drop index calibrations_of_tool;
create unique index calibrations_of_tool on calibrations (line_number, tool_code, calibrated_at) where withdrawn_at is null;
create index calibrations_ever on calibrations (line_number, tool_code, calibrated_at);
