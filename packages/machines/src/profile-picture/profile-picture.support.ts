import { createActor, fromPromise } from 'xstate'
import type { Answer } from '../shared/answer.ts'
import { createSecretHolder } from '../shared/secret-holder.ts'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { profilePictureMachine, submitPicture } from './index.ts'

/** A picture that is easily found again wherever it should not be. */
export const portrait = 'portrait-of-vera'

/** The picture under the name, with a request that is answered when told to. */
export const createTestProfilePicture = (watcher: Watcher = unwatched) => {
  const holder = createSecretHolder<string>()
  const uploadPicture = deferredActor<Answer, { values: null }>()
  const { machine, inspect } = watcher(profilePictureMachine.provide({ actors: { submit: uploadPicture.logic } }))
  const actor = createActor(machine, { inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    emitted,
    holder,
    uploadPicture,
    pick: () => submitPicture(actor, holder, portrait),
  }
}

/** What the actor is handed at its start. */
export const taken = () => {
  const holder = createSecretHolder<string>()
  const pictures: (string | null)[] = []
  const submit = fromPromise<Answer, { values: null }>(async () => {
    pictures.push(holder.take())
    return { status: 'OK' }
  })
  const actor = createActor(profilePictureMachine.provide({ actors: { submit } })).start()
  return { actor, holder, pictures, pick: () => submitPicture(actor, holder, portrait) }
}
