create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger lines are never changed or removed';
end $$
