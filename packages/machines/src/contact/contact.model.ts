import { formStates, submits } from '../form/form.model.ts'
import { defineModel } from '../testing/model.ts'

/** Writing to support. */
export const contactModel = defineModel({
  machine: 'contact',
  start: 'before the form',
  states: {
    ...formStates,
    'being submitted': { ...formStates['being submitted'], 'the person closes the form': 'closed, on its way' },
    'closed, on its way': { 'no answer comes': 'closed, and not sent' },
    'the form, and why': { ...submits, 'the person closes the form': 'closed, and not sent' },
    accepted: {
      'nine tenths of a second pass': 'closed by itself',
      'the person closes the form': 'closed by the person',
    },
    'closed by itself': { 'the person opens the form again': 'the form' },
    'closed, and not sent': { 'the person opens the form again': 'the form, and why' },
    'closed by the person': { 'the person opens the form again': 'the form' },
  },
})
