import { ok, page } from '../builders/envelope.ts'
import {
  makePacks,
  makePayment,
  makePdf,
  makePromocode,
  makeQuote,
  makeReceipt,
  makeTokenPricing,
  makeWithdrawal,
} from '../builders/payments.ts'
import { mock } from '../mock.ts'

export const paymentsHandlers = () => [
  mock('get', '/packs', ({ reply }) => reply(200, ok(makePacks()))),
  mock('get', '/token-pricing', ({ reply }) => reply(200, ok(makeTokenPricing()))),
  mock('get', '/token-pricing/calculate', ({ reply }) => reply(200, 18.08)),
  mock('post', '/promocode/validate', ({ reply }) => reply(200, ok(makePromocode()))),
  mock('post', '/deposit/checkout', ({ reply }) => reply(200, { ...ok(makeQuote()), redirect_url: '/pay' })),
  mock('post', '/deposit/checkout/execute', ({ reply }) =>
    reply(200, { status: 'OK', redirect_url: `/success-payment?order_id=${makeQuote().id}` }),
  ),
  mock('get', '/deposit/status/{id}', ({ reply }) => reply(200, { status: 'Success' })),
  mock('get', '/payment-history', ({ reply }) => reply(200, page([makePayment()]))),
  mock('get', '/payment-history/{id}/receipt', ({ reply }) => reply(200, ok(makeReceipt()))),
  mock('get', '/payment-history/{id}/withdrawal', ({ reply }) => reply(200, ok(makeWithdrawal()))),
  mock('post', '/payment-history/{id}/withdrawal', ({ reply }) =>
    reply(200, ok(makeWithdrawal({ withdrawn_at: '2026-11-21T08:12:30Z' }))),
  ),
  mock('get', '/invoices/{id}/pdf', ({ reply }) => reply(200, makePdf())),
  mock('get', '/invoices/{id}/xml', ({ reply }) => reply(200, new Blob(['<rsm:CrossIndustryInvoice/>']))),
]
