import { makeImageRequest, makeQueuedRequest, makeRequestedImage, sampleId } from '@mintage/api-client/mocks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubDatabase } from '../../testing/memoryDatabase.ts'
import { fakeDependencies, listed, memory, ok, refused, stubWindow } from '../../testing/requestDependencies.ts'
import { type UploadRequests, uploadRequestsOf } from './uploadRequests.ts'
import { putUpload } from './uploadsDb.ts'

let database: ReturnType<typeof stubDatabase>
let revoked: string[]
const savedUploads = () => [...database.records('mintage_files').values()]

beforeEach(() => {
  stubWindow()
  database = stubDatabase()
  revoked = []
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
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const jug = (name = 'jug.png') => new File(['pixels'], name, { type: 'image/png' })
const queued = (number = 201) => ok(makeQueuedRequest(1, { id: sampleId(number), service: 'upscale' }), 202)
const upscaled = (source: Parameters<Parameters<ReturnType<typeof uploadRequestsOf>['send']>[1]>[0]) =>
  ({ service: 'upscale', source, factor: 4 }) as const

function open(...[answer, visit = memory()]: Parameters<typeof fakeDependencies>) {
  const fake = fakeDependencies(answer, visit)
  fake.balanceIs(100)
  const uploadRequests = uploadRequestsOf(fake.dependencies, 'upscale')
  const stage = async (name?: string) => {
    uploadRequests.uploads.addFiles([jug(name)])
    await expect.poll(() => uploadRequests.uploads.read().at(-1)?.state).toBe('ready')
    return uploadRequests.uploads.read().at(-1)?.id ?? expect.fail('nothing is staged')
  }
  const posts = () => fake.requests.filter(({ method }) => method === 'POST')
  const entry = () => listed(uploadRequests.requests)[0] ?? expect.fail('there is no request')
  const state = () => entry().snapshot.value
  return { ...fake, uploadRequests, stage, posts, request: entry, state }
}

const serve = (post: () => Response) => (request: Request) => (request.method === 'POST' ? post() : refused(404))

describe('uploadRequests', () => {
  it('is one instance for each service and page', () => {
    const { dependencies } = fakeDependencies(() => refused(500))
    expect(uploadRequestsOf(dependencies, 'upscale')).toBe(uploadRequestsOf(dependencies, 'upscale'))
    expect(uploadRequestsOf(dependencies, 'upscale')).not.toBe(uploadRequestsOf(dependencies, 'remove_background'))
  })

  it('accepts images up to the limit of the engine (D70)', async () => {
    const decode = () => Promise.resolve()
    vi.stubGlobal(
      'Image',
      class {
        src = ''
        naturalWidth = 4000
        naturalHeight = 2000
        decode = decode
      },
    )
    const { dependencies } = fakeDependencies(() => refused(500))
    for (const [service, state] of [
      ['upscale', 'unusable'],
      ['remove_background', 'ready'],
    ] as const) {
      const { uploads } = uploadRequestsOf(dependencies, service)
      uploads.addFiles([jug()])
      await expect.poll(() => uploads.read().map((image) => image.state)).toEqual([state])
    }
  })

  describe('a lost response and a reload', () => {
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    const stored = { id: 'u-1', name: 'jug.png', type: 'image/png', bytes: 6, pixels: 640 * 480 }
    const keyOf = (request?: Request) => request?.headers.get('Idempotency-Key')
    const tryAgain = async (send: Parameters<UploadRequests['send']>[1]) => {
      const visit = memory()
      const first = open(serve(lost), visit)
      const id = await first.stage()
      first.uploadRequests.send(id, upscaled)
      await expect.poll(() => first.state()).toBe('preparingRequest')
      await expect.poll(savedUploads).toMatchObject([{ id, tried: { attempt: 1 } }])
      const second = open(
        serve(() => queued()),
        visit,
      )
      await expect.poll(() => second.uploadRequests.uploads.read()).toMatchObject([{ id, state: 'ready' }])
      second.uploadRequests.send(id, send)
      await expect.poll(() => second.posts()).toHaveLength(1)
      return { first: keyOf(first.posts()[0]), second: keyOf(second.posts()[0]), after: second }
    }

    it('keep the attempt and its key, so that it is paid once', async () => {
      const { first, second, after } = await tryAgain(upscaled)
      expect(first).toMatch(/\S{20,}/)
      expect(second).toBe(first)
      await expect.poll(savedUploads).toEqual([])
      expect(after.uploadRequests.uploads.read()).toEqual([])
    })

    it.each([
      ['upscale', { service: 'upscale', source: { upload: stored }, factor: 4 }],
      ['remove_background', { service: 'removeBackground', source: { upload: stored } }],
    ] as const)('keep an attempt that an earlier version stored: %s', async (service, draft) => {
      await putUpload({
        ...{ id: 'u-1', name: 'jug.png', source: { file: jug() }, owner: 'p-7', service, slot: 's-1' },
        savedAt: Date.now(),
        tried: { seed: '9f8b1d5e-52a4-4f0e-9d0c-0d2a6c1b7e33', attempt: 3, draft },
      })
      const fake = fakeDependencies(serve(() => queued()))
      fake.balanceIs(100)
      const { uploads, send } = uploadRequestsOf(fake.dependencies, service)
      await expect.poll(() => uploads.read()[0]?.state).toBe('ready')
      send('u-1', (source) =>
        service === 'upscale' ? { service, source, factor: 4 } : { service: 'removeBackground', source },
      )
      const sent = () => fake.requests.filter(({ method }) => method === 'POST').map(keyOf)
      await expect.poll(sent).toEqual(['9f8b1d5e-52a4-4f0e-9d0c-0d2a6c1b7e33-3'])
    })

    it('show one request when the first was found as a recent one', async () => {
      const visit = memory()
      const first = open(serve(lost), visit)
      const id = await first.stage()
      first.uploadRequests.send(id, upscaled)
      await expect.poll(savedUploads).toMatchObject([{ id, tried: { attempt: 1 } }])
      const begun = makeQueuedRequest(1, {
        id: sampleId(201),
        service: 'upscale',
        created_at: new Date().toISOString(),
      })
      const second = open(
        ({ method, url }) =>
          url.includes('/request-history')
            ? Response.json({ status: 'OK', payload: [begun], next_cursor: null })
            : ok(begun, method === 'POST' ? 202 : 200),
        visit,
      )
      const { requests, uploads, send, chosenOf } = second.uploadRequests
      await expect.poll(() => listed(requests).map(({ snapshot }) => snapshot.context.request)).toEqual([begun])
      await expect.poll(() => uploads.read()).toMatchObject([{ id, state: 'ready' }])
      send(id, upscaled)
      await expect.poll(second.posts).toHaveLength(1)
      await expect.poll(() => listed(requests).map((entry) => chosenOf(entry)?.id)).toEqual([id])
      expect(second.request().snapshot.context.request).toEqual(begun)
      await expect.poll(savedUploads).toEqual([])
      expect(visit.get('services.upscale.jobs')).toBe(JSON.stringify([begun.id]))
    })

    it('start a new attempt for changed values', async () => {
      const { first, second } = await tryAgain((source) => ({ service: 'upscale', source, factor: 2 }))
      expect(second).toMatch(/\S{20,}/)
      expect(second).not.toBe(first)
    })
  })

  it('sends a staged image as a request of its own, with its file', async () => {
    const { uploadRequests, stage, posts, request: entry } = open(serve(() => queued()))
    const heard = vi.fn()
    const before = uploadRequests.read()
    const stop = uploadRequests.subscribe(heard)
    const id = await stage()
    await expect.poll(savedUploads).toHaveLength(1)
    uploadRequests.send(id, upscaled)
    expect(uploadRequests.uploads.read()).toEqual([])
    expect(uploadRequests.chosenOf(entry())).toMatchObject({ id, name: 'jug.png' })
    await expect.poll(posts).toHaveLength(1)
    const form = await posts()[0]?.formData()
    expect(form?.get('factor')).toBe('4')
    expect(form?.get('file')).toMatchObject({ name: 'jug.png', type: 'image/png', size: 6 })
    // Accepted, so the server owns it.
    await expect.poll(savedUploads).toEqual([])
    expect(uploadRequests.read()).not.toBe(before)
    expect(heard).toHaveBeenCalled()
    stop()
    heard.mockClear()
    uploadRequests.dismiss(entry())
    expect(heard).not.toHaveBeenCalled()
  })

  it('sends each image with its own file', async () => {
    const { uploadRequests, stage, posts } = open(serve(() => refused(422)))
    for (const name of ['jug.png', 'bowl.png']) uploadRequests.send(await stage(name), upscaled)
    await expect.poll(posts).toHaveLength(2)
    const files = await Promise.all(posts().map(async (post) => (await post.formData()).get('file')))
    expect(files).toMatchObject([{ name: 'jug.png' }, { name: 'bowl.png' }])
  })

  it('notifies subscribers about changed uploads', async () => {
    const { uploadRequests, stage } = open(serve(() => queued()))
    const heard = vi.fn()
    uploadRequests.subscribe(heard)
    const empty = uploadRequests.read()
    await stage()
    expect(heard).toHaveBeenCalled()
    expect(uploadRequests.read()).not.toBe(empty)
  })

  it('has no size for an image that is still loading', () => {
    const { uploadRequests } = open(serve(() => queued()))
    uploadRequests.uploads.addFiles([jug()])
    const toDraft = vi.fn(upscaled)
    uploadRequests.send(uploadRequests.uploads.read()[0]?.id ?? '', toDraft)
    expect(toDraft.mock.calls).toMatchObject([[{ upload: { pixels: null } }, undefined]])
  })

  it('retries an image that waits for tokens', async () => {
    const {
      uploadRequests,
      stage,
      posts,
      request: entry,
      state,
    } = open(serve(() => refused(402, { needed: 20, balance: 10 })))
    uploadRequests.send(await stage(), upscaled)
    await expect.poll(state).toBe('shortOfTokens')
    uploadRequests.retry(entry())
    await expect.poll(posts).toHaveLength(2)
  })

  it('sends an image of the library by its id', async () => {
    const { uploadRequests, posts } = open(serve(() => queued()))
    uploadRequests.uploads.addProject('p1', 'A heron')
    await expect.poll(() => uploadRequests.uploads.read()[0]?.state).toBe('ready')
    uploadRequests.send(uploadRequests.uploads.read()[0]?.id ?? '', upscaled)
    await expect.poll(posts).toHaveLength(1)
    const form = await posts()[0]?.formData()
    expect([form?.get('project_id'), form?.get('file')]).toEqual(['p1', null])
  })

  it('passes the size of the image to the rules', async () => {
    const { uploadRequests, stage } = open(serve(() => queued()))
    const toDraft = vi.fn(upscaled)
    uploadRequests.send(await stage(), toDraft)
    expect(toDraft.mock.calls).toMatchObject([
      [{ upload: { name: 'jug.png', type: 'image/png', bytes: 6, pixels: 640 * 480 } }, undefined],
    ])
  })

  it('ignores an image that is not staged', () => {
    const { uploadRequests } = open(serve(() => queued()))
    uploadRequests.send('unknown', upscaled)
    expect(listed(uploadRequests.requests)).toEqual([])
  })

  it('keeps a refused image stored, and sends it again', async () => {
    const { uploadRequests, stage, posts, request: entry, state } = open(serve(() => refused(422)))
    uploadRequests.send(await stage(), upscaled)
    await expect.poll(posts).toHaveLength(1)
    await expect.poll(state).toBe('preparingRequest')
    await expect.poll(savedUploads).toHaveLength(1)
    const { id: key } = entry()
    uploadRequests.retry(entry())
    await expect.poll(posts).toHaveLength(2)
    expect(listed(uploadRequests.requests).map((one) => one.id)).toEqual([key])
  })

  it('accepts an offer when there are tokens again', async () => {
    const {
      uploadRequests,
      stage,
      posts,
      request: entry,
      state,
      balanceIs,
    } = open(serve(() => refused(402, { needed: 20, balance: 10 })))
    uploadRequests.send(await stage(), upscaled)
    await expect.poll(state).toBe('shortOfTokens')
    balanceIs(200)
    expect(state()).toBe('offeringRequest')
    uploadRequests.retry(entry())
    await expect.poll(posts).toHaveLength(2)
    expect(listed(uploadRequests.requests)).toHaveLength(1)
  })

  it('replaces a finished request with a new one', async () => {
    const failed = makeImageRequest({
      id: sampleId(201),
      service: 'upscale',
      state: 'failed',
      images: [makeRequestedImage({ state: 'failed', progress: 0, project_id: null, url: null })],
    })
    const { uploadRequests, stage, posts, request: entry } = open(serve(() => ok(failed, 202)))
    uploadRequests.send(await stage(), upscaled)
    await expect.poll(() => entry().snapshot.hasTag('settled')).toBe(true)
    const first = entry()
    uploadRequests.retry(first)
    await expect.poll(posts).toHaveLength(2)
    expect(listed(uploadRequests.requests).map(({ id }) => id)).not.toContain(first.id)
    expect(listed(uploadRequests.requests)).toHaveLength(1)
    expect(uploadRequests.chosenOf(entry())).toMatchObject({ name: 'jug.png' })
    expect(uploadRequests.chosenOf(first)).toBeUndefined()
  })

  it('keeps an image stored that was refused at the second try', async () => {
    const failed = makeRequestedImage({ state: 'failed', progress: 0, project_id: null, url: null })
    const answers = [
      ok(makeImageRequest({ id: sampleId(201), service: 'upscale', state: 'failed', images: [failed] }), 202),
      refused(422),
    ]
    const { uploadRequests, stage, request: entry, state, posts } = open(serve(() => answers.shift() ?? refused(500)))
    const id = await stage()
    uploadRequests.send(id, upscaled)
    await expect.poll(() => entry().snapshot.hasTag('settled')).toBe(true)
    await expect.poll(savedUploads).toEqual([])
    const first = entry()
    uploadRequests.retry(first)
    await expect.poll(posts).toHaveLength(2)
    await expect.poll(state).toBe('preparingRequest')
    await expect.poll(savedUploads).toMatchObject([{ id }])
    expect(listed(uploadRequests.requests).map(({ id }) => id)).toEqual([entry().id])
    expect(listed(uploadRequests.requests)).not.toContain(first)
  })

  it('cannot resend a request that was restored after a reload', () => {
    const visit = memory()
    visit.set('services.upscale.jobs', JSON.stringify([sampleId(201)]))
    const { uploadRequests, request: entry, posts } = open(() => refused(500), visit)
    expect(uploadRequests.chosenOf(entry())).toBeUndefined()
    uploadRequests.retry(entry())
    expect(posts()).toEqual([])
    uploadRequests.dismiss(entry())
    expect(listed(uploadRequests.requests)).toEqual([])
  })

  it('releases the image of a dismissed request', async () => {
    const { uploadRequests, stage, request: entry, posts } = open(serve(() => refused(422)))
    uploadRequests.send(await stage(), upscaled)
    await expect.poll(posts).toHaveLength(1)
    await expect.poll(savedUploads).toHaveLength(1)
    const url = uploadRequests.chosenOf(entry())?.url
    const dismissed = entry()
    uploadRequests.dismiss(dismissed)
    expect(listed(uploadRequests.requests)).toEqual([])
    expect(uploadRequests.chosenOf(dismissed)).toBeUndefined()
    expect(revoked).toEqual([url])
    await expect.poll(savedUploads).toEqual([])
  })

  it('releases everything at sign-out', async () => {
    const { uploadRequests, stage, signOut, request: entry } = open(serve(() => refused(422)))
    uploadRequests.send(await stage(), upscaled)
    const sent = entry()
    await stage()
    signOut()
    expect(uploadRequests.chosenOf(sent)).toBeUndefined()
    expect(listed(uploadRequests.requests)).toEqual([])
    expect(uploadRequests.uploads.read()).toEqual([])
    expect(revoked).toHaveLength(2)
  })
})
