create or replace function admin_audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is never changed or removed';
end $$
