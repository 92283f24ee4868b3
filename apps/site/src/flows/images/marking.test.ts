import { makeImageRequest, makeQueuedRequest, makeRequestedImage, sampleId } from '@mintage/api-client/mocks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubDatabase } from '../../testing/memoryDatabase.ts'
import { fakeDependencies, listed, memory, ok, refused, stubWindow } from '../../testing/requestDependencies.ts'
import { uploadRequestsOf } from './uploadRequests.ts'

const box = { x: 0.25, y: 0.1, width: 0.5, height: 0.8 }
const service = 'remove_background' as const

let database: ReturnType<typeof stubDatabase>
const savedUploads = () => [...database.records('mintage_files').values()]

beforeEach(() => {
  stubWindow()
  database = stubDatabase()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      naturalWidth = 640
      naturalHeight = 480
      decode = () => Promise.resolve()
    },
  )
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(answer: Parameters<typeof fakeDependencies>[0], visit = memory(), findsSubjects = false) {
  const fake = fakeDependencies(answer, visit, memory(), findsSubjects)
  fake.balanceIs(100)
  const uploadRequests = uploadRequestsOf(fake.dependencies, service)
  const { uploads, requests } = uploadRequests
  const stage = async () => {
    uploads.addFiles([new File(['pixels'], 'jug.png', { type: 'image/png' })])
    await expect.poll(() => uploads.read().at(-1)?.state).toBe('ready')
    return uploads.read().at(-1)?.id ?? expect.fail('nothing is staged')
  }
  const send = (id: string) =>
    uploadRequests.send(id, (source, marked) => ({
      service: 'removeBackground',
      source,
      ...(marked ? { box: marked } : {}),
    }))
  const request = () => listed(requests)[0] ?? expect.fail('there is no request')
  return { ...fake, uploadRequests, uploads, stage, send, request }
}

const failed = makeImageRequest({
  ...{ id: sampleId(201), service, state: 'failed' },
  images: [makeRequestedImage({ state: 'failed', project_id: null, url: null })],
})

