import { defineModel } from '../testing/model.ts'

/** Paying by card, or on the provider's page, as the person at the pay screen lives through it. */
export const cardPaymentModel = defineModel({
  machine: 'card-payment',
  start: 'before the pay screen',
  states: {
    'before the pay screen': {
      'the person opens the pay screen after a checkout': 'the card form',
      'the person opens the pay screen without a checkout': 'nothing to pay',
      'the person opens the pay screen of an order for the payment page': 'the order alone',
    },
    'nothing to pay': {
      'the person submits a good card': 'nothing to pay',
    },
    'the card form': {
      'the person submits a card with mistakes': 'told what to correct',
      'the person submits a good card': 'paying',
    },
    'told what to correct': {
      'the person submits a card with mistakes': 'told what to correct',
      'the person submits a good card': 'paying',
    },
    paying: {
      'the person presses Pay again': 'paying',
      'the payment is accepted': 'sent on',
      'the bank declines the card': 'told of the refusal',
      'the server refuses the request': 'told of the refusal',
      'no answer comes': 'told that nobody knows',
    },
    'told of the refusal': {
      'the person edits the card': 'the card form',
      'the person submits a card with mistakes': 'told what to correct',
      'the person submits a good card': 'paying',
    },
    'told that nobody knows': {
      'the person submits a card with mistakes': 'told that nobody knows',
      'the person submits a good card': 'paying again',
      'the person submits another card': 'paying with another card',
    },
    'paying again': {
      'the person presses Pay again': 'paying again',
      'the payment is accepted': 'sent on',
      'the bank declines the card': 'told of the refusal',
      'the server refuses the request': 'told that nobody knows',
      'no answer comes': 'told that nobody knows',
    },
    'paying with another card': {
      'the person presses Pay again': 'paying with another card',
      'the payment is accepted': 'sent on',
      'the bank declines the card': 'told of the refusal',
      'the server refuses the request': 'told that nobody knows',
      'no answer comes': 'told that nobody knows',
    },
    'sent on': {
      'the next step does not open': 'back before it was confirmed',
      'the browser brings the pay screen back': 'back before it was confirmed',
    },
    'back before it was confirmed': {
      'the person submits a good card': 'paying again',
      'the person submits another card': 'paying with another card',
    },
    'the order alone': {
      'the person asks for the payment page': 'waiting for the payment page',
    },
    'waiting for the payment page': {
      'the person asks for it again': 'waiting for the payment page',
      'the payment page is ready': 'sent on to the payment page',
      'the provider does not take the order': 'told why there is no payment page',
      'the server refuses to ask for the page': 'told why there is no payment page',
      'nothing is heard of the page': 'told that the page is unknown',
    },
    'told why there is no payment page': {
      'the person asks for the payment page': 'waiting for the payment page',
    },
    'told that the page is unknown': {
      'the person asks for the payment page': 'waiting for the same payment page',
    },
    'waiting for the same payment page': {
      'the payment page is ready': 'sent on to the payment page',
      'the provider does not take the order': 'told why there is no payment page',
      'the server refuses to ask for the page': 'told that the page is unknown',
      'nothing is heard of the page': 'told that the page is unknown',
    },
    'sent on to the payment page': {
      'the payment page does not open': 'back from the payment page',
      'the browser brings the order back': 'back from the payment page',
    },
    'back from the payment page': {
      'the person asks for the payment page': 'waiting for the same payment page',
    },
  },
})
