import { defineModel } from '../testing/model.ts'

/** Changing the profile in the account. */
export const updateProfileModel = defineModel({
  machine: 'update-profile',
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
      'the person saves the profile': 'being saved',
      'the person signs out': 'nothing can be sent',
    },
    'being saved': {
      'the person presses the button again': 'being saved',
      'the server keeps it': 'saved',
      'the server answers that it did not work': 'the form, and why',
      'the server finds a mistake': 'the form, and why under the field',
      'no answer comes': 'the form, and why',
      'the person signs out': 'nothing can be sent',
    },
    'the form, and why': {
      'the person saves the profile': 'being saved',
    },
    'the form, and why under the field': {
      'the person saves the profile': 'being saved',
    },
    saved: {
      'the person saves the profile': 'being saved',
    },
  },
})