describe('a marked subject', () => {
  it('is saved with its image, also through a reload and a refusal', async () => {
    const visit = memory()
    const first = open(() => refused(422), visit)
    const id = await first.stage()
    first.uploads.mark(id, box)
    first.send(id)
    await expect.poll(() => first.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
    const [sent] = first.requests.filter(({ method }) => method === 'POST')
    expect((await sent?.formData())?.get('subject_box')).toBe('0.25,0.1,0.5,0.8')
    await expect.poll(savedUploads).toMatchObject([{ id, box, tried: { draft: { box } } }])
    const second = open(() => refused(404), visit)
    await expect.poll(() => second.uploads.read()).toMatchObject([{ id, state: 'ready', box }])
  })

  it('stays cleared', async () => {
    const visit = memory()
    const first = open(() => refused(404), visit)
    const id = await first.stage()
    first.uploads.mark(id, box)
    await expect.poll(savedUploads).toMatchObject([{ id, box }])
    first.uploads.mark(id, null)
    await expect.poll(savedUploads).toMatchObject([{ id, box: undefined }])
    const second = open(() => refused(404), visit)
    await expect.poll(() => second.uploads.read()[0]?.state).toBe('ready')
    expect(second.uploads.read()).toMatchObject([{ id, box: undefined }])
  })
})

describe('a found subject', () => {
  const isQuestion = ({ url }: Request) => url.endsWith('/images/subject')

  it('is asked for once with the image, and sent with its request', async () => {
    const { uploads, requests, stage, send } = open(
      (request) => (isQuestion(request) ? ok({ subject_box: box }) : refused(422)),
      memory(),
      true,
    )
    const id = await stage()
    await expect.poll(() => uploads.read()).toMatchObject([{ id, box, markedBy: 'site' }])
    send(id)
    const isSubmission = ({ url }: Request) => url.endsWith('/images/remove-background')
    await expect.poll(() => requests.filter(isSubmission)).toHaveLength(1)
    expect((await requests.find(isSubmission)?.formData())?.get('subject_box')).toBe('0.25,0.1,0.5,0.8')
    const questions = requests.filter(isQuestion)
    expect(questions).toHaveLength(1)
    expect((await questions[0]?.formData())?.get('file')).toMatchObject({ name: 'jug.png' })
  })

  it('never replaces the own box of the person, however late it comes', async () => {
    const late = Promise.withResolvers<Response>()
    const { uploads, requests, stage } = open(() => late.promise, memory(), true)
    const id = await stage()
    await expect.poll(() => requests.filter(isQuestion)).toHaveLength(1)
    const own = { ...box, x: 0 }
    uploads.mark(id, own)
    late.resolve(ok({ subject_box: box }))
    await new Promise(setImmediate)
    expect(uploads.read()).toMatchObject([{ id, box: own, markedBy: 'person' }])
  })

  it.each([
    ['a server of before', () => refused(404)],
    ['a busy server', () => refused(429)],
    ['a server that fails', () => refused(500)],
    ['a broken connection', () => Promise.reject(new TypeError('failed to fetch'))],
    ['none in doubt', () => ok({ subject_box: null })],
  ])('leaves the image as it was, and says nothing: %s', async (_what, answer) => {
    const { uploads, requests, stage, dependencies } = open(
      (request) => (isQuestion(request) ? answer() : refused(404)),
      memory(),
      true,
    )
    const notified = vi.fn()
    dependencies.notices.onFirst(notified)
    const id = await stage()
    await stage()
    await expect.poll(() => requests.filter(isQuestion)).toHaveLength(2)
    await new Promise(setImmediate)
    expect(uploads.read()).toMatchObject([{ id, state: 'ready', box: undefined }, { box: undefined }])
    expect(notified).not.toHaveBeenCalled()
  })

  it('is not asked for where the engine follows no box, or the image is enlarged', async () => {
    const without = open(() => refused(404))
    await without.stage()
    const { dependencies, requests } = fakeDependencies(() => refused(404), memory(), memory(), true)
    const { uploads } = uploadRequestsOf(dependencies, 'upscale')
    uploads.addFiles([new File(['pixels'], 'jug.png', { type: 'image/png' })])
    await expect.poll(() => uploads.read()[0]?.state).toBe('ready')
    await new Promise(setImmediate)
    expect([...without.requests, ...requests].filter(isQuestion)).toEqual([])
  })
})

describe('an image that is chosen again', () => {
  it('comes from the request that failed, which goes', async () => {
    const { uploadRequests, uploads, stage, send, request } = open(({ method }) =>
      ok(method === 'POST' ? makeQueuedRequest(1, { id: failed.id, service }) : failed, method === 'POST' ? 202 : 200),
    )
    const first = await stage()
    uploads.mark(first, box)
    send(first)
    await expect.poll(() => request().snapshot.value).toBe('failedAndRefunded')
    const id = await uploadRequests.chooseAgain(request())
    await expect.poll(() => uploads.read()).toMatchObject([{ id, name: 'jug.png', state: 'ready', box }])
    await expect.poll(savedUploads).toMatchObject([{ id, box }])
    expect(listed(uploadRequests.requests)).toEqual([])
  })

  it('takes it from the server after a reload, with its mark, and keeps its result', async () => {
    const delivered = makeImageRequest({
      ...{ id: sampleId(201), service, settings: { file_name: 'jug.png', subject_box: box } },
      images: [makeRequestedImage({ project_id: 'p9', url: '/api/projects/p9/file' })],
    })
    const requested: unknown[] = []
    vi.stubGlobal('fetch', async (url: unknown) => {
      requested.push(url)
      return new Response(new Blob(['pixels'], { type: 'image/png' }))
    })
    const { uploadRequests, uploads, request } = open(() => ok(delivered))
    uploadRequests.requests.send({ type: 'request.shown', requestId: delivered.id })
    await expect.poll(() => request().snapshot.value).toBe('delivered')
    const id = await uploadRequests.chooseAgain(request())
    await expect.poll(() => uploads.read()).toMatchObject([{ id, name: 'jug.png', state: 'ready', box }])
    await expect.poll(savedUploads).toMatchObject([{ id, box }])
    expect(requested).toEqual(['/api/projects/p9/file?variant=source'])
    expect(listed(uploadRequests.requests)).toHaveLength(1)
  })

  it('returns null when the server no longer has it', async () => {
    const delivered = makeImageRequest({
      ...{ id: sampleId(201), service },
      images: [makeRequestedImage({ project_id: 'p9', url: '/api/projects/p9/file' })],
    })
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
    const { uploadRequests, uploads, request } = open(() => ok(delivered))
    uploadRequests.requests.send({ type: 'request.shown', requestId: delivered.id })
    await expect.poll(() => request().snapshot.value).toBe('delivered')
    expect(await uploadRequests.chooseAgain(request())).toBeNull()
    expect(uploads.read()).toEqual([])
  })
})
