import type { UpscaleChoice } from '@mintage/ui/screens/Upscale'
import { createDraftStore, type DraftStore } from './draftStore.ts'
import { isRecord } from './submittedForm.ts'
import type { RequestDependencies } from './types.ts'

const isChoice = (value: unknown): value is UpscaleChoice =>
  isRecord(value) &&
  typeof value.factor === 'number' &&
  [null, 'png', 'jpeg', 'webp'].some((format) => format === value.format)

function create(dependencies: RequestDependencies): DraftStore<UpscaleChoice> {
  const draft = createDraftStore({ dependencies, kind: 'factor', isValue: isChoice })
  dependencies.session.on('signedOut', draft.clear)
  return draft
}

const made = new WeakMap<RequestDependencies, DraftStore<UpscaleChoice>>()

/** The last choice, kept after sending because the page shows it for the next image. */
export function upscaleDraftOf(dependencies: RequestDependencies): DraftStore<UpscaleChoice> {
  const there = made.get(dependencies)
  if (there) return there
  const draft = create(dependencies)
  made.set(dependencies, draft)
  return draft
}
