-- A failure may belong to a part of its unit. Once that part is out, it is the part's alone: of the unit it is, if it is one.
alter table failures
  add column component_id uuid,
  add column bom_code varchar(64),
  add column bom_lot varchar(64),
  add column serial varchar(64),
  add column removed_from uuid,
  drop constraint failures_of_unit_or_lot,
  add constraint failures_of_unit_or_lot
    check (product_id is not null or lot_no is not null or removed_from is not null),
  add check (removed_from is null or component_id is not null);
create index failures_of_part on failures (line_number, component_id) where component_id is not null;
create index failures_left_with_part on failures (line_number, removed_from) where removed_from is not null;
