-- Its reference would look at audit_seals as the owner and lock the row, which nobody may: no row of that table ever leaves anyway.
alter table audit_seal_checks drop constraint audit_seal_checks_day_fkey;
