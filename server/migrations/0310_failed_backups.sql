-- A backup that failed says why; it has no size.
alter table backups alter column bytes drop not null;
alter table backups add column error_text text;
alter table backups add check ((bytes is null) = (error_text is not null));
