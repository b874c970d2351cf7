-- Who confirmed that they read which version, where, and the hash of what was shown to them.
create table sop_reads (
  line_number    varchar(64) not null,
  sop_code       varchar(64) not null,
  sop_ver        integer     not null,
  operator_no    varchar(64) not null references operators (operator_no),
  station_number varchar(64) not null,
  content_hash   varchar(64) not null,
  confirmed_by   varchar(64) not null,
  read_at        timestamptz not null,
  primary key (line_number, sop_code, operator_no, sop_ver),
  foreign key (line_number, sop_code, sop_ver) references sops (line_number, sop_code, sop_ver)
);
