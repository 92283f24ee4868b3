import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { ImagesApiConfig } from '../../src/engines/images-api/config.ts'
import { createImagesApiEngine } from '../../src/engines/images-api/engine.ts'
import { createRembgEngine } from '../../src/engines/rembg/engine.ts'
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
import { cutOut, type RembgReply, startRembg } from '../support/rembg.ts'
import { startServer } from '../support/server.ts'
import { newMember } from '../support/shopping.ts'
import { discImage } from './conformance.ts'

type Reply = Parameters<ImagesApiServer['reply']>[0]

let server: ImagesApiServer
let sentImage: Buffer
let base64: string
beforeAll(async () => {
  server = await startImagesApi()
  sentImage = await plainImage(128, 96)
  base64 = sentImage.toString('base64')
})
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = 0
})

const engineOf = (changes: Partial<ImagesApiConfig> = {}) => createImagesApiEngine(configOf(server.url, changes))

const generate = (config: Partial<ImagesApiConfig> = {}) =>
  engineOf(config).generate({ prompt: 'a red fox', style: 'None', width: 128, height: 96, seed: 1 }, watched().ctx)

const failure = (config: Partial<ImagesApiConfig> = {}): Promise<unknown> =>
  generate(config).then(
    () => 'a picture',
    (error: unknown) => error,
  )

const stream = (...parts: string[]) => bytes('text/event-stream', parts.join(''))
const completed = () => event({ type: 'image_generation.completed', ...{ b64_json: base64 } })
const partial = (b64_json: string) => event({ type: 'image_generation.partial_image', ...{ b64_json } })
const address = () => `http://${server.host}/files/1.png`

describe('delivers a whole image', () => {
  test.each<[string, Partial<ImagesApiConfig>, () => Reply]>([
    ['in JSON though a stream was asked for', { previews: 2 }, () => data({ b64_json: base64 })],
    [
      'in JSON that says it is a stream',
      { previews: 2 },
      () => bytes('text/event-stream', ` \n${JSON.stringify({ data: [{ b64_json: base64 }] })}`),
    ],
    ['in a stream though JSON was asked for', { previews: 0 }, () => stream(completed())],
    ['in a stream that says it is JSON', { previews: 0 }, () => bytes('application/json', completed())],
    ['as the bytes alone', {}, () => bytes('image/png', sentImage)],
    ['as a data URL for base64', {}, () => data({ b64_json: `data:image/png;base64,${base64}` })],
    ['as a data URL without a type', {}, () => data({ b64_json: `data:;base64,${base64}` })],
    [
      'as a data URL in a stream',
      { previews: 1 },
      () => stream(event({ type: 'x', ...{ b64_json: `data:image/png;base64,${base64}` } })),
    ],
    ['as base64 with line ends', {}, () => data({ b64_json: base64.replace(/.{76}/g, '$&\r\n') })],
    ['as one object in place of a list', {}, () => json(200, { data: { b64_json: base64 } })],
    [
      'in a list of images',
      {},
      () => json(200, { images: [{ image_url: { url: `data:image/png;base64,${base64}` } }] }),
    ],
    ['as an item of text', {}, () => json(200, { images: [base64] })],
    ['in the second item', {}, () => data({ b64_json: '' }, { url: null, b64_json: base64 })],
    ['after one that is broken', {}, () => data({ b64_json: base64.slice(0, 80) }, { b64_json: base64 })],
    ['beside an empty error', {}, () => json(200, { error: null, data: [{ b64_json: base64 }] })],
    [
      'beside what a filter let pass',
      {},
      () => data({ b64_json: base64, content_filter_results: { hate: { filtered: false, severity: 'safe' } } }),
    ],
    ['in an event without a type', { previews: 2 }, () => stream(`data: ${JSON.stringify({ b64_json: base64 })}\n\n`)],
    [
      'in a list in an event',
      { previews: 2 },
      () => stream(`data: ${JSON.stringify({ data: [{ b64_json: base64 }] })}\n\n`),
    ],
    ['in a last event without its end', { previews: 2 }, () => stream(completed().trimEnd())],
    ['with other line ends', { previews: 2 }, () => stream(completed().replaceAll('\n', '\r\n'))],
    ['before the end of the stream is told', { previews: 2 }, () => stream(completed(), 'data: [DONE]\n\n')],
    [
      'between what is no event',
      { previews: 2 },
      () => stream(': waiting\n\n', 'data: working\n\n', 'nothing\n', completed(), 'data: {"cost\n\n'),
    ],
    [
      'after an unfinished one that is broken',
      { previews: 2 },
      () =>
        stream(
          partial('aGVsbG8='),
          event({ type: 'image_generation.partial_image', ...{ url: address() } }),
          completed(),
        ),
    ],
    [
      'before an error',
      { previews: 2 },
      () => stream(completed(), event({ type: 'error', ...{ error: { code: 'usage' } } })),
    ],
  ])('%s', async (_name, config, reply) => {
    server.reply(reply())
    expect((await generate(config)).data.equals(sentImage)).toBe(true)
    expect(server.calls).toHaveLength(1)
  })

  test('from a stream that stays open after it', async () => {
    server.reply((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(completed())
    })
    expect((await generate({ previews: 2 })).data.equals(sentImage)).toBe(true)
  })

  test('from a stream that breaks off after it', async () => {
    const seen = Promise.withResolvers<void>()
    server.reply(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(partial('aGVsbG8='))
      await seen.promise
      response.write(completed(), () => response.destroy())
    })
    const { ctx } = watched()
    const input = { prompt: 'a red fox', style: 'None', width: 128, height: 96, seed: 1 }
    const outcome = engineOf({ previews: 2 }).generate(input, { ...ctx, onPreview: () => seen.resolve() })
    expect((await outcome).data.equals(sentImage)).toBe(true)
  })
})

