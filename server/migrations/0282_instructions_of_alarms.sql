-- The work instruction that says more than the answer of an alarm.
alter table alarm_defs add column sop_code varchar(64);
