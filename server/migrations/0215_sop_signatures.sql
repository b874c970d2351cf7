-- Who signed a version of a work instruction with their password. Sent back, a version loses them; released, it keeps them.
create table sop_signatures (
  line_number       varchar(64)  not null,
  sop_code          varchar(64)  not null,
  sop_ver           integer      not null,
  signature_meaning text         not null check (signature_meaning in ('reviewed', 'released')),
  user_name         varchar(64)  not null,
  name              varchar(128) not null,
  content_hash      varchar(64)  not null,
  signed_at         timestamptz  not null,
  primary key (line_number, sop_code, sop_ver, signature_meaning, user_name),
  foreign key (line_number, sop_code, sop_ver) references sops (line_number, sop_code, sop_ver)
);
create function keep_sop_signatures() returns trigger language plpgsql as $$
begin
  raise exception 'a signature is not changed: % %', old.sop_code, old.sop_ver;
end $$;
create trigger sop_signatures_kept before update on sop_signatures for each row execute function keep_sop_signatures();
