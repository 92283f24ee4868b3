import { defineModel } from '../testing/model.ts'

/** Setting a new password by the link that came by e-mail. */
export const resetPasswordModel = defineModel({
  machine: 'reset-password',
  start: 'the mailbox',
  states: {
    'the mailbox': {
      'the person opens the link': 'the form',
      'the person opens half of the link': 'told that the link is no good',
    },
    'the form': {
      'the person types two different passwords': 'told what to correct',
      'the person sets a good password': 'being kept',
    },
    'told what to correct': {
      'the person sets a good password': 'being kept',
    },
    'being kept': {
      'the person presses the button again': 'being kept',
      'the server keeps the password': 'to the sign-in screen',
      'the server answers that it did not work': 'the form, and why',
      'the server refuses the password': 'the form, and why under the password',
      'the server refuses the link': 'told that the link is no good',
      'no answer comes': 'the form, and why',
    },
    'the form, and why': {
      'the person sets a good password': 'being kept',
    },
    'the form, and why under the password': {
      'the person types two different passwords': 'told what to correct',
    },
    'to the sign-in screen': {},
    'told that the link is no good': {},
  },
})
