-- What people of a shift leave for the next one, and who gave the line to whom. What was given is kept as it was read.
create table handover_notes (
  line_number varchar(64)  not null references lines (line_number),
  note_id     uuid         not null,
  day         date         not null,
  shift_name  varchar(128) not null,
  remark      text         not null,
  noted_by    varchar(64) not null,
  noted_at    timestamptz  not null,
  primary key (line_number, note_id)
);
create index handover_notes_of_shift on handover_notes (line_number, day, shift_name);

create table handovers (
  line_number varchar(64)  not null references lines (line_number),
  day         date         not null,
  shift_name  varchar(128) not null,
  content     jsonb        not null,
  given_by    varchar(64) not null,
  given_at    timestamptz  not null,
  taken_by    varchar(64),
  taken_at    timestamptz,
  remark      text,
  primary key (line_number, day, shift_name)
);
