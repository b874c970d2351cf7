-- Who confirmed a work instruction is asked again after so many days; null: never.
alter table sops add column read_days integer check (read_days between 1 and 3650);
