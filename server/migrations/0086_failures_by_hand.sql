-- People ask for what they logged, and which defects a station logs most; of all failures these are few.
create index failures_by_hand on failures (line_number, fail_time desc) where fail_source = 'manual';
