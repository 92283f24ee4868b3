import { makeImageRequest, makeRequestedImage } from '@mintage/api-client/mocks'
import { imageRequestMachine } from '@mintage/machines/image-request'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { BenchEntry } from './bench.ts'
import { fileJobOf } from './fileJobs.ts'
import type { Report } from './requests.ts'
import type { Chosen } from './staging.ts'

const jug: Chosen = { id: 'u1', name: 'jug.jpg', source: { projectId: 'p1' }, url: 'blob:jug' }
const size = { width: 640, height: 480 }
const say = (message: { key: string } | { text: string }) => ('text' in message ? message.text : message.key)

function shownOf(report: Report | null, { forgotten = false, known = true } = {}) {
  const actor = createActor(imageRequestMachine, { input: { jobId: null, idempotencySeed: 'seed' } })
  const entry: BenchEntry = { key: 'entry', actor, snapshot: actor.getSnapshot(), report }
  return fileJobOf(
    entry,
    { chosenOf: () => (forgotten ? undefined : jug), sizes: { of: () => (known ? size : null) } },
    say,
  )
}

const withImage = (image: Parameters<typeof makeRequestedImage>[0]) =>
  makeImageRequest({
    service: 'upscale',
    settings: { file_name: 'from-the-server.png', factor: 2 },
    images: [makeRequestedImage(image)],
  })

describe('fileJobOf', () => {
  it('shows a result once its size is known', () => {
    const report = withImage({ project_id: 'p9', url: '/api/projects/p9/file' })
    expect(shownOf(report, { known: false })?.progress).toMatchObject({ state: 'working', progress: 100 })
    expect(shownOf(report)?.progress).toEqual({
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
    const report = withImage({ project_id: 'p9', url: '/api/projects/p9/file', token_return })
    expect(shownOf(report)?.progress).toMatchObject({ result: { tokenReturn: token_return } })
  })

  it('finds name and picture with the server after a reload, and cannot send an upload again', () => {
    const report = withImage({ project_id: 'p9', url: '/api/projects/p9/file' })
    expect(shownOf(report, { forgotten: true })).toMatchObject({
      name: 'from-the-server.png',
      source: { url: '/api/projects/p9/file?variant=source', ...size },
      retriable: false,
    })
  })

  it('does not show what was deleted from the library, nor a job that it knows nothing of', () => {
    expect(shownOf(withImage({ project_id: null, url: null }))).toBeNull()
    expect(shownOf(null, { forgotten: true })).toBeNull()
  })

  it('says why a job failed in the words of the server', () => {
    const report = withImage({ state: 'failed', progress: 0, project_id: null, url: null, error: 'Too dark.' })
    expect(shownOf(report)?.progress).toEqual({ state: 'failed', reason: 'Too dark.' })
  })
})
