-- A check may need a photo and the password of whoever makes it. The file is the record's as long as it is there.
alter table inspection_items
  add column photo_required     boolean not null default false,
  add column signature_required boolean not null default false;
alter table inspection_items
  alter column photo_required drop default,
  alter column signature_required drop default;
alter table inspection_records
  add column picture   uuid,
  add column signed_by varchar(128);
