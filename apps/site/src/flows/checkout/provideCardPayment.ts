import { type ApiClient, optOut, unwrap } from '@mintage/api-client'
import { type CardDetails, type CardHolder, cardPaymentMachine } from '@mintage/machines/card-payment'
import { fromPromise } from 'xstate'
import { majorOf, minorOf } from '../../app/money.ts'
import { orFailure } from '../../app/toFailure.ts'

interface Parts {
  client: ApiClient
  currency: string
  /** Null for an order that is paid on the provider's page. */
  card: CardHolder | null
}

function takeCard(holder: CardHolder): CardDetails {
  const card = holder.take()
  if (card === null) throw new Error('no card was handed over')
  return card
}

const cardFields = (card: CardDetails) => ({
  card_number: card.cardNumber,
  expiry_month: card.expiryMonth,
  expiry_year: card.expiryYear,
  cardholder_name: card.cardholderName,
  cvv: card.cvv,
  email: card.email,
  phone: card.phone,
})

/** The machine of the pay screen; its payment is a call to the server. */
export const provideCardPayment = ({ client, currency, card }: Parts) =>
  cardPaymentMachine.provide({
    actors: {
      charge: fromPromise(async ({ input }) => {
        const body = {
          ...(card ? cardFields(takeCard(card)) : {}),
          amount: majorOf(input.amount, currency),
          payment_method_id: input.paymentMethodId,
          currency,
          ...(input.orderId === null ? {} : { deposit_id: input.orderId }),
        }
        const params = { header: { 'Idempotency-Key': input.idempotencyKey } }
        const answer = await orFailure(
          unwrap(client.POST('/deposit/checkout/execute', { body, params, ...optOut('toasts') })),
        )
        if (answer.status === 'OK') return { status: 'OK', redirectUrl: answer.redirect_url ?? null }
        return {
          status: 'ERROR',
          ...(answer.message === undefined ? {} : { message: answer.message }),
          ...(answer.errors === undefined ? {} : { errors: answer.errors }),
          ...(answer.payload ? { total: minorOf(answer.payload.total, currency) } : {}),
        }
      }),
    },
  })
