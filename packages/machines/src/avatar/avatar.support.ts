import { createActor } from 'xstate'
import { deferredSubmit, startForm } from '../form/form.support.ts'
import { unwatched, type Watcher } from '../testing/index.ts'
import { avatarMachine, submitImage } from './index.ts'

/** A unique file: the tests search for it where it must not be. */
export const portrait = 'portrait-of-vera'

/** The image under the name. */
export const createTestAvatar = (watcher: Watcher = unwatched) => {
  const { holder, taken, request } = deferredSubmit<null, string>()
  const { machine, inspect } = watcher(avatarMachine.provide({ actors: { submit: request.logic } }))
  const form = startForm(createActor(machine, { inspect }))
  return { ...form, holder, taken, request, submit: () => submitImage(form.actor, holder, portrait) }
}
