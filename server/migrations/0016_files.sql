-- What people upload: in the database, so that it is backed up with it and every server finds it.
create table user_files (
  file_id   uuid         primary key,
  file_name varchar(128) not null,
  file_type text         not null,
  -- Of one that is still arriving: the room that is kept for it.
  size      integer      not null,
  -- Whoever gets the name of a deleted account does not get its files.
  user_name varchar(64)  references users on delete set null,
  made_at   timestamptz  not null default now(),
  note      text,
  -- Null: still arriving.
  sha256    bytea
);
create index files_of_person on user_files (user_name, made_at);

create table file_pieces (
  file_id  uuid    not null references user_files on delete cascade,
  piece_no integer not null,
  bytes    bytea   not null,
  primary key (file_id, piece_no)
);

-- The records that show a file. Whoever shows one says so here, in the transaction that does it, and the file stays.
create table file_uses (
  file_id    uuid         not null references user_files,
  entity     text         not null,
  entity_key varchar(128) not null,
  primary key (file_id, entity, entity_key)
);
