-- Who froze a report is kept by name, or else by account, as who froze limits is. What was frozen before keeps the account it was written with.
alter table frozen_reports alter column frozen_by type varchar(128);
