import type { ImageJob } from '@mintage/machines/image-jobs'
import type { JobDraft } from '@mintage/machines/image-request'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { createDraftStore, type DraftStore } from './draftStore.ts'
import { createImageJobs, type ImageJobs, jobsOf, startJob } from './imageJobs.ts'
import { createRefineJobs, type RefineJobs } from './refineJobs.ts'
import {
  isValues,
  readSubmittedForm,
  removeSubmittedForm,
  type SubmittedForm,
  saveSubmittedForm,
} from './submittedForm.ts'
import type { JobDependencies } from './types.ts'

type GenerateDraft = Extract<JobDraft, { service: 'generate' }>

export interface GenerateJobs {
  jobs: ImageJobs
  /** The seed that the person typed; reports of the server also contain seeds that it chose. */
  typedSeed(job: ImageJob): string | undefined
  /** The values that the form last sent in this visit. */
  submittedForm(): SubmittedForm | null
  /** The draft of the form that was not accepted yet. */
  typed: DraftStore<GenerateValues>
  refine: RefineJobs
  send(values: GenerateValues, seed: number | null): void
}

/** The newest job of the form that is not accepted, excluding refinements. */
export const formJob = (allJobs: readonly ImageJob[], { pendingOf }: Pick<RefineJobs, 'pendingOf'>): ImageJob | null =>
  allJobs.find((job) => job.snapshot.context.jobId === null && !pendingOf(job)) ?? null

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

/** Trims the values as the form does. */
const trimmed = ({ prompt, negativePrompt, styles, size, count, seed }: GenerateValues): GenerateValues => ({
  prompt: prompt.trim(),
  negativePrompt: negativePrompt.trim(),
  styles,
  size,
  count,
  seed: seed.trim(),
})

function create(dependencies: JobDependencies): GenerateJobs {
  const { visit } = dependencies
  /** Sent values by job id. */
  const sent = new Map<string, GenerateValues>()
  const typed = createDraftStore({ dependencies, kind: 'prompt', isValue: isValues })
  const jobs = createImageJobs(dependencies, 'generate', () => null)
  const refine = createRefineJobs(dependencies, jobs)
  jobs.on('jobsEmptied', () => {
    sent.clear()
    typed.clear()
    removeSubmittedForm(visit)
  })

  /** Saves values that wait for tokens: paying may reload the page. */
  const begin = (): ImageJob => {
    const job = startJob(jobs)
    job.actor.subscribe((snapshot) => {
      const values = sent.get(job.id)
      if (values && snapshot.matches('shortOfTokens'))
        saveSubmittedForm(visit, { values, needed: snapshot.context.needed })
    })
    return job
  }
  // Only when accepted, and only if the form still has the same values.
  jobs.on('jobAccepted', ({ id }) => {
    const values = sent.get(id)
    const left = typed.latest()
    if (values && left && isSame(trimmed(left), trimmed(values))) typed.discard()
  })

  return {
    jobs,
    typedSeed: ({ id }) => sent.get(id)?.seed,
    submittedForm: () => readSubmittedForm(visit),
    typed,
    refine,
    send: (values, seed) => {
      const draft = draftOf(values, seed)
      const { id, actor } = formJob(jobsOf(jobs.getSnapshot()), refine) ?? begin()
      sent.set(id, values)
      saveSubmittedForm(visit, { values, needed: null })
      const snapshot = actor.getSnapshot()
      if (snapshot.matches('offeringJob') && isSame(snapshot.context.draft, draft)) {
        actor.send({ type: 'offer.accepted' })
        return
      }
      // The new values replace the job that waited for tokens.
      actor.send({ type: 'offer.declined' })
      actor.send({ type: 'job.submitted', draft })
    },
  }
}

const made = new WeakMap<JobDependencies, GenerateJobs>()

/** One per page load, so that jobs continue on other pages of the site. */
export function generateJobsOf(dependencies: JobDependencies): GenerateJobs {
  const there = made.get(dependencies)
  if (there) return there
  const jobs = create(dependencies)
  made.set(dependencies, jobs)
  return jobs
}
