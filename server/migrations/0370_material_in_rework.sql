-- What one of a part's unit costs, in the plant's currency; null: nobody says.
alter table parts add column unit_price double precision check (unit_price >= 0);
-- What the parts cost that went in, and those in a unit that was scrapped, at the prices of then; null: none had one. unpriced: how many had none.
alter table rework_reports
  add column material_cost double precision check (material_cost >= 0),
  add column unpriced int not null default 0 check (unpriced >= 0);
