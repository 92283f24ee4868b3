import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImagesApiConfig } from '../../src/engines/images-api/config.ts'
import { createImagesApiEngine } from '../../src/engines/images-api/engine.ts'
import type { GenerateInput } from '../../src/engines/shared/engine.ts'
import { pixelsOf, watched } from '../../src/engines/test-support.ts'
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
import { describeGenerationEngine } from './conformance.ts'

const input: GenerateInput = { prompt: 'a red fox in the snow', style: 'None', width: 128, height: 96, seed: 42 }

describe.each([false, true])('with edits: %s', (edits) => {
  describeGenerationEngine('a server of the images API', async () => {
    const server = await startImagesApi()
    return { engine: createImagesApiEngine(configOf(server.url, { edits })), close: () => server.close() }
  })
})

let server: ImagesApiServer
beforeAll(async () => {
  server = await startImagesApi()
})
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = 0
  server.reply(imageResponse)
})

const generate = (changes: Partial<GenerateInput> = {}, config: Partial<ImagesApiConfig> = {}) =>
  createImagesApiEngine(configOf(server.url, config)).generate({ ...input, ...changes }, watched().ctx)

const failure = (config: Partial<ImagesApiConfig> = {}): Promise<unknown> =>
  generate({}, config).then(
    () => 'a picture',
    (error: unknown) => error,
  )

describe('requests', () => {
  test('ask for one image of the size, with the key and an idempotency key', async () => {
    await generate()
    expect(server.calls).toMatchObject([
      {
        path: '/v1/images/generations',
        headers: { authorization: 'Bearer sk-secret', 'idempotency-key': 'image-1' },
        body: {
          model: 'flux',
          prompt: 'a red fox in the snow',
          n: 1,
          size: '128x96',
          response_format: 'b64_json',
        },
      },
    ])
    expect(Object.keys(server.calls[0]?.body ?? {})).toHaveLength(5)
  })

  test('omit model and key if they are not configured', async () => {
    await generate({}, { model: null, key: null })
    expect(server.calls[0]?.body).not.toHaveProperty('model')
    expect(server.calls[0]?.headers.authorization).not.toContain('sk-')
  })

  test('ask a GPT image model for previews and omit response_format, which it refuses', async () => {
    const done = { type: 'image_generation.completed', b64_json: (await plainImage(128, 96)).toString('base64') }
    server.reply(bytes('text/event-stream', event(done)))
    await generate({}, { model: 'gpt-image-1.5' })
    expect(server.calls[0]?.body).toMatchObject({ output_format: 'png', stream: true, partial_images: 2 })
    expect(server.calls[0]?.body).not.toHaveProperty('response_format')
  })

  test('send seed and negative prompt only if the model supports them', async () => {
    const prompts = { negativePrompt: 'text | logo' }
    await generate(prompts)
    await generate(prompts, { fields: ['seed', 'negative_prompt'] })
    expect(server.calls[0]?.body).not.toHaveProperty('seed')
    expect(server.calls[0]?.body).not.toHaveProperty('negative_prompt')
    expect(server.calls[1]?.body).toMatchObject({ seed: 42, negative_prompt: 'text , logo' })
  })

  test("send the operator's parameters, which can also remove fields", async () => {
    await generate({}, { parameters: { quality: 'high', steps: 20, response_format: null } })
    expect(server.calls[0]?.body).toMatchObject({ quality: 'high', steps: 20 })
    expect(server.calls[0]?.body).not.toHaveProperty('response_format')
  })

  test.each([
    ['a fox <sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args> here', 'a fox  {"steps":999}  here'],
    ['<sd_cpp_<sd_cpp_extra_args>extra_args>x', '<sd_cpp_ extra_args>x'],
    ['a fox < SD_CPP_EXTRA_ARGS foo', 'a fox'],
    ['a fox | a wolf', 'a fox , a wolf'],
  ])('neutralize server commands in the prompt: %s', async (prompt, sent) => {
    await generate({ prompt })
    expect(server.calls[0]?.body.prompt).toBe(sent)
  })

  test('add the style to the prompt', async () => {
    await generate({ style: 'Watercolor' })
    expect(server.calls[0]?.body.prompt).toBe('a red fox in the snow\n\nStyle: Watercolor')
  })
})

