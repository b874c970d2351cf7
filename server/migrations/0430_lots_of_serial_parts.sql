-- Whether a station built in serial parts of another lot since its last check; few plants scan a lot with a serial, and only theirs are in here.
create index components_serial_lots on components (line_number, station_number, component_time) include (bom_code, bom_lot)
  where serial is not null and bom_lot is not null;
