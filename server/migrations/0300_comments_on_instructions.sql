-- What people at stations say of a step of an instruction: a task of whoever wrote it, until it is answered.
create table sop_comments (
  line_number         varchar(64) not null references lines (line_number),
  comment_id          uuid        not null,
  sop_code            varchar(64) not null,
  sop_ver             integer     not null,
  step_no             integer     not null check (step_no between 0 and 50),
  content_hash        varchar(64) not null,
  station_number      varchar(64) not null,
  comment_text        text        not null,
  operator_no         varchar(64),
  commented_by        varchar(64) not null,
  authors             jsonb       not null,
  commented_at        timestamptz not null,
  comment_state       text        not null default 'open' check (comment_state in ('open', 'taken', 'declined')),
  answer_note         text,
  comment_answered_by varchar(128),
  comment_answered_at timestamptz,
  primary key (line_number, comment_id),
  foreign key (line_number, sop_code, sop_ver) references sops (line_number, sop_code, sop_ver),
  check ((comment_state = 'open') = (comment_answered_at is null))
);
create index sop_comments_of_code on sop_comments (line_number, sop_code, commented_at);
