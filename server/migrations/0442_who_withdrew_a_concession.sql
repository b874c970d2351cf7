-- An account, as everywhere else: its name is looked up when it is read. Until now it was a name, which may be longer.
alter table concessions alter column closed_by type varchar(64) using left(closed_by, 64);