describe('the address of an image', () => {
  const once = (status: number): Reply => json(status, { error: 'not yet' })
  const cut: Reply = (response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': '5000' }).write('\x89PNG')
    setImmediate(() => response.destroy())
  }

  test.each<[string, Reply]>([
    ['answers 503', once(503)],
    ['answers 404', once(404)],
    ['answers 429', once(429)],
    ['breaks off', cut],
  ])('that %s once is asked again, and the image is not', async (_name, reply) => {
    server.reply(data({ url: address() }), reply, bytes('image/png', sentImage))
    expect((await generate()).data.equals(sentImage)).toBe(true)
    expect(server.calls.map(({ path }) => path)).toEqual(['/v1/images/generations', '/files/1.png', '/files/1.png'])
  })

  test('may replace base64', async () => {
    server.reply(data({ b64_json: address() }), bytes('image/png', sentImage))
    expect((await generate()).data.equals(sentImage)).toBe(true)
  })

  test.each<[string, () => string, Reply, number, RegExp]>([
    ['that stays away is told with its status', address, once(404), 4, /answered 404$/],
    [
      'that leads elsewhere is told, and asked once',
      address,
      (response) => void response.writeHead(302, { location: 'http://192.0.2.1/' }).end(),
      2,
      /answered 302$/,
    ],
    [
      'of another host is told by the host alone',
      () => 'https://cdn.example/1.png?sig=s3cret',
      imageResponse,
      1,
      /cdn\.example: see IMAGE_API_FILE_HOSTS$/,
    ],
  ])('%s', async (_name, url, reply, calls, message) => {
    server.reply(data({ url: url() }), reply)
    expect(await failure()).toMatchObject({ code: 'bad_answer', message: expect.stringMatching(message) })
    expect(server.calls).toHaveLength(calls)
  })
})

describe('a model with its provider before it', () => {
  test.each([
    'openai/gpt-image-1.5',
    'azure/openai/gpt-image-1',
    'openrouter:openai/gpt-image-2',
    'openai:chatgpt-image-latest',
    'GPT-Image-1',
  ])('treats %s as a GPT image model', async (model) => {
    server.reply(stream(completed()))
    const engine = engineOf({ model })
    await generate({ model })
    expect(server.calls[0]?.body).toMatchObject({ model, output_format: 'png', stream: true, partial_images: 2 })
    expect(server.calls[0]?.body).not.toHaveProperty('response_format')
    expect(engine.generation).toMatchObject({ previews: true, sizes: ['1024x1024', '1536x1024', '1024x1536'] })
  })

  test.each(['black-forest-labs/flux', 'my-gpt-image-like'])('does not treat %s as one', async (model) => {
    server.reply(imageResponse)
    await generate({ model })
    expect(server.calls[0]?.body).toMatchObject({ response_format: 'b64_json' })
  })
})

