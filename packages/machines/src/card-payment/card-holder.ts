import { createSecretHolder, type SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'
import type { CardPaymentEvent } from './card-payment.types.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type CardDetails, type CardForm, checkCard, toCardDetails } from './rules.ts'

export interface CardHolder extends SecretHolder<CardDetails> {
  /** 1 for the first card that was asked about, 2 for another one, and so on: the same card has the same number. */
  ordinalOf(card: CardDetails): number
}

/**
 * Where the card is between the form and the one request: outside the machine, taken once, then gone (D04). What stays
 * is a number that tells a card from another, and from which no card can be worked out.
 */
export const createCardHolder = (): CardHolder => {
  const holder = createSecretHolder<CardDetails>()
  const met: number[] = []
  return {
    put: holder.put,
    take: holder.take,
    clear: holder.clear,
    get isEmpty() {
      return holder.isEmpty
    },
    ordinalOf(card) {
      const mark = fingerprintOf(card)
      if (!met.includes(mark)) met.push(mark)
      return met.indexOf(mark) + 1
    },
  }
}

/**
 * Checks the card form and submits it. The event tells the machine only what is wrong with it, and which of the cards
 * of this visit it is; the card waits in the holder for the `charge` actor. False: the machine is busy or there is
 * nothing to pay, and the card is not stored.
 */
export const submitCard = (actor: Submittable<CardPaymentEvent>, holder: CardHolder, form: CardForm): boolean => {
  const card = toCardDetails(form)
  const event = { type: 'card.submitted', errors: checkCard(form), card: holder.ordinalOf(card) } as const
  return submitWithSecret(actor, holder, event, card)
}
