import type { Actor, AnyStateMachine, NonReducibleUnknown } from 'xstate'
import type { Answer } from '../shared/answer.ts'
import { createSecretHolder } from '../shared/secret-holder.ts'
import { deferredActor, recordEmitted } from '../testing/index.ts'

/** A deferred request that takes its secret as the site's actors do. */
export const deferredSubmit = <Values extends NonReducibleUnknown, Secret = null>() => {
  const holder = createSecretHolder<Secret>()
  const taken: (Secret | null)[] = []
  const request = deferredActor<Answer, { values: Values }>(() => taken.push(holder.take()))
  return { holder, taken, request }
}

/** Starts the actor of a form. `persisted` is everything of it that can be stored or inspected. */
export const startForm = <Machine extends AnyStateMachine>(actor: Actor<Machine>) => {
  const emitted = recordEmitted(actor)
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    emitted,
    persisted: () => JSON.stringify([actor.getPersistedSnapshot(), emitted]),
  }
}
