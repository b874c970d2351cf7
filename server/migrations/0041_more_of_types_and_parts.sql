-- What a version of a type is made and labelled by where nobody says otherwise: its default bill, the look of its labels and its rule for
-- serial numbers (null: the plant's). `picture` is an uploaded file, which stays as long as a type or part shows it.
alter table product_types
  add column bom_code varchar(64), add column bom_ver integer, add foreign key (bom_code, bom_ver) references boms,
  add column label_template text,
  add column serial_pattern varchar(64), add column serial_reset text check (serial_reset in ('never', 'year', 'month', 'day')),
  add column picture uuid;
alter table parts add column picture uuid;
