-- Where tables are divided by line, every key names the line, and no foreign key changes the column it is divided by.
alter table orders drop constraint orders_pkey, add primary key (line_number, id);
alter table lots drop constraint lots_pkey, add primary key (line_number, id);

-- An order that gets another code takes what is of it along in its own transaction: until it ends, both codes may stand.
alter table lots
  drop constraint lots_line_number_order_code_fkey,
  add constraint lots_line_number_order_code_fkey foreign key (line_number, order_code)
    references orders (line_number, order_code) deferrable initially deferred;
alter table serials
  drop constraint serials_line_number_order_code_fkey,
  add constraint serials_line_number_order_code_fkey foreign key (line_number, order_code)
    references orders (line_number, order_code) deferrable initially deferred;
alter table order_materials
  drop constraint order_materials_line_number_order_code_fkey,
  add constraint order_materials_line_number_order_code_fkey foreign key (line_number, order_code)
    references orders (line_number, order_code) on delete cascade deferrable initially deferred;
alter table order_sources
  drop constraint order_sources_line_number_order_code_fkey,
  add constraint order_sources_line_number_order_code_fkey foreign key (line_number, order_code)
    references orders (line_number, order_code) on delete cascade deferrable initially deferred;
