import { defineModel } from '../testing/model.ts'

/** Buying tokens as the buyer lives through it, from choosing an offer to a checkout the server has accepted. */
export const checkoutModel = defineModel({
  machine: 'checkout',
  start: 'before the offers',
  states: {
    'before the offers': {
      'a guest looks at the offers': 'the offers, as a guest',
      'a signed-in person looks at the offers': 'the offers',
    },
    'the offers, as a guest': {
      'the person chooses an offer': 'asked to sign in',
      'the person chooses an amount of nothing': 'the offers, as a guest',
      'the person signs in': 'the offers',
    },
    'asked to sign in': {
      'the person signs in': 'Buy Tokens, the price on its way',
      'the person chooses an offer': 'asked to sign in',
      'half an hour passes': 'the offers, as a guest',
    },
    'the offers': {
      'the person chooses an offer': 'Buy Tokens, the price on its way',
      'the person chooses an amount of nothing': 'the offers',
      'the person chooses another currency': 'the offers',
      'the session expires': 'the offers, as a guest',
    },
    'Buy Tokens, the price on its way': {
      'the price arrives': 'Buy Tokens',
      'a price below the minimum arrives': 'Buy Tokens, below the minimum',
      'a price of just the minimum arrives': 'Buy Tokens, at the minimum',
      'the price cannot be worked out': 'Buy Tokens, no price',
      'the person gives it up': 'the offers',
    },
    'Buy Tokens, no price': {
      'the person asks for the price again': 'Buy Tokens, the price on its way',
      'the person ticks both boxes': 'Buy Tokens, no price, both ticked',
    },
    'Buy Tokens, no price, both ticked': {
      'the person goes on': 'Buy Tokens, no price, both ticked',
    },
    'Buy Tokens, below the minimum': {
      'the person ticks both boxes': 'Buy Tokens, below the minimum, both ticked',
    },
    'Buy Tokens, below the minimum, both ticked': {
      'the person goes on': 'Buy Tokens, below the minimum, both ticked',
    },
    'Buy Tokens, at the minimum': {
      'the person ticks both boxes': 'Buy Tokens, at the minimum, both ticked',
    },
    'Buy Tokens, at the minimum, both ticked': {
      'the person goes on': 'billing details on their way',
    },
    'Buy Tokens': {
      'the person goes on': 'Buy Tokens',
      'the person ticks both boxes': 'Buy Tokens, both ticked',
      'the person applies an empty code': 'Buy Tokens',
      'the person applies a code': 'Buy Tokens, the code being checked',
      'the person chooses another offer': 'Buy Tokens, the price on its way',
      'the person chooses another currency': 'Buy Tokens, the price on its way',
      'the settings arrive anew': 'Buy Tokens',
      'the session expires': 'asked to sign in',
      'the person signs out': 'the offers, as a guest',
    },
    'Buy Tokens, both ticked': {
      'the person unticks the terms': 'Buy Tokens, terms unticked',
      'the person unticks the consent': 'Buy Tokens, consent unticked',
      'the person goes on': 'billing details on their way',
      'the person applies a code': 'Buy Tokens, both ticked, the code being checked',
      'the person chooses another offer': 'Buy Tokens, the price on its way',
    },
    'Buy Tokens, terms unticked': {
      'the person goes on': 'Buy Tokens, terms unticked',
      'the person ticks the terms': 'Buy Tokens, both ticked',
    },
    'Buy Tokens, consent unticked': {
      'the person goes on': 'Buy Tokens, consent unticked',
      'the person ticks the consent': 'Buy Tokens, both ticked',
    },
    'Buy Tokens, the code being checked': {
      'the code holds': 'Buy Tokens, with the code',
      'the code does not hold': 'Buy Tokens, the code refused',
      'the person applies a code': 'Buy Tokens, the code being checked',
    },
    'Buy Tokens, both ticked, the code being checked': {
      'the person goes on': 'Buy Tokens, both ticked, the code being checked',
      'the code holds': 'Buy Tokens, with the code, both ticked',
    },
    'Buy Tokens, with the code': {
      'the person removes the code': 'Buy Tokens',
      'the person ticks both boxes': 'Buy Tokens, with the code, both ticked',
      'the person chooses another currency': 'Buy Tokens, the price on its way',
      'the person chooses another offer': 'Buy Tokens, the price on its way',
    },
    'Buy Tokens, with the code, both ticked': {
      'the person goes on': 'billing details on their way, with the code',
    },
    'Buy Tokens, the code refused': {
      'the person applies a code': 'Buy Tokens, the code being checked',
    },
    'billing details on their way': {
      'the billing details arrive': 'Confirm Information',
      'the billing details cannot be fetched': 'Buy Tokens, both ticked',
      'the person gives it up': 'the offers',
      'the person chooses another currency': 'Buy Tokens, the price on its way',
      'the settings arrive anew': 'billing details on their way',
    },
    'billing details on their way, with the code': {
      'the billing details arrive': 'Confirm Information, with the code',
    },
    'Confirm Information': {
      'the person begins to name a company': 'Confirm Information',
      'the person confirms with gaps': 'Confirm Information, told what is missing',
      'the person confirms': 'being sent',
      'the person goes back': 'Buy Tokens, both ticked',
      'the person gives it up': 'the offers',
      'the person chooses another currency': 'Buy Tokens, the price on its way',
      'the settings arrive anew': 'Confirm Information',
    },
    'Confirm Information, with the code': {
      'the person confirms': 'being sent, with the code',
      'the person goes back': 'Buy Tokens, with the code, both ticked',
    },
    'Confirm Information, told what is missing': {
      'the person confirms': 'being sent',
    },
    'Confirm Information, told why': {
      'the person confirms': 'being sent',
    },
    'Confirm Information, left without an answer': {
      'the person confirms': 'being sent',
      'the person confirms other details': 'other details being sent',
    },
    'other details being sent': {
      'the server accepts': 'accepted, with those details',
    },
    'accepted, with those details': {},
    'being sent': {
      'the person chooses another offer': 'being sent',
      'the server accepts': 'accepted',
      'the server refuses': 'Confirm Information, told why',
      'no answer comes': 'Confirm Information, left without an answer',
      'the person chooses another currency': 'being sent, in the currency of before',
    },
    'being sent, in the currency of before': {
      'the server refuses': 'Buy Tokens, the price on its way',
      'the server accepts': 'accepted',
    },
    'being sent, with the code': {
      'the server accepts': 'accepted',
      'the server refuses the code': 'Buy Tokens, the code refused at checkout',
    },
    'Buy Tokens, the code refused at checkout': {
      'the person goes on': 'billing details on their way, without the code',
    },
    'billing details on their way, without the code': {
      'the billing details arrive': 'Confirm Information, without the code',
    },
    'Confirm Information, without the code': {},
    accepted: {
      'the person chooses an offer': 'Buy Tokens, the price on its way',
      'the person asks for the billing details of the order': 'the billing details of the order',
      'the person pays': 'paid',
    },
    paid: {},
    'the billing details of the order': {
      'the person begins to name a company': 'the billing details of the order',
      'the person confirms them as they are': 'accepted',
      'the person confirms other details': 'the change being sent',
      'the person confirms with gaps': 'the billing details of the order, told what is missing',
      'the person goes back': 'the pay screen, nothing changed',
      'the person gives it up': 'the pay screen, nothing changed',
    },
    'the pay screen, nothing changed': {
      'the person asks for the billing details of the order': 'the billing details of the order',
    },
    'the billing details of the order, told what is missing': {
      'the person confirms other details': 'the change being sent',
    },
    'the change being sent': {
      'the person chooses another offer': 'the change being sent',
      'the server accepts': 'accepted, with other billing details',
      'the server refuses': 'the billing details of the order, told why',
      'no answer comes': 'the billing details of the order, left without an answer',
    },
    'the billing details of the order, told why': {
      'the person confirms them as they are': 'accepted',
      'the person confirms other details': 'the change being sent',
    },
    'the billing details of the order, left without an answer': {
      'the person confirms them as they are': 'the details of before being sent',
      'the person confirms other details': 'the change being sent again',
      'the person gives it up': 'the pay screen, a change left without an answer',
    },
    'the pay screen, a change left without an answer': {
      'the person asks for the billing details of the order': 'the billing details of the order, perhaps changed',
    },
    'the billing details of the order, perhaps changed': {
      'the person confirms them as they are': 'the details of before being sent',
    },
    'the change being sent again': {
      'the server accepts': 'accepted, with other billing details',
      'the server refuses': 'the billing details of the order, told why but perhaps changed',
    },
    'the billing details of the order, told why but perhaps changed': {
      'the person confirms them as they are': 'the details of before being sent',
    },
    'the details of before being sent': {
      'the server accepts': 'accepted, with the billing details of before',
    },
    'accepted, with the billing details of before': {},
    'accepted, with other billing details': {
      'the person asks for the billing details of the order': 'the other billing details of the order',
    },
    'the other billing details of the order': {
      'the person confirms them as they are': 'accepted, with other billing details',
    },
  },
})
