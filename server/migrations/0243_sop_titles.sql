-- The title of an instruction in the languages of its readers, as its steps have their text. Null: the one it was written with.
alter table sops add column title_en varchar(128);
alter table sops add column title_zh varchar(128);
alter table sops add column title_es varchar(128);
alter table sops add column title_ja varchar(128);