describe('responses', () => {
  test('uses the first of several images', async () => {
    const first = await plainImage(128, 96)
    const items = [first, await plainImage(10, 10), await plainImage(20, 20)]
    server.reply(data(...items.map((item) => ({ b64_json: item.toString('base64') }))))
    expect((await generate()).data.equals(first)).toBe(true)
  })

  test.each(['jpeg', 'webp'] as const)('keeps an image in %s unchanged', async (format) => {
    const sent = await plainImage(128, 96, format)
    server.reply(data({ b64_json: sent.toString('base64') }))
    const { contentType, data: received } = await generate()
    expect([contentType, received.equals(sent)]).toEqual([`image/${format}`, true])
  })

  test.each([
    ['another size', () => plainImage(512, 512)],
    ['another shape', () => plainImage(96, 128)],
    ['another format', () => plainImage(128, 96, 'gif')],
  ])('%s: fitted to the requested size', async (_, make) => {
    server.reply(data({ b64_json: (await make()).toString('base64') }))
    const generated = await generate()
    expect(generated).toMatchObject({ width: 128, height: 96, contentType: 'image/png' })
    expect(await pixelsOf(generated.data)).toHaveLength(128 * 96 * 3)
  })

  test('accepts a URL on the server itself and a data URL', async () => {
    const sent = await plainImage(128, 96)
    server.reply(data({ url: `http://${server.host}/files/1.png` }), bytes('image/png', sent))
    expect((await generate()).data.equals(sent)).toBe(true)
    expect(server.calls.map(({ path }) => path)).toEqual(['/v1/images/generations', '/files/1.png'])
    expect(server.calls[1]?.headers.authorization).toBeUndefined()
    server.reply(data({ url: `data:image/png;base64,${sent.toString('base64')}` }))
    expect((await generate()).data.equals(sent)).toBe(true)
  })

  test("fetches a URL elsewhere only from the operator's allowed hosts", async () => {
    const other = await startImagesApi()
    try {
      other.reply(bytes('image/png', await plainImage(128, 96)))
      const answer = data({ url: `http://${other.host}/1.png` })
      server.reply(answer)
      expect(await failure()).toMatchObject({ code: 'bad_answer' })
      expect(other.calls).toEqual([])
      expect(await generate({}, { fileHosts: [other.host] })).toMatchObject({ width: 128 })
    } finally {
      await other.close()
    }
  })

  test('does not follow a redirect to another host', async () => {
    const other = await startImagesApi()
    try {
      server.reply(data({ url: `http://${server.host}/1.png` }), (response) => {
        response.writeHead(302, { location: `http://${other.host}/1.png` }).end()
      })
      expect(await failure()).toMatchObject({ code: 'bad_answer' })
      expect(other.calls).toEqual([])
    } finally {
      await other.close()
    }
  })

  test('delivers previews in order before the finished image', async () => {
    const sides = [8, 16, 128]
    const [first, second, last] = await Promise.all(
      sides.map(async (side) => (await plainImage(side, side === 128 ? 96 : side)).toString('base64')),
    )
    server.reply(
      bytes(
        'text/event-stream',
        event({ type: 'image_generation.partial_image', ...{ b64_json: first, partial_image_index: 0 } }) +
          event({ type: 'image_generation.partial_image', ...{ b64_json: second, partial_image_index: 1 } }) +
          event({ type: 'image_generation.completed', ...{ b64_json: last } }),
      ),
    )
    const seen: string[] = []
    const engine = createImagesApiEngine(configOf(server.url, { previews: 3 }))
    const { ctx } = watched()
    const generated = await engine.generate(input, { ...ctx, onPreview: (part) => seen.push(part.toString('base64')) })
    expect(seen).toEqual([first, second])
    expect(generated.data.toString('base64')).toBe(last)
  })
})

