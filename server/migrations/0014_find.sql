-- A scanned lot is found on every line at once.
create index units_by_lot on units (line_number, lot_no) where lot_no is not null;
