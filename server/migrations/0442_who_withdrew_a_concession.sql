-- An account, as everywhere else: its name is looked up when it is read.
alter table concessions alter column closed_by type varchar(64);
