import { checkedFormStates } from '../form/form.model.ts'
import { defineModel } from '../testing/model.ts'

/** Asking for a link to set a new password. */
export const forgotPasswordModel = defineModel({
  machine: 'forgot-password',
  start: 'before the form',
  states: {
    ...checkedFormStates,
    accepted: { 'the person wants it for another e-mail': 'the form' },
  },
})
