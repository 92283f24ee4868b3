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
 * Keeps the card outside the machine from the form to the one request, which removes it (D04). Only a fingerprint
 * remains; the card cannot be computed from it.
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
 * Validates and submits the card form. The event has only the field errors and the card's fingerprint; the `charge`
 * actor takes the card from the holder. Returns false, and stores no card, if the machine is busy or nothing is due.
 */
export const submitCard = (actor: Submittable<CardPaymentEvent>, holder: CardHolder, form: CardForm): boolean => {
  const card = toCardDetails(form)
  const event = { type: 'card.submitted', errors: checkCard(form), card: holder.ordinalOf(card) } as const
  return submitWithSecret(actor, holder, event, card)
}
