-- The only writer of the ledger, which is double entry in tenths of a token: it locks the person's accounts, refuses a
-- negative balance, and writes a transaction whose entries cancel out. A repeated key changes nothing. A refund takes
-- what is available and makes a debt of the rest; whatever comes in settles the debt first, except tokens given by hand.
create or replace function ledger_move(
  p_key text, p_kind text, p_user uuid, p_amount bigint, p_reference text, p_note text
) returns text language plpgsql as $$
declare
  v_available bigint; v_held bigint; v_debt bigint; v_house bigint; v_house_kind text; v_transaction bigint;
  v_available_balance bigint; v_held_balance bigint; v_debt_balance bigint;
  v_to_available bigint := 0; v_to_held bigint := 0; v_to_debt bigint := 0; v_to_house bigint := 0;
begin
  select id, balance_tenths into v_available, v_available_balance
    from ledger_accounts where user_id = p_user and kind = 'available' for update;
  select id, balance_tenths into v_held, v_held_balance
    from ledger_accounts where user_id = p_user and kind = 'held' for update;
  select id, balance_tenths into v_debt, v_debt_balance
    from ledger_accounts where user_id = p_user and kind = 'debt' for update;
  if v_available is null or v_held is null or v_debt is null then
    raise exception 'ledger: no accounts for this person';
  end if;
  if exists (select 1 from ledger_transactions where unique_key = p_key) then
    return 'repeated';
  end if;

  v_house_kind := case p_kind
    when 'bonus' then 'house_bonus'
    when 'credit' then 'house_sales' when 'refund' then 'house_sales' when 'restore' then 'house_sales'
    when 'give' then 'house_corrections' when 'take' then 'house_corrections'
    when 'capture' then 'house_spent' when 'return' then 'house_spent'
  end;
  select id into v_house from ledger_accounts where user_id is null and kind = v_house_kind;

  if p_kind in ('bonus', 'credit', 'restore', 'return', 'give') then
    v_to_house := -p_amount; v_to_available := p_amount;
  elsif p_kind in ('take', 'refund') then
    v_to_house := p_amount; v_to_available := -p_amount;
  elsif p_kind = 'hold' then
    v_to_held := p_amount; v_to_available := -p_amount;
  elsif p_kind = 'release' then
    v_to_held := -p_amount; v_to_available := p_amount;
  elsif p_kind = 'capture' then
    v_to_house := p_amount; v_to_held := -p_amount;
  else
    raise exception 'ledger: unknown movement %', p_kind;
  end if;

  if p_kind = 'refund' then
    v_to_debt := least(0, v_available_balance - p_amount);
  elsif v_to_available > 0 and p_kind <> 'give' then
    v_to_debt := least(-v_debt_balance, p_amount);
  end if;
  v_to_available := v_to_available - v_to_debt;

  v_available_balance := v_available_balance + v_to_available;
  v_held_balance := v_held_balance + v_to_held;
  if v_available_balance < 0 or v_held_balance < 0 then
    return 'insufficient';
  end if;

  update ledger_accounts set balance_tenths = v_available_balance where id = v_available;
  update ledger_accounts set balance_tenths = v_held_balance where id = v_held;
  update ledger_accounts set balance_tenths = balance_tenths + v_to_debt where id = v_debt and v_to_debt <> 0;
  insert into ledger_transactions (
      unique_key, kind, user_id, amount_tenths, debt_tenths, reference, note, balance_after_tenths
    ) values (p_key, p_kind, p_user, p_amount, -v_to_debt, p_reference, p_note, v_available_balance)
    returning id into v_transaction;
  insert into ledger_entries (transaction_id, account_id, amount_tenths)
    select v_transaction, account, amount
    from (values (v_available, v_to_available), (v_held, v_to_held), (v_debt, v_to_debt), (v_house, v_to_house))
      as line (account, amount)
    where amount <> 0;
  return 'done';
end $$
