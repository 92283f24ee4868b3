import { createSecretHolder, type SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'
import type { CardPaymentEvent } from './card-payment.types.ts'
import { type CardDetails, type CardForm, checkCard, toCardDetails } from './rules.ts'

export type CardHolder = SecretHolder<CardDetails>

/** Where the card is between the form and the one request: outside the machine, taken once, then gone (D04). */
export const createCardHolder = (): CardHolder => createSecretHolder<CardDetails>()

/**
 * Checks the card form and submits it. The event tells the machine only what is wrong with it; the card waits in the
 * holder for the `charge` actor. False: the machine is busy or there is nothing to pay, and the card is not kept.
 */
export const submitCard = (actor: Submittable<CardPaymentEvent>, holder: CardHolder, form: CardForm): boolean =>
  submitWithSecret(actor, holder, { type: 'card.submitted', errors: checkCard(form) }, toCardDetails(form))
