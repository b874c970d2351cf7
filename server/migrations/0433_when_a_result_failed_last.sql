-- A result code is called what the set that measured it last calls it; how long ago that was, nobody knows.
create index failures_by_result on failures (line_number, result_code, fail_time desc) where set_key is not null;
