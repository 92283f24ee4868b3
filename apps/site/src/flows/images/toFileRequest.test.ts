import { makeImageRequest, makeRequestedImage } from '@mintage/api-client/mocks'
import { type ImageRequest, type ImageSource, imageRequestMachine } from '@mintage/machines/image-request'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { listedRequest, noParent } from '../../testing/requestDependencies.ts'
import { toFileRequest } from './toFileRequest.ts'
import type { ChosenImage } from './uploadsDb.ts'

const jug: ChosenImage = { id: 'u1', name: 'jug.jpg', source: { projectId: 'p1' }, url: 'blob:jug' }
const size = { width: 640, height: 480 }
const formatMessage = (message: { key: string } | { text: string }) => ('text' in message ? message.text : message.key)

function shownOf(request: ImageRequest | null, { removed = false, known = true } = {}) {
  return toFileRequest(
    listedRequest(request),
    { chosenOf: () => (removed ? undefined : jug), sizes: { of: () => (known ? size : null) } },
    formatMessage,
  )
}

const withImage = (image: Parameters<typeof makeRequestedImage>[0]) =>
  makeImageRequest({
    service: 'upscale',
    settings: { file_name: 'from-the-server.png', factor: 2 },
    images: [makeRequestedImage(image)],
  })

describe('toFileRequest', () => {
  it('shows a result once its size is known', () => {
    const request = withImage({ project_id: 'p9', url: '/api/projects/p9/file' })
    expect(shownOf(request, { known: false })?.progress).toMatchObject({ state: 'working', progress: 100 })
    expect(shownOf(request)?.progress).toEqual({
      state: 'delivered',
      result: {
        projectId: 'p9',
        url: '/api/projects/p9/file',
        downloadUrl: '/api/projects/p9/file?download=1',
        tokenReturn: 'unavailable',
        ...size,
      },
    })
  })

  it.each(['available', 'returned'] as const)('says that its token is %s', (token_return) => {
    const request = withImage({ project_id: 'p9', url: '/api/projects/p9/file', token_return })
    expect(shownOf(request)?.progress).toMatchObject({ result: { tokenReturn: token_return } })
  })

  it('reads name and image from the server after a reload, and cannot resend an upload', () => {
    const request = withImage({ project_id: 'p9', url: '/api/projects/p9/file' })
    expect(shownOf(request, { removed: true })).toMatchObject({
      name: 'from-the-server.png',
      source: { url: '/api/projects/p9/file?variant=source', ...size },
      retriable: false,
    })
  })

  it('hides deleted images and requests without data', () => {
    expect(shownOf(withImage({ project_id: null, url: null }))).toBeNull()
    expect(shownOf(withImage({ project_id: 'p9', url: null }))).toBeNull()
    expect(shownOf(withImage({ project_id: null, url: '/p9' }))).toBeNull()
    expect(shownOf(makeImageRequest({ images: [] }), { removed: true })).toBeNull()
    expect(shownOf(null, { removed: true })).toBeNull()
  })

  it('shows the server message of a failed request', () => {
    const request = withImage({ state: 'failed', progress: 0, project_id: null, url: null, error: 'Too dark.' })
    expect(shownOf(request)?.progress).toEqual({ state: 'failed', reason: 'Too dark.' })
  })
})

describe('a request that is not accepted', () => {
  /** A sent request with this response of the server. */
  function sent(answer: () => Promise<ImageRequest>, source: ImageSource | null = { projectId: 'p1' }) {
    const machine = imageRequestMachine.provide({ actors: { submitRequest: fromPromise(answer) } })
    const actor = createActor(machine, {
      input: { parent: noParent, requestId: null, idempotencySeed: 'seed' },
    }).start()
    onTestFinished(() => void actor.stop())
    actor.send({ type: 'request.submitted', draft: { service: 'upscale', source, factor: 2 } })
    const shown = (chosen: ChosenImage | undefined = jug) =>
      toFileRequest(
        { id: 'entry', actor, snapshot: actor.getSnapshot(), isRestored: false },
        { chosenOf: () => chosen, sizes: { of: () => size } },
        formatMessage,
      )
    const becomes = (progress: object) => expect.poll(() => shown()?.progress).toEqual(progress)
    return { actor, shown, becomes }
  }
  const refusing = (failure: object) => () => Promise.reject(failure)

  it('is being sent, and can be sent again', () => {
    expect(sent(() => new Promise(() => undefined)).shown()).toEqual({
      id: 'entry',
      name: 'jug.jpg',
      source: { url: 'blob:jug', ...size },
      retriable: true,
      progress: { state: 'sending' },
    })
  })

  it('waits for tokens, and is offered once there are enough', async () => {
    const { actor, becomes } = sent(
      refusing({ kind: 'paymentRequired', errors: {}, neededTenths: 20, balanceTenths: 10 }),
    )
    await becomes({ state: 'notEnoughTokens', needed: 20, balance: 10 })
    actor.send({ type: 'balance.changed', balance: 20 })
    await becomes({ state: 'offered' })
  })

  it.each([
    ['the field', { kind: 'validation', errors: { file: ['Too dark.'] } }, 'Too dark.'],
    ['the answer', { kind: 'forbidden', errors: {}, message: 'Closed.' }, 'Closed.'],
  ])('shows the server message of %s', async (_, failure, message) => {
    await sent(refusing(failure)).becomes({ state: 'refused', message })
  })

  it('shows our message when it breaks a client rule', async () => {
    await sent(refusing({}), null).becomes({ state: 'refused', message: 'images.fileRequired' })
  })
})

describe('a running request', () => {
  const nothing = { project_id: null, url: null }

  it.each([
    [
      { state: 'queued' as const, progress: 0 },
      { state: 'queued', offline: false, cancelling: false },
    ],
    [
      { state: 'working' as const, progress: 40 },
      { state: 'working', progress: 40, offline: false, cancelling: false },
    ],
    [{ state: 'cancelled' as const, progress: 0 }, { state: 'cancelled' }],
  ])('shows its progress: %j', (image, progress) => {
    expect(shownOf(withImage({ ...image, ...nothing }))?.progress).toEqual(progress)
  })

  it('shows its source once the size is known, if there is a source', () => {
    const working = withImage({ state: 'working', progress: 40, ...nothing })
    expect(shownOf(working)).toMatchObject({ source: { url: 'blob:jug', ...size }, retriable: false })
    expect(shownOf(working, { known: false })?.source).toBeNull()
    expect(shownOf(working, { removed: true })?.source).toBeNull()
  })

  it('has no name when it is unknown', () => {
    const request = makeImageRequest({
      service: 'upscale',
      settings: {},
      images: [makeRequestedImage({ state: 'failed' })],
    })
    expect(shownOf(request, { removed: true })?.name).toBe('')
  })
})
