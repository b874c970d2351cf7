-- What people answered at the steps of an instruction for a unit. Rows are only added; the last answer of a pass counts.
create table sop_answers (
  line_number    varchar(64)      not null references lines (line_number),
  answer_id      uuid             not null,
  product_id     uuid             not null,
  pass_no        integer          not null,
  station_number varchar(64)      not null,
  sop_code       varchar(64)      not null,
  sop_ver        integer          not null,
  step_no        integer          not null check (step_no between 1 and 50),
  asks           text             not null check (asks in ('value', 'photo', 'scan', 'tool', 'confirm')),
  content_hash   varchar(64)      not null,
  result_code    varchar(64),
  answer_value   double precision,
  answer_text    varchar(128),
  picture        uuid,
  operator_no    varchar(64)      not null,
  answered_by    varchar(64)      not null,
  answered_at    timestamptz      not null,
  primary key (line_number, answer_id),
  foreign key (line_number, sop_code, sop_ver) references sops (line_number, sop_code, sop_ver)
);
create index sop_answers_of_unit on sop_answers (line_number, product_id);
create function keep_sop_answers() returns trigger language plpgsql as $$
begin
  raise exception 'an answer is not changed: %', old.answer_id;
end $$;
create trigger sop_answers_kept before update on sop_answers for each row execute function keep_sop_answers();

-- Steps asked nothing until now. What was released stays as it was read: its hash is the same.
alter table sops disable trigger sops_frozen;
update sops set steps = (
  select coalesce(jsonb_agg('{"asks": null, "resultCode": null, "scanPattern": null, "mustAnswer": false}'::jsonb || step order by at), '[]')
  from jsonb_array_elements(steps) with ordinality as one (step, at));
alter table sops enable trigger sops_frozen;
