import type { BenchServices } from './bench.ts'
import { createDraft, type Draft } from './draft.ts'

const isFactor = (value: unknown): value is number => typeof value === 'number'

function create(services: BenchServices): Draft<number> {
  const draft = createDraft({ services, kind: 'factor', isValue: isFactor })
  services.session.on('signedOut', draft.clear)
  return draft
}

const made = new WeakMap<BenchServices, Draft<number>>()

/** The factor that was chosen last. It outlasts the sending: the page goes on showing it, for the next picture. */
export function factorOf(services: BenchServices): Draft<number> {
  const there = made.get(services)
  if (there) return there
  const draft = create(services)
  made.set(services, draft)
  return draft
}
