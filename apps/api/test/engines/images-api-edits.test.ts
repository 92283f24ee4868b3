import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImagesApiConfig } from '../../src/engines/images-api/config.ts'
import { createImagesApiEngine } from '../../src/engines/images-api/engine.ts'
import type { GenerateInput, RefineInput } from '../../src/engines/shared/engine.ts'
import { watched } from '../../src/engines/test-support.ts'
import {
  bytes,
  configOf,
  data,
  event,
  type ImagesApiServer,
  imageResponse,
  json,
  plainImage,
  startImagesApi,
} from '../support/images-api.ts'

let server: ImagesApiServer
let image: Buffer
beforeAll(async () => {
  server = await startImagesApi()
  image = await plainImage(128, 96)
})
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = 0
  server.reply(imageResponse)
})

const generate = (
  refine: Partial<RefineInput> = {},
  config: Partial<ImagesApiConfig> = {},
  changes: Partial<GenerateInput> = {},
) => {
  const engine = createImagesApiEngine(configOf(server.url, { edits: true, ...config }))
  const input = { prompt: 'a red fox in the snow', style: 'None', width: 128, height: 96, seed: 42, ...changes }
  const refinement = { kind: 'variation', image, variation: 0, sourceSeed: 7, ...refine } as const
  return engine.generate({ ...input, refine: refinement }, watched().ctx)
}

const failure = (config: Partial<ImagesApiConfig> = {}): Promise<unknown> =>
  generate({}, config).then(
    () => 'a picture',
    (error: unknown) => error,
  )

describe('requests', () => {
  test('send the image as a form with the key and an idempotency key', async () => {
    expect(await generate()).toMatchObject({ width: 128, height: 96 })
    expect(server.calls).toMatchObject([
      {
        path: '/v1/images/edits',
        headers: { authorization: 'Bearer sk-secret', 'idempotency-key': 'image-1' },
        body: { model: 'flux', n: '1', size: '128x96', response_format: 'b64_json' },
        image: { type: 'image/png' },
      },
    ])
    expect(server.calls[0]?.image?.data.equals(image)).toBe(true)
    expect(Object.keys(server.calls[0]?.body ?? {})).toHaveLength(5)
  })

  test('describe the edit in the prompt', async () => {
    await generate({}, {}, { style: 'Watercolor' })
    await generate({ kind: 'more_like_this' })
    // Forms use CRLF line ends.
    expect(server.calls.map(({ body }) => String(body.prompt).replaceAll('\r\n', '\n'))).toEqual([
      'a red fox in the snow\n\nStyle: Watercolor\n\nVary this picture: keep its composition, and change light and small details.',
      'a red fox in the snow\n\nMake another picture like this one: the same subject, style and colours in a new composition.',
    ])
  })

  test('send the seed if the model supports it, and the next seed for a second variation', async () => {
    const config: Partial<ImagesApiConfig> = { fields: ['seed', 'negative_prompt'] }
    await generate({}, config, { negativePrompt: 'text' })
    await generate({ variation: 1 }, config)
    await generate({ variation: 1 }, config, { seed: 2_147_483_647 })
    expect(server.calls.map(({ body }) => body.seed)).toEqual(['42', '43', '0'])
    expect(server.calls[0]?.body.negative_prompt).toBe('text')
  })

  test("send the operator's parameters only in calls that support them", async () => {
    const parameters = {
      quality: 'high',
      input_fidelity: 'high',
      moderation: 'low',
      response_format: null,
      lora: { name: 'ink', scale: 0.5 },
    }
    await generate({}, { parameters })
    expect(server.calls[0]?.body).toMatchObject({
      quality: 'high',
      input_fidelity: 'high',
      lora: '{"name":"ink","scale":0.5}',
    })
    expect(server.calls[0]?.body).not.toHaveProperty('moderation')
    expect(server.calls[0]?.body).not.toHaveProperty('response_format')
  })

  test('omit input_fidelity without an edit and send moderation', async () => {
    const engine = createImagesApiEngine({
      ...{ baseUrl: new URL(server.url), key: null, model: null, sizes: null, fields: [], edits: true, previews: null },
      ...{ fileHosts: [], concurrency: 1, timeoutSeconds: 20 },
      parameters: { input_fidelity: 'high', moderation: 'low' },
    })
    await engine.generate({ prompt: 'a fox', style: 'None', width: 128, height: 96, seed: 1 }, watched().ctx)
    expect(server.calls[0]?.path).toBe('/v1/images/generations')
    expect(server.calls[0]?.body).toMatchObject({ moderation: 'low' })
    expect(server.calls[0]?.body).not.toHaveProperty('input_fidelity')
  })

  test.each(['jpeg', 'webp'] as const)('send an image in %s unchanged', async (format) => {
    await generate({ image: await plainImage(128, 96, format) })
    expect(server.calls[0]?.image?.type).toBe(`image/${format}`)
  })
})

