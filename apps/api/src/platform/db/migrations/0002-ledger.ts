/**
 * Double entry in tenths of a token. `ledger_move` is the only writer: it locks the person's two accounts, refuses a
 * negative balance, and writes a transaction with two entries that cancel out. A repeated key changes nothing. The
 * company's accounts keep no running balance, so that no row is shared by all people.
 */
export const ledger: readonly string[] = [
  `create table ledger_accounts (
    id bigint generated always as identity primary key,
    user_id uuid references users (id),
    kind text not null check (kind in ('available', 'held', 'house_sales', 'house_bonus', 'house_spent')),
    balance_tenths bigint not null default 0 check (balance_tenths >= 0),
    check ((user_id is null) = (kind like 'house%')),
    unique nulls not distinct (user_id, kind)
  )`,
  `insert into ledger_accounts (user_id, kind) values (null, 'house_sales'), (null, 'house_bonus'), (null, 'house_spent')`,
  `create table ledger_transactions (
    id bigint generated always as identity primary key,
    unique_key text not null unique,
    kind text not null check (kind in ('bonus', 'credit', 'hold', 'capture', 'release')),
    user_id uuid not null references users (id),
    amount_tenths bigint not null check (amount_tenths > 0),
    reference text,
    note text not null,
    balance_after_tenths bigint not null check (balance_after_tenths >= 0),
    created_at timestamptz not null default clock_timestamp()
  )`,
  `create index ledger_transactions_by_user on ledger_transactions (user_id, id desc)`,
  `create table ledger_entries (
    id bigint generated always as identity primary key,
    transaction_id bigint not null references ledger_transactions (id),
    account_id bigint not null references ledger_accounts (id),
    amount_tenths bigint not null check (amount_tenths <> 0)
  )`,
  `create index ledger_entries_by_transaction on ledger_entries (transaction_id)`,
  `create index ledger_entries_by_account on ledger_entries (account_id)`,
  `create function ledger_refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'ledger lines are never changed or removed';
  end $$`,
  `create trigger ledger_entries_are_final before update or delete on ledger_entries
    for each row execute function ledger_refuse_change()`,
  `create trigger ledger_transactions_are_final before update or delete on ledger_transactions
    for each row execute function ledger_refuse_change()`,
  `create function ledger_open(p_user uuid) returns void language sql as $$
    insert into ledger_accounts (user_id, kind) values (p_user, 'available'), (p_user, 'held')
    on conflict do nothing
  $$`,
  `create function ledger_move(
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

    if p_kind in ('bonus', 'credit') then
      select id into v_house from ledger_accounts
        where user_id is null and kind = case p_kind when 'bonus' then 'house_bonus' else 'house_sales' end;
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
  end $$`,
]
