import { defineModel } from '../testing/model.ts'

/** The verification link, once more. */
export const verificationMailModel = defineModel({
  machine: 'verification-mail',
  start: 'before the account',
  states: {
    'before the account': {
      'the person opens the tab': 'the offer',
    },
    'the offer': {
      'the person asks for the link': 'on its way',
    },
    'on its way': {
      'the person presses the button again': 'on its way',
      'the server sends it': 'sent',
      'the server answers that it did not work': 'the offer, and why nothing was sent',
      'the server has sent too many': 'the offer, and why in the words of the server',
      'no answer comes': 'the offer, and why nothing was sent',
    },
    'the offer, and why nothing was sent': {
      'the person asks for the link': 'on its way',
    },
    'the offer, and why in the words of the server': {
      'the person asks for the link': 'on its way',
    },
    sent: {},
  },
})
