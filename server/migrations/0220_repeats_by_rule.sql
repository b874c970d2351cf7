-- Two rules remind the same target of the same notice: each has repetitions of its own. Told for the first time it is once.
alter table notice_deliveries
  add column rule_id bigint,
  drop constraint notice_deliveries_notice_id_target_code_repeat_key;
create unique index notice_deliveries_first on notice_deliveries (notice_id, target_code) where repeat = 0;
create unique index notice_deliveries_repeat on notice_deliveries (notice_id, target_code, rule_id, repeat)
  where repeat > 0;
