-- The change history of a period is found without reading what lies before and after it.
create index audit_by_time on audit_log (at, id);