test('previews of an edit come before the finished image', async () => {
  const [part, whole] = await Promise.all([plainImage(8, 8), plainImage(128, 96)])
  const events = [
    { type: 'image_edit.partial_image', b64_json: part.toString('base64') },
    { type: 'image_edit.completed', b64_json: whole.toString('base64') },
  ]
  server.reply(bytes('text/event-stream', events.map(event).join('')))
  const generated = await generate({}, { model: 'gpt-image-1.5' })
  expect(generated.data.equals(whole)).toBe(true)
  expect(server.calls[0]?.body).toMatchObject({ stream: 'true', partial_images: '2', output_format: 'png' })
})

describe('failures', () => {
  const refusal = (status: number, code: string, headers = {}) =>
    json(status, { error: { code, message: 'a red fox' } }, headers)

  test.each<[string, ReturnType<typeof json>, string, number]>([
    ['a gateway that has no edits', json(404, { error: { message: 'not found' } }), 'unavailable', 1],
    ['a refusal', refusal(400, 'moderation_blocked'), 'refused', 1],
    ['used-up credit', refusal(429, 'insufficient_quota'), 'unavailable', 1],
    ['a rate limit that stays', refusal(429, 'rate_limit_exceeded', { 'retry-after-ms': '5' }), 'busy', 3],
    ['a server that fails', json(503, {}, { 'retry-after-ms': '5' }), 'unavailable', 3],
    ['a request that it does not understand', refusal(400, 'unknown_parameter'), 'engine_failure', 1],
    ['no picture', data(), 'bad_answer', 1],
    ['HTML', bytes('text/html', '<html>'), 'bad_answer', 1],
  ])('%s', async (_, reply, code, calls) => {
    server.reply(reply)
    expect(await failure()).toMatchObject({ code })
    expect(server.calls).toHaveLength(calls)
  })

  test('repeats the same request with the image and the same idempotency key', async () => {
    server.reply(refusal(429, 'rate_limit_exceeded', { 'retry-after-ms': '5' }), imageResponse)
    expect(await generate()).toMatchObject({ width: 128 })
    expect(server.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['image-1', 'image-1'])
    expect(server.calls.map((call) => call.image?.data.equals(image))).toEqual([true, true])
  })

  test('another size is fitted to that of the image', async () => {
    server.reply(data({ b64_json: (await plainImage(512, 512)).toString('base64') }))
    expect(await generate()).toMatchObject({ width: 128, height: 96, contentType: 'image/png' })
  })

  test('does not send an unreadable image', async () => {
    await expect(generate({ image: Buffer.from('broken') })).rejects.toMatchObject({ code: 'unreadable_image' })
    expect(server.calls).toEqual([])
  })

  test('sends nothing if edits are disabled', async () => {
    expect(await failure({ edits: false })).toMatchObject({ code: 'engine_failure' })
    expect(server.calls).toEqual([])
  })
})
