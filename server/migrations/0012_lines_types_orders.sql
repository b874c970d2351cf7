-- What a line shall reach, where the plant has decided it: nobody makes one up.
alter table lines
  add column ok_rate_target double precision check (ok_rate_target >= 0 and ok_rate_target <= 1),
  add column takt_target    double precision check (takt_target > 0);

alter table product_types add column customer varchar(128);

-- Which orders make a type.
create index orders_by_type on orders (type_no, type_ver);
-- How many units of an order went through rework; most did not.
create index units_reworked on units (line_number, order_code) where rework_count > 0;
