import { createActor } from 'xstate'
import { deferredSubmit, startForm } from '../form/form.support.ts'
import { unwatched, type Watcher } from '../testing/index.ts'
import { type ProfileChange, updateProfileMachine } from './index.ts'

export const change: ProfileChange = {
  name: 'Ida',
  surname: 'Halvorsen',
  phone: '+4722225555',
  countryId: 105,
  city: 'Dublin',
  address: '4 Foundry Lane',
  postCode: 'D01',
}

/** The tab of the profile. */
export const createTestUpdateProfile = (enabled = true, watcher: Watcher = unwatched) => {
  const { request } = deferredSubmit<ProfileChange>()
  const { machine, inspect } = watcher(updateProfileMachine.provide({ actors: { submit: request.logic } }))
  const form = startForm(createActor(machine, { input: { enabled }, inspect }))
  return { ...form, request, submit: () => form.actor.send({ type: 'form.submitted', values: change }) }
}