describe('reports a refusal, and asks once', () => {
  const error = (value: unknown) => ({ error: value })
  test.each<[string, number, unknown]>([
    ['in a 200', 200, error({ code: 'content_policy_violation', message: 'Your request was rejected.' })],
    [
      'in a 200 beside no picture',
      200,
      { data: [], error: { type: 'image_generation_user_error', code: 'moderation_blocked' } },
    ],
    ['of one item', 200, { data: [{ finish_reason: 'CONTENT_FILTERED', b64_json: null }] }],
    [
      'of Azure in a 200',
      200,
      { data: [{ url: null, content_filter_results: { sexual: { filtered: true, severity: 'high' } } }] },
    ],
    ['of Azure', 400, error({ code: 'contentFilter', message: 'Your task failed as a result of our safety system.' })],
    ['of Gemini', 200, { candidates: [{ content: {}, finishReason: 'IMAGE_PROHIBITED_CONTENT' }] }],
    ['of Imagen', 200, { data: [], raiFilteredReason: 'All images were filtered out.' }],
    [
      'of Vertex in words',
      400,
      error({ code: 400, message: "This prompt has sensitive words that violate Google's Responsible AI practices." }),
    ],
    ['of Black Forest Labs', 200, { status: 'Request Moderated', result: null }],
    ['of Alibaba', 400, { code: 'DataInspectionFailed', message: 'Output data may contain inappropriate content.' }],
    ['of ByteDance', 400, error({ code: 'OutputImageSensitiveContentDetected', message: 'no' })],
    ['of fal', 200, { images: [], has_nsfw_concepts: [true] }],
    ['as a text', 422, error('The prompt was rejected by our content moderation.')],
    ['without an error', 400, { detail: 'NSFW content detected in the prompt' }],
    [
      'that a gateway hands on as its own failure',
      500,
      error({ message: 'upstream', code: 'content_policy_violation' }),
    ],
    ['that a gateway hands on as too many calls', 429, error({ code: 'safety_violations' })],
  ])('%s', async (_name, status, body) => {
    server.reply(json(status, body, { 'retry-after-ms': '5' }))
    expect(await failure()).toMatchObject({ code: 'refused', status })
    expect(server.calls).toHaveLength(1)
  })

  test.each<[string, string[]]>([
    ['in an event', [event({ type: 'error', ...{ error: { code: 'moderation_blocked' } } })]],
    [
      'after an unfinished picture',
      [partial('aGVsbG8='), event({ type: 'image_generation.failed', ...{ error: { code: 'moderation_blocked' } } })],
    ],
  ])('%s of a stream', async (_name, parts) => {
    server.reply(stream(...parts))
    expect(await failure({ previews: 2 })).toMatchObject({ code: 'refused' })
    expect(server.calls).toHaveLength(1)
  })

  test.each<[string, number, unknown, string]>([
    ['used-up credit in a 200', 200, error({ code: 'insufficient_quota' }), 'unavailable'],
    ['a rate limit in a 200', 200, error({ code: 'rate_limit_exceeded' }), 'busy'],
    ['a failure in a 200', 200, error({ code: 'server_error', message: 'no' }), 'unavailable'],
    ['a filter that is away', 503, error({ message: 'The content filter does not answer.' }), 'unavailable'],
    ['a prompt that is quoted', 400, error({ code: 'bad_size', prompt: 'an nsfw fox' }), 'engine_failure'],
    [
      'what a filter let pass',
      400,
      error({ code: 'bad_size', content_filter_result: { hate: { filtered: false } } }),
      'engine_failure',
    ],
  ])('%s is none', async (_name, status, body, code) => {
    server.reply(json(status, body, { 'retry-after-ms': '5' }))
    expect(await failure()).toMatchObject({ code })
  })
})

