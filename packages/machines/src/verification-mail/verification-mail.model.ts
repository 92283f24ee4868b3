import { formStates } from '../form/form.model.ts'
import { defineModel } from '../testing/model.ts'

/** The verification link, once more. */
export const verificationMailModel = defineModel({
  machine: 'verification-mail',
  start: 'before the form',
  states: { ...formStates, accepted: {} },
})
