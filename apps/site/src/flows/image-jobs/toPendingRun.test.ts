import { imageRequestMachine, type Job } from '@mintage/machines/image-request'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PendingRefinement } from './refineJobs.ts'
import { listedJob, noParent } from './testing.ts'
import { toPendingRun } from './toPendingRun.ts'

const pending: PendingRefinement = {
  imageId: 'p-1',
  refinement: 'variation',
  values: { prompt: 'A heron', negativePrompt: '', styles: ['anime'], size: '1024x1024', count: 1, seed: '' },
  needed: null,
  tried: null,
}

const surroundings = {
  price: 10,
  balance: 50,
  say: (message: { text: string } | { key: string }) => ('text' in message ? message.text : message.key),
}

const runOf = (change: Partial<PendingRefinement> = {}, balance: number | null = 50) =>
  toPendingRun(listedJob(null), { ...pending, ...change }, { ...surroundings, balance })

const tried = { seed: 's', attempt: 1 }

describe('a refinement that is not accepted', () => {
  it('is ready, with its price and no image', () => {
    expect(runOf()).toEqual({
      id: 'entry',
      state: 'ready',
      values: pending.values,
      refinement: 'variation',
      cost: 10,
      seed: null,
      images: [],
    })
  })

  it('still waits for its tokens after a reload, or is offered again', () => {
    expect(runOf({ needed: 60, tried })).toMatchObject({ state: 'notEnoughTokens', needed: 60, balance: 50 })
    expect(runOf({ needed: 50, tried })).toMatchObject({ state: 'offered' })
    expect(runOf({ needed: 60, tried }, null)).toMatchObject({ state: 'ready' })
  })

  it('reports an unknown result after a reload', () => {
    expect(runOf({ tried })).toMatchObject({ state: 'refused', message: 'images.submitUnknown' })
  })

  const inState = async (answer: () => Promise<Job>, until: string) => {
    const machine = imageRequestMachine.provide({ actors: { submitJob: fromPromise(answer) } })
    const actor = createActor(machine, { input: { parent: noParent, jobId: null, idempotencySeed: 'seed' } })
    actor.start()
    actor.send({ type: 'job.submitted', draft: { service: 'refine', imageId: 'p-1', refinement: 'variation' } })
    await expect.poll(() => actor.getSnapshot().value).toBe(until)
    const job = { id: 'entry', actor, snapshot: actor.getSnapshot(), isRestored: false }
    return toPendingRun(job, { ...pending, tried }, surroundings)
  }

  it('has a placeholder for its image while it is sent', async () => {
    const run = await inState(() => new Promise(() => {}), 'submittingJob')
    expect(run).toMatchObject({ state: 'sending', images: [{ index: 0, style: 'anime', state: 'queued' }] })
  })

  it('shows what is missing, or the server message of its refusal', async () => {
    const failing = (failure: object) => () => Promise.reject(failure)
    const short = failing({ kind: 'paymentRequired', neededTenths: 10, balanceTenths: 5 })
    expect(await inState(short, 'shortOfTokens')).toMatchObject({ state: 'notEnoughTokens', needed: 10, balance: 5 })
    const errors = { source_image_id: ['It is gone'] }
    const refused = failing({ kind: 'validation', message: 'No', errors })
    expect(await inState(refused, 'preparingJob')).toMatchObject({ state: 'refused', message: 'It is gone' })
  })
})