/** Makes fetch end each call after this many milliseconds without a byte, as it does after 300 s. */
function endCallsEarly(): void {
  const usual = getGlobalDispatcher()
  setGlobalDispatcher(new Agent({ headersTimeout: 20, bodyTimeout: 20 }))
  onTestFinished(() => setGlobalDispatcher(usual))
}

/** Resolves when fetch has ended a call that starts now. */
const afterLimit = (url: string) =>
  fetch(url, { method: 'POST' })
    .then((response) => response.text())
    .catch(() => undefined)

describe('the configured timeout replaces the limit of fetch', () => {
  const whole = () => JSON.stringify({ data: [{ b64_json: base64 }] })

  test.each<[string, Reply]>([
    [
      'before the answer begins',
      async (response, call) => {
        await afterLimit(`http://${server.host}/silent`)
        await data({ b64_json: base64 })(response, call)
      },
    ],
    [
      'in the middle of the answer',
      async (response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write(whole().slice(0, 40))
        await afterLimit(`http://${server.host}/silent`)
        response.end(whole().slice(40))
      },
    ],
  ])('of an image, %s', async (_name, reply) => {
    endCallsEarly()
    server.reply(reply, () => {})
    expect((await generate()).data.equals(sentImage)).toBe(true)
    expect(server.calls.map(({ path }) => path)).toEqual(['/v1/images/generations', '/silent'])
  })

  test.each<[string, boolean]>([
    ['before the answer begins', false],
    ['in the middle of the answer', true],
  ])('of a cut-out by a rembg server, %s', async (_name, hasBegun) => {
    const rembg = await startRembg()
    onTestFinished(() => rembg.close())
    endCallsEarly()
    const image = await discImage(64, 48).png().toBuffer()
    const cut = await cutOut(image)
    const reply: RembgReply = async (response) => {
      if (hasBegun) response.writeHead(200, { 'content-type': 'image/png' }).write(cut.subarray(0, 20))
      await afterLimit(`${rembg.url}/silent`)
      response.end(hasBegun ? cut.subarray(20) : cut)
    }
    rembg.reply(reply, () => {})
    const engine = createRembgEngine({
      baseUrl: new URL(rembg.url),
      model: null,
      timeoutSeconds: 20,
      maxInputPixels: 1_000_000,
    })
    expect(await engine.removeBackground({ image }, watched().ctx)).toMatchObject({ width: 64, height: 48 })
    expect(rembg.calls.map(({ path }) => path)).toEqual(['/api/remove', '/silent'])
  })

  test('the configured timeout ends an endless answer', async () => {
    server.reply((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"data"')
    })
    expect(await failure({ timeoutSeconds: 0.3 })).toMatchObject({
      code: 'unavailable',
      message: 'the images API took too long',
    })
  })
})

test.each<[string, () => Reply, object]>([
  [
    'a wrong key',
    () => json(401, { error: { code: 'invalid_api_key', message: 'Incorrect API key provided: sk-secret' } }),
    { message: 'the images API answered 401 (invalid_api_key)', code: 'unavailable', status: 401 },
  ],
  [
    'a picture on a host that is not allowed',
    () => data({ url: 'https://cdn.example/1.png?sig=s3cret' }),
    { message: 'pictures may not be fetched from cdn.example: see IMAGE_API_FILE_HOSTS', code: 'bad_answer' },
  ],
])('the operator reads of %s in the log, and no secret', async (_name, reply, loggedError) => {
  const site = await startServer()
  onTestFinished(() => site.close())
  Object.assign(site.dependencies.engines, engineOf())
  server.reply(reply())
  const member = await newMember(site)
  const body = { prompt: 'a red fox', style: 'none', size: '1024x1024', count: 1 }
  await member.call('generateImages', { body })
  await site.dependencies.images.idle()
  const failed = site.logLines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'an image failed')
  expect(failed.err).toMatchObject(loggedError)
  expect(site.logLines.join()).not.toMatch(/s3cret|sk-secret|red fox/)
})
