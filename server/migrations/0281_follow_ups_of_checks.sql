-- What is to be done about a check that was found NG. Whether it is over follows from its records.
create table inspection_follow_ups (
  line_number varchar(64) not null references lines (line_number),
  record_id   bigint      not null,
  call_id     bigint,
  work_done   text,
  done_by     varchar(64),
  done_at     timestamptz,
  primary key (line_number, record_id)
);
-- Items whose last record is NG have one from now on; that of a correction belongs to the record that stands.
insert into inspection_follow_ups (line_number, record_id)
select line_number, id from (
  select distinct on (r.line_number, r.item_code) r.line_number, r.id, r.result_status
  from inspection_records r
  where not exists (select from inspection_records c where c.line_number = r.line_number and c.corrects = r.id)
  order by r.line_number, r.item_code, r.recorded_at desc, r.id desc) as last
where result_status = 'ng';
