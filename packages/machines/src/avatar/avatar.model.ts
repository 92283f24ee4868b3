import { formStates, submits } from '../form/form.model.ts'
import { defineModel } from '../testing/model.ts'

/** Another image for the profile. */
export const avatarModel = defineModel({
  machine: 'avatar',
  start: 'before the form',
  states: { ...formStates, accepted: submits },
})
