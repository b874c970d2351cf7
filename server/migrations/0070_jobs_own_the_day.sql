-- The day's work is a job now, and a job is done by one server at a time.
drop table retention_runs;
