-- The next off of one alarm, which each message about it looks for.
create index equipment_alarms_next_off
  on equipment_alarms (line_number, station_number, alarm_code, off_time);
-- What was on within a period, for the log.
create index equipment_alarms_ended on equipment_alarms (line_number, off_time);
