import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UploadStore } from './uploadStore.ts'
import { createUploads, type FindSubject } from './uploads.ts'
import type { ChosenImage } from './uploadsDb.ts'

/** Sizes by address, as the browser would measure them; other addresses fail to load. */
let sizes: Record<string, { width: number; height: number }>
let given: string[]
let revoked: string[]

beforeEach(() => {
  sizes = {}
  given = []
  revoked = []
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      naturalWidth = 0
      naturalHeight = 0
      async decode() {
        const size = sizes[this.src]
        if (!size) throw new Error('no image')
        this.naturalWidth = size.width
        this.naturalHeight = size.height
      }
    },
  )
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${file instanceof File ? file.name : ''}`
    given.push(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function setUp(
  left: readonly Omit<ChosenImage, 'url'>[] = [],
  maxPixels = 24_000_000,
  find: FindSubject | null = null,
) {
  const saved: string[] = []
  const removed: string[] = []
  const boxes: [string, unknown][] = []
  const store: UploadStore = {
    load: async () => left,
    save: ({ id }) => void saved.push(id),
    saveAttempt: () => undefined,
    saveBox: (id, box) => void boxes.push([id, box]),
    remove: (id) => void removed.push(id),
    clear: () => undefined,
  }
  const uploads = createUploads(
    store,
    () => maxPixels,
    () => find,
  )
  const settled = () =>
    expect.poll(() => uploads.read().length > 0 && uploads.read().every(({ state }) => state !== 'reading')).toBe(true)
  const only = () => uploads.read()[0] ?? expect.fail('nothing is staged')
  return { uploads, saved, removed, boxes, settled, only }
}

const jug = () => new File(['pixels'], 'jug.png', { type: 'image/png' })

describe('a marked subject', () => {
  const box = { x: 0.25, y: 0.1, width: 0.5, height: 0.8 }

  it('is stored, shown and sent with its image', async () => {
    sizes['blob:jug.png'] = { width: 640, height: 480 }
    const { uploads, boxes, settled, only } = setUp()
    uploads.addFiles([jug()])
    await settled()
    const { id } = only()
    uploads.mark(id, box)
    expect(only()).toMatchObject({ state: 'ready', box })
    expect(uploads.take(id)).toMatchObject({ id, box })
    expect(boxes).toEqual([[id, box]])
  })

  it('can be cleared', async () => {
    sizes['blob:jug.png'] = { width: 640, height: 480 }
    const { uploads, boxes, settled, only } = setUp([{ id: 'u1', name: 'jug.png', source: { file: jug() }, box }])
    await settled()
    expect(only()).toMatchObject({ id: 'u1', box })
    uploads.mark('u1', null)
    expect(only()).toMatchObject({ id: 'u1', box: undefined })
    expect(boxes).toEqual([['u1', undefined]])
  })

  it('is kept with an image that is chosen again', async () => {
    sizes['blob:jug.png'] = { width: 640, height: 480 }
    const { uploads, settled, only } = setUp()
    const id = uploads.addAgain({ name: 'jug.png', source: { file: jug() }, box })
    await settled()
    expect(only()).toMatchObject({ id, box })
  })

  it('is ignored for a missing or unusable image', async () => {
    const { uploads, boxes, settled, only } = setUp()
    uploads.addFiles([jug()])
    await settled()
    uploads.mark(only().id, box)
    uploads.mark('gone', box)
    expect([only(), boxes]).toEqual([expect.objectContaining({ state: 'unusable' }), []])
  })
})

describe('a found subject', () => {
  const found = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
  const own = { x: 0.25, y: 0.1, width: 0.5, height: 0.8 }

  /** Answers when the test says so. */
  function searching() {
    const searched: { name: string; signal: AbortSignal; answer: (box: typeof found | null) => void }[] = []
    const find: FindSubject = (source, signal) =>
      new Promise((answer) => searched.push({ name: 'file' in source ? source.file.name : '', signal, answer }))
    return { searched, find }
  }

  async function chosen(left: readonly Omit<ChosenImage, 'url'>[] = []) {
    sizes['blob:jug.png'] = { width: 640, height: 480 }
    sizes['blob:bowl.png'] = { width: 640, height: 480 }
    const { searched, find } = searching()
    const set = setUp(left, 24_000_000, find)
    if (left.length === 0) set.uploads.addFiles([jug()])
    await set.settled()
    return { ...set, searched }
  }

  it('is marked as what the site found, goes with its image, and is stored when that is sent', async () => {
    const { uploads, searched, only, boxes } = await chosen()
    searched[0]?.answer(found)
    await expect.poll(only).toMatchObject({ state: 'ready', box: found, markedBy: 'site' })
    const { id } = only()
    expect(boxes).toEqual([])
    expect(uploads.take(id)).toMatchObject({ box: found })
    expect(boxes).toEqual([[id, found]])
  })

  it.each([
    ['moved, it is the own box of the person', own, { box: own, markedBy: 'person' }],
    ['cleared, none is sent', null, { box: undefined, markedBy: undefined }],
  ])('%s', async (_what, mark, shown) => {
    const { uploads, searched, only } = await chosen()
    searched[0]?.answer(found)
    await expect.poll(only).toMatchObject({ markedBy: 'site' })
    uploads.mark(only().id, mark)
    expect(only()).toMatchObject(shown)
    expect(uploads.take(only().id)).toMatchObject({ box: shown.box })
    expect(searched).toHaveLength(1)
  })

  it.each<[string, typeof own | null]>([
    ['marked', own],
    ['cleared', null],
  ])('that comes after the person %s the subject changes nothing', async (_what, mark) => {
    const { uploads, searched, only } = await chosen()
    uploads.mark(only().id, mark)
    expect(searched[0]?.signal.aborted).toBe(true)
    searched[0]?.answer(found)
    await new Promise(setImmediate)
    expect(only()).toMatchObject({ box: mark ?? undefined })
    expect(uploads.take(only().id)).toMatchObject({ box: mark ?? undefined })
  })

  it.each(['remove', 'take', 'clear'] as const)('is looked for no longer after %s', async (end) => {
    const { uploads, searched, only } = await chosen()
    uploads[end](only().id)
    expect(searched[0]?.signal.aborted).toBe(true)
    searched[0]?.answer(found)
    await new Promise(setImmediate)
    expect(uploads.read()).toEqual([])
  })

  it('is each image its own', async () => {
    const { uploads, searched } = await chosen()
    uploads.addFiles([new File(['pixels'], 'bowl.png')])
    await expect.poll(() => searched.map(({ name }) => name)).toEqual(['jug.png', 'bowl.png'])
    searched[1]?.answer(found)
    searched[0]?.answer(null)
    await expect.poll(() => uploads.read()[1]).toMatchObject({ name: 'bowl.png', box: found, markedBy: 'site' })
    expect(uploads.read()[0]).toMatchObject({ name: 'jug.png', box: undefined })
  })

  const tried = { seed: 's', attempt: 1, draft: { service: 'removeBackground', source: null } } as const
  it.each([
    ['is marked already', { box: own }],
    // With another box it would be another request, and paid for twice.
    ['was sent already', { tried }],
  ])('is not looked for in an image that %s', async (_what, more) => {
    const { searched } = await chosen([{ id: 'u1', name: 'jug.png', source: { file: jug() }, ...more }])
    expect(searched).toEqual([])
  })
})

describe('an image that was chosen', () => {
  it('is read, and ready when its size is known; it is stored', async () => {
    sizes['blob:jug.png'] = { width: 640, height: 480 }
    const { uploads, saved, removed, settled, only } = setUp()
    const heard = vi.fn()
    const stop = uploads.subscribe(heard)
    uploads.addFiles([jug()])
    expect(only()).toMatchObject({ name: 'jug.png', origin: 'file', state: 'reading' })
    await settled()
    const { id } = only()
    expect(uploads.read()).toEqual([
      { id, name: 'jug.png', origin: 'file', state: 'ready', url: 'blob:jug.png', width: 640, height: 480 },
    ])
    expect(heard).toHaveBeenCalledTimes(2)
    expect([saved, removed]).toEqual([[id], []])
    stop()
    uploads.remove(id)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is rejected and removed from storage when it is not an image or has too many pixels', async () => {
    sizes['blob:large.png'] = { width: 3_000, height: 4_001 }
    sizes['blob:full.png'] = { width: 3_000, height: 4_000 }
    const { uploads, saved, removed, settled } = setUp([], 12_000_000)
    uploads.addFiles([jug(), new File([], 'large.png'), new File([], 'full.png')])
    await settled()
    expect(uploads.read()).toMatchObject([
      { name: 'jug.png', state: 'unusable', problem: 'unreadable' },
      { name: 'large.png', state: 'unusable', problem: 'pixels' },
      { name: 'full.png', state: 'ready' },
    ])
    expect(removed.toSorted()).toEqual(saved.slice(0, 2).toSorted())
  })

  it.each([
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]],
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]],
    ['a WebP', [...Buffer.from('RIFF'), 99, 0, 0, 0, ...Buffer.from('WEBP')]],
  ])('is rejected when its file is cut off, though the browser shows a part: %s', async (_name, bytes) => {
    sizes['blob:half.png'] = { width: 640, height: 480 }
    const { uploads, removed, settled, only } = setUp()
    uploads.addFiles([new File([new Uint8Array(bytes)], 'half.png')])
    await settled()
    expect(only()).toMatchObject({ state: 'unusable', problem: 'damaged' })
    expect(removed).toEqual([only().id])
  })

  it('is rejected when its file was moved or deleted after it was chosen', async () => {
    sizes['blob:jug.png'] = { width: 640, height: 480 }
    const moved = jug()
    moved.arrayBuffer = () => Promise.reject(new DOMException('The file could not be found.', 'NotFoundError'))
    const { uploads, settled, only } = setUp()
    uploads.addFiles([moved])
    await settled()
    expect(only()).toMatchObject({ state: 'unusable', problem: 'unreadable' })
  })

  it('of the library is added once, and its address is never revoked', async () => {
    sizes['/api/projects/a%2Fb/file'] = { width: 8, height: 8 }
    sizes['/api/projects/c/file'] = { width: 8, height: 8 }
    const { uploads, settled } = setUp()
    uploads.addProject('a/b', 'A heron')
    uploads.addProject('a/b', 'A heron')
    uploads.addProject('c', 'A boat')
    await settled()
    expect(uploads.read()).toMatchObject([
      { name: 'A heron', origin: 'library', state: 'ready', url: '/api/projects/a%2Fb/file' },
      { name: 'A boat', origin: 'library' },
    ])
    uploads.clear()
    expect([given, revoked]).toEqual([[], []])
  })

  it('stays removed when it was removed during loading', async () => {
    sizes['blob:jug.png'] = { width: 640, height: 480 }
    const { uploads, removed, only } = setUp()
    uploads.addFiles([jug()])
    const { id } = only()
    uploads.remove(id)
    await new Promise(setImmediate)
    expect(uploads.read()).toEqual([])
    expect(removed).toEqual([id])
    expect(revoked).toEqual(['blob:jug.png'])
  })

  it('is passed to the sender, who revokes its address', async () => {
    sizes['blob:jug.png'] = { width: 640, height: 480 }
    const { uploads, removed, settled, only } = setUp()
    const file = jug()
    uploads.addFiles([file])
    await settled()
    const { id } = only()
    const taken = uploads.take(id) ?? expect.fail('nothing was taken')
    expect(taken).toEqual({ id, name: 'jug.png', source: { file }, url: 'blob:jug.png' })
    expect(uploads.read()).toEqual([])
    expect([revoked, removed]).toEqual([[], []])
    uploads.release(taken)
    expect(revoked).toEqual(['blob:jug.png'])
    expect(uploads.take(id)).toBeNull()
  })

  it('is removed with all others at sign-out, and its address is revoked', async () => {
    sizes['blob:jug.png'] = { width: 640, height: 480 }
    const { uploads, settled, only } = setUp()
    uploads.addFiles([jug()])
    await settled()
    const { id } = only()
    uploads.clear()
    expect(uploads.read()).toEqual([])
    expect(revoked).toEqual(['blob:jug.png'])
    expect([uploads.take('any'), uploads.take(id)]).toEqual([null, null])
  })

  it('is removed alone', async () => {
    const { uploads, only } = setUp()
    uploads.addFiles([jug(), new File([], 'bowl.png')])
    for (const id of [only().id, 'unknown']) uploads.remove(id)
    expect(uploads.read()).toMatchObject([{ name: 'bowl.png' }])
  })

  it('of an earlier page is restored', async () => {
    sizes['/api/projects/p1/file'] = { width: 8, height: 8 }
    const { uploads, settled } = setUp([{ id: 'k1', name: 'A heron', source: { projectId: 'p1' } }])
    await settled()
    expect(uploads.read()).toMatchObject([{ id: 'k1', name: 'A heron', origin: 'library', state: 'ready' }])
  })
})
