-- One id from the call or the message of a station to what it changed, what the host was told of it, and the log.
alter table audit_log add column trace_id varchar(64);
alter table host_telegrams add column trace_id varchar(64);
alter table station_telegrams add column trace_id varchar(64);
create index audit_by_trace on audit_log (trace_id) where trace_id is not null;
create index host_telegrams_by_trace on host_telegrams (trace_id) where trace_id is not null;
-- As for the ids of messages: a btree would cost every telegram, and it is asked for now and then.
create index station_telegrams_by_trace on station_telegrams using brin (trace_id text_bloom_ops (n_distinct_per_range = 1500))
  with (pages_per_range = 32, autosummarize = on);
