/**
 * Operators' changes (D75). `admin_audit` is append-only. The ledger can give and take tokens by hand against an
 * account of its own, and take back the tokens of a refunded payment against the sales. A closed account keeps its row
 * for the ledger and the payments, without personal data.
 */
export const adminAudit: readonly string[] = [
  `create table admin_audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    operator text not null check (operator <> ''),
    action text not null,
    subject text not null,
    reason text,
    details jsonb not null
  )`,
  `create index admin_audit_by_subject on admin_audit (subject, id desc)`,
  `create function admin_audit_refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit log is never changed or removed';
  end $$`,
  `create trigger admin_audit_is_final before update or delete on admin_audit
    for each row execute function admin_audit_refuse_change()`,
  `create trigger admin_audit_is_kept before truncate on admin_audit
    for each statement execute function admin_audit_refuse_change()`,
  `alter table users add column closed_at timestamptz`,
  `alter table refunds drop constraint refunds_reason_check`,
  `alter table refunds add check (reason in ('second_charge', 'price_changed', 'order_refunded'))`,
  `alter table ledger_accounts drop constraint ledger_accounts_kind_check`,
  `alter table ledger_accounts add check (
    kind in ('available', 'held', 'house_sales', 'house_bonus', 'house_spent', 'house_corrections')
  )`,
  `insert into ledger_accounts (user_id, kind) values (null, 'house_corrections')`,
  `alter table ledger_transactions drop constraint ledger_transactions_kind_check`,
  `alter table ledger_transactions add check (
    kind in ('bonus', 'credit', 'hold', 'capture', 'release', 'return', 'give', 'take', 'refund')
  )`,
  `create or replace function ledger_move(
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
  end $$`,
]
