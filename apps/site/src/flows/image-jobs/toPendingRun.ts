import type { ImageJob } from '@mintage/machines/image-jobs'
import type { GenerationRun, PendingRefinement as Pending } from '@mintage/ui/screens/GenerateImage'
import type { PendingRefinement } from './refineJobs.ts'
import { refusalOf, type Say } from './toFileJob.ts'

interface Surroundings {
  /** Price of one image in tenths of a token. */
  price: number
  /** Tenths; null until it is loaded. */
  balance: number | null
  say: Say
}

function stateOf(job: ImageJob, { needed, tried }: PendingRefinement, { balance, say }: Surroundings): Pending {
  const { snapshot } = job
  const { context } = snapshot
  if (snapshot.matches('submittingJob')) return { state: 'sending' }
  if (snapshot.matches('shortOfTokens'))
    return { state: 'notEnoughTokens', needed: context.needed, balance: context.balance }
  if (snapshot.matches('offeringJob')) return { state: 'offered' }
  const message = refusalOf(job, say)
  if (message !== null) return { state: 'refused', message }
  // After a reload no machine waits for the tokens, but the request is still shown as waiting.
  if (needed !== null && balance !== null)
    return balance >= needed ? { state: 'offered' } : { state: 'notEnoughTokens', needed, balance }
  if (needed === null && tried !== null) return { state: 'refused', message: say({ key: 'images.submitUnknown' }) }
  return { state: 'ready' }
}

/** A refinement that is not accepted yet, for the screen. */
export function toPendingRun(job: ImageJob, pending: PendingRefinement, surroundings: Surroundings): GenerationRun {
  const { values, refinement } = pending
  const state = stateOf(job, pending, surroundings)
  const style = values.styles[0] ?? null
  return {
    id: job.id,
    values,
    refinement,
    cost: surroundings.price,
    seed: null,
    images: state.state === 'sending' ? [{ index: 0, style, state: 'queued' }] : [],
    ...state,
  }
}
