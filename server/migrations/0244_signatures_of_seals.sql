-- The seal of a day signed with a key that does not lie in the database (Ed25519). Without a reference to the seal: see 0201.
create table audit_signatures (
  day date primary key,
  public_key bytea not null check (length(public_key) = 44),
  signature bytea not null check (length(signature) = 64),
  signed_at timestamptz not null default now()
);
revoke update, delete, truncate on audit_signatures from current_user;