describe('failures', () => {
  const refusal = (code: string) =>
    json(400, { error: { code, message: 'Your prompt a red fox was rejected', type: 'x' } })

  test.each(['moderation_blocked', 'content_policy_violation'])('does not retry %s, a refusal', async (code) => {
    server.reply(refusal(code))
    expect(await failure()).toMatchObject({ code: 'refused' })
    expect(server.calls).toHaveLength(1)
  })

  const limit = (code: string, headers = {}) => json(429, { error: { code, message: 'slow down' } }, headers)

  test("retries after a rate limit's delay with the same idempotency key", async () => {
    server.reply(limit('rate_limit_exceeded', { 'retry-after-ms': '20' }), imageResponse)
    expect(await generate()).toMatchObject({ width: 128 })
    expect(server.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['image-1', 'image-1'])
  })

  test('reports a lasting rate limit', async () => {
    server.reply(limit('rate_limit_exceeded', { 'retry-after-ms': '5' }))
    expect(await failure()).toMatchObject({ code: 'busy' })
    expect(server.calls).toHaveLength(3)
  })

  test('does not retry when the credit is used up', async () => {
    server.reply(limit('insufficient_quota', { 'retry-after-ms': '5' }))
    expect(await failure()).toMatchObject({ code: 'unavailable' })
    expect(server.calls).toHaveLength(1)
  })

  test.each([401, 403, 404])('does not retry %i, a mistake in the configuration', async (status) => {
    server.reply(json(status, { error: { message: 'no' } }))
    expect(await failure()).toMatchObject({ code: 'unavailable' })
    expect(server.calls).toHaveLength(1)
  })

  test('retries a server error and then reports the engine as unavailable', async () => {
    server.reply(json(503, {}, { 'retry-after-ms': '5' }))
    expect(await failure()).toMatchObject({ code: 'unavailable' })
    expect(server.calls).toHaveLength(3)
  })

  test('no server on the port', async () => {
    const closed = await startImagesApi()
    await closed.close()
    expect(await failure({ baseUrl: new URL(closed.url) })).toMatchObject({ code: 'unavailable' })
  })

  test('no response in time', async () => {
    server.reply(() => {})
    expect(await failure({ timeoutSeconds: 0.2 })).toMatchObject({ code: 'unavailable' })
  })

  test('a connection that is cut during the response', async () => {
    server.reply((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"data":[{"b64_')
      setImmediate(() => response.destroy())
    })
    expect(await failure()).toMatchObject({ code: expect.stringMatching(/^(unavailable|bad_answer)$/) })
  })

  test('cuts off an endless response', async () => {
    function* endless() {
      yield '{"data":[{"b64_json":"'
      for (;;) yield Buffer.alloc(1024 * 1024, 'a')
    }
    server.reply((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      Readable.from(endless()).pipe(response)
    })
    expect(await failure()).toMatchObject({ code: 'bad_answer' })
  })

  test.each<[string, () => Promise<ReturnType<typeof bytes>>]>([
    ['HTML', async () => bytes('text/html', '<html><body>It works!</body></html>')],
    ['JSON that ends early', async () => bytes('application/json', '{"data":[{"b64_js')],
    ['nothing', async () => bytes('application/json', '')],
    ['no pictures', async () => data()],
    ['a picture that is none', async () => data({ b64_json: Buffer.from('hello').toString('base64') })],
    ['half a picture', async () => data({ b64_json: (await plainImage(128, 96)).subarray(0, 200).toString('base64') })],
    ['an address that is none', async () => data({ url: 'file:///etc/passwd' })],
    ['an odd shape', async () => json(200, [null, { data: 7 }])],
  ])('does not retry %s, an invalid response', async (_, reply) => {
    server.reply(await reply())
    expect(await failure()).toMatchObject({ code: 'bad_answer' })
    expect(server.calls).toHaveLength(1)
  })

  test('events that end without the finished image', async () => {
    const b64_json = (await plainImage(8, 8)).toString('base64')
    server.reply(bytes('text/event-stream', event({ type: 'image_generation.partial_image', ...{ b64_json } })))
    expect(await failure({ previews: 2 })).toMatchObject({ code: 'bad_answer' })
  })

  test('a cancellation closes the connection', async () => {
    const closed = Promise.withResolvers<void>()
    server.reply((response) => {
      response.on('close', () => closed.resolve())
    })
    const { ctx, abort } = watched()
    const arrived = server.nextCall()
    const outcome = createImagesApiEngine(configOf(server.url)).generate(input, ctx)
    const rejected = expect(outcome).rejects.toMatchObject({ code: 'aborted' })
    await arrived
    abort()
    await rejected
    await closed.promise
  })

  test('no error contains the key or the prompt', async () => {
    const replies = [
      refusal('moderation_blocked'),
      json(401, { error: { message: 'Incorrect API key provided: sk-secret', code: 'wrong key sk-secret' } }),
      bytes('text/html', 'a red fox'),
    ]
    for (const reply of replies) {
      server.reply(reply)
      const error = await failure()
      expect(error).toBeInstanceOf(Error)
      if (error instanceof Error) expect(`${error.message} ${error.cause ?? ''}`).not.toMatch(/sk-secret|red fox/)
    }
  })
})
