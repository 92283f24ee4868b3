import { checkedFormStates } from '../form/form.model.ts'
import { defineModel } from '../testing/model.ts'

/** Setting a new password by the link that came by e-mail. */
export const resetPasswordModel = defineModel({
  machine: 'reset-password',
  start: 'before the form',
  states: {
    ...checkedFormStates,
    'before the form': {
      ...checkedFormStates['before the form'],
      'the person opens half of the link': 'nothing can be submitted',
    },
    'being submitted': {
      ...checkedFormStates['being submitted'],
      'the server refuses the link': 'nothing can be submitted',
    },
    accepted: {},
    'nothing can be submitted': {},
  },
})
