import { accountFormStates, formStates, submits } from '../form/form.model.ts'
import { defineModel } from '../testing/model.ts'

/** Changing the profile in the account. */
export const updateProfileModel = defineModel({
  machine: 'update-profile',
  start: 'before the form',
  states: { ...formStates, ...accountFormStates, accepted: submits },
})
