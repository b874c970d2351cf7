-- Serials whose unit left for an archive: none of them begins again as a new unit. month: of the archive file it is in.
create table archived_serials (
  line_number varchar(64) not null,
  product_sn  varchar(64) collate "C" not null,
  month       varchar(7) not null,
  primary key (line_number, product_sn)
);
