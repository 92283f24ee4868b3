-- The only writer of the ledger, which is double entry in tenths of a token: it locks the person's two accounts, refuses
-- a negative balance, and writes a transaction with two entries that cancel out. A repeated key changes nothing.
create or replace function ledger_move(
  p_key text, p_kind text, p_user uuid, p_amount bigint, p_reference text, p_note text
) returns text language plpgsql as $$
declare
  v_from bigint; v_to bigint; v_available bigint; v_held bigint; v_house bigint;
  v_available_balance bigint; v_held_balance bigint; v_transaction bigint;
begin
  select id, balance_tenths into v_available, v_available_balance
    from ledger_accounts where user_id = p_user and kind = 'available' for update;
  select id, balance_tenths into v_held, v_held_balance
    from ledger_accounts where user_id = p_user and kind = 'held' for update;
  if v_available is null or v_held is null then
    raise exception 'ledger: no accounts for this person';
  end if;
  if exists (select 1 from ledger_transactions where unique_key = p_key) then
    return 'repeated';
  end if;

  if p_kind in ('bonus', 'credit', 'give') then
    select id into v_house from ledger_accounts
      where user_id is null
        and kind = case p_kind when 'bonus' then 'house_bonus' when 'give' then 'house_corrections' else 'house_sales' end;
    v_from := v_house; v_to := v_available;
    v_available_balance := v_available_balance + p_amount;
  elsif p_kind = 'hold' then
    v_from := v_available; v_to := v_held;
    v_available_balance := v_available_balance - p_amount;
    v_held_balance := v_held_balance + p_amount;
  elsif p_kind = 'release' then
    v_from := v_held; v_to := v_available;
    v_available_balance := v_available_balance + p_amount;
    v_held_balance := v_held_balance - p_amount;
  elsif p_kind = 'capture' then
    select id into v_house from ledger_accounts where user_id is null and kind = 'house_spent';
    v_from := v_held; v_to := v_house;
    v_held_balance := v_held_balance - p_amount;
  elsif p_kind in ('take', 'refund') then
    select id into v_house from ledger_accounts
      where user_id is null and kind = case p_kind when 'take' then 'house_corrections' else 'house_sales' end;
    v_from := v_available; v_to := v_house;
    v_available_balance := v_available_balance - p_amount;
  elsif p_kind = 'return' then
    select id into v_house from ledger_accounts where user_id is null and kind = 'house_spent';
    v_from := v_house; v_to := v_available;
    v_available_balance := v_available_balance + p_amount;
  else
    raise exception 'ledger: unknown movement %', p_kind;
  end if;

  if v_available_balance < 0 or v_held_balance < 0 then
    return 'insufficient';
  end if;

  update ledger_accounts set balance_tenths = v_available_balance where id = v_available;
  update ledger_accounts set balance_tenths = v_held_balance where id = v_held;
  insert into ledger_transactions (unique_key, kind, user_id, amount_tenths, reference, note, balance_after_tenths)
    values (p_key, p_kind, p_user, p_amount, p_reference, p_note, v_available_balance)
    returning id into v_transaction;
  insert into ledger_entries (transaction_id, account_id, amount_tenths)
    values (v_transaction, v_from, -p_amount), (v_transaction, v_to, p_amount);
  return 'done';
end $$
