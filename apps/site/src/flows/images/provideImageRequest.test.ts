import {
  failure,
  fieldErrors,
  makeImageRequest,
  makeQueuedRequest,
  mock,
  ok,
  sampleId,
} from '@mintage/api-client/mocks'
import type { RequestDraft } from '@mintage/machines/image-request'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { recordedClient } from '../../testing/recordedClient.ts'
import { noParent } from '../../testing/requestDependencies.ts'
import { provideImageRequest } from './provideImageRequest.ts'

const heron = {
  service: 'generate',
  prompt: 'A heron',
  negativePrompt: 'fog',
  styles: ['anime', 'comic'],
  size: '1024x1024',
  count: 2,
  seed: 42,
} satisfies RequestDraft

const jug = new File(['pixels'], 'jug.png', { type: 'image/png' })
const upload = { upload: { id: 'u1', name: 'jug.png', type: 'image/png', bytes: 6, pixels: 64 } }

const answer = makeImageRequest({ id: sampleId(201), cost: 2, refunded: 0.5, balance: 7.5, token_returns_left: 3 })

/** Prices in tenths of a token. */
const startUp = (reloads: string[]) => ({
  getSnapshot: () => ({
    context: {
      settings: {
        imageGenerationPrice: 15,
        backgroundRemovalPrice: 25,
        upscalePrice: 35,
        backgroundRemovalMaxPixels: 25_000_000,
        backgroundRemovalBox: true,
        upscaleMaxPixels: 25_000_000,
      },
    },
  }),
  send: ({ type }: { type: string }) => void reloads.push(type),
})

function open(requestId: string | null = null, found: File | null = jug) {
  const { client, sent, consequences } = recordedClient(
    mock('post', '/images/generate', ({ reply }) => reply(202, ok(makeQueuedRequest(2, { id: sampleId(201) })))),
    mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok(answer))),
  )
  const find = vi.fn(() => found)
  const machine = provideImageRequest({ client, startUp: startUp([]) }, find)
  const actor = createActor(machine, { input: { parent: noParent, requestId, idempotencySeed: 'seed' } })
  onTestFinished(() => void actor.stop())
  actor.start()
  const submit = async (draft: RequestDraft) => {
    actor.send({ type: 'request.submitted', draft })
    await expect.poll(() => sent).not.toEqual([])
    return sent[0] ?? expect.fail('nothing was sent')
  }
  return { actor, sent, consequences, find, submit }
}

it('sends the settings of the form to generate', async () => {
  const { submit } = open()
  const { call, body } = await submit(heron)
  expect(call).toBe('POST /images/generate')
  expect(JSON.parse(body)).toEqual({
    prompt: 'A heron',
    negative_prompt: 'fog',
    style: 'anime',
    styles: ['anime', 'comic'],
    size: '1024x1024',
    count: 2,
    price: 1.5,
    seed: 42,
    currency: 'EUR',
  })
})

it('omits empty fields', async () => {
  const { submit } = open()
  const body = JSON.parse((await submit({ ...heron, negativePrompt: '', seed: null })).body)
  expect(Object.keys(body)).not.toContain('negative_prompt')
  expect(Object.keys(body)).not.toContain('seed')
})

it('sends no style when none is chosen', async () => {
  const { submit } = open()
  expect(JSON.parse((await submit({ ...heron, styles: [] })).body)).toMatchObject({ style: '', styles: [] })
})

it('sends an uploaded image to remove its background', async () => {
  const { submit, find } = open()
  const { call, body } = await submit({ service: 'removeBackground', source: upload })
  expect(call).toBe('POST /images/remove-background')
  expect(body).toContain('filename="jug.png"')
  expect(body).toMatch(/name="price"\r\n\r\n2.5\r\n/)
  expect(find).toHaveBeenCalledWith('u1')
})

it('sends the mark of the subject', async () => {
  const { submit } = open()
  const box = { x: 0.25, y: 0.1, width: 0.5, height: 0.8125 }
  const { body } = await submit({ service: 'removeBackground', source: upload, box })
  expect(body).toMatch(/name="subject_box"\s+0\.25,0\.1,0\.5,0\.8125\s/)
})

it('sends an image of the library to upscale', async () => {
  const { submit } = open()
  const { call, body } = await submit({ service: 'upscale', source: { projectId: 'p1' }, factor: 4, format: 'webp' })
  expect(call).toBe('POST /images/upscale')
  expect(body).toMatch(/name="project_id"\r\n\r\np1\r\n/)
  expect(body).toMatch(/name="factor"\r\n\r\n4\r\n/)
  expect(body).toMatch(/name="price"\r\n\r\n3.5\r\n/)
  expect(body).toMatch(/name="format"\r\n\r\nwebp\r\n/)
})

it('omits the format of an upscale when none was chosen', async () => {
  const { submit } = open()
  expect((await submit({ service: 'upscale', source: { projectId: 'p1' }, factor: 2 })).body).not.toContain('format')
})

it('sends nothing when the file is missing', async () => {
  const { submit } = open(null, null)
  expect((await submit({ service: 'removeBackground', source: upload })).body).not.toContain('filename')
})

it('shows a refusal in the request, not as a toast', async () => {
  const { client, consequences } = recordedClient(
    mock('post', '/images/generate', ({ reply }) => reply(500, failure('Down'))),
  )
  const machine = provideImageRequest({ client, startUp: startUp([]) }, () => null)
  const actor = createActor(machine, { input: { parent: noParent, requestId: null, idempotencySeed: 'seed' } })
  onTestFinished(() => void actor.stop())
  actor.start()
  actor.send({ type: 'request.submitted', draft: heron })
  await waitFor(actor, ({ context }) => context.problem !== null)
  expect(consequences).toEqual(['nothing'])
})

it.each([
  { field: 'price', reloaded: ['reload.requested'] },
  { field: 'prompt', reloaded: [] },
])('reloads prices after a refused $field: $reloaded', async ({ field, reloaded }) => {
  const errors = { [field]: ['No.'] }
  const { client } = recordedClient(
    mock('post', '/images/generate', ({ reply }) => reply(422, fieldErrors(errors, 'It costs 2 tokens now.'))),
  )
  const reloads: string[] = []
  const machine = provideImageRequest({ client, startUp: startUp(reloads) }, () => null)
  const actor = createActor(machine, { input: { parent: noParent, requestId: null, idempotencySeed: 'seed' } })
  onTestFinished(() => void actor.stop())
  actor.start()
  actor.send({ type: 'request.submitted', draft: heron })
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.problem !== null)
  expect(context.problem).toEqual({ text: 'It costs 2 tokens now.' })
  expect(reloads).toEqual(reloaded)
})

it('reads the complete response of a request', async () => {
  const { actor, sent } = open(sampleId(201))
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('settled'))
  expect(sent.map(({ call }) => call)).toEqual([`GET /images/requests/${sampleId(201)}?currency=EUR`])
  expect(context.request).toEqual(answer)
})
