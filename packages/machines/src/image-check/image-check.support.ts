import { createActor } from 'xstate'
import { createSecretHolder } from '../shared/secret-holder.ts'
import { deferredActor, unwatched, type Watcher } from '../testing/index.ts'
import { type ImageFinding, imageCheckMachine, submitImageForCheck } from './index.ts'

/** A unique file: the tests search for it where it must not be. */
export const snapshot = 'snapshot-of-the-harbour'

export const ours: ImageFinding = {
  verdict: 'ours',
  metadata: { source_type: 'algorithmicMedia', made_with: 'Mintage (sample)' },
  manifest: {
    signature: 'ours',
    signer: 'Mintage',
    source_type: 'algorithmicMedia',
    ingredient_source_type: null,
    made_with: 'sample',
  },
  watermark: 'certain',
}

export const nothingFound: ImageFinding = { verdict: 'nothing', metadata: null, manifest: null, watermark: 'none' }

/** The page that checks images, with a server that answers when the test says so. */
export const createTestImageCheck = (watcher: Watcher = unwatched) => {
  const holder = createSecretHolder<string>()
  const taken: (string | null)[] = []
  const checkImage = deferredActor<ImageFinding, undefined>(() => taken.push(holder.take()))
  const { machine, inspect } = watcher(imageCheckMachine.provide({ actors: { checkImage: checkImage.logic } }))
  const actor = createActor(machine, { inspect })
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    persisted: () => JSON.stringify(actor.getPersistedSnapshot()),
    ...{ holder, taken, checkImage },
    pick: (image = snapshot) => submitImageForCheck(actor, holder, image),
  }
}
