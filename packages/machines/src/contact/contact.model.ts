import { defineModel } from '../testing/model.ts'

/** Writing to support. */
export const contactModel = defineModel({
  machine: 'contact',
  start: 'a page',
  states: {
    'a page': { 'the person opens the form': 'the form' },
    'the form': {
      'the person sends a message': 'being sent',
    },
    'being sent': {
      'the person presses the button again': 'being sent',
      'the server takes the message': 'thanked',
      'the server answers that it did not work': 'the form, and why',
      'the server finds mistakes': 'the form, and what to correct',
      'no answer comes': 'the form, and why',
      'the person closes the form': 'closed, on its way',
    },
    'closed, on its way': { 'no answer comes': 'closed, and not sent' },
    'the form, and why': {
      'the person sends a message': 'being sent',
      'the person closes the form': 'closed, and not sent',
    },
    'the form, and what to correct': {
      'the person sends a message': 'being sent',
    },
    thanked: {
      'nine tenths of a second pass': 'closed by itself',
      'the person closes the form': 'closed by the person',
    },
    'closed by itself': { 'the person opens the form again': 'the form' },
    'closed, and not sent': { 'the person opens the form again': 'the form, and why' },
    'closed by the person': { 'the person opens the form again': 'the form' },
  },
})
