import { createActor } from 'xstate'
import type { Answer } from '../shared/answer.ts'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
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

/** The tab, with a request that is answered when told to. */
export const createTestUpdateProfile = (signedIn = true, watcher: Watcher = unwatched) => {
  const updateProfile = deferredActor<Answer, ProfileChange>()
  const { machine, inspect } = watcher(updateProfileMachine.provide({ actors: { updateProfile: updateProfile.logic } }))
  const actor = createActor(machine, { input: { signedIn }, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    emitted,
    updateProfile,
    submit: () => actor.send({ type: 'profile.submitted', change }),
  }
}
