-- One list of failures, whoever found them, and what was decided about each.
alter table failures
  alter column product_id drop not null,
  alter column pass_no drop not null,
  add column type_no varchar(64),
  add column lot_no varchar(64),
  add column min_value double precision,
  add column max_value double precision,
  add column sub_defect_code varchar(64),
  add column fail_source text not null default 'auto' check (fail_source in ('auto', 'manual')),
  add column quantity integer not null default 1 check (quantity > 0),
  add column remark text,
  add column position_x double precision check (position_x between 0 and 1),
  add column position_y double precision check (position_y between 0 and 1),
  add column photo uuid,
  add column operator varchar(64),
  add column logged_by varchar(64),
  add column disposition text
    check (disposition in ('rework', 'scrap', 'useAsIs', 'falseFail', 'returned')),
  add column disposed_by varchar(64),
  add column disposed_time timestamptz,
  add column disposition_reason text,
  add column closed_by varchar(64),
  add column split_from uuid,
  drop constraint failures_fail_status_check,
  add constraint failures_fail_status_check
    check (fail_status in ('open', 'rework', 'scrap', 'useAsIs', 'falseFail', 'returned', 'closed')),
  add constraint failures_of_unit_or_lot check (product_id is not null or lot_no is not null);
update failures f
set type_no = u.type_no, lot_no = u.lot_no,
  disposition = case when f.fail_status in ('rework', 'scrap') then f.fail_status end
from units u
where u.line_number = f.line_number and u.product_id = f.product_id;
-- Those that somebody still has to decide about are few.
create index failures_open on failures (line_number, fail_time desc)
  where fail_status in ('open', 'rework');
create index failures_of_lot on failures (line_number, lot_no) where product_id is null;
