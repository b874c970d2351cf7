-- Who was told of something can say that it is dealt with.
alter table notice_copies drop constraint notice_copies_message_status_check;
alter table notice_copies add constraint notice_copies_message_status_check
  check (message_status in ('unread', 'read', 'handled'));
