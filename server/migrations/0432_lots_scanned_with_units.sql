-- A lot that is scanned with a unit, without a serial, is bound nowhere: only its parts show that a station takes other material.
alter table components add column scanned boolean not null default false;
create index components_scanned_lots on components (line_number, station_number, component_time) include (bom_code, bom_lot)
  where (serial is not null or scanned) and bom_lot is not null;
drop index components_serial_lots;
