import { defineModel } from '../testing/model.ts'

/** Asking for a link to set a new password. */
export const forgotPasswordModel = defineModel({
  machine: 'forgot-password',
  start: 'the sign-in screen',
  states: {
    'the sign-in screen': { 'the person has forgotten their password': 'the form' },
    'the form': {
      'the person leaves the e-mail empty': 'told to enter an e-mail',
      'the person asks for a link': 'being asked for',
    },
    'told to enter an e-mail': {
      'the person asks for a link': 'being asked for',
    },
    'being asked for': {
      'the person presses the button again': 'being asked for',
      'the server sends the link': 'told to look into the mailbox',
      'the server answers that it did not work': 'the form, and why',
      'the server refuses': 'the form, and why',
      'no answer comes': 'the form, and why',
    },
    'the form, and why': {
      'the person leaves the e-mail empty': 'told to enter an e-mail',
      'the person asks for a link': 'being asked for',
    },
    'told to look into the mailbox': {
      'the person wants it for another e-mail': 'the form',
    },
  },
})
