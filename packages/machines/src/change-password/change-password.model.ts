import { accountFormStates, checkedFormStates, submits } from '../form/form.model.ts'
import { defineModel } from '../testing/model.ts'

/** Changing the password in the account. */
export const changePasswordModel = defineModel({
  machine: 'change-password',
  start: 'before the form',
  states: {
    ...checkedFormStates,
    ...accountFormStates,
    'the form': { ...checkedFormStates['the form'], ...accountFormStates['the form'] },
    accepted: submits,
  },
})
