import type { JobDraft } from '@mintage/machines/image-request'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { type Bench, type BenchEntry, type BenchServices, createBench } from './bench.ts'
import { createDraft, type Draft } from './draft.ts'
import { forgetDraft, isValues, type KeptDraft, keepDraft, keptDraft } from './keptDraft.ts'

type GenerateDraft = Extract<JobDraft, { service: 'generate' }>

export interface GenerateBench {
  bench: Bench
  /** The seed as the person typed it; the server's report has seeds that it picked as well. */
  typedSeed(entry: BenchEntry): string | undefined
  /** What the form last sent in this visit. */
  kept(): KeptDraft | null
  /** What is in the form and was not taken yet. */
  typed: Draft<GenerateValues>
  send(values: GenerateValues, seed: number | null): void
}

/** The form's own entry: the newest that has not been accepted. */
export const formEntry = (entries: readonly BenchEntry[]): BenchEntry | null =>
  entries.find(({ report, snapshot }) => report === null && snapshot.context.jobId === null) ?? null

const draftOf = (values: GenerateValues, seed: number | null): GenerateDraft => ({
  service: 'generate',
  prompt: values.prompt,
  negativePrompt: values.negativePrompt,
  styles: [...values.styles],
  size: values.size,
  count: values.count,
  seed,
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** As the form sends them. */
const trimmed = ({ prompt, negativePrompt, styles, size, count, seed }: GenerateValues): GenerateValues => ({
  prompt: prompt.trim(),
  negativePrompt: negativePrompt.trim(),
  styles,
  size,
  count,
  seed: seed.trim(),
})

function create(services: BenchServices): GenerateBench {
  const { visit } = services
  /** What was sent, by entry. */
  const sent = new Map<string, GenerateValues>()
  const typed = createDraft({ services, kind: 'prompt', isValue: isValues })
  const bench = createBench({
    services,
    service: 'generate',
    find: () => null,
    onEmptied: () => {
      sent.clear()
      typed.clear()
      forgetDraft(visit)
    },
  })

  /** Keeps what waits for tokens for as long as it waits: paying may take the person through a reload. */
  const begin = (): BenchEntry => {
    const entry = bench.begin()
    entry.actor.subscribe((snapshot) => {
      const values = sent.get(entry.key)
      if (values && snapshot.matches('shortOfTokens')) keepDraft(visit, { values, needed: snapshot.context.needed })
    })
    // Not before, and not when the form says something else by now.
    entry.actor.on('jobAccepted', () => {
      const values = sent.get(entry.key)
      const left = typed.latest()
      if (values && left && isSame(trimmed(left), trimmed(values))) typed.forget()
    })
    return entry
  }

  return {
    bench,
    typedSeed: ({ key }) => sent.get(key)?.seed,
    kept: () => keptDraft(visit),
    typed,
    send: (values, seed) => {
      const draft = draftOf(values, seed)
      const { key, actor } = formEntry(bench.read()) ?? begin()
      sent.set(key, values)
      keepDraft(visit, { values, needed: null })
      const snapshot = actor.getSnapshot()
      if (snapshot.matches('offeringJob') && isSame(snapshot.context.draft, draft)) {
        actor.send({ type: 'offer.accepted' })
        return
      }
      // What waited for tokens makes room for what the form says now.
      actor.send({ type: 'offer.declined' })
      actor.send({ type: 'job.submitted', draft })
    },
  }
}

const made = new WeakMap<BenchServices, GenerateBench>()

/** One for a page: it goes on while the person is elsewhere on the site. */
export function generateBenchOf(services: BenchServices): GenerateBench {
  const there = made.get(services)
  if (there) return there
  const bench = create(services)
  made.set(services, bench)
  return bench
}
