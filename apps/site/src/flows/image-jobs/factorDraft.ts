import { createDraftStore, type DraftStore } from './draftStore.ts'
import type { JobDependencies } from './types.ts'

const isFactor = (value: unknown): value is number => typeof value === 'number'

function create(dependencies: JobDependencies): DraftStore<number> {
  const draft = createDraftStore({ dependencies, kind: 'factor', isValue: isFactor })
  dependencies.session.on('signedOut', draft.clear)
  return draft
}

const made = new WeakMap<JobDependencies, DraftStore<number>>()

/** The factor that was chosen last. It outlasts the sending: the page goes on showing it, for the next picture. */
export function factorDraftOf(dependencies: JobDependencies): DraftStore<number> {
  const there = made.get(dependencies)
  if (there) return there
  const draft = create(dependencies)
  made.set(dependencies, draft)
  return draft
}
