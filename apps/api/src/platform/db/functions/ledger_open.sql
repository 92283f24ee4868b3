create or replace function ledger_open(p_user uuid) returns void language sql as $$
  insert into ledger_accounts (user_id, kind) values (p_user, 'available'), (p_user, 'held'), (p_user, 'debt')
  on conflict do nothing
$$
