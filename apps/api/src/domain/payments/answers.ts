import type { Schemas } from '../../platform/contract/types.ts'
import { type Deposit, orderView } from '../checkout/deposits.ts'
import { failureTexts } from './settle.ts'

export type Answer = Schemas['ExecuteAnswer']

export const pages = {
  success: (deposit: Deposit) => `/success-payment?order_id=${deposit.id}`,
  pending: (deposit: Deposit) => `/pending-payment?order_id=${deposit.id}`,
  failure: (text: string) => `/fail-payment?error=${encodeURIComponent(text)}`,
}

export const redirectAfter = (deposit: Deposit): string => {
  if (deposit.status === 'Success') return pages.success(deposit)
  if (deposit.status === 'Processing') return deposit.challenge_url ?? pages.pending(deposit)
  return pages.failure(deposit.failure ?? failureTexts.failed)
}

export const accepted = (deposit: Deposit): Answer => ({ status: 'OK', redirect_url: redirectAfter(deposit) })

export const refused = (message: string): Answer => ({ status: 'ERROR', message })

/** Nothing is charged before the person has seen the new total (D18). */
export const repriced = (deposit: Deposit, reason: string): Answer => ({
  status: 'ERROR',
  message: `${reason} Please check the new total.`,
  payload: orderView(deposit),
})
