import { defineModel } from '../testing/model.ts'

/** Changing the password in the account. */
export const changePasswordModel = defineModel({
  machine: 'change-password',
  start: 'before the account',
  states: {
    'before the account': {
      'a signed-in person opens the tab': 'the form',
      'a guest opens the tab': 'nothing can be sent',
    },
    'nothing can be sent': {
      'the person signs in': 'the form',
    },
    'the form': {
      'the person leaves the password of today empty': 'told what to correct',
      'the person changes their password': 'being changed',
      'the person signs out': 'nothing can be sent',
    },
    'told what to correct': {
      'the person changes their password': 'being changed',
    },
    'being changed': {
      'the person presses the button again': 'being changed',
      'the server changes it': 'changed',
      'the server answers that it did not work': 'the form, and why',
      'the server finds the password of today wrong': 'the form, and why under the field',
      'no answer comes': 'the form, and why',
      'the person signs out': 'nothing can be sent',
    },
    'the form, and why': {
      'the person changes their password': 'being changed',
    },
    'the form, and why under the field': {
      'the person leaves the password of today empty': 'told what to correct',
    },
    changed: {
      'the person changes their password': 'being changed',
    },
  },
})
