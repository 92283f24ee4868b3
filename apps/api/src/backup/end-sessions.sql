-- After a restore, nothing that was ended or used since the backup becomes valid again: sessions, mailed links, and mails
-- to people. Mails to the support team stay.
delete from sessions;
delete from mail_tokens;
delete from mails where state = 'waiting' and kind in ('verification', 'password_reset');
