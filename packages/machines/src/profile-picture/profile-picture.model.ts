import { formStates, submits } from '../form/form.model.ts'
import { defineModel } from '../testing/model.ts'

/** Another picture for the profile. */
export const profilePictureModel = defineModel({
  machine: 'profile-picture',
  start: 'before the form',
  states: { ...formStates, accepted: submits },
})
