import { type ImageRequest, imageRequestMachine } from '@mintage/machines/image-request'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { listedRequest, noParent } from '../../testing/requestDependencies.ts'
import type { PendingRefinement } from './refineRequests.ts'
import { toPendingRequest } from './toGenerationRequest.ts'

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
  formatMessage: (message: { text: string } | { key: string }) => ('text' in message ? message.text : message.key),
}

const requestOf = (change: Partial<PendingRefinement> = {}, balance: number | null = 50) =>
  toPendingRequest(listedRequest(null), { ...pending, ...change }, { ...surroundings, balance })

const tried = { seed: 's', attempt: 1 }

describe('a refinement that is not accepted', () => {
  it('is ready, with its price and no image', () => {
    expect(requestOf()).toEqual({
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
    expect(requestOf({ needed: 60, tried })).toMatchObject({ state: 'notEnoughTokens', needed: 60, balance: 50 })
    expect(requestOf({ needed: 50, tried })).toMatchObject({ state: 'offered' })
    expect(requestOf({ needed: 60, tried }, null)).toMatchObject({ state: 'ready' })
  })

  it('reports an unknown result after a reload', () => {
    expect(requestOf({ tried })).toMatchObject({ state: 'refused', message: 'images.submitUnknown' })
  })

  const inState = async (answer: () => Promise<ImageRequest>, until: string) => {
    const machine = imageRequestMachine.provide({ actors: { submitRequest: fromPromise(answer) } })
    const actor = createActor(machine, { input: { parent: noParent, requestId: null, idempotencySeed: 'seed' } })
    actor.start()
    actor.send({ type: 'request.submitted', draft: { service: 'refine', imageId: 'p-1', refinement: 'variation' } })
    await expect.poll(() => actor.getSnapshot().value).toBe(until)
    const request = { id: 'entry', actor, snapshot: actor.getSnapshot(), isRestored: false }
    return toPendingRequest(request, { ...pending, tried }, surroundings)
  }

  it('has a placeholder for its image while it is sent', async () => {
    const view = await inState(() => new Promise(() => {}), 'submittingRequest')
    expect(view).toMatchObject({ state: 'sending', images: [{ index: 0, style: 'anime', state: 'queued' }] })
  })

  it('shows what is missing, or the server message of its refusal', async () => {
    const failing = (failure: object) => () => Promise.reject(failure)
    const short = failing({ kind: 'paymentRequired', neededTenths: 10, balanceTenths: 5 })
    expect(await inState(short, 'shortOfTokens')).toMatchObject({ state: 'notEnoughTokens', needed: 10, balance: 5 })
    const errors = { source_image_id: ['It is gone'] }
    const refused = failing({ kind: 'validation', message: 'No', errors })
    expect(await inState(refused, 'preparingRequest')).toMatchObject({ state: 'refused', message: 'It is gone' })
  })
})
