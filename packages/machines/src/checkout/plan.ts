import type { Minor, Tenths } from '../shared/domain.ts'
import type { PlanRuleKey } from './texts.ts'

/**
 * What a person chose to buy (R203, R204): a pack, a number of tokens, or an amount of money (D58).
 * `amount` is the price shown at that moment, in the currency of that moment.
 */
export interface Plan {
  title: string
  packId: number | null
  /** The custom number of tokens; null for a pack. */
  tokens: Tenths | null
  amount: Minor | null
  /** How many tokens they will get, when it is known. */
  credits: Tenths | null
}

/** R260, R261. */
export const checkPlan = (plan: Plan): PlanRuleKey | null => {
  if (plan.amount === null && plan.packId === null && plan.tokens === null) return 'checkout.amountMissing'
  if (plan.amount !== null && !(Number.isFinite(plan.amount) && plan.amount > 0)) return 'checkout.amountInvalid'
  return null
}

/** How long a guest's choice waits for them to sign in (D61), in milliseconds. */
export const INTENT_LIFETIME = 30 * 60 * 1000

/** A guest's choice as it is stored in the browser while they sign in. */
export interface PlanIntent {
  plan: Plan
  /** Epoch milliseconds. */
  expiresAt: number
}

export const makeIntent = (plan: Plan, now: number): PlanIntent => ({ plan, expiresAt: now + INTENT_LIFETIME })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isNumberOrNull = (value: unknown): value is number | null => value === null || typeof value === 'number'

const isPlan = (value: unknown): value is Plan =>
  isRecord(value) &&
  typeof value.title === 'string' &&
  isNumberOrNull(value.packId) &&
  isNumberOrNull(value.tokens) &&
  isNumberOrNull(value.amount) &&
  isNumberOrNull(value.credits)

/** Reads what was stored; null when it is something else, or too old. `now` is epoch milliseconds. */
export const readIntent = (stored: unknown, now: number): PlanIntent | null => {
  if (!isRecord(stored) || !isPlan(stored.plan) || typeof stored.expiresAt !== 'number') return null
  const { plan, expiresAt } = stored
  const fresh = expiresAt > now && expiresAt <= now + INTENT_LIFETIME
  return fresh && checkPlan(plan) === null ? { plan, expiresAt } : null
}
